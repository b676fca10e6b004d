import type { Schemas } from "@consentform/consent/contract";
import type { RuleContext } from "@consentform/consent/rules";
import type { Queryable } from "../store/database";
import { servicesOfSite } from "../store/trackers";
import { frozenService } from "../trackers/service-view";

/** The recorded trackers of a site at this moment. */
export interface SiteServices {
  /** Those with status live, sorted by key: what a publish freezes. */
  readonly live: Schemas["FrozenService"][];
  /** Those with status live or needs_review: what the rules read. */
  readonly evaluated: NonNullable<RuleContext["services"]>;
}

/**
 * The services of a site. They change only while the site row is locked, so that a publish, which holds it, reads one
 * state.
 */
export async function servicesOf(tx: Queryable, siteId: string): Promise<SiteServices> {
  const services = await servicesOfSite(tx, siteId);
  return {
    live: services.filter(({ status }) => status === "live").map(frozenService),
    evaluated: services
      .filter(({ status }) => status !== "ignored")
      .map((service) => ({ ...frozenService(service), status: service.status })),
  };
}
