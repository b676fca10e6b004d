import type { Schemas } from "@consentform/consent/contract";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import type { PageRequest } from "./page-request";

type Alert = Row<"alerts">;
type Subject = Schemas["AlertSubject"];

/** Which alerts a list shows; undefined = any. */
export interface AlertFilter {
  readonly states: readonly Alert["state"][] | undefined;
  readonly severities: readonly Alert["severity"][] | undefined;
  readonly kinds: readonly Alert["kind"][] | undefined;
  /** Every one of them must be the alert's site: what was asked for, and what the token is bound to. */
  readonly siteIds: readonly string[];
}

/** One page of a workspace's alerts by (first_at, id), newest first, and one more. */
export function listAlertRows(
  tx: Queryable,
  workspaceId: string,
  { states, severities, kinds, siteIds }: AlertFilter,
  page: PageRequest,
): Promise<Alert[]> {
  let query = tx.selectFrom("alerts").selectAll().where("workspace_id", "=", workspaceId);
  if (states !== undefined) query = query.where("state", "in", [...states]);
  if (severities !== undefined) query = query.where("severity", "in", [...severities]);
  if (kinds !== undefined) query = query.where("kind", "in", [...kinds]);
  for (const siteId of siteIds) query = query.where("site_id", "=", siteId);
  const [afterTime, afterId] = page.after ?? [];
  if (afterTime !== undefined) query = query.where(sql<boolean>`(first_at, id) < (${afterTime}, ${afterId})`);
  return query
    .orderBy("first_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
}

/** The alert of a kind and subject, locked until the transaction ends. */
export function alertOf(
  tx: Transaction,
  workspaceId: string,
  kind: Alert["kind"],
  subject: Subject,
): Promise<Alert | undefined> {
  return tx
    .selectFrom("alerts")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("kind", "=", kind)
    .where("subject_type", "=", subject.type)
    .where("subject_id", "=", subject.id)
    .forUpdate()
    .executeTakeFirst();
}

/** An alert; undefined if it is gone. */
export function alertById(db: Queryable, id: string): Promise<Alert | undefined> {
  return db.selectFrom("alerts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Adds an alert; undefined if its kind and subject have one. */
export function insertAlert(tx: Transaction, alert: Insertable<Database["alerts"]>): Promise<Alert | undefined> {
  return tx
    .insertInto("alerts")
    .values(alert)
    .onConflict((conflict) => conflict.columns(["workspace_id", "kind", "subject_type", "subject_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Changes an alert and answers it. */
export function updateAlertRow(tx: Transaction, id: string, change: Updateable<Database["alerts"]>): Promise<Alert> {
  return tx.updateTable("alerts").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/**
 * Resolves the alerts about a subject, because their cause is gone (contract 2.11).
 * @param kinds default: every kind
 */
export async function resolveAlerts(
  tx: Transaction,
  workspaceId: string,
  subject: Subject,
  now: Date,
  kinds?: readonly Alert["kind"][],
): Promise<void> {
  await tx
    .updateTable("alerts")
    .set({ state: "resolved", resolved_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("subject_type", "=", subject.type)
    .where("subject_id", "=", subject.id)
    .where("state", "<>", "resolved")
    .$if(kinds !== undefined, (query) => query.where("kind", "in", [...(kinds ?? [])]))
    .execute();
}

/**
 * Resolves alerts that a token expires soon where it does so no longer: it has expired, was revoked, or is retiring, as
 * one is that has a successor.
 */
export async function resolveExpiryAlerts(tx: Transaction, now: Date): Promise<void> {
  await tx
    .updateTable("alerts")
    .set({ state: "resolved", resolved_at: now })
    // Written out, or a plan made for any kind and state could not use the index of these alone.
    .where("kind", "=", sql.lit<"token.expiring">("token.expiring"))
    .where("state", "<>", sql.lit<"resolved">("resolved"))
    .where("subject_type", "=", "token")
    .where((alert) =>
      alert.exists(
        alert
          .selectFrom("tokens")
          .select("tokens.id")
          .whereRef("tokens.id", "=", "alerts.subject_id")
          .whereRef("tokens.workspace_id", "=", "alerts.workspace_id")
          .where((token) =>
            token.or([
              token("expires_at", "<=", now),
              token("revoked_at", "is not", null),
              token("retires_at", "is not", null),
            ]),
          ),
      ),
    )
    .execute();
}

/** Forgets alerts that were resolved before `until`. @returns how many */
export async function removeOldAlerts(db: Queryable, until: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom("alerts")
    .where("id", "in", (query) => query.selectFrom("alerts").select("id").where("resolved_at", "<", until).limit(limit))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The site that an alert concerns; undefined if it concerns none. */
export async function siteOfAlert(
  db: Queryable,
  { site_id }: Alert,
): Promise<Pick<Row<"sites">, "id" | "name"> | undefined> {
  if (site_id === null) return undefined;
  return db.selectFrom("sites").select(["id", "name"]).where("id", "=", site_id).executeTakeFirst();
}
