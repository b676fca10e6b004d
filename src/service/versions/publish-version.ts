import type { Schemas } from "../../contract";
import { canonicalJson, digest as digestOf } from "../../rules";
import { actorOf } from "../caller";
import { storedDocument } from "../config/draft-view";
import { judgeDocument } from "../config/judge-document";
import { servicesOf } from "../config/live-services";
import { emit } from "../events";
import type { Call, Reply } from "../handler";
import { Problem, validationFailed } from "../problem";
import { conflict } from "../request/conflicts";
import { required } from "../request/found";
import { json, type Row } from "../store/database";
import { draftOf } from "../store/drafts";
import { type Pointers, pointersOf } from "../store/stages";
import { insertVersion, nextVersionNumber, versionInStage } from "../store/versions";
import { askPromotionGate, checkExpectedProduction, promotionBlocked } from "./promotion";
import { gateResult, isBlocked } from "./promotion-gate";
import { type MovedPointer, movePointer } from "./stages";
import { versionView } from "./version-view";

type PublishCall = Call<"publishVersion">;
type PublishReply = Reply<"publishVersion">;

/** Everything a publish reads, under the lock of the site. */
interface Publishing {
  readonly site: Row<"sites">;
  readonly draft: Row<"drafts">;
  readonly services: Schemas["FrozenService"][];
  readonly servicesDigest: string;
  readonly pointers: Pointers;
  readonly environment: "preview" | "production";
}

/** Row 14: freezes the draft and the live services as a version, and points a stage at it. */
export async function publishVersion(call: PublishCall): Promise<PublishReply> {
  const { tx, body } = call;
  const environment = body.environment ?? "preview";
  checkProductionOnly(body, environment);
  const site = required(call.found, "site");
  const { live } = await servicesOf(tx, site.id);
  const publishing: Publishing = {
    site,
    draft: await draftOf(tx, site.id),
    services: live,
    servicesDigest: digestOf(live),
    pointers: await pointersOf(tx, site.id),
    environment,
  };
  const held = await versionInStage(tx, site.id, environment);
  if (held !== null && holdsAlready(held, publishing, body)) {
    return { status: 200, body: versionView(held, publishing.pointers), location: locationOf(held) };
  }
  checkExpectations(publishing, body);
  return publish(call, publishing);
}

/** Members that mean nothing for preview are refused there, so that nobody believes they were heard. */
function checkProductionOnly(body: PublishCall["body"], environment: Publishing["environment"]): void {
  const sent = (["gate_override_reason", "expected_production_number"] as const).filter(
    (name) => body[name] !== undefined,
  );
  if (environment === "preview" && sent.length > 0) {
    throw validationFailed(
      sent.map((name) => ({
        pointer: `/${name}`,
        code: "only-for-production",
        detail: "is only for environment production; leave it out",
      })),
    );
  }
}

/** Whether the stage holds what is asked for, so that there is nothing to do (contract 2.4, no-ops). */
function holdsAlready(held: Row<"versions">, publishing: Publishing, body: PublishCall["body"]): boolean {
  const { draft, servicesDigest } = publishing;
  const isRepeatedCall = held.publish_key !== null && held.publish_key === body.publish_key;
  return (
    held.config_digest === (body.draft_digest ?? draft.digest) &&
    held.services_digest === (body.services_digest ?? servicesDigest) &&
    canonicalJson(held.waivers) === canonicalJson(draft.waivers) &&
    (body.reconsent !== "force" || isRepeatedCall)
  );
}

/** Steps 13 and, for direct publishing, 14 of contract 4.12. */
function checkExpectations(
  { site, draft, servicesDigest, pointers, environment }: Publishing,
  body: PublishCall["body"],
): void {
  const expected = [
    { what: "draft", asked: body.draft_digest, current: draft.digest },
    { what: "list of live services", asked: body.services_digest, current: servicesDigest },
  ];
  for (const { what, asked, current } of expected) {
    if (asked !== undefined && asked !== current) {
      throw new Problem("precondition-failed", {
        detail: `The ${what} has the digest ${current}, not ${asked}. Somebody changed it; read it, then decide again.`,
        current_digest: current,
      });
    }
  }
  checkExpectedProduction(body.expected_production_number, pointers);
  if (environment === "production" && !site.settings.allow_direct_production) {
    const detail =
      "The site does not allow publishing straight to production. Publish to preview and promote, or set allow_direct_production.";
    throw conflict("direct-production-disabled", detail, "environment");
  }
}

async function publish(call: PublishCall, publishing: Publishing): Promise<PublishReply> {
  const { tx, body, world, caller, now } = call;
  const { site, draft, pointers, environment } = publishing;
  const reconsent = body.reconsent ?? "auto";
  const judged = await judgeDocument(tx, site, draft, storedDocument(draft), {
    waivers: draft.waivers,
    acceptedRulesVersion: body.accepted_rules_version,
    isLocked: true,
    reconsent,
  });
  if (!judged.valid) {
    throw new Problem("draft-invalid", {
      detail: `The draft has ${judged.errors.length === 1 ? "1 error" : `${judged.errors.length} errors`} and cannot be published.`,
      errors: judged.errors,
      warnings: judged.warnings,
      digest: draft.digest,
    });
  }
  const override = body.gate_override_reason ?? null;
  const finding = environment === "production" ? await askPromotionGate(tx, site, null, judged, now) : null;
  if (finding !== null && isBlocked(finding, override)) {
    const blocked = { tx, world, caller, now, site, number: null, digest: draft.digest, finding, judged };
    const refusal = await promotionBlocked(blocked);
    return { status: refusal.status, refusal };
  }
  const version = await freeze(call, publishing, judged.warnings);
  const record = finding === null ? {} : { gate: json(gateResult(finding, override)) };
  const moved = await movePointer({ tx, version, from: pointers[environment], reconsent, caller, now, record });
  await emitPublished(call, moved);
  return {
    status: 201,
    body: versionView(moved.version, await pointersOf(tx, site.id)),
    location: locationOf(version),
  };
}

async function freeze(
  call: PublishCall,
  { site, draft, services, servicesDigest, environment }: Publishing,
  warnings: Schemas["Version"]["warnings"],
): Promise<Row<"versions">> {
  const { tx, body, caller, now } = call;
  return insertVersion(tx, {
    site_id: site.id,
    number: await nextVersionNumber(tx, site.id),
    workspace_id: site.workspace_id,
    environment,
    document: draft.document,
    services: JSON.stringify(services),
    config_digest: draft.digest,
    services_digest: servicesDigest,
    waivers: json(draft.waivers),
    rules_version: draft.validation.rules_version,
    publish_key: body.publish_key ?? null,
    note: body.note ?? null,
    reconsent: body.reconsent ?? "auto",
    published_by: json(actorOf(caller)),
    published_at: now,
    warnings: json(warnings),
  });
}

async function emitPublished(
  { tx, world, caller, now }: PublishCall,
  { version, previous }: MovedPointer,
): Promise<void> {
  await emit(tx, world, {
    workspaceId: version.workspace_id,
    kind: "version.published",
    object: { type: "version", id: `${version.site_id}/${version.number}` },
    siteId: version.site_id,
    actor: actorOf(caller),
    data: {
      environment: version.environment,
      number: version.number,
      digest: version.config_digest,
      services_digest: version.services_digest,
      previous,
    },
    at: now,
  });
}

function locationOf(version: Row<"versions">): string {
  return `/sites/${version.site_id}/versions/${version.number}`;
}
