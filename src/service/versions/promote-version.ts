import { storedDocument } from "../drafts/draft-view";
import { evaluateDocument, frozenServices } from "../drafts/evaluate-document";
import { emit } from "../events/emit";
import { actorOf } from "../http/caller";
import { required } from "../http/found";
import type { Call, Reply } from "../http/handler";
import { Problem } from "../http/problem";
import { json, type Row } from "../store/database";
import { draftOf } from "../store/drafts";
import { type Pointers, pointersOf } from "../store/stages";
import { versionInStage } from "../store/versions";
import { auditedMove, type MovedPointer, movePointer, promotionRecord } from "./move-pointer";
import { checkExpectedProduction, evaluatePromotionGate, promotionBlocked } from "./promotion";
import { gateResult, isBlocked } from "./promotion-gate";
import type { StageResult } from "./publish-version";
import { stagesHolding, versionState, versionView } from "./version-view";

/** A promotion of one version, inside its transaction, with the site's row locked. */
export interface Promotion extends Pick<Call<"promoteVersion">, "tx" | "runtime" | "caller" | "now"> {
  readonly site: Row<"sites">;
  readonly version: Row<"versions">;
  /** As in the request body of promoteVersion. */
  readonly input: NonNullable<Call<"promoteVersion">["body"]>;
}

/** Points production at a version that preview holds or that was never live. */
export async function promoteVersion(call: Call<"promoteVersion">): Promise<Reply<"promoteVersion">> {
  const { tx, runtime, caller, now } = call;
  const [site, version] = [required(call.found, "site"), required(call.found, "version")];
  const result = await promote({ tx, runtime, caller, now, site, version, input: call.body ?? {} });
  if ("refusal" in result) return { status: result.refusal.status, refusal: result.refusal };
  return { status: 200, body: versionView(result.version, result.pointers), audit: auditedMove(result) };
}

/**
 * Promotes a version. One that production already has is left alone, with any precondition.
 *
 * @throws {Problem} precondition-failed, version-not-promotable
 */
export async function promote(promotion: Promotion): Promise<StageResult> {
  const { tx, runtime, caller, now, site, version, input } = promotion;
  const pointers = await pointersOf(tx, site.id);
  if (pointers.production.number === version.number) return { version, pointers, isMoved: false };
  checkExpectedProduction(input.expected_production_number, pointers);
  checkPromotable(version, pointers);
  const held = await versionInStage(tx, site.id, "production");
  const evaluation = await evaluateDocument(tx, site, await draftOf(tx, site.id), storedDocument(version), {
    now,
    waivers: version.waivers,
    isLocked: false,
    services: frozenServices(version),
    production: held,
    digest: version.config_digest,
  });
  const finding = await evaluatePromotionGate(tx, site, version.number, evaluation, now);
  const override = input.gate_override_reason ?? null;
  if (isBlocked(finding, override)) {
    const { number, config_digest: digest } = version;
    return { refusal: await promotionBlocked({ tx, runtime, caller, now, site, number, digest, finding, evaluation }) };
  }
  const gate = gateResult(finding, override);
  const moved = await movePointer({
    tx,
    version,
    caller,
    now,
    environment: "production",
    pointers,
    held,
    reconsent: version.reconsent,
    record: { ...promotionRecord(caller, now), gate: json(gate) },
  });
  await emitPromoted(promotion, moved, gate.status);
  return { version: moved.version, pointers: moved.pointers, previous: moved.previous, isMoved: true };
}

/** @throws {Problem} version-not-promotable */
function checkPromotable(version: Row<"versions">, pointers: Pointers): void {
  if (pointers.preview.number === version.number || version.first_in_production_at === null) return;
  throw new Problem("version-not-promotable", {
    detail: `Version ${version.number} was in production before and preview holds another one. Use rollback to make it live again.`,
    state: versionState(stagesHolding(version.number, pointers)),
    first_in_production_at: version.first_in_production_at.toISOString(),
  });
}

async function emitPromoted(
  { tx, runtime, caller, now, site, version }: Promotion,
  { previous, consentRevision }: MovedPointer,
  gateStatus: string,
): Promise<void> {
  await emit(tx, runtime, {
    workspaceId: site.workspace_id,
    kind: "version.promoted",
    object: { type: "version", id: `${site.id}/${version.number}` },
    siteId: site.id,
    actor: actorOf(caller),
    data: {
      environment: "production",
      number: version.number,
      digest: version.config_digest,
      previous,
      consent_revision: consentRevision,
      gate_status: gateStatus,
    },
    at: now,
  });
}
