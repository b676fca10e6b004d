import { canonicalJson } from "../../rules";
import { type Environment, systemActor } from "../caller";
import { json, type Row, type Transaction } from "../store/database";
import { insertService, servicesOfSite, updateService } from "../store/services";
import { lockSite } from "../store/sites";
import type { World } from "../world";
import { fittingService, joinedLists, joinedSightings, type SeenService } from "./seen-service";
import { emitServiceEvent, type ServiceChange } from "./service-events";
import { type ServiceFields, serviceColumns, serviceFields } from "./service-view";

/** What a scan saw of third parties. */
export interface ServiceObservation {
  readonly workspaceId: string;
  readonly siteId: string;
  readonly scanId: string;
  readonly environment: Environment;
  /** When it was seen. */
  readonly at: Date;
  /** The same key may come more than once. */
  readonly seen: readonly SeenService[];
}

/** A hostile page may load any number of hosts: beyond so many services of a site, scans record no new ones. */
const mostServices = 1000;

/**
 * Records what a scan saw: new trackers as services that need review, known ones as seen again (contract 2.7). A service that was
 * reviewed keeps everything that it says; of one that was not, fields that a caller has set stay, and lists only grow.
 * @returns ids of the site's services by key; nothing for trackers that were not recorded, or for a site that is gone
 */
export async function observeServices(
  tx: Transaction,
  world: Pick<World, "newId">,
  { workspaceId, siteId, at, seen }: ServiceObservation,
): Promise<ReadonlyMap<string, string>> {
  const site = await lockSite(tx, workspaceId, siteId);
  if (site === null) return new Map();
  const change: ServiceChange = { tx, world, actor: systemActor, at };
  const services = new Map((await servicesOfSite(tx, siteId)).map((service) => [service.key, service]));
  const ids = new Map<string, string>();
  for (const service of byKey(seen)) {
    const stored = services.get(service.key);
    if (stored === undefined && services.size >= mostServices) continue;
    const saved =
      stored === undefined ? await discover(change, site, service) : await seeAgain(change, stored, service);
    services.set(saved.key, saved);
    ids.set(saved.key, saved.id);
  }
  return ids;
}

function byKey(seen: readonly SeenService[]): SeenService[] {
  const services = new Map<string, SeenService>();
  for (const service of seen.map(fittingService)) {
    const former = services.get(service.key);
    services.set(service.key, former === undefined ? service : joinedSightings(former, service));
  }
  return [...services.values()];
}

async function discover(change: ServiceChange, site: Row<"sites">, seen: SeenService): Promise<Row<"services">> {
  const { tx, world, at } = change;
  const { key, source, ...suggestion } = seen;
  const fields: ServiceFields = {
    ...{ hosts: [], scripts: [], storage: [], legal_basis: null, blocking: "auto", purposes: {}, privacy_url: null },
    ...{ countries: [], iab_vendor_id: null, google_atp_id: null, status: "needs_review" },
    ...suggestion,
  };
  const service = await insertService(tx, {
    id: world.newId("svc"),
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

async function seeAgain(change: ServiceChange, stored: Row<"services">, seen: SeenService): Promise<Row<"services">> {
  const { tx, at } = change;
  const current = serviceFields(stored);
  const asked = stored.status === "needs_review" ? suggested(stored, seen) : current;
  const isSame = canonicalJson(asked) === canonicalJson(current);
  const saved = await updateService(tx, stored.id, {
    first_seen_at: stored.first_seen_at ?? at,
    last_seen_at: at,
    ...(isSame ? {} : { ...serviceColumns(asked), updated_at: at, updated_by: json(systemActor) }),
  });
  if (!isSame) await emitServiceEvent(change, saved, stored);
  return saved;
}

/** The fields of an unreviewed service as a scan suggests them, but for those that a caller has set. */
function suggested(stored: Row<"services">, { key: _key, source: _source, ...suggestion }: SeenService): ServiceFields {
  const current = serviceFields(stored);
  const told = Object.entries({ ...suggestion, ...joinedLists(current, suggestion) });
  return { ...current, ...Object.fromEntries(told.filter(([name]) => !stored.set_by_hand.includes(name))) };
}
