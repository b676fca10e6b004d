import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";

type Address = Row<"alert_channel_addresses">;

/** Limits on confirmation mails (contract 2.11), counted back from now. */
export interface MailLimits {
  /**
   * Mails to one address of a workspace are at least so far apart; mails of a workspace are counted over the same time.
   */
  readonly since: Date;
  readonly mailsOfWorkspace: number;
}

/**
 * An address that waits to be asked and may be asked now, with its workspace; undefined if there is none.
 * `code_expires_at` shows whether an address was asked: it stays when the code is used up, or when the address was
 * stopped, which leaves no `code_hash`.
 * @param channelId only of this channel
 */
export function unrequestedAddress(
  db: Queryable | Transaction,
  { since, mailsOfWorkspace }: MailLimits,
  only?: Pick<Address, "channel_id" | "address">,
): Promise<(Address & { workspace_id: string }) | undefined> {
  let query = unasked(db)
    .where("channel.enabled", "=", true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("confirmation_mails as mail")
            .select("mail.address")
            .whereRef("mail.workspace_id", "=", "channel.workspace_id")
            .whereRef("mail.address", "=", "unasked.address")
            .where("mail.sent_at", ">", since),
        ),
      ),
    )
    .where(
      ({ selectFrom }) =>
        selectFrom("confirmation_mails as mail")
          .select(sql<number>`count(*)`.as("mails"))
          .whereRef("mail.workspace_id", "=", "channel.workspace_id")
          .where("mail.sent_at", ">", since),
      "<",
      mailsOfWorkspace,
    );
  if (only !== undefined) {
    query = query.where("unasked.channel_id", "=", only.channel_id).where("unasked.address", "=", only.address);
  }
  return query.limit(1).executeTakeFirst();
}

function unasked(db: Kysely<Database>) {
  return db
    .selectFrom("alert_channel_addresses as unasked")
    .innerJoin("alert_channels as channel", "channel.id", "unasked.channel_id")
    .selectAll("unasked")
    .select("channel.workspace_id")
    .where("unasked.confirmed_at", "is", null)
    .where("unasked.code_expires_at", "is", null);
}

/** Notes that an address is asked now, and with which code. */
export async function recordConfirmationRequest(
  tx: Transaction,
  { workspace_id, channel_id, address }: Address & { workspace_id: string },
  { codeHash, expiresAt, now }: { codeHash: string; expiresAt: Date; now: Date },
): Promise<void> {
  await tx.insertInto("confirmation_mails").values({ workspace_id, address, sent_at: now }).execute();
  await tx
    .updateTable("alert_channel_addresses")
    .set({ code_hash: codeHash, code_expires_at: expiresAt })
    .where("channel_id", "=", channel_id)
    .where("address", "=", address)
    .execute();
}

/**
 * Notes that the mail to an address is tried now: a mail may arrive despite the mail server's response, so the limits
 * count from there.
 */
export async function noteAttempt(
  tx: Transaction,
  { workspaceId, address }: { workspaceId: string; address: string },
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom("confirmation_mails")
    .where("workspace_id", "=", workspaceId)
    .where("address", "=", address)
    .execute();
  await tx.insertInto("confirmation_mails").values({ workspace_id: workspaceId, address, sent_at: now }).execute();
}

/** Lets an address wait again, as if it had not been asked: no mail reached it. */
export async function removeConfirmationRequest(db: Queryable, asked: Address): Promise<void> {
  await withSameCode(db, asked).set({ code_hash: null, code_expires_at: null }).execute();
}

/** Ends the code of an address before its time. */
export async function endCode(db: Queryable, asked: Address, now: Date): Promise<void> {
  await withSameCode(db, asked).set({ code_expires_at: now }).execute();
}

/** Unless it was asked again, confirmed or stopped meanwhile. */
function withSameCode(db: Queryable, { channel_id, address, code_hash }: Address) {
  return db
    .updateTable("alert_channel_addresses")
    .where("channel_id", "=", channel_id)
    .where("address", "=", address)
    .where("code_hash", "=", code_hash);
}

