import type { Schemas } from "@consentform/consent/contract";
import {
  composedDocument,
  excessFindings,
  type Ingredients,
  TextsTooLongError,
  touchedLocks,
  variableFaults,
} from "@consentform/consent/rules";
import { canonicalJson, digest as digestOf } from "@consentform/consent/values";
import { draftEtag, storedDocument } from "../drafts/draft-view";
import { type Evaluation, evaluateDocument } from "../drafts/evaluate-document";
import { LOCK_RULE, refusals } from "../drafts/put-draft";
import { type SettableParts, saveDraft } from "../drafts/save-draft";
import { bindingMismatch } from "../http/binding-checks";
import { actorOf, memberOf } from "../http/caller";
import { notFound, Problem, type ValidationError, validationFailed } from "../http/problem";
import type { Row, Transaction } from "../store/database";
import { draftOf } from "../store/drafts";
import { lockSite } from "../store/sites";
import { holdTemplate } from "../store/templates";
import { type Application, isPromotingOnly } from "./application";
import { placeholderFaults, placeholderFaultsOf } from "./placeholder-faults";

type Item = Schemas["ApplyTemplateItem"];

/** One item of a request, inside its own transaction. */
export interface ItemStep {
  readonly tx: Transaction;
  readonly application: Application;
  readonly item: Item;
  /** Of the item in the request, for pointers of problems. */
  readonly index: number;
  readonly now: Date;
}

/** A draft after its step. */
export interface AppliedDraft {
  readonly site: Row<"sites">;
  readonly isChanged: boolean;
  /** Digest before the step. */
  readonly formerDigest: string;
  readonly digest: string;
  readonly revision: number;
}

/** The draft that a step produces. */
interface WantedDraft {
  readonly document: unknown;
  readonly parts: SettableParts;
}

/**
 * Brings the template into one site's draft, or ends its link. A draft that already is as requested is left alone, with
 * any precondition.
 *
 * @throws {Problem} not-found, precondition-failed, validation-failed, template-locked, token-binding-mismatch
 */
export async function applyToDraft(step: ItemStep): Promise<AppliedDraft> {
  const { tx, application, item } = step;
  const site = await lockedSite(step);
  const draft = await draftOf(tx, site.id);
  const wanted = item.detach === true ? detachedDraft(step, draft) : linkedDraft(step, draft);
  const digest = digestOf(wanted.document);
  checkResult(item, digest);
  const isSame = digest === draft.digest && canonicalJson(wanted.parts) === canonicalJson(settableParts(draft));
  const formerDigest = draft.digest;
  if (isSame) return { site, isChanged: false, formerDigest, digest, revision: draft.revision };
  if (isPromotingOnly(application)) throw bindingMismatch(memberOf(application.call.caller), "cannot change a draft");
  checkExpected(item, draft);
  const evaluation = await evaluateRequested(step, site, draft, wanted);
  const { runtime, caller } = application.call;
  await saveDraft({ tx, runtime, actor: actorOf(caller), now: step.now, draft, evaluation, ...wanted });
  return { site, isChanged: true, formerDigest, digest, revision: draft.revision + 1 };
}

/** The item's site, locked. The template is locked first: a deletion of the template takes them in this order, too. */
async function lockedSite({ tx, application, item }: ItemStep): Promise<Row<"sites">> {
  const { call, revision } = application;
  const { workspaceId, siteId: boundTo } = memberOf(call.caller);
  const isThere = await holdTemplate(tx, workspaceId, revision.template_id);
  if (!isThere) throw notFound("template", revision.template_id);
  const isHidden = boundTo !== null && boundTo !== item.site_id;
  const site = isHidden ? null : await lockSite(tx, workspaceId, item.site_id);
  if (site === null) throw notFound("site", item.site_id);
  return site;
}

function linkedDraft({ application, item, index }: ItemStep, draft: Row<"drafts">): WantedDraft {
  const { revision, mode, managedBy } = application;
  const recipe = { mode, overrides: item.overrides ?? {}, variables: item.variables ?? {} };
  return {
    document: composed(revision, draft.document, recipe, index),
    parts: {
      waivers: item.waivers ?? draft.waivers,
      managed_by: managedBy,
      template_ref: { id: revision.template_id, revision: revision.revision, ...recipe },
    },
  };
}

/** @throws {Problem} validation-failed where the variables make the texts too long for any document */
function composed(
  revision: Row<"template_revisions">,
  draft: string,
  recipe: Parameters<typeof composedDocument>[2],
  index: number,
): unknown {
  const { document, variables, locked_paths: lockedPaths } = revision;
  const template: Ingredients = { document: JSON.parse(document), variables, lockedPaths };
  const stray = [template.document, recipe.overrides].flatMap(excessFindings);
  if (stray.length > 0) throw formRefused(stray, index, "In the template or the overrides");
  try {
    return composedDocument(template, recipe.mode === "replace" ? null : JSON.parse(draft), recipe);
  } catch (error) {
    if (!(error instanceof TextsTooLongError)) throw error;
    const detail = `The texts of the template, or of the overrides, have more than ${error.maxCharacters} characters with their variables, which is more than a document holds. Shorten the variables, or use them less often.`;
    throw validationFailed([{ pointer: `/items/${index}`, code: "too-large", detail }]);
  }
}

