import type { Schemas } from "../../contract";
import { checkHost } from "../../rules";
import { DAY_MS } from "../runtime/durations";
import type { Row } from "../store/database";
import type { BannerShown } from "./banner-shown";
import { InvalidConsentError, type NewConsent } from "./new-consent";

/** A record without `hash` and `masked`: what its hash covers (contract 5.2). */
export type HashedRecord = Omit<Schemas["ConsentRecord"], "hash" | "masked">;

/** Members of a new record that only the chain and the site determine. */
export interface RecordPlace {
  readonly id: string;
  readonly at: Date;
  /** As the site's `record_ip` keeps it. */
  readonly ip: string | null;
  readonly previous: { readonly id: string; readonly hash: string } | null;
}

/**
 * The record of a choice.
 * @throws {InvalidConsentError} if the choice does not fit the document that the visitor saw, or the event
 */
export function consentRecord(consent: NewConsent, banner: BannerShown, place: RecordPlace): HashedRecord {
  const refusal = checkHost(consent.host, { isLoopbackAllowed: true });
  if (refusal !== null) throw new InvalidConsentError("host", refusal.detail);
  checkDecisions({ decisions: consent.decisions, event: consent.event.type }, banner);
  const { version } = banner;
  const { regime, country, rule } = banner.ruleIn(
    { country: consent.country ?? null, region: consent.region ?? null },
    place.at,
  );
  const texts = banner.texts(consent.language);
  const days = grantsAny(consent.decisions, banner) ? rule.expiry.accept_days : rule.expiry.reject_days;
  const validUntil = new Date(place.at.getTime() + days * DAY_MS);
  return {
    id: place.id,
    schema: "1",
    site_id: consent.siteId,
    host: consent.host,
    environment: consent.environment,
    subject_id: consent.subjectId,
    external_id: consent.externalId ?? null,
    tc_string: consent.tcString ?? null,
    gpp_string: consent.gppString ?? null,
    ip: place.ip,
    event: {
      time: place.at.toISOString(),
      ...consent.event,
      valid_until: consent.event.type === "expired" ? null : validUntil.toISOString(),
    },
    decisions: consent.decisions,
    services: consent.services ?? null,
    regime,
    model: rule.model,
    country,
    region: consent.region ?? null,
    language: texts.language,
    gpc: consent.gpc ?? false,
    user_agent_family: banner.isUserAgentRecorded ? (consent.userAgentFamily ?? null) : null,
    version_number: version.number,
    config_digest: version.config_digest,
    text_digest: texts.digest,
    consent_revision: version[`${consent.environment}_consent_revision`] ?? 0,
    previous_id: place.previous?.id ?? null,
    prev_hash: place.previous?.hash ?? null,
  };
}

/** How analytics counts a choice (contract 2.10): by its optional categories; null for events that are no choice of categories. */
export function choiceOf(
  { type }: Pick<Schemas["ConsentEvent"], "type">,
  decisions: NewConsent["decisions"],
  banner: BannerShown,
): Row<"consent_records">["choice"] {
  if (type === "refused") return "rejected";
  if (type !== "given" && type !== "changed") return null;
  const granted = banner.optionalCategories.filter((key) => decisions[key] === "granted").length;
  if (granted === banner.optionalCategories.length) return "accepted";
  return granted === 0 ? "rejected" : "customised";
}

/** A stored record as the API shows it unmasked. */
export function storedRecord(row: { readonly record: string; readonly hash: string }): Schemas["ConsentRecord"] {
  return { ...(JSON.parse(row.record) as HashedRecord), hash: row.hash, masked: false };
}

/** True if a choice grants anything optional. */
export function grantsAny(decisions: NewConsent["decisions"], { optionalCategories }: BannerShown): boolean {
  return optionalCategories.some((key) => decisions[key] === "granted");
}

/** @throws {InvalidConsentError} if the choice does not fit the document or the event */
export function checkDecisions(
  { decisions, event }: { readonly decisions: NewConsent["decisions"]; readonly event: string },
  banner: BannerShown,
): void {
  const missing = banner.categories.find((key) => !Object.hasOwn(decisions, key));
  if (missing !== undefined) throw new InvalidConsentError("decisions", `has no decision for the category ${missing}`);
  const unknown = Object.keys(decisions).find((key) => !banner.categories.includes(key));
  if (unknown !== undefined) throw new InvalidConsentError("decisions", `${unknown} is not a category of the version`);
  const denied = banner.categories.find(
    (key) => !banner.optionalCategories.includes(key) && decisions[key] !== "granted",
  );
  if (denied !== undefined) throw new InvalidConsentError("decisions", `${denied} is required and must be granted`);
  if (event === "refused" && grantsAny(decisions, banner)) {
    throw new InvalidConsentError("event", "a refusal grants nothing optional; use the type given");
  }
}
