import type { Client } from "../../src/client";
import type { ListeningLaboratory } from "./terraform-laboratory";

/** Kinds of a site with every kind that hangs from it: as many resources has each site of the fleet. */
export const KINDS_OF_SITE = 10;

/** Sites of the fleet: as many as the variable says, for measurements. */
export const FLEET_SITES = Number(process.env.CONSENTFORM_FLEET_SITES ?? 30);

/** Requests that a token may send in a minute: making the fleet must not wait for the next minute. */
export const FLEET_QUOTA = 60_000;

/** Sites on a page of the whole list, so that a small fleet has as many pages as 500 sites have of 200. */
const PAGE_SITES = Math.ceil(FLEET_SITES / 2.5);

/** Most requests of a refresh: two for each page, once for the sites themselves and once for their parts. */
export const MOST_REQUESTS = 12;

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
