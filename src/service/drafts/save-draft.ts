import type { Schemas } from "@consentform/consent/contract";
import { RULES_VERSION, type ValidationResult } from "@consentform/consent/rules";
import { emit } from "../events/emit";
import type { Runtime } from "../runtime/runtime";
import { json, type Row, type Transaction } from "../store/database";
import { updateDraft } from "../store/drafts";
import type { Evaluation } from "./evaluate-document";

/** The parts of a draft beside the document that a write sets. */
export type SettableParts = Pick<Row<"drafts">, "waivers" | "managed_by" | "template_ref">;

/** A write that changes a draft. */
export interface DraftWrite {
  readonly tx: Transaction;
  readonly runtime: Pick<Runtime, "newId">;
  readonly actor: Schemas["Actor"];
  readonly now: Date;
  /** As it is now, and locked. */
  readonly draft: Row<"drafts">;
  readonly document: unknown;
  readonly parts: SettableParts;
  /** The evaluation of the document. */
  readonly evaluation: Evaluation;
}

/** Stores a draft's next revision and writes its event. */
export async function saveDraft(write: DraftWrite): Promise<Row<"drafts">> {
  const { tx, draft, parts, evaluation, now, actor } = write;
  const { digest } = evaluation;
  const rulesVersion = digest === draft.digest ? draft.validation.rules_version : RULES_VERSION;
  const saved = await updateDraft(tx, draft.site_id, {
    document: JSON.stringify(write.document),
    digest,
    waivers: json(parts.waivers),
    managed_by: parts.managed_by,
    template_ref: parts.template_ref === null ? null : json(parts.template_ref),
    revision: draft.revision + 1,
    validation: json(validationOf(evaluation, rulesVersion, now)),
    updated_at: now,
    updated_by: json(actor),
  });
  await emitDraftUpdated(write, saved);
  return saved;
}

/** Ends the link of a draft to its template: document and owner stay (contract 2.13). */
export async function unlinkDraft(
  write: Pick<DraftWrite, "tx" | "runtime" | "actor" | "now" | "draft">,
): Promise<void> {
  const { tx, draft, now, actor } = write;
  const change = { template_ref: null, revision: draft.revision + 1, updated_at: now, updated_by: json(actor) };
  await emitDraftUpdated(write, await updateDraft(tx, draft.site_id, change));
}

/** Counts of findings, as a draft keeps them. */
export function validationOf(
  evaluation: Pick<ValidationResult, "errors" | "warnings">,
  rulesVersion: string,
  now: Date,
): Schemas["DraftValidation"] {
  return {
    errors: evaluation.errors.length,
    warnings: evaluation.warnings.length,
    checked_at: now.toISOString(),
    rules_version: rulesVersion,
  };
}

function emitDraftUpdated(
  { tx, runtime, actor, now, draft }: Pick<DraftWrite, "tx" | "runtime" | "actor" | "now" | "draft">,
  saved: Row<"drafts">,
): Promise<void> {
  return emit(tx, runtime, {
    workspaceId: draft.workspace_id,
    kind: "config.draft_updated",
    object: { type: "draft", id: draft.site_id },
    siteId: draft.site_id,
    actor,
    data: { revision: saved.revision, digest: saved.digest, previous: { digest: draft.digest } },
    at: now,
  });
}
