import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Dialect } from "kysely";
import { syncFolders, syncTree, writeSynced } from "../runtime/sync-tree";
import { durableFiles, withSyncs } from "./durable-files";
import { type FolderLock, lockFolder } from "./folder-lock";
import { unusableFolder } from "./folder-lock-errors";
import { pgliteDialect } from "./pglite-dialect";
import { shippedSnapshot } from "./snapshot";
import { filesInMemory, unpackSnapshot } from "./unpack-snapshot";

/** A database that is open but not yet migrated. */
export interface OpenedDatabase {
  readonly dialect: Dialect;
  /** From now on, limits how long a write waits for its confirmation, if a server confirms it. */
  readonly limitWrites?: () => void;
  /** Gives back what is held beside the connection, after it is closed. */
  readonly release: () => void;
}

/**
 * PostgreSQL's arguments. Every start writes all of its buffers, 128 MB by default, which was a quarter of the
 * processor time of a start and a third of its memory (docs/decisions/speed.md).
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/**
 * Opens PGlite in memory or in `<path>/database`. A new database starts from the snapshot that the build ships, which
 * saves the 3 s of an initdb; without one it is made from nothing.
 */
export async function openPglite(location: {
  readonly kind: "memory" | "folder";
  readonly path?: string;
  readonly snapshot?: string;
}): Promise<OpenedDatabase> {
  const snapshot = location.snapshot ?? shippedSnapshot();
  if (location.path === undefined) {
    const pglite = await PGlite.create({ startParams, ...(snapshot === null ? {} : { fs: filesInMemory(snapshot) }) });
    return { dialect: pgliteDialect(pglite), release: () => {} };
  }
  const lock = await lockFolder(location.path);
  try {
    return { dialect: await openFolder(location.path, snapshot, lock), release: lock.release };
  } catch (error) {
    lock.release();
    throw unusableFolder(location.path, "opened", error);
  }
}

/** The file that marks a complete database in a data folder. */
export function databaseMark(folder: string): string {
  return join(folder, "database.complete");
}

/** In the mark of a folder all of whose files reached the disk; an older version left it empty. */
const SYNCED = "synced\n";

/** A first start that was killed half-way leaves a folder without the mark: nothing was ever stored in it. */
async function openFolder(folder: string, snapshot: string | null, lock: FolderLock): Promise<Dialect> {
  const database = join(folder, "database");
  const mark = databaseMark(folder);
  const isNew = !existsSync(mark);
  if (isNew) await makeFolder(database, snapshot);
  else closeToOthers(database);
  if (!isNew && !wasClosed(database)) await syncTree(database);
  const { files, log, started } = durableFiles(database);
  const pglite = await PGlite.create({ fs: files, startParams: withSyncs(startParams) });
  started();
  if (isNew || readFileSync(mark, "utf8") !== SYNCED) {
    await syncTree(database);
    writeSynced(mark, SYNCED);
    syncFolders(mark);
  }
  return pgliteDialect(pglite, { synced: log.synced, check: lock.check });
}

/**
 * Reports whether the database was closed in order, by its control file (`pg_control`, whose fifth number is 1 then).
 * If not, PostgreSQL syncs the folder before it replays the log, 1,300 times in its own thread; four of ours do it in a
 * fraction of the time.
 */
function wasClosed(database: string): boolean {
  const state = 4 * Uint32Array.BYTES_PER_ELEMENT;
  return readFileSync(join(database, "global", "pg_control")).readUInt32LE(state) === 1;
}

async function makeFolder(database: string, snapshot: string | null): Promise<void> {
  rmSync(database, { recursive: true, force: true });
  mkdirSync(database, { mode: 0o700 });
  if (snapshot !== null) await unpackSnapshot(snapshot, database);
}

/**
 * PGlite's files are readable and writable for all users, so access to their folder is restricted. A folder of another
 * user stays as it is.
 */
function closeToOthers(folder: string): void {
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
}
