import type { Schemas } from "@consentform/consent/contract";
import { canonicalJson, digest as digestOf } from "@consentform/consent/values";
import { storedDocument } from "../drafts/draft-view";
import { type Evaluation, evaluateDocument } from "../drafts/evaluate-document";
import { type SiteServices, servicesOf } from "../drafts/live-services";
import { emit } from "../events/emit";
import { actorOf } from "../http/caller";
import { conflict } from "../http/conflicts";
import { required } from "../http/found";
import type { Call, Reply } from "../http/handler";
import { Problem, validationFailed } from "../http/problem";
import { json, type Row } from "../store/database";
import { draftOf } from "../store/drafts";
import type { LogoAnswer } from "../store/logos";
import { type Pointers, pointersOf } from "../store/stages";
import { insertVersion, nextVersionNumber, versionInStage } from "../store/versions";
import { auditedMove, type MovedPointer, movePointer } from "./move-pointer";
import { checkExpectedProduction, evaluatePromotionGate, promotionBlocked } from "./promotion";
import { gateResult, isBlocked } from "./promotion-gate";
import { publishedLogo } from "./published-logo";
import { versionView } from "./version-view";

type PublishCall = Call<"publishVersion">;

/** A publish of one site's draft, inside its transaction, with the site's row locked. */
export interface Publication extends Pick<PublishCall, "tx" | "runtime" | "caller" | "now"> {
  readonly site: Row<"sites">;
  /** As in the request body of publishVersion. */
  readonly input: PublishCall["body"];
  readonly settings: Pick<PublishCall["settings"], "vendorList" | "assetUrl">;
  /** True if all of it will be undone. */
  readonly isRehearsal?: boolean;
}

/** A move into a stage: the version that the stage now holds, or a refusal that has written its event. */
export type StageResult =
  | {
      readonly version: Row<"versions">;
      readonly pointers: Pointers;
      /** The version that the stage held before a move. */
      readonly previous?: MovedPointer["previous"];
      readonly isMoved: boolean;
    }
  | { readonly refusal: Problem };

/** Everything a publish reads, under the lock of the site. */
interface Publishing {
  readonly site: Row<"sites">;
  readonly draft: Row<"drafts">;
  readonly services: SiteServices;
  /** Of the live services. */
  readonly servicesDigest: string;
  readonly pointers: Pointers;
  /** The version that the stage holds; null if it is empty. */
  readonly held: Row<"versions"> | null;
  readonly environment: "preview" | "production";
}

/** Freezes the draft and the live services as a version, and points a stage at it. */
export async function publishVersion(call: PublishCall): Promise<Reply<"publishVersion">> {
  const { tx, runtime, caller, now, body, settings } = call;
  const site = required(call.found, "site");
  checkProductionOnly(body, body.environment ?? "preview");
  const result = await publishDraft({ tx, runtime, caller, now, site, input: body, settings });
  if ("refusal" in result) return { status: result.refusal.status, refusal: result.refusal };
  const { version, pointers, isMoved } = result;
  const view = versionView(version, pointers);
  const location = `/sites/${version.site_id}/versions/${version.number}`;
  return { status: isMoved ? 201 : 200, body: view, location, audit: auditedMove(result) };
}

/**
 * Publishes a site's draft. A stage that already has the requested version is left alone, with any precondition, unless
 * a logo that could not be fetched for it can be fetched now.
 *
 * @throws {Problem} precondition-failed, conflict (direct-production-disabled), draft-invalid
 * @throws {NeedsOutside} if the logo has to be fetched first
 */
export async function publishDraft(publication: Publication): Promise<StageResult> {
  const { input } = publication;
  const publishing = await readForPublish(publication);
  const { held, pointers } = publishing;
  const isHeld = holdsAlready(held, publishing, input);
  const unchanged = { pointers, isMoved: false };
  if (isHeld && !mayLackLogo(held, publishing, input)) return { version: held, ...unchanged };
  checkExpectations(publishing, input);
  const logo = await logoFor(publication, publishing);
  return isHeld && logo.logo === null ? { version: held, ...unchanged } : publish(publication, publishing, logo);
}

/**
 * Reports whether a publish that changes nothing else may still bring a logo: one that could not be fetched before.
 * Versions of before the service served logos stay as they are.
 */
function mayLackLogo(held: Row<"versions">, publishing: Publishing, input: PublishCall["body"]): boolean {
  const { site, draft, servicesDigest, pointers, environment } = publishing;
  const isCurrent = held.config_digest === draft.digest && held.services_digest === servicesDigest;
  const isRepeatedCall = held.publish_key !== null && held.publish_key === input.publish_key;
  const isAllowed = environment === "preview" || site.settings.allow_direct_production;
  const { expected_production_number: expected = pointers.production.number } = input;
  const isFree = isAllowed && expected === pointers.production.number;
  const isMissing = held.warnings.some(({ code }) => code === "logo-not-served");
  return held.logo === null && isMissing && isCurrent && !isRepeatedCall && isFree;
}

