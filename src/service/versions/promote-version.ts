import { actorOf } from "../caller";
import { storedDocument } from "../config/draft-view";
import { frozenServices, judgeDocument } from "../config/judge-document";
import { emit } from "../events";
import type { Call, Reply } from "../handler";
import { Problem } from "../problem";
import { required } from "../request/found";
import { json } from "../store/database";
import { draftOf } from "../store/drafts";
import { pointersOf } from "../store/stages";
import { askPromotionGate, checkExpectedProduction, promotionBlocked } from "./promotion";
import { gateResult, isBlocked } from "./promotion-gate";
import { movePointer, promotionRecord } from "./stages";
import { stagesHolding, versionState, versionView } from "./version-view";

/** Row 16: points production at a version that preview holds or that was never live. */
export async function promoteVersion(call: Call<"promoteVersion">): Promise<Reply<"promoteVersion">> {
  const { tx, world, caller, now } = call;
  const site = required(call.found, "site");
  const version = required(call.found, "version");
  const pointers = await pointersOf(tx, site.id);
  if (pointers.production.number === version.number) {
    return { status: 200, body: versionView(version, pointers) };
  }
  checkExpectedProduction(call.body?.expected_production_number, pointers);
  if (pointers.preview.number !== version.number && version.first_in_production_at !== null) {
    throw new Problem("version-not-promotable", {
      detail: `Version ${version.number} was in production before and preview holds another one. Use rollback to make it live again.`,
      state: versionState(stagesHolding(version.number, pointers)),
      first_in_production_at: version.first_in_production_at.toISOString(),
    });
  }
  const judged = await judgeDocument(tx, site, await draftOf(tx, site.id), storedDocument(version), {
    waivers: version.waivers,
    isLocked: false,
    services: frozenServices(version),
  });
  const finding = await askPromotionGate(tx, site, version.number, judged, now);
  const override = call.body?.gate_override_reason ?? null;
  if (isBlocked(finding, override)) {
    const { number, config_digest: digest } = version;
    const blocked = { tx, world, caller, now, site, number, digest, finding, judged };
    const refusal = await promotionBlocked(blocked);
    return { status: refusal.status, refusal };
  }
  const gate = gateResult(finding, override);
  const moved = await movePointer({
    ...{ tx, version, caller, now },
    from: pointers.production,
    reconsent: version.reconsent,
    record: { ...promotionRecord(caller, now), gate: json(gate) },
  });
  await emit(tx, world, {
    workspaceId: site.workspace_id,
    kind: "version.promoted",
    object: { type: "version", id: `${site.id}/${version.number}` },
    siteId: site.id,
    actor: actorOf(caller),
    data: {
      environment: "production",
      number: version.number,
      digest: version.config_digest,
      previous: moved.previous,
      consent_revision: moved.consentRevision,
      gate_status: gate.status,
    },
    at: now,
  });
  return { status: 200, body: versionView(moved.version, await pointersOf(tx, site.id)) };
}
