import {
  type ChannelFields,
  channelEtag,
  channelFields,
  channelView,
  kindFaults,
  urlColumns,
} from "../alerts/alert-channel";
import { receiverUrlFault } from "../egress/receiver-url";
import { actorOf, memberOf } from "../http/caller";
import { conflict, externalKeyTaken } from "../http/conflicts";
import { checkIfMatch } from "../http/etags";
import { required } from "../http/found";
import type { Call, Handler, OutsideCall, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import { checkPlanLimit } from "../http/plan-limits";
import { type ValidationError, validationFailed } from "../http/problem";
import { patchedFields, withDefaults } from "../http/settable-fields";
import { siteReferenceFaults } from "../sites/site-references";
import { askAgain } from "../store/address-confirmations";
import {
  type ChannelWithAddresses,
  channelNamed,
  channelWithExternalKey,
  countChannels,
  insertChannel,
  listChannels,
  removeChannel,
  setAddresses,
  updateChannel,
  withAddresses,
} from "../store/alert-channels";
import { resolveAlerts } from "../store/alerts";
import { json, type Row, type Transaction } from "../store/database";
import { lockWorkspace } from "../store/workspaces";

/** Destinations for alerts. */
export const alertChannelsRoutes = {
  listAlertChannels: async ({ tx, caller, query, page, keys }) => {
    const { workspaceId, siteId } = memberOf(caller);
    const filter = { ids: query.id, kinds: query.kind, externalKey: query.external_key, boundSiteId: siteId };
    const channels = await listChannels(tx, workspaceId, filter, page);
    const body = pageOf(
      page,
      channels,
      ({ channel }) => byAge(channel),
      (stored) => channelView(stored, keys),
    );
    return { status: 200, body };
  },
  createAlertChannel: { outside: createOutside },
  getAlertChannel: async (call) => {
    const view = channelView(await foundChannel(call), call.keys);
    return { status: 200, body: view, etag: view.etag };
  },
  updateAlertChannel: { outside: updateOutside },
  deleteAlertChannel: async (call) => {
    const stored = await foundChannel(call);
    checkIfMatch(call.ifMatch, channelEtag(channelFields(stored, call.keys), call.keys));
    const { id, workspace_id } = stored.channel;
    await removeChannel(call.tx, id);
    await resolveAlerts(call.tx, workspace_id, { type: "channel", id }, call.now);
    return { status: 204 };
  },
} satisfies Routes;

async function createOutside({
  body,
  runtime,
}: OutsideCall<"createAlertChannel">): Promise<Handler<"createAlertChannel">> {
  const fault = typeof body.url === "string" ? await receiverUrlFault(runtime, body.url, "channel") : null;
  return (call) => create(call, fault);
}

async function create(
  call: Call<"createAlertChannel">,
  urlFault: ValidationError | null,
): Promise<Reply<"createAlertChannel">> {
  const { tx, keys, now } = call;
  const { workspaceId } = memberOf(call.caller);
  const { kind, external_key, ...fields } = withDefaults("createAlertChannel", call.body);
  const faults = kindFaults(kind, fields);
  if (faults.length > 0) {
    throw validationFailed(faults);
  }
  await lockWorkspace(tx, workspaceId);
  const owner = external_key === null ? null : await channelWithExternalKey(tx, workspaceId, external_key);
  if (owner !== null) {
    throw externalKeyTaken("alert channel", owner);
  }
  await checkFields(tx, workspaceId, { asked: fields, current: null, urlFault, id: null });
  checkPlanLimit("alert_channels", await countChannels(tx, workspaceId));
  const id = call.runtime.newId("ach");
  const channel = await insertChannel(tx, {
    id,
    workspace_id: workspaceId,
    kind,
    external_key,
    ...columnsOf(fields),
    ...urlColumns(fields.url, id, keys),
    created_at: now,
    updated_at: now,
    updated_by: json(actorOf(call.caller)),
  });
  await setAddresses(tx, id, fields.addresses ?? []);
  const view = channelView(await loaded(tx, channel), keys);
  return { status: 201, body: view, etag: view.etag, location: `/alert-channels/${id}` };
}

async function updateOutside({
  body,
  runtime,
}: OutsideCall<"updateAlertChannel">): Promise<Handler<"updateAlertChannel">> {
  const fault = typeof body.url === "string" ? await receiverUrlFault(runtime, body.url, "channel") : null;
  return (call) => update(call, fault);
}

async function update(
  call: Call<"updateAlertChannel">,
  urlFault: ValidationError | null,
): Promise<Reply<"updateAlertChannel">> {
  const { tx, keys, now } = call;
  const stored = await foundChannel(call);
  const { id, kind, workspace_id } = stored.channel;
  const current = channelFields(stored, keys);
  const asked = patchedFields("updateAlertChannel", current, call.body, call.validation);
  const etag = channelEtag(current, keys);
  const isSame = channelEtag(asked, keys) === etag;
  checkIfMatch(call.ifMatch, etag, isSame);
  if (isSame) {
    await askAgain(tx, id, call.body.addresses ?? [], now);
    return { status: 200, body: channelView(stored, keys), etag };
  }
  const faults = kindFaults(kind, asked);
  if (faults.length > 0) {
    throw validationFailed(faults);
  }
  await lockWorkspace(tx, workspace_id);
  await checkFields(tx, workspace_id, { asked, current, urlFault, id });
  const hasNewUrl = asked.url !== current.url;
  const channel = await updateChannel(tx, id, {
    ...columnsOf(asked),
    ...(hasNewUrl ? { ...urlColumns(asked.url, id, keys), consecutive_failures: 0, last_error: null } : {}),
    updated_at: now,
    updated_by: json(actorOf(call.caller)),
  });
  if (hasNewUrl) await resolveAlerts(tx, workspace_id, { type: "channel", id }, now);
  await setAddresses(tx, id, asked.addresses ?? []);
  await askAgain(tx, id, call.body.addresses ?? [], now);
  const view = channelView(await loaded(tx, channel), keys);
  return { status: 200, body: view, etag: view.etag };
}

/** Step 14: what has to be looked up. Only what changes is checked. */
async function checkFields(
  tx: Transaction,
  workspaceId: string,
  {
    asked,
    current,
    urlFault,
    id,
  }: {
    asked: ChannelFields;
    current: ChannelFields | null;
    urlFault: ValidationError | null;
    id: string | null;
  },
): Promise<void> {
  const faults = await siteReferenceFaults(tx, workspaceId, asked.site_ids, current?.site_ids ?? null);
  if (urlFault !== null && asked.url !== current?.url) {
    faults.push(urlFault);
  }
  if (faults.length > 0) {
    throw validationFailed(faults);
  }
  const namesake = asked.name === current?.name ? null : await channelNamed(tx, workspaceId, asked.name, id);
  if (namesake !== null) {
    throw conflict("name-taken", `An alert channel named "${asked.name}" already exists.`, "name", namesake);
  }
}

function columnsOf({ name, min_severity, alert_kinds, site_ids, enabled }: ChannelFields) {
  return {
    name,
    min_severity,
    enabled,
    alert_kinds: alert_kinds === null ? null : json(alert_kinds),
    site_ids: site_ids === null ? null : json(site_ids),
  };
}

function foundChannel(call: Pick<Call<"getAlertChannel">, "tx" | "found">): Promise<ChannelWithAddresses> {
  return loaded(call.tx, required(call.found, "alert_channel"));
}

async function loaded(tx: Transaction, channel: Row<"alert_channels">): Promise<ChannelWithAddresses> {
  const [stored] = await withAddresses(tx, [channel]);
  return stored ?? { channel, addresses: [] };
}