/** The logo of the version to come. While its address does not answer, the one that the stage shows of it is kept. */
async function logoFor(
  { tx, site, now, settings, isRehearsal = false }: Publication,
  { draft, held }: Publishing,
): Promise<LogoAnswer> {
  const document = storedDocument(draft);
  const answer = await publishedLogo({ tx, site, now, settings, isRehearsal }, document);
  const former = held?.logo ?? null;
  const isSame = held !== null && storedDocument(held).theme?.logo_url === document.theme?.logo_url;
  return answer.fault !== null && former !== null && isSame ? { logo: former, fault: null } : answer;
}

/** The version in the stage with the site's pointers, if publishing would change nothing; otherwise null. */
export async function publishedAlready(publication: Publication): Promise<StageResult | null> {
  const publishing = await readForPublish(publication);
  const { held, pointers } = publishing;
  return holdsAlready(held, publishing, publication.input) ? { version: held, pointers, isMoved: false } : null;
}

async function readForPublish({ tx, site, input }: Publication): Promise<Publishing> {
  const environment = input.environment ?? "preview";
  const services = await servicesOf(tx, site.id);
  return {
    site,
    draft: await draftOf(tx, site.id),
    services,
    servicesDigest: digestOf(services.live),
    pointers: await pointersOf(tx, site.id),
    held: await versionInStage(tx, site.id, environment),
    environment,
  };
}

/** Members that mean nothing for preview are refused there, so that a caller does not rely on them. */
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

/** Reports whether the stage holds what is asked for, so that there is nothing to do (contract 2.4, no-ops). */
function holdsAlready(
  held: Row<"versions"> | null,
  publishing: Publishing,
  body: PublishCall["body"],
): held is Row<"versions"> {
  if (held === null) return false;
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
        detail: `The ${what} has the digest ${current}, not ${asked}. It was changed; read it again before you retry.`,
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

async function publish(publication: Publication, publishing: Publishing, logo: LogoAnswer): Promise<StageResult> {
  const { tx, input, runtime, caller, now } = publication;
  const { site, draft, pointers, held, environment } = publishing;
  const reconsent = input.reconsent ?? "auto";
  const evaluation = await evaluateForPublish(publication, publishing, logo.fault);
  const override = input.gate_override_reason ?? null;
  const finding = environment === "production" ? await evaluatePromotionGate(tx, site, null, evaluation, now) : null;
  if (finding !== null && isBlocked(finding, override)) {
    const blocked = { tx, runtime, caller, now, site, number: null, digest: draft.digest, finding, evaluation };
    return { refusal: await promotionBlocked(blocked) };
  }
  const version = await freeze(publication, publishing, { warnings: evaluation.warnings, logo: logo.logo });
  const record = finding === null ? {} : { gate: json(gateResult(finding, override)) };
  const moved = await movePointer({ tx, version, environment, pointers, held, reconsent, caller, now, record });
  await emitPublished(publication, moved);
  return { version: moved.version, pointers: moved.pointers, previous: moved.previous, isMoved: true };
}

/** @throws {Problem} draft-invalid */
async function evaluateForPublish(
  { tx, site, input, now, settings }: Publication,
  { draft, services, held, environment }: Publishing,
  logoFault: string | null,
): Promise<Evaluation> {
  const evaluation = await evaluateDocument(tx, site, draft, storedDocument(draft), {
    now,
    waivers: draft.waivers,
    acceptedRulesVersion: input.accepted_rules_version,
    isLocked: true,
    reconsent: input.reconsent ?? "auto",
    services: services.evaluated,
    digest: draft.digest,
    vendorListVersion: settings.vendorList?.vendorListVersion ?? null,
    logoFault,
    ...(environment === "production" ? { production: held } : {}),
  });
  if (evaluation.valid) return evaluation;
  throw new Problem("draft-invalid", {
    detail: `The draft has ${evaluation.errors.length === 1 ? "1 error" : `${evaluation.errors.length} errors`} and cannot be published.`,
    errors: evaluation.errors,
    warnings: evaluation.warnings,
    digest: draft.digest,
  });
}

async function freeze(
  { tx, input, caller, now }: Publication,
  { site, draft, services, servicesDigest, environment }: Publishing,
  { warnings, logo }: { readonly warnings: Schemas["Version"]["warnings"]; readonly logo: string | null },
): Promise<Row<"versions">> {
  return insertVersion(tx, {
    site_id: site.id,
    number: await nextVersionNumber(tx, site.id),
    workspace_id: site.workspace_id,
    environment,
    document: draft.document,
    services: JSON.stringify(services.live),
    config_digest: draft.digest,
    services_digest: servicesDigest,
    waivers: json(draft.waivers),
    rules_version: draft.validation.rules_version,
    publish_key: input.publish_key ?? null,
    note: input.note ?? null,
    reconsent: input.reconsent ?? "auto",
    published_by: json(actorOf(caller)),
    published_at: now,
    warnings: json(warnings),
    logo,
  });
}

async function emitPublished(
  { tx, runtime, caller, now }: Publication,
  { version, previous }: MovedPointer,
): Promise<void> {
  await emit(tx, runtime, {
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
