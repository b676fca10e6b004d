import type { Schemas } from "@consentform/consent/contract";
import { domainView } from "../domains/domain-view";
import type { RequestFacts } from "../http/handler";
import { installCheckView } from "../install-checks/install-check-view";
import { issueView } from "../issues/issue-view";
import { scanScheduleOf } from "../scans/scan-schedule";
import type { Row, Transaction } from "../store/database";
import { countParts, type ManyPart, manyParts, maxPartsOf, type PartView, partOfSites } from "../store/included-parts";
import { serviceView } from "../trackers/service-view";

/** Parts that a client may ask for beside a site. */
export type SiteInclude = ManyPart | "scan_schedule";

/** The members of a call that showing parts of sites needs. */
export type PartsViewer = Pick<RequestFacts<"getSite">, "caller" | "keys" | "now"> & { readonly tx: Transaction };

/** The members of a site that `include` fills. */
export type IncludedParts = Pick<Schemas["Site"], SiteInclude | "truncated">;

/** Most objects of all parts on one page, so that a response is bounded for any site. */
const MOST_ON_PAGE = 2000;

/**
 * The number of sites, from the first on, that fit on a page with the requested parts; at least one. One query,
 * and none where they fit in any case.
 */
export async function sitesWithinLimit(
  viewer: PartsViewer,
  sites: readonly Row<"sites">[],
  include: readonly SiteInclude[],
): Promise<number> {
  const parts = manyParts.filter((part) => include.includes(part));
  if (sites.length * maxPartsOf(parts) <= MOST_ON_PAGE) return sites.length;
  const ids = sites.map(({ id }) => id);
  const counts = await countParts(viewer.tx, parts, ids, partView(viewer));
  let sum = 0;
  const end = ids.findIndex((id) => {
    sum += counts.get(id) ?? 0;
    return sum > MOST_ON_PAGE;
  });
  return end === -1 ? sites.length : Math.max(1, end);
}

/** The parts of each site that are asked for, the others null. One query for each part, however many sites. */
export async function includedParts(
  viewer: PartsViewer,
  ids: readonly string[],
  include: readonly SiteInclude[],
): Promise<(siteId: string) => IncludedParts> {
  const { tx, keys, now } = viewer;
  const schedules = include.includes("scan_schedule") ? await scanScheduleOf(tx, ids, keys) : null;
  const read = async <Part extends ManyPart>(part: Part) =>
    include.includes(part) ? await partOfSites(tx, part, ids, partView(viewer)) : null;
  const domains = await read("domains");
  const services = await read("services");
  const suppressions = await read("suppressions");
  const checks = await read("install_checks");
  const all = { domains, services, suppressions, install_checks: checks };
  return (id) => ({
    domains: domains && (domains.rows.get(id) ?? []).map(domainView),
    scan_schedule: schedules?.get(id) ?? null,
    services: services && (services.rows.get(id) ?? []).map((row) => serviceView(row, keys)),
    suppressions: suppressions && (suppressions.rows.get(id) ?? []).map((row) => issueView(row, now)),
    install_checks: checks && (checks.rows.get(id) ?? []).map(installCheckView),
    truncated: manyParts.filter((part) => all[part]?.truncated.has(id)),
  });
}

function partView({ caller, now }: PartsViewer): PartView {
  return { now, environment: caller.kind === "token" ? caller.environment : null };
}
