import { PostgresDialect } from "kysely";
import type { Pool, PoolClient } from "pg";
import { databaseErrorCode } from "./database-error-code";
import type { OpenedDatabase } from "./pglite-store";
import { refuseSharedConnections } from "./refuse-shared-connections";
import { LOCK_TIMEOUT_MS } from "./request-time";
import { type ConnectionWatch, watchConnections } from "./watch-connections";

/** A PostgreSQL that several processes may share. */
export interface PostgresLocation {
  readonly kind: "postgres";
  readonly url: string;
  /**
   * A transaction whose process says nothing for this long, in milliseconds, is rolled back by the server, and what it
   * locked is free: else a process that hangs, or whose machine sleeps, would stop the writes of a workspace for all
   * others. Default 30 s.
   */
  readonly idleTransactionMs?: number;
}

/** Connections of one process to a shared PostgreSQL. */
export const MAX_CONNECTIONS = 10;
/** For a connection, also for one of the pool's that is in use. */
const CONNECTION_TIMEOUT_MS = 10_000;
/**
 * After so many seconds a connection is replaced by another: the settings of a role or a database, such as one that
 * takes no writes, reach new connections only, and without an end a busy process would keep those that it has.
 */
const LONGEST_CONNECTION_S = 60;
/** A connection that has been silent for this long is asked whether its other end is still there. */
const KEEP_ALIVE_DELAY_MS = 10_000;
/** For a query about other connections. */
const QUESTION_TIMEOUT_MS = 2_000;
/** Our transactions wait for nothing but the database between two statements. */
const DEFAULT_IDLE_TRANSACTION_MS = 30_000;

/**
 * Opens a pool of connections to PostgreSQL 13 or newer.
 * @throws {Error} if the optional package `pg` is not installed
 */
export async function openPostgres(
  { url, idleTransactionMs }: PostgresLocation,
  connections: number = MAX_CONNECTIONS,
): Promise<OpenedDatabase> {
  const pg = loadPg();
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    maxLifetimeSeconds: LONGEST_CONNECTION_S,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  });
  // Without listeners, a connection that the server closes would end the process: the pool's own are for idle
  // connections, the connection's for one that a transaction holds between two statements. The next statement fails,
  // and the pool replaces it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const watch = watchConnections(pool, (statement) => askOnce(pg, url, statement));
  // In this order: a connection whose network is lost ends only because the watch notices it.
  const end = async (): Promise<void> => {
    await pool.end();
    watch.stop();
  };
  if (connections > 1) {
    await refuseSharedConnections(pool).catch(async (error) => {
      await end();
      throw error;
    });
  }
  const idleMs = idleTransactionMs ?? DEFAULT_IDLE_TRANSACTION_MS;
  const dialect = new PostgresDialect({ pool: { connect: connectWith(pool, idleMs, watch), end } });
  return { dialect, limitWrites: watch.limitWrites, release: () => {} };
}

/**
 * Takes connections from a pool and limits, on each once, how long its transactions may be silent, and how long its
 * statements wait for a lock: those outside of transactions, too, such as the one that finds a token. By statements:
 * poolers in front of PostgreSQL refuse parameters of a connection that they do not know. One that fails goes back as
 * broken, or the pool would count it as taken permanently.
 */
function connectWith(pool: Pool, idleTransactionMs: number, watch: ConnectionWatch): () => Promise<PoolClient> {
  const limited = new WeakSet<PoolClient>();
  return async () => {
    const client = await pool.connect();
    if (limited.has(client)) return leavingReplicas(client);
    try {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      watch.identify(client, rows[0]?.pid ?? 0);
      await client.query(
        `set idle_in_transaction_session_timeout = ${idleTransactionMs}; set lock_timeout = ${LOCK_TIMEOUT_MS}`,
      );
    } catch (error) {
      client.release(true);
      throw error;
    }
    limited.add(client);
    return leavingReplicas(client);
  };
}

/** Queries on a separate connection, because those of the pool may all be waiting. */
async function askOnce(pg: typeof import("pg"), connectionString: string, statement: string): Promise<unknown[]> {
  const limits = { connectionTimeoutMillis: QUESTION_TIMEOUT_MS, query_timeout: QUESTION_TIMEOUT_MS };
  const client = new pg.Client({ connectionString, ...limits });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    // Not closed gracefully, because the server may not answer.
    client.connection.stream.destroy();
  }
}

/** Code of a write that a standby refuses, such as a former primary that came back. */
const READ_ONLY = "25006";

/** Lets a connection be replaced after its server refused a write: the next one may reach the new primary. */
function leavingReplicas(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReplica = false;
  const note = (error: Error): void => {
    isReplica ||= databaseErrorCode(error) === READ_ONLY;
  };
  // Released once for each connect, so that this wraps what the pool made for it.
  client.release = (error) => {
    client.connection.off("errorMessage", note);
    release(error ?? isReplica);
  };
  client.connection.on("errorMessage", note);
  return client;
}

/** `pg` is an optional peer dependency: only those who use PostgreSQL install it. */
function loadPg(): typeof import("pg") {
  try {
    return require("pg");
  } catch (error) {
    throw new Error('DATABASE_URL names a PostgreSQL database, which requires the package "pg": npm install pg', {
      cause: error,
    });
  }
}
