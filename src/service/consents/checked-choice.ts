import { createHash } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";
import { checkHost } from "@consentform/consent/rules";
import { Problem, type ValidationError, validationFailed } from "../http/problem";
import type { Validation } from "../http/validation";
import { DAY_MS } from "../runtime/durations";
import { instantOf } from "../runtime/instant";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { Row } from "../store/database";
import type { IntakeStage } from "../store/intake-stage";
import type { BannerShown, VisitorPlace } from "./banner-shown";
import { checkDecisions } from "./check-decisions";
import { choiceExpiry, givenAt } from "./choice-times";
import { choiceOf, grantsAny, type HashedRecord } from "./consent-record";
import { InvalidConsentError } from "./new-consent";
import { verifiedPlace } from "./place-token";

type ConsentChoice = Schemas["ConsentChoice"];

/** A choice as it arrived. */
export interface ReportedChoice {
  readonly choice: ConsentChoice;
  /** Bytes of its body, which distinguish it from another choice with its ULID. */
  readonly bytes: Uint8Array;
  /** Host of the page. */
  readonly host: string;
  readonly userAgentFamily: string | null;
}

/** A choice that can be recorded: nothing of it can make the batch fail that it is recorded with. */
export interface CheckedChoice {
  readonly stage: IntakeStage;
  /** The ULID in lower case. */
  readonly choiceId: string;
  readonly bodyHash: string;
  /** From then on the choice would be refused. */
  readonly expiresAt: Date;
  /** The record, without its place in the chain and its address. It has a new subject id until the grant is found. */
  readonly record: HashedRecord;
  /** Subject of the grant that the choice changes or ends, as the browser named it; null if it names none. */
  readonly formerSubject: string | null;
  readonly counted: Row<"consent_records">["choice"];
  /** True if an address may be kept: not for a refusal, and not for a change without a grant. */
  readonly isAddressKept: boolean;
}

/** The dependencies of the checks. */
export interface CheckingParts {
  readonly runtime: Runtime;
  readonly keys: Keyring;
  readonly validation: Validation;
}

/** Place of a visitor of whom nothing is proved. */
const nowhere: VisitorPlace = { country: null, region: null };

/**
 * Checks a choice against the version that the visitor saw.
 * @throws {Problem} validation-failed
 */
export function checkedChoice(
  parts: CheckingParts,
  stage: IntakeStage,
  banner: BannerShown,
  reported: ReportedChoice,
): CheckedChoice {
  const { choice, bytes } = reported;
  const now = parts.runtime.now();
  const choiceId = choice.id.toLowerCase();
  const expiresAt = choiceExpiry(choiceId, now);
  if (expiresAt === null) throw misdated(now);
  checkAgainst(choice, banner);
  const isGrant = grantsAny(choice.decisions, banner);
  const former = formerSubject(choice);
  const record = recordOf(parts, stage, banner, reported, { now, isGrant });
  const sample = { ...record, hash: "0".repeat(64), masked: false };
  const [fault] = parts.validation.at(["components", "schemas", "ConsentRecord"], sample);
  if (fault !== undefined) throw validationFailed([fault]);
  return {
    stage,
    choiceId,
    bodyHash: createHash("sha256").update(bytes).digest("hex"),
    expiresAt,
    record,
    formerSubject: former,
    counted: choiceOf({ type: choice.event }, choice.decisions, banner),
    isAddressKept: isGrant && (choice.event === "given" || former !== null),
  };
}

/** The form of ids that a banner makes. An id that others may know, such as a customer number, ends no consent. */
const randomForm = /^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function isRandom(subject: string | null | undefined): subject is string {
  return subject != null && randomForm.test(subject);
}

function formerSubject({ event, subject_id }: ConsentChoice): string | null {
  return event !== "given" && event !== "refused" && isRandom(subject_id) ? subject_id : null;
}

/**
 * The visitor of a new record. A first grant has the ids of its request. A record that follows a grant gets the ids of
 * that grant, which is looked up when the chain is locked. Until then, and for a refusal, it has a new subject id.
 */
function visitorOf(
  { event, subject_id, subject_kept, external_id }: ConsentChoice,
  isGrant: boolean,
  fresh: string,
): Pick<HashedRecord, "subject_id" | "external_id" | "subject_source"> {
  if (event !== "given" || !isGrant) return { subject_id: fresh, external_id: null, subject_source: "service" };
  // Banners of earlier releases end a grant without naming it, and sites' own clients may send an id that others know.
  const isKept = subject_kept === true && isRandom(subject_id) && subject_id !== external_id;
  return {
    subject_id: subject_id ?? fresh,
    external_id: external_id ?? null,
    subject_source: isKept ? "browser" : subject_id == null ? "service" : "page",
  };
}

