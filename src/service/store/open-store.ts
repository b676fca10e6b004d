import { setTimeout as sleep } from "node:timers/promises";
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from "kysely";
import type { Database, Queryable, Store, Transaction } from "./database";
import { DiskFullError, diskRoom } from "./disk-room";
import { type MigrationTables, migrate, readMigrations } from "./migrate";
import { openPglite } from "./pglite-store";
import { maintainPglite } from "./pglite-upkeep";
import { openPostgres, type PostgresLocation } from "./postgres-store";

/** Where the service keeps its data. */
export type DatabaseLocation =
  /** PGlite in memory: gone when the process ends. */
  | { readonly kind: "memory"; readonly snapshot?: string }
  /** PGlite in a folder that this process alone uses. Survives kill -9; a loss of power is not covered (docs/decisions.md). */
  | {
      readonly kind: "folder";
      readonly path: string;
      readonly snapshot?: string;
      /** Nothing is written while fewer bytes are free on its disk. Default 64 MiB. */
      readonly reserve?: number;
    }
  | PostgresLocation;

/** PostgreSQL's codes for a transaction that lost against another one and may simply be tried again. */
const retriedCodes: ReadonlySet<string> = new Set(["40001", "40P01"]);
const maxAttempts = 4;
/** Between two of them. */
const longestPauseMs = 50;

/**
 * Opens the database and applies missing migrations.
 * @throws {FolderInUseError} if another process has the folder
 */
export async function openStore(location: DatabaseLocation): Promise<Store> {
  const isPostgres = location.kind === "postgres";
  const { dialect, release } = isPostgres ? await openPostgres(location) : await openPglite(location);
  // `in ()` is no SQL: a filter that leaves nothing to look for matches nothing.
  const noEmptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  const db = new Kysely<Database>({ dialect, plugins: [noEmptyLists] });
  try {
    // The bookkeeping table of the migrations is no table of the service, so it is not in Database. A process of the version before may hold
    // a row and want a table that is being changed: of the two, the database may choose either to lose.
    await retried(() => migrate(db as unknown as Kysely<MigrationTables>, readMigrations()));
  } catch (error) {
    await db.destroy();
    release();
    throw error;
  }
  const hasRoom = location.kind === "folder" ? diskRoom(location.path, location.reserve) : () => true;
  return {
    db,
    hasRoom,
    transaction: async (work) => {
      if (location.kind === "folder" && !hasRoom()) throw new DiskFullError(location.path);
      return retried(() => db.transaction().execute(work));
    },
    read: isPostgres ? (work) => snapshot(db, work) : (work) => alone(db, work),
    maintain: isPostgres ? async () => {} : () => maintainPglite(db),
    close: async () => {
      await db.destroy();
      release();
    },
  };
}

function snapshot<T>(db: Queryable, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
}

/**
 * Reads on PGlite: whoever has its one connection is alone with the database, so that a transaction would only cost two more statements,
 * a third of a small read.
 */
function alone<T>(db: Queryable, work: (tx: Transaction) => Promise<T>): Promise<T> {
  // What only reads asks nothing of a transaction that a connection does not have.
  return db.connection().execute((connection) => work(connection as Transaction));
}

async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= maxAttempts || !retriedCodes.has(databaseErrorCode(error))) throw error;
    }
    // Not at once and not together: those that won are still at work, and others lost as well.
    await sleep(Math.random() * longestPauseMs);
  }
}

/** SQLSTATE of an error of either driver, for example 23505 for a unique violation; "" for other errors. */
export function databaseErrorCode(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}
