import { canonicalJson } from "@consentform/consent/values";
import { systemActor } from "../http/caller";
import type { Runtime } from "../runtime/runtime";
import {
  joinedLists,
  joinedSightings,
  matchingService,
  type SeenService,
  type ServiceLists,
} from "../scanner/seen-service";
import { resolveAlerts } from "../store/alerts";
import { json, type Row, type Transaction } from "../store/database";
import type { Environment } from "../store/environment";
import { lockSite } from "../store/sites";
import { hasUnreviewedService, insertService, removeService, servicesOfSite, updateService } from "../store/trackers";
import { emitServiceEvent, type ServiceChange } from "./service-events";
import { type ServiceFields, serviceColumns, serviceFields } from "./service-view";

/** A scan's observations of third parties. */
export interface ServiceObservation {
  readonly workspaceId: string;
  readonly siteId: string;
  readonly scanId: string;
  readonly environment: Environment;
  /** When it was seen. */
  readonly at: Date;
  /** The same key may come more than once. */
  readonly seen: readonly SeenService[];
  /** Of what a former scan recorded from the catalogue, the entries that a scan would record today. */
  readonly attributed: (service: Row<"services">) => ServiceLists;
}

/** A hostile page may load any number of hosts: beyond so many services of a site, scans record no new ones. */
const MAX_SERVICES = 1000;

/**
 * Records what a scan saw: new trackers as services that need review, known ones as seen again. A service that was
 * reviewed keeps everything that it says; of one that was not, fields that a caller has set stay, and lists lose only
 * what was recorded by mistake.
 * @returns ids of the site's services by key; nothing for trackers that were not recorded, or for a site that is gone
 */
export async function observeServices(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  { workspaceId, siteId, at, seen, attributed }: ServiceObservation,
): Promise<ReadonlyMap<string, string>> {
  const site = await lockSite(tx, workspaceId, siteId);
  if (site === null) return new Map();
  const change: ServiceChange = { tx, runtime, actor: systemActor, at };
  const services = new Map((await servicesOfSite(tx, siteId)).map((service) => [service.key, service]));
  const ids = new Map<string, string>();
  const sightings = byKey(seen);
  for (const service of sightings) {
    const stored = services.get(service.key);
    if (stored === undefined && services.size >= MAX_SERVICES) continue;
    const saved =
      stored === undefined
        ? await discover(change, site, service)
        : await seeAgain(change, stored, healed(stored, attributed), service);
    services.set(saved.key, saved);
    ids.set(saved.key, saved.id);
  }
  const unseen = [...services.values()].filter(({ key }) => !ids.has(key));
  if (await withdraw(change, unseen, attributed)) await resolveReviewed(tx, site, at);
  return ids;
}

/** Takes back what former scans recorded by mistake and this one did not see. @returns whether a service is gone */
async function withdraw(
  change: ServiceChange,
  unseen: readonly Row<"services">[],
  attributed: ServiceObservation["attributed"],
): Promise<boolean> {
  let isAnyGone = false;
  for (const stored of unseen) {
    const fields = healed(stored, attributed);
    if (canonicalJson(fields) === canonicalJson(serviceFields(stored))) continue;
    const isEmpty = fields.hosts.length + fields.scripts.length + fields.storage.length === 0;
    if (isEmpty && stored.set_by_hand.length === 0 && stored.external_key === null) {
      await removeService(change.tx, stored.id);
      isAnyGone = true;
    } else await save(change, stored, fields, {});
  }
  return isAnyGone;
}

/**
 * No event reports that a service is gone, so the alert of new trackers is resolved here where none is left to review.
 */
async function resolveReviewed(tx: Transaction, site: Row<"sites">, at: Date): Promise<void> {
  if (await hasUnreviewedService(tx, site.id)) return;
  await resolveAlerts(tx, site.workspace_id, { type: "site", id: site.id }, at, ["scan.new_tracker"]);
}

/**
 * The fields of a service without what former scans recorded by mistake: of one that no one has reviewed, in lists that
 * no one has set.
 */
function healed(stored: Row<"services">, attributed: ServiceObservation["attributed"]): ServiceFields {
  const current = serviceFields(stored);
  const isSuggested = stored.source === "catalogue" && stored.status === "needs_review";
  if (!isSuggested || stored.set_by_hand.includes("category")) return current;
  const { hosts, scripts, storage } = attributed(stored);
  const lists = Object.entries({ hosts, scripts, storage }).filter(([name]) => !stored.set_by_hand.includes(name));
  return { ...current, ...Object.fromEntries(lists) };
}

function byKey(seen: readonly SeenService[]): SeenService[] {
  const services = new Map<string, SeenService>();
  for (const service of seen.map(matchingService)) {
    const former = services.get(service.key);
    services.set(service.key, former === undefined ? service : joinedSightings(former, service));
  }
  return [...services.values()];
}

async function discover(change: ServiceChange, site: Row<"sites">, seen: SeenService): Promise<Row<"services">> {
  const { tx, runtime, at } = change;
  const { key, source, ...suggestion } = seen;
  const fields: ServiceFields = {
    hosts: [],
    scripts: [],
    storage: [],
    legal_basis: null,
    blocking: "auto",
    purposes: {},
    privacy_url: null,
    countries: [],
    iab_vendor_id: null,
    google_atp_id: null,
    status: "needs_review",
    ...suggestion,
  };
  const service = await insertService(tx, {
    id: runtime.newId("svc"),
    workspace_id: site.workspace_id,
    site_id: site.id,
    key,
    ...serviceColumns(fields),
    external_key: null,
    source,
    set_by_hand: json([]),
    first_seen_at: at,
    last_seen_at: at,
    created_at: at,
    updated_at: at,
    updated_by: json(systemActor),
  });
  await emitServiceEvent(change, service, null);
  return service;
}

function seeAgain(
  change: ServiceChange,
  stored: Row<"services">,
  current: ServiceFields,
  seen: SeenService,
): Promise<Row<"services">> {
  const asked = stored.status === "needs_review" ? suggested(stored, current, seen) : current;
  return save(change, stored, asked, { first_seen_at: stored.first_seen_at ?? change.at, last_seen_at: change.at });
}

async function save(
  change: ServiceChange,
  stored: Row<"services">,
  asked: ServiceFields,
  seenAt: { readonly first_seen_at?: Date; readonly last_seen_at?: Date },
): Promise<Row<"services">> {
  const { tx, at } = change;
  const isSame = canonicalJson(asked) === canonicalJson(serviceFields(stored));
  const saved = await updateService(tx, stored.id, {
    ...seenAt,
    ...(isSame ? {} : { ...serviceColumns(asked), updated_at: at, updated_by: json(systemActor) }),
  });
  if (!isSame) await emitServiceEvent(change, saved, stored);
  return saved;
}

/** The fields of an unreviewed service as a scan suggests them, but for those that a caller has set. */
function suggested(
  stored: Row<"services">,
  current: ServiceFields,
  { key: _key, source: _source, ...suggestion }: SeenService,
): ServiceFields {
  const updates = Object.entries({ ...suggestion, ...joinedLists(current, suggestion) });
  return { ...current, ...Object.fromEntries(updates.filter(([name]) => !stored.set_by_hand.includes(name))) };
}
