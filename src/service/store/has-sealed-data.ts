import { existsSync } from "node:fs";
import type { DatabaseLocation } from "./open-store";
import { databaseMark } from "./pglite-store";
import { loadPg } from "./postgres-store";

/** True if the database was started before, so that a deployment key sealed something in it. Changes nothing. */
export async function hasSealedData(location: Exclude<DatabaseLocation, { kind: "memory" }>): Promise<boolean> {
  if (location.kind === "folder") return existsSync(databaseMark(location.path));
  const client = new (loadPg().Client)({ connectionString: location.url });
  await client.connect();
  try {
    const { rows } = await client.query("select to_regclass('deployment') is not null as found");
    if (rows[0]?.found !== true) return false;
    const stored = await client.query("select from deployment where name = 'key_check'");
    return stored.rows.length > 0;
  } finally {
    await client.end();
  }
}