/**
 * Lets those addresses of a channel wait to be asked again whose code has ended unused. One that was stopped has none.
 */
export async function askAgain(
  tx: Transaction,
  channelId: string,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  if (addresses.length === 0) return;
  await tx
    .updateTable("alert_channel_addresses")
    .set({ code_hash: null, code_expires_at: null })
    .where("channel_id", "=", channelId)
    .where("address", "in", [...addresses])
    .where("confirmed_at", "is", null)
    .where("code_hash", "is not", null)
    .where("code_expires_at", "<=", now)
    .execute();
}

/** The address that a code confirms; undefined if the code is unknown, used or too old. */
export function unconfirmedAddress(db: Queryable, codeHash: string, now: Date): Promise<Address | undefined> {
  return db
    .selectFrom("alert_channel_addresses")
    .selectAll()
    .where("code_hash", "=", codeHash)
    .where("code_expires_at", ">", now)
    .executeTakeFirst();
}

/** An address of a channel, and the workspace of the channel. */
export type WorkspaceAddress = Pick<Address, "channel_id" | "address"> & { readonly workspace_id: string };

/**
 * Uses a code up: confirms its address wherever the workspace has it.
 * @returns the address of the channel that asked; undefined if the code is not good
 */
export async function confirmAddress(
  tx: Transaction,
  codeHash: string,
  now: Date,
): Promise<WorkspaceAddress | undefined> {
  const row = await tx
    .selectFrom("alert_channel_addresses as asked")
    .innerJoin("alert_channels as channel", "channel.id", "asked.channel_id")
    .select(["asked.channel_id", "asked.address", "channel.workspace_id"])
    .where("asked.code_hash", "=", codeHash)
    .where("asked.code_expires_at", ">", now)
    .forUpdate("asked")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await tx
    .updateTable("alert_channel_addresses")
    .set({ confirmed_at: now, code_hash: null, code_expires_at: sql<Date>`coalesce(code_expires_at, ${now})` })
    .where("address", "=", row.address)
    .where("confirmed_at", "is", null)
    // Asked once and without a code: it was stopped there, and only that channel can undo it.
    .where(({ or, eb }) => or([eb("code_hash", "is not", null), eb("code_expires_at", "is", null)]))
    .where("channel_id", "in", (query) =>
      query.selectFrom("alert_channels").select("id").where("workspace_id", "=", row.workspace_id),
    )
    .execute();
  return row;
}

/**
 * Takes a confirmation back. The address is not asked again unless it is removed from the channel and added again.
 * @returns the address; undefined if it is not in the channel, or was stopped before
 */
export async function unconfirmAddress(
  tx: Transaction,
  { channel_id, address }: Pick<Address, "channel_id" | "address">,
  now: Date,
): Promise<WorkspaceAddress | undefined> {
  return tx
    .updateTable("alert_channel_addresses as stopped")
    .from("alert_channels as channel")
    .whereRef("channel.id", "=", "stopped.channel_id")
    .set({ confirmed_at: null, code_hash: null, code_expires_at: sql<Date>`coalesce(code_expires_at, ${now})` })
    .where("stopped.channel_id", "=", channel_id)
    .where("stopped.address", "=", address)
    .where(({ or, eb }) =>
      or([...[eb("confirmed_at", "is not", null), eb("code_hash", "is not", null)], eb("code_expires_at", "is", null)]),
    )
    .returning(["stopped.channel_id", "stopped.address", "channel.workspace_id"])
    .executeTakeFirst();
}

/** Forgets confirmation mails that no limit counts any more. */
export async function removeOldConfirmationMails(db: Queryable, until: Date): Promise<void> {
  await db.deleteFrom("confirmation_mails").where("sent_at", "<=", until).execute();
}
