import { actorOf, memberOf } from "../http/caller";
import { conflict, externalKeyTaken } from "../http/conflicts";
import { checkIfMatch } from "../http/etags";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import { patchedFields, withDefaults } from "../http/settable-fields";
import { resolveAlerts } from "../store/alerts";
import { json, type Row, type Transaction } from "../store/database";
import {
  hasUnreviewedService,
  insertService,
  listServices,
  removeService,
  serviceWithExternalKey,
  serviceWithKey,
  updateService,
} from "../store/trackers";
import { lockWorkspace } from "../store/workspaces";
import { emitServiceEvent } from "../trackers/service-events";
import { type ServiceFields, serviceColumns, serviceEtag, serviceFields, serviceView } from "../trackers/service-view";

/** The trackers recorded for a site. */
export const servicesRoutes = {
  listServices: async ({ tx, found, query, page, keys }) => {
    const filter = {
      ids: query.id,
      key: query.key,
      externalKey: query.external_key,
      statuses: query.status,
      categories: query.category,
    };
    const services = await listServices(tx, required(found, "site").id, filter, page);
    return { status: 200, body: pageOf(page, services, byAge, (service) => serviceView(service, keys)) };
  },
  createService: create,
  updateService: update,
  deleteService: async (call) => {
    const service = required(call.found, "service");
    checkIfMatch(call.ifMatch, serviceEtag(service, call.keys));
    await removeService(call.tx, service.id);
    // No event reports it.
    if (!(await hasUnreviewedService(call.tx, service.site_id))) {
      const subject = { type: "site", id: service.site_id } as const;
      await resolveAlerts(call.tx, service.workspace_id, subject, call.now, ["scan.new_tracker"]);
    }
    return { status: 204 };
  },
} satisfies Routes;

async function create(call: Call<"createService">): Promise<Reply<"createService">> {
  const { tx, runtime, now, caller } = call;
  const site = required(call.found, "site");
  const { key, external_key, ...settable } = withDefaults("createService", call.body);
  // withDefaults has filled in every member, those of the storage entries too.
  const fields = settable as ServiceFields;
  await checkExternalKey(call, site, external_key);
  await checkKey(tx, site, key);
  const service = await insertService(tx, {
    id: runtime.newId("svc"),
    workspace_id: site.workspace_id,
    site_id: site.id,
    key,
    ...serviceColumns(fields),
    external_key,
    source: "manual",
    set_by_hand: json(Object.keys(fields)),
    created_at: now,
    updated_at: now,
    updated_by: json(actorOf(caller)),
  });
  const view = serviceView(service, call.keys);
  return { status: 201, body: view, etag: view.etag, location: `/sites/${site.id}/services?id=${service.id}` };
}

async function checkExternalKey(
  { tx, caller }: Call<"createService">,
  site: Row<"sites">,
  externalKey: string | null,
): Promise<void> {
  if (externalKey === null) return;
  await lockWorkspace(tx, site.workspace_id);
  const owner = await serviceWithExternalKey(tx, site.workspace_id, externalKey);
  if (owner === undefined) return;
  const { siteId } = memberOf(caller);
  const isHidden = siteId !== null && owner.site_id !== siteId;
  throw externalKeyTaken("service", isHidden ? null : owner.id);
}

async function checkKey(tx: Transaction, site: Row<"sites">, key: string): Promise<void> {
  const owner = await serviceWithKey(tx, site.id, key);
  if (owner !== null) throw conflict("key-taken", `The site already has a service with the key ${key}.`, "key", owner);
}

async function update(call: Call<"updateService">): Promise<Reply<"updateService">> {
  const { tx, runtime, keys, now, caller } = call;
  const service = required(call.found, "service");
  const current = serviceFields(service);
  const asked = patchedFields("updateService", current, call.body, call.validation);
  const etag = serviceEtag(service, keys);
  const isSame = serviceEtag({ ...service, ...asked }, keys) === etag;
  checkIfMatch(call.ifMatch, etag, isSame);
  const set_by_hand = [...new Set([...service.set_by_hand, ...Object.keys(call.body)])];
  if (isSame) {
    // The origin of a field is not visible, so recording it does not change responses.
    const isNoted = set_by_hand.length === service.set_by_hand.length;
    if (!isNoted) await updateService(tx, service.id, { set_by_hand: json(set_by_hand) });
    return { status: 200, body: serviceView(service, keys), etag };
  }
  const actor = actorOf(caller);
  const saved = await updateService(tx, service.id, {
    ...serviceColumns(asked),
    set_by_hand: json(set_by_hand),
    updated_at: now,
    updated_by: json(actor),
  });
  await emitServiceEvent({ tx, runtime, actor, at: now }, saved, service);
  const view = serviceView(saved, keys);
  return { status: 200, body: view, etag: view.etag };
}
