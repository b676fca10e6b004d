import type { Schemas } from "@consentform/consent/contract";
import { consentBasis } from "../drafts/evaluate-document";
import { actorOf, type Caller } from "../http/caller";
import { json, type Row, type Transaction } from "../store/database";
import type { Environment } from "../store/environment";
import { type Pointers, setPointer } from "../store/stages";
import { recordMove, type VersionMove } from "../store/versions";
import { bundleOf } from "./bundle";
import { nextConsentRevision } from "./consent-revision";

/** A move of one pointer. The site row is locked, and `pointers` and `held` were read under that lock. */
export interface PointerMove {
  readonly tx: Transaction;
  readonly version: Row<"versions">;
  readonly environment: Environment;
  /** The site's pointers before the move. */
  readonly pointers: Pointers;
  /** The version that the stage holds; null if it is empty. */
  readonly held: Row<"versions"> | null;
  /** How the version asks for consent again when it enters this stage. */
  readonly reconsent: Schemas["Version"]["reconsent"];
  readonly caller: Caller;
  readonly now: Date;
  /** Further members of the version that the move records. */
  readonly record?: VersionMove;
}

/** The result of a move. */
export interface MovedPointer {
  readonly version: Row<"versions">;
  /** The site's pointers after the move. */
  readonly pointers: Pointers;
  readonly consentRevision: number;
  /** The stage's previous version; null if it was empty. */
  readonly previous: { readonly number: number; readonly digest: string } | null;
}

/** Points a stage at a version: the only way in which a stage comes to serve something else. */
export async function movePointer(move: PointerMove): Promise<MovedPointer> {
  const { tx, version, environment, held: before, now } = move;
  const from = move.pointers[environment];
  const consentRevision = nextConsentRevision(
    from.consent_revision,
    move.reconsent,
    before === null ? null : consentBasis(before),
    consentBasis(version),
  );
  const stage: Row<"stages"> = {
    ...from,
    number: version.number,
    consent_revision: consentRevision,
    updated_at: now,
    updated_by: actorOf(move.caller),
  };
  await setPointer(tx, stage);
  const bundle = bundleOf(version, environment, consentRevision);
  const moved = await recordMove(tx, from.site_id, version.number, {
    ...entryColumns(environment, bundle.sha256, consentRevision),
    ...(environment === "production" ? { first_in_production_at: version.first_in_production_at ?? now } : {}),
    ...move.record,
  });
  const previous = before === null ? null : { number: before.number, digest: before.config_digest };
  const pointers = { ...move.pointers, [environment]: stage };
  return { version: moved, pointers, consentRevision, previous };
}

/** A move in the audit log: the version that the stage held before, and the one that it holds now. */
export function auditedMove({ version, previous }: Pick<MovedPointer, "version"> & Partial<MovedPointer>) {
  const after = { number: version.number, digest: version.config_digest };
  return previous == null ? { after } : { before: previous, after };
}

/** The members of a version that a promotion records, beside the gate. */
export function promotionRecord(caller: Caller, now: Date): VersionMove {
  return { promoted_by: json(actorOf(caller)), promoted_at: now };
}

function entryColumns(environment: Environment, sha256: string, consentRevision: number): VersionMove {
  return environment === "preview"
    ? { preview_bundle_sha256: sha256, preview_consent_revision: consentRevision }
    : { production_bundle_sha256: sha256, production_consent_revision: consentRevision };
}
