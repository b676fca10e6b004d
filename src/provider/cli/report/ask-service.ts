import type { Schemas } from "@consentform/consent/contract";
import { type BannerDocument, reconsentReasons } from "@consentform/consent/rules";
import type { Client } from "../../client";
import { plannedDocuments } from "./banner-changes";
import { holdsMark, type Plan } from "./plan";
import { asObject } from "./plan-json";
import type { Report } from "./plan-report";
import { productionDirection } from "./production-direction";

type Site = Schemas["Site"];
type Move = Report["production"][number];

/** Sites that one request asks for. */
const SITES_PER_REQUEST = 100;
/** Versions that are read to see who is asked again; each is one request. */
const MOST_VERSIONS = 40;

/**
 * Adds to a report what production serves, who moved it, what its gate asks, and who is asked again: one request for
 * each 100 sites whose production moves, and at most 40 for versions. It only reads.
 *
 * @throws ProblemError, TransportError
 */
export async function askService(report: Report, plan: Plan, client: Client, endpoint: string): Promise<Report> {
  const ids = new Set(report.production.flatMap(({ site_id }) => (site_id === null ? [] : [site_id])));
  const sites = await sitesById([...ids], client);
  const documents = draftDocuments(plan);
  const versions = versionReader(client);
  const production: Move[] = [];
  for (const move of report.production) {
    const site = move.site_id === null ? undefined : sites.get(move.site_id);
    if (site === undefined) production.push({ ...move, served_state: move.site_id === null ? "known" : "not-visible" });
    else {
      const live = stageNumber(site);
      const from = plan.operation === "drift" ? move.from : (live ?? move.from);
      const read = (number: number) => versions(site.id, number);
      const action = await productionDirection(move, from, plan.operation === "drift", read);
      const reconsent = await reconsentOf(move, site, documents, versions);
      production.push({ ...move, ...stateOf(site), action, reconsent });
    }
  }
  return { ...report, service: { endpoint, asked_at: new Date().toISOString() }, production };
}

async function sitesById(ids: readonly string[], client: Client): Promise<ReadonlyMap<string, Site>> {
  const sites = new Map<string, Site>();
  for (let start = 0; start < ids.length; start += SITES_PER_REQUEST) {
    const id = ids.slice(start, start + SITES_PER_REQUEST);
    for await (const page of client.pages("listSites", { query: { id, limit: SITES_PER_REQUEST } })) {
      for (const site of page.data) sites.set(site.id, site);
    }
  }
  return sites;
}

function stateOf({ stages, settings }: Site): Pick<Move, "served_state" | "served" | "gate"> {
  const live = stages?.production ?? null;
  const { mode, fail_on, max_scan_age_hours } = settings.promotion_gate;
  return {
    // Without banner:read a token sees the site and not its stages.
    served_state: stages === null ? "not-visible" : "known",
    served: live && {
      number: live.number,
      config_digest: live.config_digest,
      moved_at: live.updated_at,
      moved_by: [live.updated_by.type, live.updated_by.id].filter(Boolean).join(" "),
      rolled_back_from: live.rolled_back_from,
    },
    gate:
      mode === "off" ? "off" : `${mode} (scan no older than ${max_scan_age_hours} hours, fails on ${fail_on} or worse)`,
  };
}

/** Documents that drafts will hold, by site: what a version that is published in the same apply will contain. */
function draftDocuments({ resources }: Plan): ReadonlyMap<string, BannerDocument> {
  const drafts = resources.flatMap(plannedDocuments).filter(({ siteId, after }) => siteId !== null && isKnown(after));
  return new Map(drafts.map(({ siteId, after }) => [siteId ?? "", after as BannerDocument]));
}

function isKnown(document: unknown): boolean {
  return asObject(document) !== null && !holdsMark(document);
}

type ReadVersion = (site: string, number: number) => Promise<Schemas["Version"] | null>;

/** Reads versions, each once; null beyond the limit. */
function versionReader(client: Client): ReadVersion {
  const read = new Map<string, Promise<Schemas["Version"]>>();
  return async (id, number) => {
    const key = `${id}/${number}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    if (read.size >= MOST_VERSIONS) return null;
    const version = client.call("getVersion", { path: { id, number } }).then(({ data }) => data);
    read.set(key, version);
    return version;
  };
}

async function reconsentOf(
  { to, action }: Move,
  site: Site,
  documents: ReadonlyMap<string, BannerDocument>,
  read: ReadVersion,
): Promise<Move["reconsent"]> {
  const live = stageNumber(site);
  if (live === null || action === "forget") return null;
  const served = await read(site.id, live);
  const drafted = documents.get(site.id);
  const next =
    to === null ? drafted && { document: drafted, services: served?.services ?? [] } : await read(site.id, to);
  if (served === null || next === null || next === undefined) return null;
  return reconsentReasons(served, next).map(({ trigger, rule, change }) => ({
    trigger,
    asks_again: rule === "prompt",
    change,
  }));
}

function stageNumber({ stages }: Site): number | null {
  return stages?.production?.number ?? null;
}
