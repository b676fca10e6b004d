import type { Schemas } from "@consentform/consent/contract";
import type { RuleFinding, ValidationResult } from "@consentform/consent/rules";
import { canonicalJson } from "@consentform/consent/values";
import { actorOf } from "../http/caller";
import { checkIfMatch } from "../http/etags";
import { required } from "../http/found";
import type { Call, Reply } from "../http/handler";
import { Problem, validationFailed } from "../http/problem";
import type { Row } from "../store/database";
import { draftEtag, draftView } from "./draft-view";
import { type Evaluation, evaluateDocument } from "./evaluate-document";
import { type SettableParts, saveDraft } from "./save-draft";

type PutCall = Call<"putConfigDraft">;

/** The rule whose findings are answered as template-locked and not as a fault of the document. */
export const LOCK_RULE = "locked-path";

/** Replaces the draft, unless a rule of level S or a lock of the linked template refuses the document. */
export async function putDraft(call: PutCall): Promise<Reply<"putConfigDraft">> {
  const { tx, body } = call;
  const site = required(call.found, "site");
  const draft = required(call.found, "draft");
  const wanted = wantedDraft(draft, body);
  const evaluation = await evaluateDocument(tx, site, draft, body.document, {
    now: call.now,
    waivers: wanted.waivers,
    isLocked: wanted.template_ref !== null,
  });
  checkForm(evaluation);
  const { digest } = evaluation;
  const isSame = digest === draft.digest && isEqual(wanted, settableParts(draft));
  checkIfMatch(call.ifMatch, draftEtag(draft.revision), isSame, { current_digest: draft.digest });
  if (isSame) {
    return reply(draft, body.document);
  }
  checkLocks(evaluation);
  const { runtime, now } = call;
  const write = { tx, runtime, now, actor: actorOf(call.caller), draft, document: body.document };
  return reply(await saveDraft({ ...write, parts: wanted, evaluation }), body.document);
}

function wantedDraft(draft: Row<"drafts">, body: PutCall["body"]): SettableParts {
  return {
    waivers: body.waivers ?? [],
    managed_by: body.managed_by ?? null,
    template_ref: body.detach === true ? null : draft.template_ref,
  };
}

function settableParts({ waivers, managed_by, template_ref }: Row<"drafts">): SettableParts {
  return { waivers, managed_by, template_ref };
}

function isEqual(a: SettableParts, b: SettableParts): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/**
 * Step 12: rules of level S.
 * @throws {Problem} validation-failed with a pointer into the body for each finding
 */
function checkForm(evaluation: Evaluation): void {
  const faults = refusals(evaluation).filter(({ code }) => code !== LOCK_RULE);
  if (faults.length > 0) {
    throw validationFailed(
      faults.map(({ code, pointer, message }) => ({ pointer: `/document${pointer}`, code, detail: message })),
    );
  }
}

/** Step 14: what the template locks. */
function checkLocks(evaluation: ValidationResult): void {
  const locked = refusals(evaluation).filter(({ code }) => code === LOCK_RULE);
  if (locked.length > 0) {
    const paths = locked.map(({ pointer }) => pointer);
    throw new Problem("template-locked", {
      detail: `The template locks ${paths.join(", ")} and the document differs there. Keep the template's value, change the template, or send detach true.`,
      locked_paths: paths,
    });
  }
}

/** Findings for which a write is refused. */
export function refusals({ errors }: ValidationResult): RuleFinding[] {
  return errors.filter(({ level }) => level === "S");
}

function reply(draft: Row<"drafts">, document: Schemas["BannerDocument"]): Reply<"putConfigDraft"> {
  return { status: 200, body: draftView(draft, document), etag: draftEtag(draft.revision) };
}
