import type { Schemas } from "@consentform/consent/contract";
import { checkHost } from "@consentform/consent/rules";
import { DAY_MS } from "../runtime/durations";
import type { Row } from "../store/database";
import type { BannerShown } from "./banner-shown";
import { checkDecisions } from "./check-decisions";
import { InvalidConsentError, type NewConsent } from "./new-consent";

/** A record without `hash` and `masked`: what its hash covers (contract 5.2). */
export type HashedRecord = Omit<Schemas["ConsentRecord"], "hash" | "masked">;

/** A record before it has its place in a chain. */
export type UnchainedRecord = Omit<HashedRecord, "previous_id" | "prev_hash">;

/** The parts of a new record that only the service knows. */
export interface RecordPlace {
  readonly id: string;
  readonly at: Date;
  /** As the site's `record_ip` keeps it. */
  readonly ip: string | null;
}

/**
 * The record of a choice.
 * @throws {InvalidConsentError} if the choice does not fit the document that the visitor saw, or the event
 */
export function consentRecord(consent: NewConsent, banner: BannerShown, place: RecordPlace): UnchainedRecord {
  const refusal = checkHost(consent.host, { isLoopbackAllowed: true });
  if (refusal !== null) throw new InvalidConsentError("host", refusal.detail);
  const { decisions, services, gpc, event } = consent;
  checkDecisions({ decisions, services, gpc, event: event.type, method: event.method }, banner);
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
  };
}

/**
 * How analytics counts a choice (contract 2.10): by its optional categories; null for events that choose no categories.
 */
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
