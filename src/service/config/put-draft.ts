import type { Schemas } from "../../contract";
import { canonicalJson, RULES_VERSION, type RuleFinding, type ValidationResult } from "../../rules";
import { actorOf } from "../caller";
import { emit } from "../events";
import type { Call, Reply } from "../handler";
import { Problem, validationFailed } from "../problem";
import { checkIfMatch } from "../request/etags";
import { required } from "../request/find-objects";
import { json, type Row } from "../store/database";
import { updateDraft } from "../store/drafts";
import { draftEtag, draftView } from "./draft-view";
import { type Judgement, judgeDocument } from "./judge-document";

type PutCall = Call<"putConfigDraft">;

/** The rule whose findings are answered as template-locked and not as a fault of the document. */
const lockRule = "locked-path";

/** Row 11: replaces the draft, unless a rule of level S or a lock of the linked template refuses the document. */
export async function putDraft(call: PutCall): Promise<Reply<"putConfigDraft">> {
  const { tx, body } = call;
  const site = required(call.found, "site");
  const draft = required(call.found, "draft");
  const wanted = wantedDraft(draft, body);
  const judged = await judgeDocument(tx, site, draft, body.document, {
    waivers: wanted.waivers,
    isLocked: wanted.template_ref !== null,
  });
  checkForm(judged);
  const { digest } = judged;
  const isSame = digest === draft.digest && isEqual(wanted, settableParts(draft));
  checkIfMatch(call.ifMatch, draftEtag(draft.revision), isSame, { current_digest: draft.digest });
  if (isSame) {
    return reply(draft, body.document);
  }
  checkLocks(judged);
  const saved = await save(call, draft, wanted, judged);
  return reply(saved, body.document);
}

/** What a write settles beside the document. */
type SettableParts = Pick<Row<"drafts">, "waivers" | "managed_by" | "template_ref">;

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
function checkForm(judged: Judgement): void {
  const faults = refusals(judged).filter(({ code }) => code !== lockRule);
  if (faults.length > 0) {
    throw validationFailed(
      faults.map(({ code, pointer, message }) => ({ pointer: `/document${pointer}`, code, detail: message })),
    );
  }
}

/** Step 14: what the template locks. */
function checkLocks(judged: ValidationResult): void {
  const locked = refusals(judged).filter(({ code }) => code === lockRule);
  if (locked.length > 0) {
    const paths = locked.map(({ pointer }) => pointer);
    throw new Problem("template-locked", {
      detail: `The template locks ${paths.join(", ")} and the document differs there. Keep the template's value, change the template, or send detach true.`,
      locked_paths: paths,
    });
  }
}

function refusals({ errors }: ValidationResult): RuleFinding[] {
  return errors.filter(({ level }) => level === "S");
}

async function save(
  call: PutCall,
  draft: Row<"drafts">,
  wanted: SettableParts,
  judged: Judgement,
): Promise<Row<"drafts">> {
  const { tx, world, caller, now } = call;
  const { digest } = judged;
  const rulesVersion = digest === draft.digest ? draft.validation.rules_version : RULES_VERSION;
  const saved = await updateDraft(tx, draft.site_id, {
    document: JSON.stringify(call.body.document),
    digest,
    waivers: json(wanted.waivers),
    managed_by: wanted.managed_by,
    template_ref: wanted.template_ref === null ? null : json(wanted.template_ref),
    revision: draft.revision + 1,
    validation: json(validationOf(judged, rulesVersion, now)),
    updated_at: now,
    updated_by: json(actorOf(caller)),
  });
  await emit(tx, world, {
    workspaceId: draft.workspace_id,
    kind: "config.draft_updated",
    object: { type: "draft", id: draft.site_id },
    siteId: draft.site_id,
    actor: actorOf(caller),
    data: { revision: saved.revision, digest, previous: { digest: draft.digest } },
    at: now,
  });
  return saved;
}

/** Counts of findings, as a draft keeps them. */
export function validationOf(
  judged: Pick<ValidationResult, "errors" | "warnings">,
  rulesVersion: string,
  now: Date,
): Schemas["DraftValidation"] {
  return {
    errors: judged.errors.length,
    warnings: judged.warnings.length,
    checked_at: now.toISOString(),
    rules_version: rulesVersion,
  };
}

function reply(draft: Row<"drafts">, document: Schemas["BannerDocument"]): Reply<"putConfigDraft"> {
  return { status: 200, body: draftView(draft, document), etag: draftEtag(draft.revision) };
}
