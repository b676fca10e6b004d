import { PostgresDialect } from "kysely";
import type { OpenedDatabase } from "./pglite-store";

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

/**
 * Opens a pool of connections to PostgreSQL 13 or newer.
 * @throws {Error} if the optional package `pg` is not installed
 */
export async function openPostgres(location: { readonly url: string }): Promise<OpenedDatabase> {
  const { Pool } = loadPg();
  const pool = new Pool({
    connectionString: location.url,
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
  return { dialect: new PostgresDialect({ pool }), release: () => {} };
}

/** `pg` is an optional peer dependency: only those who use PostgreSQL install it. */
function loadPg(): typeof import("pg") {
  try {
    return require("pg");
  } catch (error) {
    throw new Error('DATABASE_URL names a PostgreSQL, which needs the package "pg": npm install pg', { cause: error });
  }
}
