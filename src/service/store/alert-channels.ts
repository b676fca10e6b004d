import { type Insertable, sql, type Updateable } from "kysely";
import { type Database, json, type Queryable, type Row, type Transaction } from "./database";
import { pageByAge } from "./keyset";
import type { PageRequest } from "./page-request";

/** A channel with its addresses in their order; a Slack channel has none. */
export interface ChannelWithAddresses {
  readonly channel: Row<"alert_channels">;
  readonly addresses: readonly Row<"alert_channel_addresses">[];
}

/** Which channels a list shows. */
export interface ChannelFilter {
  readonly ids: readonly string[] | undefined;
  readonly kinds: readonly Row<"alert_channels">["kind"][] | undefined;
  readonly externalKey: string | undefined;
  /** Of a token bound to a site: only channels for exactly that site. */
  readonly boundSiteId: string | null;
}

/** One page of a workspace's channels, newest first, and one more. */
export async function listChannels(
  tx: Queryable,
  workspaceId: string,
  { ids, kinds, externalKey, boundSiteId }: ChannelFilter,
  page: PageRequest,
): Promise<ChannelWithAddresses[]> {
  let query = tx.selectFrom("alert_channels").selectAll("alert_channels").where("workspace_id", "=", workspaceId);
  if (ids !== undefined) query = query.where("id", "in", [...ids]);
  if (kinds !== undefined) query = query.where("kind", "in", [...kinds]);
  if (externalKey !== undefined) query = query.where("external_key", "=", externalKey);
  if (boundSiteId !== null) query = query.where(sql<boolean>`site_ids = ${json([boundSiteId])}`);
  return withAddresses(tx, await pageByAge(query, "alert_channels", page).execute());
}

/** Channels with their addresses, in the same order. */
export async function withAddresses(
  tx: Queryable,
  channels: readonly Row<"alert_channels">[],
): Promise<ChannelWithAddresses[]> {
  const ids = channels.map(({ id }) => id);
  const addresses =
    ids.length === 0
      ? []
      : await tx
          .selectFrom("alert_channel_addresses")
          .selectAll()
          .where("channel_id", "in", ids)
          .orderBy("position")
          .execute();
  return channels.map((channel) => ({
    channel,
    addresses: addresses.filter(({ channel_id }) => channel_id === channel.id),
  }));
}

/** Id of another channel of the workspace with this name, or null. */
export async function channelNamed(
  tx: Transaction,
  workspaceId: string,
  name: string,
  exceptId: string | null,
): Promise<string | null> {
  const row = await tx
    .selectFrom("alert_channels")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("name", "=", name)
    .$if(exceptId !== null, (query) => query.where("id", "<>", exceptId ?? ""))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Id of the channel that has an external key, or null. */
export async function channelWithExternalKey(
  tx: Transaction,
  workspaceId: string,
  key: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom("alert_channels")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("external_key", "=", key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many channels a workspace has. */
export async function countChannels(tx: Transaction, workspaceId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("alert_channels")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a channel. */
export function insertChannel(
  tx: Transaction,
  channel: Insertable<Database["alert_channels"]>,
): Promise<Row<"alert_channels">> {
  return tx.insertInto("alert_channels").values(channel).returningAll().executeTakeFirstOrThrow();
}

/** Changes a channel and answers it. */
export function updateChannel(
  tx: Transaction,
  id: string,
  change: Updateable<Database["alert_channels"]>,
): Promise<Row<"alert_channels">> {
  return tx.updateTable("alert_channels").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Removes a channel and its addresses. */
export async function removeChannel(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("alert_channels").where("id", "=", id).execute();
}

/** Makes these the addresses of a channel: those that stay keep their confirmation, new ones have none. */
export async function setAddresses(tx: Transaction, channelId: string, addresses: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("alert_channel_addresses")
    .where("channel_id", "=", channelId)
    .$if(addresses.length > 0, (query) => query.where("address", "not in", [...addresses]))
    .execute();
  if (addresses.length > 0) {
    await tx
      .insertInto("alert_channel_addresses")
      .values(addresses.map((address, position) => ({ channel_id: channelId, address, position })))
      .onConflict((conflict) =>
        conflict.columns(["channel_id", "address"]).doUpdateSet((row) => ({ position: row.ref("excluded.position") })),
      )
      .execute();
  }
}

/** All channels of a workspace. */
export function channelsOfWorkspace(tx: Queryable, workspaceId: string): Promise<Row<"alert_channels">[]> {
  return tx.selectFrom("alert_channels").selectAll().where("workspace_id", "=", workspaceId).orderBy("id").execute();
}

/** A channel with its addresses; undefined if it is gone. */
export async function channelById(db: Queryable, id: string): Promise<ChannelWithAddresses | undefined> {
  const channel = await db.selectFrom("alert_channels").selectAll().where("id", "=", id).executeTakeFirst();
  const [stored] = channel === undefined ? [] : await withAddresses(db, [channel]);
  return stored;
}

/** A channel, locked until the transaction ends; undefined if it is gone. */
export function lockChannel(tx: Transaction, id: string): Promise<Row<"alert_channels"> | undefined> {
  return tx.selectFrom("alert_channels").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}