/** Checks that the schema cannot express. */
function checkAgainst(choice: ConsentChoice, banner: BannerShown): void {
  try {
    checkDecisions(choice, banner);
  } catch (error) {
    if (!(error instanceof InvalidConsentError)) throw error;
    throw refused(`/${error.property}`, "inconsistent", error.message.slice(error.property.length + 2));
  }
  const service = Object.keys(choice.services ?? {}).find((key) => !banner.services.has(key));
  if (service !== undefined)
    throw refused("/services", "unknown-service", `${service} is not a service of the version`);
  const frameworks = [
    ["tc_string", banner.isTcfEnabled, "tcf"],
    ["gpp_string", banner.isGppEnabled, "gpp"],
  ] as const;
  for (const [member, isEnabled, framework] of frameworks) {
    if (choice[member] != null && !isEnabled) {
      throw refused(`/${member}`, "inconsistent", `the version does not enable ${framework}`);
    }
  }
  if (banner.ruleCalled(choice.rule_id ?? null) === undefined) {
    throw refused("/rule_id", "unknown-rule", `${choice.rule_id} is not a rule of the version`);
  }
}

/** The browser can make an id of the service's time, which its own clock misses. */
function misdated(now: Date): Problem {
  const { slug, details } = refused("/id", "expired", "the time of this ULID is more than 30 days away");
  return new Problem(slug, details, { Date: now.toUTCString(), "Access-Control-Expose-Headers": "Date" });
}

function refused(pointer: string, code: string, detail: string) {
  const error: ValidationError = { pointer, code, detail };
  return validationFailed([error]);
}

function recordOf(
  { runtime, keys }: CheckingParts,
  stage: IntakeStage,
  banner: BannerShown,
  { choice, host, userAgentFamily }: ReportedChoice,
  { now, isGrant }: { readonly now: Date; readonly isGrant: boolean },
): HashedRecord {
  const { version } = banner;
  const token = choice.place_token ?? null;
  const proved = token === null ? null : verifiedPlace(keys, stage, token, now);
  const place = proved ?? nowhere;
  const { regime } = banner.ruleIn(place, now);
  const rule = banner.ruleCalled(choice.rule_id ?? null) ?? banner.ruleIn(place, now).rule;
  const given = givenAt(instantOf(choice.given_at), now);
  const days = isGrant ? rule.expiry.accept_days : rule.expiry.reject_days;
  const shown = banner.shownTexts(choice.language);
  const fresh = Buffer.from(runtime.randomBytes(16)).toString("hex");
  return {
    id: runtime.newId("con"),
    schema: "3",
    site_id: stage.siteId,
    host,
    environment: stage.environment,
    ...visitorOf(choice, isGrant, fresh),
    tc_string: choice.tc_string ?? null,
    gpp_string: choice.gpp_string ?? null,
    ip: null,
    event: {
      time: now.toISOString(),
      type: choice.event,
      method: choice.method,
      valid_until: new Date(given.at.getTime() + days * DAY_MS).toISOString(),
    },
    decisions: choice.decisions,
    services: choice.services ?? null,
    regime,
    model: proved === null ? "opt_in" : rule.model,
    ...place,
    language: shown.language,
    gpc: choice.gpc ?? false,
    user_agent_family: banner.isUserAgentRecorded ? userAgentFamily : null,
    version_number: version.number,
    config_digest: version.config_digest,
    text_digest: shown.digest,
    consent_revision: version[`${stage.environment}_consent_revision`] ?? 0,
    rule_id: choice.rule_id ?? null,
    given_at: given.at.toISOString(),
    given_at_clamped: given.isClamped,
    place_source: proved === null ? "claimed" : "edge",
    runtime_digest: choice.runtime_digest ?? null,
    layer: choice.layer ?? null,
    reported_text_digest: choice.text_digest == null || choice.text_digest === shown.digest ? null : choice.text_digest,
    previous_id: null,
    prev_hash: null,
  };
}

/**
 * Host of the page that a choice comes from, if it is attached to the stage.
 * @param origin the header; `null` (a sandboxed frame, a file) is never attached
 * @returns null if it is not
 */
export function attachedHost(origin: string | null, { hosts }: Pick<IntakeStage, "hosts">): string | null {
  const match = /^https?:\/\/([a-z0-9.-]{1,253})(:\d{1,5})?$/i.exec(origin ?? "");
  const host = match?.[1]?.toLowerCase() ?? "";
  if (checkHost(host, { isLoopbackAllowed: true }) !== null) return null;
  const isAttached = hosts.some(
    (one) => one.host === host || (one.include_subdomains && host.endsWith(`.${one.host}`)),
  );
  return isAttached ? host : null;
}
