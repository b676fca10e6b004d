import { receiverUrlFault } from "../egress/receiver-url";
import { actorOf, memberOf } from "../http/caller";
import { externalKeyTaken } from "../http/conflicts";
import { checkIfMatch } from "../http/etags";
import { required } from "../http/found";
import type { Call, Handler, OutsideCall, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import { checkPlanLimit } from "../http/plan-limits";
import { type ValidationError, validationFailed } from "../http/problem";
import { patchedFields, withDefaults } from "../http/settable-fields";
import { siteReferenceFaults } from "../sites/site-references";
import { resolveAlerts } from "../store/alerts";
import { json, type Row, type Transaction } from "../store/database";
import { abandonPending } from "../store/webhook-deliveries";
import {
  countEndpoints,
  type EndpointWithKeys,
  endpointWithExternalKey,
  insertEndpoint,
  listEndpoints,
  removeEndpoint,
  updateEndpoint,
  withKeys,
} from "../store/webhook-endpoints";
import { lockWorkspace } from "../store/workspaces";
import { healthy } from "../webhooks/endpoint-health";
import { readableGroups, selectorFaults } from "../webhooks/event-kinds";
import { addWebhookKey, rotateWebhookSecret } from "../webhooks/rotate-webhook-secret";
import { type EndpointFields, endpointEtag, endpointFields, endpointView } from "../webhooks/webhook-endpoint";
import { webhookSecretFault } from "../webhooks/webhook-secret";

/** Endpoints for events, and their signing secrets. */
export const webhooksRoutes = {
  listWebhookEndpoints: async ({ tx, caller, query, page, keys, now }) => {
    const { workspaceId, siteId } = memberOf(caller);
    const filter = { ids: query.id, externalKey: query.external_key, boundSiteId: siteId };
    const endpoints = await listEndpoints(tx, workspaceId, filter, page);
    const body = pageOf(
      page,
      endpoints,
      ({ endpoint }) => byAge(endpoint),
      (stored) => endpointView(stored, keys, now),
    );
    return { status: 200, body };
  },
  createWebhookEndpoint: { outside: createOutside },
  getWebhookEndpoint: async (call) => replyWith(call, await foundEndpoint(call)),
  updateWebhookEndpoint: { outside: updateOutside },
  deleteWebhookEndpoint: async (call) => {
    const endpoint = required(call.found, "webhook");
    checkIfMatch(call.ifMatch, endpointEtag(endpoint, call.keys));
    await removeEndpoint(call.tx, endpoint.id);
    await abandonPending(call.tx, endpoint.id, call.now);
    await resolveAlerts(call.tx, endpoint.workspace_id, { type: "webhook", id: endpoint.id }, call.now);
    return { status: 204 };
  },
} satisfies Routes;

async function createOutside({
  body,
  runtime,
}: OutsideCall<"createWebhookEndpoint">): Promise<Handler<"createWebhookEndpoint">> {
  const fault = await receiverUrlFault(runtime, body.url, "webhook");
  return (call) => create(call, fault);
}

async function create(
  call: Call<"createWebhookEndpoint">,
  urlFault: ValidationError | null,
): Promise<Reply<"createWebhookEndpoint">> {
  const { tx, runtime, keys, now } = call;
  const { workspaceId, scopes } = memberOf(call.caller);
  const { external_key, secret: chosen, ...fields } = withDefaults("createWebhookEndpoint", call.body);
  await lockWorkspace(tx, workspaceId);
  const owner = external_key === null ? null : await endpointWithExternalKey(tx, workspaceId, external_key);
  if (owner !== null) {
    throw externalKeyTaken("webhook endpoint", owner);
  }
  const groups = readableGroups(scopes);
  refuseIfAny([
    ...(urlFault === null ? [] : [urlFault]),
    ...selectorFaults(fields.event_kinds, groups),
    ...(await siteReferenceFaults(tx, workspaceId, fields.site_ids, null)),
    ...secretFaults(chosen, "/secret"),
  ]);
  checkPlanLimit("webhooks", await countEndpoints(tx, workspaceId));
  const endpoint = await insertEndpoint(tx, {
    id: runtime.newId("whe"),
    workspace_id: workspaceId,
    external_key,
    ...columnsOf(fields),
    readable_groups: json(groups),
    created_at: now,
    updated_at: now,
    updated_by: json(actorOf(call.caller)),
  });
  const secret = await addWebhookKey({ tx, runtime, keys, now }, endpoint.id, chosen);
  const view = endpointView(await loaded(tx, endpoint), keys, now, secret);
  return { status: 201, body: view, etag: view.etag, location: `/webhooks/${endpoint.id}` };
}

async function updateOutside({
  body,
  runtime,
}: OutsideCall<"updateWebhookEndpoint">): Promise<Handler<"updateWebhookEndpoint">> {
  const fault = body.url === undefined ? null : await receiverUrlFault(runtime, body.url, "webhook");
  return (call) => update(call, fault);
}

async function update(
  call: Call<"updateWebhookEndpoint">,
  urlFault: ValidationError | null,
): Promise<Reply<"updateWebhookEndpoint">> {
  const { tx, runtime, keys, now } = call;
  const { rotation: sent, ...patch } = call.body;
  const stored = await foundEndpoint(call);
  const { endpoint } = stored;
  const current = endpointFields(endpoint);
  const asked = patchedFields("updateWebhookEndpoint", current, patch, call.validation);
  const isRepeated = sent == null || sent.id === endpoint.last_rotation_id;
  const rotation = isRepeated ? null : sent;
  const etag = endpointEtag(endpoint, keys);
  const isSame = rotation === null && endpointEtag({ ...endpoint, ...asked }, keys) === etag;
  checkIfMatch(call.ifMatch, etag, isSame);
  if (isSame) {
    return replyWith(call, stored);
  }
  await checkFields(call, endpoint, asked, urlFault);
  refuseIfAny(secretFaults(rotation?.secret ?? null, "/rotation/secret"));
  const secret = rotation === null ? null : await rotateWebhookSecret({ tx, runtime, keys, now }, stored, rotation);
  const isWell = isRevived(current, asked);
  const saved = await updateEndpoint(tx, endpoint.id, {
    ...columnsOf(asked),
    ...(isWell ? healthy : {}),
    ...(rotation === null ? {} : { last_rotation_id: rotation.id }),
    updated_at: now,
    updated_by: json(actorOf(call.caller)),
  });
  if (!saved.enabled) await abandonPending(tx, saved.id, now);
  if (isWell) await resolveAlerts(tx, saved.workspace_id, { type: "webhook", id: saved.id }, now);
  return replyWith(call, await loaded(tx, saved), secret);
}

/** Switching on, or a new address, ends what the former deliveries led to (contract 2.12, disabled to active). */
function isRevived(current: EndpointFields, asked: EndpointFields): boolean {
  return (!current.enabled && asked.enabled) || current.url !== asked.url;
}

/** Step 14: what the schema cannot say. Only what changes is checked. */
async function checkFields(
  { tx, caller }: Call<"updateWebhookEndpoint">,
  endpoint: Row<"webhook_endpoints">,
  asked: EndpointFields,
  urlFault: ValidationError | null,
): Promise<void> {
  const callersGroups = readableGroups(memberOf(caller).scopes);
  const groups = endpoint.readable_groups.filter((group) => callersGroups.includes(group));
  const added = asked.event_kinds.filter((selector) => !endpoint.event_kinds.includes(selector));
  refuseIfAny([
    ...(urlFault === null || asked.url === endpoint.url ? [] : [urlFault]),
    ...selectorFaults(added, groups),
    ...(await siteReferenceFaults(tx, endpoint.workspace_id, asked.site_ids, endpoint.site_ids)),
  ]);
}

function secretFaults(secret: string | null, pointer: string): ValidationError[] {
  const fault = secret === null ? null : webhookSecretFault(secret, pointer);
  return fault === null ? [] : [fault];
}

function refuseIfAny(faults: readonly ValidationError[]): void {
  if (faults.length > 0) {
    throw validationFailed(faults);
  }
}

function columnsOf({ url, description, event_kinds, site_ids, enabled }: EndpointFields) {
  return {
    url,
    description,
    enabled,
    event_kinds: json(event_kinds),
    site_ids: site_ids === null ? null : json(site_ids),
  };
}

function foundEndpoint(call: Pick<Call<"getWebhookEndpoint">, "tx" | "found">): Promise<EndpointWithKeys> {
  return loaded(call.tx, required(call.found, "webhook"));
}

async function loaded(tx: Transaction, endpoint: Row<"webhook_endpoints">): Promise<EndpointWithKeys> {
  const [stored] = await withKeys(tx, [endpoint]);
  return stored ?? { endpoint, keys: [] };
}

function replyWith(
  { keys, now }: Pick<Call<"getWebhookEndpoint">, "keys" | "now">,
  stored: EndpointWithKeys,
  secret: string | null = null,
) {
  const view = endpointView(stored, keys, now, secret);
  return { status: 200, body: view, etag: view.etag };
}
