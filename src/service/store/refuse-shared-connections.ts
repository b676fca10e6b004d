import type { Pool } from "pg";

/**
 * Refuses a pooler that gives one connection of the server to several clients in turn. Settings of a connection, such
 * as the limits of waits, would reach others and get lost.
 * @throws {Error} if two connections that are open at once have the same process of the server
 */
export async function refuseSharedConnections(pool: Pool): Promise<void> {
  const clients = [await pool.connect(), await pool.connect()];
  try {
    const processes = new Set<unknown>();
    // One after the other, because a pooler lends a connection only for as long as a statement takes.
    for (const client of clients) processes.add((await client.query("select pg_backend_pid() as pid")).rows[0]?.pid);
    if (processes.size < clients.length) {
      throw new Error(
        "DATABASE_URL names a connection pooler in transaction or statement mode: two connections share one of the server. Allowed is session mode (pool_mode = session). Change the pooler's mode, or use the address of the database server.",
      );
    }
  } finally {
    for (const client of clients) client.release();
  }
}
