import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from "kysely";
import type { Database, Queryable, Store, Transaction } from "./database";
import { DiskFullError, diskRoom } from "./disk-room";
import { type MigrationTables, migrate, readMigrations } from "./migrate";
import { movedStages } from "./moved-stages";
import { openPglite } from "./pglite-store";
import { maintainPglite } from "./pglite-upkeep";
import { MAX_CONNECTIONS, openPostgres, type PostgresLocation } from "./postgres-store";
import { retried } from "./retried";

/** The location of the service's data. */
export type DatabaseLocation =
  /** PGlite in memory: gone when the process ends. */
  | { readonly kind: "memory"; readonly snapshot?: string }
  /** PGlite in a folder that this process alone uses. What was acknowledged survives kill -9 and a loss of power. */
  | {
      readonly kind: "folder";
      readonly path: string;
      readonly snapshot?: string;
      /** Nothing is written while fewer bytes are free on its disk. Default 64 MiB. */
      readonly reserve?: number;
    }
  | PostgresLocation;

/**
 * Opens the database and applies missing migrations.
 * @param reportMigration called when the database is open and migrations begin
 * @throws {FolderInUseError} if another process has the folder
 */
export async function openStore(location: DatabaseLocation, reportMigration: () => void = () => {}): Promise<Store> {
  const isPostgres = location.kind === "postgres";
  const { dialect, limitWrites, release } = isPostgres ? await openPostgres(location) : await openPglite(location);
  // `in ()` is not valid SQL: a filter that leaves nothing to look for matches nothing.
  const noEmptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  const db = new Kysely<Database>({ dialect, plugins: [noEmptyLists] });
  try {
    reportMigration();
    // The bookkeeping table of the migrations is not a table of the service, so it is not in Database.
    await migrate(db as unknown as Kysely<MigrationTables>, readMigrations());
    limitWrites?.();
  } catch (error) {
    await db.destroy();
    release();
    throw error;
  }
  const listeners: ((siteIds: readonly string[]) => void)[] = [];
  const hasRoom = location.kind === "folder" ? diskRoom(location.path, location.reserve) : () => true;
  return {
    db,
    connections: isPostgres ? MAX_CONNECTIONS : 1,
    hasRoom,
    transaction: async (work) => {
      if (location.kind === "folder" && !hasRoom()) throw new DiskFullError(location.path);
      return retried(() => reported(db, work, listeners));
    },
    onStagesMoved: (listener) => void listeners.push(listener),
    read: isPostgres ? (work) => snapshot(db, work) : (work) => alone(db, work),
    maintain: isPostgres ? async () => {} : () => maintainPglite(db),
    close: async () => {
      await db.destroy();
      release();
    },
  };
}

/**
 * Runs a transaction and reports the stages that it moved, also when it failed: its commit may have succeeded before.
 */
async function reported<T>(
  db: Queryable,
  work: (tx: Transaction) => Promise<T>,
  listeners: readonly ((siteIds: readonly string[]) => void)[],
): Promise<T> {
  let moved: () => readonly string[] = () => [];
  try {
    return await db.transaction().execute((tx) => {
      moved = () => movedStages(tx);
      return work(tx);
    });
  } finally {
    const siteIds = moved();
    if (siteIds.length > 0) for (const listener of listeners) listener(siteIds);
  }
}

function snapshot<T>(db: Queryable, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
}

/**
 * Reads on PGlite: whoever has its one connection is alone with the database, so that a transaction would only cost two
 * more statements, a third of a small read.
 */
function alone<T>(db: Queryable, work: (tx: Transaction) => Promise<T>): Promise<T> {
  // What only reads asks nothing of a transaction that a connection does not have.
  return db.connection().execute((connection) => work(connection as Transaction));
}
