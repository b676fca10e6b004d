import { CompiledQuery, type DatabaseConnection, PostgresDialect } from "kysely";
import type { OpenedDatabase } from "./pglite-store";

/** A PostgreSQL that several processes may share. */
export interface PostgresLocation {
  readonly kind: "postgres";
  readonly url: string;
  /**
   * A transaction whose process says nothing for this long, in milliseconds, is rolled back by the server, and what it locked is free: else a process
   * that hangs, or whose machine sleeps, would stop the writes of a workspace for all others. Default 30 s.
   */
  readonly idleTransactionMs?: number;
}

/** Connections of one process to a shared PostgreSQL. */
const maxConnections = 10;
/** For a connection, also for one of the pool's that somebody else holds. */
const connectionPatienceMs = 10_000;
/**
 * After so many seconds a connection is replaced by another: the settings of a role or a database, such as one that takes no writes, reach new
 * connections only, and without an end a busy process would keep those that it has.
 */
const longestConnectionS = 60;
/** A connection that has been silent for this long is asked whether its other end is still there. */
const keepAliveDelayMs = 10_000;
/** Our transactions wait for nothing but the database between two statements. */
const defaultIdleTransactionMs = 30_000;

/**
 * Opens a pool of connections to PostgreSQL 13 or newer.
 * @throws {Error} if the optional package `pg` is not installed
 */
export async function openPostgres({ url, idleTransactionMs }: PostgresLocation): Promise<OpenedDatabase> {
  const { Pool } = loadPg();
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionPatienceMs,
    maxLifetimeSeconds: longestConnectionS,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
  });
  // Without listeners, a connection that the server closes would end the process: the pool's own are for idle connections, the
  // connection's for one that a transaction holds between two statements. The next statement fails, and the pool replaces it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  // A statement and no parameter of the connection: poolers in front of PostgreSQL refuse parameters that they do not know.
  const patience = CompiledQuery.raw(
    `set idle_in_transaction_session_timeout = ${idleTransactionMs ?? defaultIdleTransactionMs}`,
  );
  const onCreateConnection = async (connection: DatabaseConnection) => void (await connection.executeQuery(patience));
  return { dialect: new PostgresDialect({ pool, onCreateConnection }), release: () => {} };
}

/** `pg` is an optional peer dependency: only those who use PostgreSQL install it. */
function loadPg(): typeof import("pg") {
  try {
    return require("pg");
  } catch (error) {
    throw new Error('DATABASE_URL names a PostgreSQL, which needs the package "pg": npm install pg', { cause: error });
  }
}
