import { existsSync } from "node:fs";
import { Kysely, sql } from "kysely";
import type { Database } from "./database";
import type { DatabaseLocation } from "./open-store";
import { databaseMark, openPglite } from "./pglite-store";
import { openPostgres } from "./postgres-store";

/**
 * True if a deployment key sealed something in the database: a service has run on it. It is not migrated.
 * @throws {FolderInUseError} if another process has the folder
 */
export async function hasSealedData(location: Exclude<DatabaseLocation, { kind: "memory" }>): Promise<boolean> {
  if (location.kind === "folder" && !existsSync(databaseMark(location.path))) return false;
  const opened = location.kind === "postgres" ? await openPostgres(location, 1) : await openPglite(location);
  const db = new Kysely<Database>({ dialect: opened.dialect });
  try {
    const { rows } = await sql<{ found: boolean }>`select to_regclass('deployment') is not null as found`.execute(db);
    if (rows[0]?.found !== true) return false;
    const stored = await db.selectFrom("deployment").select("name").where("name", "=", "key_check").execute();
    return stored.length > 0;
  } finally {
    await db.destroy();
    opened.release();
  }
}
