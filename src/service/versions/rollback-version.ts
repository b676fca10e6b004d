import { storedDocument } from "../drafts/draft-view";
import { evaluateDocument, frozenServices } from "../drafts/evaluate-document";
import { emit } from "../events/emit";
import { actorOf } from "../http/caller";
import { required } from "../http/found";
import type { Call, Reply } from "../http/handler";
import { Problem } from "../http/problem";
import { json, type Row } from "../store/database";
import { draftOf } from "../store/drafts";
import { pointersOf } from "../store/stages";
import { insertVersion, nextVersionNumber, versionInStage } from "../store/versions";
import { auditedMove, type MovedPointer, movePointer } from "./move-pointer";
import { checkExpectedProduction } from "./promotion";
import { skippedGate } from "./promotion-gate";
import { stagesHolding, versionState, versionView } from "./version-view";

type RollbackCall = Call<"rollbackVersion">;

/** Makes a copy of a version that was live and points production at it. No finding and no gate holds it back. */
export async function rollbackVersion(call: RollbackCall): Promise<Reply<"rollbackVersion">> {
  const { tx, body, caller, now } = call;
  const site = required(call.found, "site");
  const target = required(call.found, "version");
  const pointers = await pointersOf(tx, site.id);
  const live = await versionInStage(tx, site.id, "production");
  const isLive =
    live?.config_digest === target.config_digest &&
    live.services_digest === target.services_digest &&
    live.logo === target.logo;
  if (isLive) {
    return { status: 200, body: versionView(live, pointers), location: locationOf(live) };
  }
  checkExpectedProduction(body.expected_production_number, pointers);
  if (target.first_in_production_at === null) {
    throw new Problem("version-not-promotable", {
      detail: `Version ${target.number} has never been in production. Use promote to make it live.`,
      state: versionState(stagesHolding(target.number, pointers)),
      first_in_production_at: null,
    });
  }
  const version = await copy(call, site, target, live);
  const moved = await movePointer({
    tx,
    version,
    caller,
    now,
    environment: "production",
    pointers,
    held: live,
    reconsent: "auto",
    record: { gate: json(skippedGate(site.settings.promotion_gate, body.reason, now)) },
  });
  await emitRolledBack(call, moved);
  return {
    status: 201,
    body: versionView(moved.version, moved.pointers),
    location: locationOf(version),
    audit: auditedMove(moved),
  };
}

/** A new version with the document and services of an old one, evaluated by today's rules for the record. */
async function copy(
  call: RollbackCall,
  site: Row<"sites">,
  target: Row<"versions">,
  production: Row<"versions"> | null,
): Promise<Row<"versions">> {
  const { tx, body, caller, now } = call;
  const evaluation = await evaluateDocument(tx, site, await draftOf(tx, site.id), storedDocument(target), {
    now,
    waivers: target.waivers,
    isLocked: false,
    services: frozenServices(target),
    production,
    digest: target.config_digest,
  });
  return insertVersion(tx, {
    site_id: site.id,
    number: await nextVersionNumber(tx, site.id),
    workspace_id: site.workspace_id,
    environment: "production",
    document: target.document,
    services: target.services,
    config_digest: target.config_digest,
    services_digest: target.services_digest,
    waivers: json(target.waivers),
    rules_version: target.rules_version,
    note: body.note ?? null,
    reconsent: "auto",
    published_by: json(actorOf(caller)),
    published_at: now,
    rolled_back_from: target.number,
    warnings: json([...evaluation.errors, ...evaluation.warnings]),
    logo: target.logo,
  });
}

async function emitRolledBack({ tx, runtime, caller, now }: RollbackCall, moved: MovedPointer): Promise<void> {
  const { version } = moved;
  await emit(tx, runtime, {
    workspaceId: version.workspace_id,
    kind: "version.rolled_back",
    object: { type: "version", id: `${version.site_id}/${version.number}` },
    siteId: version.site_id,
    actor: actorOf(caller),
    data: {
      environment: "production",
      number: version.number,
      digest: version.config_digest,
      previous: moved.previous,
      consent_revision: moved.consentRevision,
      gate_status: "skipped",
    },
    at: now,
  });
}

function locationOf(version: Row<"versions">): string {
  return `/sites/${version.site_id}/versions/${version.number}`;
}
