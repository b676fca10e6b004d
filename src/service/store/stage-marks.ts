import { Kysely, sql } from "kysely";
import type { Database, Row } from "./database";
import { openPostgres, type PostgresLocation } from "./postgres-store";

/** Connections for visitors alone: few, because each question is one short statement. */
const CONNECTIONS = 4;

/** What tells whether a stage still serves what it did. */
export interface StageMarks {
  /** The mark of what a stage serves; null if that is nothing. */
  of(siteId: string, environment: string): Promise<string | null>;
  close(): Promise<void>;
}

/** Opens a connection of its own to a database that several processes share: any of them may move a stage. */
export async function openStageMarks(location: PostgresLocation): Promise<StageMarks> {
  const { dialect } = await openPostgres(location, CONNECTIONS);
  const db = new Kysely<Database>({ dialect });
  return {
    of: async (siteId, environment) => {
      const stage = await db
        .selectFrom("stages")
        .select(["number", "consent_revision"])
        .where("site_id", "=", siteId)
        .where(sql<boolean>`environment = ${environment}`)
        .executeTakeFirst();
      return stage === undefined || stage.number === null ? null : markOf(stage.number, stage.consent_revision);
    },
    close: () => db.destroy(),
  };
}

/** The mark of a version in a stage. */
export function stageMark(version: Row<"versions">, environment: "preview" | "production"): string {
  return markOf(version.number, version[`${environment}_consent_revision`]);
}

/** A version that returns to a stage may ask for consent again: its number alone says too little. */
function markOf(number: number, consentRevision: number | null): string {
  return `${number}/${consentRevision}`;
}
