import type { Schemas } from "../../contract";
import type { RuleContext } from "../../rules";
import type { Queryable } from "../store/database";

/** The recorded trackers of a site at this moment. */
export interface SiteServices {
  /** Those with status live, sorted by key: what a publish freezes. */
  readonly live: Schemas["FrozenService"][];
  /** Those with status live or needs_review: what the rules read. */
  readonly judged: NonNullable<RuleContext["services"]>;
}

/**
 * The services of a site. Operations 27 to 30 and scans, which record them, come with the next issue; until then no site has
 * any, and every version freezes an empty list.
 */
export async function servicesOf(_tx: Queryable, _siteId: string): Promise<SiteServices> {
  return { live: [], judged: [] };
}
