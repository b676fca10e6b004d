import type { Client } from "../../src/provider/client";
import type { ListeningLaboratory } from "./terraform-laboratory";

/** Sites of the fleet: as many as the variable says, for measurements. */
export const FLEET_SITES = Number(process.env.CONSENTFORM_FLEET_SITES ?? 30);

/** Sites with a separate draft, version and promotion; a rollout writes the drafts of the others, the last ones. */
export const DRAFTED_SITES = Math.ceil(FLEET_SITES * 0.8);

/** Sites with a token, the first ones: a workspace has at most 100. */
export const TOKEN_SITES = Math.min(FLEET_SITES, 90);

/** Kinds of which every site of the fleet has one, and the site itself. */
const KINDS_OF_EACH = 8;

/** Resources of the fleet, with the rollout and its template. */
export const FLEET_RESOURCES = FLEET_SITES * KINDS_OF_EACH + DRAFTED_SITES * 3 + TOKEN_SITES + 2;

/** Requests that a token may send in a minute: making the fleet must not wait for the next minute. */
export const FLEET_QUOTA = 60_000;

/** Sites on a page of the whole list, so that a small fleet has as many pages as 500 sites have of 200. */
const PAGE_SITES = Math.ceil(FLEET_SITES / 2.5);

/**
 * Most requests for sites in a refresh, at any pace of the engine: three pages for each of three sets of parts (none,
 * domains, and all), since a set is known only after the first read that needs it, and a few by ids before them.
 */
export const MOST_REQUESTS = 12;

/** True for a request for sites. */
export function isOfSites(request: string): boolean {
  return request === "GET /sites";
}

/**
 * The requests of a refresh of the fleet. How many tokens share one depends on how many the engine asks for at a time.
 */
export const REQUESTED = new Set(["GET /sites", "GET /tokens", "GET /templates"]);

/**
 * Prepares what the fleet's sites need before everything that hangs from them can be made: proofs of their domains, and
 * one issue of each.
 *
 * @returns the fingerprints of the issues, in the order of the sites' names
 */
export async function prepareFleet(laboratory: ListeningLaboratory, client: Client): Promise<string[]> {
  const sites: { id: string; name: string }[] = [];
  for await (const site of client.list("listSites", { query: { include: ["domains"], limit: 200 } })) {
    sites.push(site);
    for (const { challenge } of site.domains ?? [])
      laboratory.txtRecords.set(challenge.dns.name, [challenge.dns.value]);
  }
  const fingerprints: string[] = [];
  for (const { id } of sites.sort((a, b) => a.name.localeCompare(b.name))) {
    fingerprints.push(await laboratory.seeIssue(id));
  }
  return fingerprints;
}

/** Lets pages of the whole list have no more sites than is said, as if the limit of the contract were that. */
export function limitPages(laboratory: ListeningLaboratory): void {
  laboratory.intercept((request, pass) => {
    const address = new URL(request.url);
    const isPage = request.method === "GET" && address.pathname === "/v1/sites" && !address.searchParams.has("id");
    if (!isPage) return pass(request);
    address.searchParams.set("limit", String(Math.min(PAGE_SITES, 200)));
    return pass(new Request(address, request));
  });
}

/** The requests of an action, by method and path without a query. */
export async function requestsDuring(laboratory: ListeningLaboratory, act: () => Promise<unknown>): Promise<string[]> {
  laboratory.forgetRequests();
  await act();
  return laboratory.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}`);
}
