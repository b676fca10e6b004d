import { type RawBuilder, sql } from "kysely";

/** A commit that takes longer is answered as unconfirmed, and no other write begins meanwhile. */
export const CONFIRMATION_MS = 5_000;

/**
 * Reports whether a row of `pg_stat_activity` is a write that has waited for too long for its confirmation: of the
 * disk, or of a standby. The server's clock decides.
 */
export const IS_LATE_WRITE = `(
  state = 'active' and (wait_event = 'SyncRep' or query = 'commit')
  and query_start < clock_timestamp() - interval '${CONFIRMATION_MS} ms'
)`;

/** Reports whether a write of this user, in any process, has waited for too long for its confirmation. */
export const hasLateWrites: RawBuilder<boolean> = sql<boolean>`exists (
  select from pg_stat_activity where ${sql.raw(IS_LATE_WRITE)}
)`;

/**
 * A write that PostgreSQL did not confirm, or one that did not begin because others wait. What was sent may be found
 * later, or be lost with the server.
 */
export class UnconfirmedWriteError extends Error {
  override readonly name = "UnconfirmedWriteError";

  constructor(why: string) {
    super(`The database does not confirm writes: ${why}. Look at its standby, its disk and the network between them.`);
  }
}