/** A draft that is linked to another template, or to none, keeps its owner and its link. */
function detachedDraft({ application }: ItemStep, draft: Row<"drafts">): WantedDraft {
  const isLinked = draft.template_ref?.id === application.revision.template_id;
  const parts = settableParts(draft);
  return {
    document: storedDocument(draft),
    parts: isLinked ? { ...parts, managed_by: application.managedBy, template_ref: null } : parts,
  };
}

function settableParts({ waivers, managed_by, template_ref }: Row<"drafts">): SettableParts {
  return { waivers, managed_by, template_ref };
}

/** A detached draft keeps a document that was accepted before, so nothing refuses it. */
async function evaluateRequested(
  step: ItemStep,
  site: Row<"sites">,
  draft: Row<"drafts">,
  { document, parts }: WantedDraft,
): Promise<Evaluation> {
  const { tx, application, item, index } = step;
  const { revision } = application;
  const isDetached = item.detach === true;
  if (!isDetached) checkVariables(revision, item, index);
  const options = { now: step.now, waivers: parts.waivers, isLocked: !isDetached };
  const evaluation = await evaluateDocument(tx, site, { ...draft, ...parts }, document, options);
  if (isDetached) return evaluation;
  checkLocks(revision, item, evaluation);
  checkForm(evaluation, index);
  return evaluation;
}

/** @throws {Problem} precondition-failed if the document is not the one that the client previewed */
function checkResult(item: Item, digest: string): void {
  if (item.expected_digest === undefined || item.expected_digest === digest) return;
  throw new Problem("precondition-failed", {
    detail: `The resulting document has the digest ${digest}, not ${item.expected_digest}. The template or the draft is not the one that was previewed; preview again.`,
    current_digest: digest,
  });
}

/** The preconditions of an item about the draft, and the problem's member for the current value. */
const expectations: readonly {
  readonly differs: (item: Item, draft: Row<"drafts">) => boolean;
  readonly found: (draft: Row<"drafts">) => string;
}[] = [
  {
    differs: (item, draft) => item.expected_draft_digest !== undefined && item.expected_draft_digest !== draft.digest,
    found: ({ digest }) => `has the digest ${digest}`,
  },
  {
    differs: (item, { revision }) =>
      item.expected_draft_revision !== undefined && item.expected_draft_revision !== revision,
    found: ({ revision }) => `has revision ${revision}`,
  },
  {
    differs: (item, draft) => item.expected_managed_by !== undefined && item.expected_managed_by !== draft.managed_by,
    found: ({ managed_by }) => (managed_by === null ? "has no owner" : `is managed by ${managed_by}`),
  },
];

/** @throws {Problem} precondition-failed */
function checkExpected(item: Item, draft: Row<"drafts">): void {
  const failed = expectations.find(({ differs }) => differs(item, draft));
  if (failed === undefined) return;
  throw new Problem("precondition-failed", {
    detail: `The draft ${failed.found(draft)}, which is not what was expected. Read it again before you retry.`,
    current_etag: draftEtag(draft.revision),
    current_digest: draft.digest,
  });
}

/** A revision that was made before its placeholders were checked may have some that are empty. */
function checkVariables(revision: Row<"template_revisions">, item: Item, index: number): void {
  const { variables } = revision;
  const pointer = `/items/${index}`;
  const what = `revision ${revision.revision} of the template`;
  const faults: ValidationError[] = [
    ...variableFaults(variables, item.variables ?? {}).map(({ name, code, detail }) => ({
      pointer: `${pointer}/variables/${name}`,
      code,
      detail,
    })),
    ...placeholderFaults(item.overrides ?? {}, variables, `${pointer}/overrides`),
    ...placeholderFaultsOf(JSON.parse(revision.document), variables, { what, pointer }),
  ];
  if (faults.length > 0) throw validationFailed(faults);
}

function checkLocks(revision: Row<"template_revisions">, item: Item, evaluation: Evaluation): void {
  const differing = refusals(evaluation).filter(({ code }) => code === LOCK_RULE);
  const locked = [
    ...new Set([
      ...touchedLocks(item.overrides ?? {}, revision.locked_paths),
      ...differing.map(({ pointer }) => pointer),
    ]),
  ];
  if (locked.length > 0) {
    throw new Problem("template-locked", {
      detail: `The template locks ${locked.map((path) => path || "the whole document").join(", ")}. Take what is below it out of the overrides, or change the template.`,
      locked_paths: locked,
    });
  }
}

function checkForm(evaluation: Evaluation, index: number): void {
  const faults = refusals(evaluation);
  if (faults.length > 0) throw formRefused(faults, index, "In the document that results");
}

/** The findings may be in a document that the request does not contain, so they point to the item. */
function formRefused(
  findings: readonly { readonly code: string; readonly pointer: string; readonly message: string }[],
  index: number,
  where: string,
): Problem {
  return validationFailed(
    findings.map(({ code, pointer, message }) => ({
      pointer: `/items/${index}`,
      code,
      detail: `${where}, at ${pointer === "" ? "its root" : pointer}: ${message}`,
    })),
  );
}
