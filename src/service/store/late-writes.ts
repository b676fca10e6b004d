import { type RawBuilder, sql } from "kysely";

/** A commit that takes longer is reported as unconfirmed, and no other write begins while it waits. */
export const CONFIRMATION_MS = 5_000;

/**
 * Reports whether a row of `pg_stat_activity` is a write that has waited too long, by the server's clock, for the disk
 * or a standby to confirm it.
 */
export const IS_LATE_WRITE = `(
  state = 'active' and (wait_event = 'SyncRep' or query = 'commit')
  and query_start < clock_timestamp() - interval '${CONFIRMATION_MS} ms'
)`;

/** Reports whether a write of this user, in any process, has waited too long for its confirmation. */
export const hasLateWrites: RawBuilder<boolean> = sql<boolean>`exists (
  select from pg_stat_activity where ${sql.raw(IS_LATE_WRITE)}
)`;

/**
 * A write that PostgreSQL did not confirm, or one that did not begin because others wait. What was sent may complete
 * later, or be lost with the server.
 */
export class UnconfirmedWriteError extends Error {
  override readonly name = "UnconfirmedWriteError";

  constructor(why: string) {
    super(`The database does not confirm writes: ${why}. Check its standby, its disk and the network between them.`);
  }
}
