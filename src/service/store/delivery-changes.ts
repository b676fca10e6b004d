import { Kysely, sql } from "kysely";
import type { Database, Queryable } from "./database";
import { openPostgres, type PostgresLocation } from "./postgres-store";
import { markOfStage } from "./stage-mark";

/** Connections for visitors alone: few, because each question is one short statement. */
const CONNECTIONS = 4;
/** A change is seen if its transaction takes no longer than this; what takes longer is found by comparing all. */
const OVERLAP_S = 10;
/** Notices that are this old were read by every process. */
const NOTICE_LIFE_S = 24 * 3600;

/** A notice that a site's stages changed. */
interface DeliveryChange {
  readonly id: number;
  readonly siteId: string;
}

/** Which stages changed in a database that several processes share. */
export interface DeliveryChanges {
  /** The mark of what a stage serves; null if that is nothing. */
  markOf(siteId: string, environment: string): Promise<string | null>;
  /** The marks of both stages of sites that exist, by `<site id>/<environment>`. */
  marksOf(siteIds: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** The changes of the last seconds, which a process may have seen already. */
  recent(): Promise<readonly DeliveryChange[]>;
  close(): Promise<void>;
}

/** Opens separate connections to a database that several processes share: any of them may move a stage. */
export async function openDeliveryChanges(location: PostgresLocation): Promise<DeliveryChanges> {
  const { dialect } = await openPostgres(location, CONNECTIONS);
  const db = new Kysely<Database>({ dialect });
  return deliveryChanges(db, () => db.destroy());
}

/** Reads the changes from an open database. */
export function deliveryChanges(db: Queryable, close: () => Promise<void> = async () => {}): DeliveryChanges {
  const stages = () => db.selectFrom("stages").select(["site_id", "environment", "number", "consent_revision"]);
  return {
    markOf: async (siteId, environment) => {
      const stage = await stages()
        .where("site_id", "=", siteId)
        .where(sql<boolean>`environment = ${environment}`)
        .executeTakeFirst();
      return stage === undefined ? null : markOfStage(stage);
    },
    marksOf: async (siteIds) => {
      const rows = await stages().where(sql<boolean>`site_id = any(${siteIds}::text[])`).execute();
      return new Map(rows.map((row) => [`${row.site_id}/${row.environment}`, markOfStage(row)]));
    },
    recent: async () => {
      const rows = await db
        .selectFrom("delivery_changes")
        .select(["id", "site_id"])
        .where("changed_at", ">", sql<Date>`clock_timestamp() - make_interval(secs => ${OVERLAP_S})`)
        .execute();
      return rows.map(({ id, site_id }) => ({ id: Number(id), siteId: site_id }));
    },
    close,
  };
}

/** Removes notices that every process has read. */
export async function removeOldChanges(db: Queryable): Promise<void> {
  await db
    .deleteFrom("delivery_changes")
    .where("changed_at", "<", sql<Date>`clock_timestamp() - make_interval(secs => ${NOTICE_LIFE_S})`)
    .execute();
}
