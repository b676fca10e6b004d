import type { Schemas } from "@consentform/consent/contract";
import { digest } from "@consentform/consent/values";
import { actorText } from "./held-version";
import { type Text, text } from "./text";

/** Most services that one sentence names. */
const MAX_NAMED = 5;

/**
 * The tracked services that a version published now brings to production; null if there are none, or if they were not
 * read. Names those that were changed since production last moved.
 */
export function changedServices({ services, stages, truncated }: Schemas["Site"]): Text | null {
  if (services === null) return null;
  if (truncated.includes("services")) return `more than ${services.length}, which this preview does not read`;
  const production = stages?.production ?? null;
  const live = services.filter(({ status }) => status === "live");
  if (digest(live.map(frozen).sort(byKey)) === (production?.services_digest ?? digest([]))) return null;
  const changed = live.filter(({ updated_at: at }) => production === null || at > production.updated_at);
  if (changed.length === 0) return "some were removed, or changed before production last moved";
  const named = changed.slice(0, MAX_NAMED).map((service) => {
    const { key, updated_at: at, updated_by: by } = service;
    return `${key}, changed at ${at} by ${actorText(by)}`;
  });
  const rest = changed.length > MAX_NAMED ? [`and ${changed.length - MAX_NAMED} more`] : [];
  return [...named, ...rest].join("; ");
}

/** The same as a sentence after another one; empty if there are none. */
export function servicesText(site: Schemas["Site"]): Text {
  const services = changedServices(site);
  return services === null ? "" : text` The version also changes production's tracked services: ${services}.`;
}

/** The members of a service that a version has, listed here to avoid loading the contract's schema of documents. */
const frozenMembers: Readonly<Record<keyof Schemas["FrozenService"], true>> = {
  key: true,
  name: true,
  company: true,
  category: true,
  hosts: true,
  scripts: true,
  storage: true,
  legal_basis: true,
  blocking: true,
  purposes: true,
  privacy_url: true,
  countries: true,
  iab_vendor_id: true,
  google_atp_id: true,
};

function frozen(service: Schemas["Service"]): Partial<Schemas["Service"]> & Pick<Schemas["Service"], "key"> {
  const members = Object.entries(service).filter(([name]) => name in frozenMembers);
  return { key: service.key, ...Object.fromEntries(members) };
}

/** By code units, regardless of the locale. */
function byKey({ key: one }: { readonly key: string }, { key: other }: { readonly key: string }): number {
  return one < other ? -1 : 1;
}
