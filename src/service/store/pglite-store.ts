import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import type { Dialect } from "kysely";
import { lockFolder } from "./folder-lock";
import { pgliteDialect } from "./pglite-dialect";
import { shippedSnapshot } from "./snapshot";

/** A database that is open but not yet migrated. */
export interface OpenedDatabase {
  readonly dialect: Dialect;
  /** Gives back what is held beside the connection, after it is closed. */
  readonly release: () => void;
}

/**
 * Opens PGlite in memory or in `<path>/database`. A new database starts from the snapshot that the build ships, which saves
 * the 3 s of an initdb; without one it is made from nothing.
 */
export async function openPglite(location: {
  readonly kind: "memory" | "folder";
  readonly path?: string;
  readonly snapshot?: string;
}): Promise<OpenedDatabase> {
  const snapshot = location.snapshot ?? shippedSnapshot();
  if (location.path === undefined) {
    return { dialect: pgliteDialect(await create(null, snapshot)), release: () => {} };
  }
  const release = lockFolder(location.path);
  try {
    return { dialect: pgliteDialect(await openFolder(location.path, snapshot)), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** A first start that was killed half-way leaves a folder without the mark: nothing was ever stored in it. */
async function openFolder(folder: string, snapshot: string | null): Promise<PGlite> {
  const database = join(folder, "database");
  const mark = join(folder, "database.complete");
  if (existsSync(mark)) {
    closeToOthers(database);
    return PGlite.create({ dataDir: database });
  }
  rmSync(database, { recursive: true, force: true });
  mkdirSync(database, { mode: 0o700 });
  const pglite = await create(database, snapshot);
  writeFileSync(mark, "");
  return pglite;
}

/** PGlite lets everybody read and write its files, so nobody else may come to them; a folder that is not ours to change stays as it is. */
function closeToOthers(folder: string): void {
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
}

function create(dataDir: string | null, snapshot: string | null): Promise<PGlite> {
  const folder = dataDir === null ? {} : { dataDir };
  if (snapshot === null) return PGlite.create(folder);
  const tar = new Blob([gunzipSync(readFileSync(snapshot))], { type: "application/x-tar" });
  return PGlite.create({ ...folder, loadDataDir: tar });
}
