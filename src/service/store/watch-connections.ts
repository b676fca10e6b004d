import type { Pool, PoolClient } from "pg";
import { databaseErrorCode } from "./database-error-code";
import { guardWrites, type WatchedConnection } from "./guard-writes";
import { CONFIRMATION_MS, IS_LATE_WRITE, UnconfirmedWriteError } from "./late-writes";

/** Interval between checks of the connections. */
const EVERY_MS = 1_000;
/** A connection is lost if its statement has been unanswered for this long, and no server process works on it. */
const SILENCE_MS = 10_000;
/** A statement that has been at work for longer is checked at this interval. */
const LONG_MS = 15_000;
/** Error code of a server that has no connection left for the query. */
const TOO_MANY_CONNECTIONS = "53300";
/** Error code of a statement that waited too long for a lock: a waiting commit may hold it. */
const LOCK_TIMEOUT = "55P03";

/** A server process that is at work. */
interface Activity {
  readonly pid: number;
  readonly isLate: boolean;
}

/** The watch over the connections of a pool. */
export interface ConnectionWatch {
  /** Records the server's process behind a connection. */
  identify(client: PoolClient, pid: number): void;
  /** From now on, limits how long a write waits for its confirmation. Migrations are not limited. */
  limitWrites(): void;
  stop(): void;
}

/**
 * Watches the statements of a pool. A network that fails silently, or a standby that no longer answers, would otherwise
 * block them, and visitors' choices, for minutes. The watch closes the connection of a statement that no server process
 * works on, or of a write that waits too long for its confirmation. No write begins while others wait: each would
 * occupy a server process until none is left.
 * @param ask runs a statement on a new connection, in limited time
 */
export function watchConnections(pool: Pool, ask: (statement: string) => Promise<unknown[]>): ConnectionWatch {
  const watched = new Map<PoolClient, WatchedConnection>();
  let areWritesLimited = false;
  let doWritesWait = false;
  let isLooking = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const active = await activities(ask);
    isLooking = false;
    lookedAt = performance.now();
    if (active === "not known") return;
    for (const one of watched.values()) {
      const fault = faultOf(one, active, areWritesLimited);
      if (fault === null) continue;
      one.lost = fault;
      one.client.connection.stream.destroy(fault);
    }
    if (active === null || !areWritesLimited) return;
    doWritesWait = active.some(({ isLate }) => isLate);
  };
  const isDue = (one: WatchedConnection): boolean => {
    const silence = silenceOf(one);
    return silence > CONFIRMATION_MS && (silence < LONG_MS || performance.now() - lookedAt > LONG_MS);
  };
  const timer = setInterval(() => {
    if (doWritesWait || [...watched.values()].some(isDue)) void look();
  }, EVERY_MS).unref();

  pool.on("connect", (client) => {
    const one = guardWrites(client, () => doWritesWait);
    watched.set(client, one);
    client.connection.on("errorMessage", (error: Error) => {
      if (areWritesLimited && databaseErrorCode(error) === LOCK_TIMEOUT) void look();
    });
  });
  pool.on("remove", (client) => watched.delete(client));
  return {
    identify: (client, pid) => {
      const one = watched.get(client);
      if (one !== undefined) one.pid = pid;
    },
    limitWrites: () => {
      areWritesLimited = true;
    },
    stop: () => clearInterval(timer),
  };
}

/** The processes at work; null if the server does not answer. */
async function activities(
  ask: (statement: string) => Promise<unknown[]>,
): Promise<readonly Activity[] | "not known" | null> {
  try {
    // A server that does not track activities returns none.
    const atWork = "state in ('active', 'disabled') and pid <> pg_backend_pid()";
    return (await ask(`select pid, ${IS_LATE_WRITE} as "isLate" from pg_stat_activity where ${atWork}`)) as Activity[];
  } catch (error) {
    return databaseErrorCode(error) === TOO_MANY_CONNECTIONS ? "not known" : null;
  }
}

/** Milliseconds for which the statement of a connection has been unanswered; 0 if there is none. */
function silenceOf({ since }: WatchedConnection): number {
  return since === null ? 0 : performance.now() - since;
}

/** The reason to give a connection up; null if there is none. */
function faultOf(one: WatchedConnection, active: readonly Activity[] | null, areWritesLimited: boolean): Error | null {
  const work = active?.find(({ pid }) => pid === one.pid);
  if (work?.isLate && areWritesLimited && silenceOf(one) > CONFIRMATION_MS) {
    return new UnconfirmedWriteError("a commit was not confirmed in time");
  }
  const isSilent = work === undefined && silenceOf(one) > SILENCE_MS;
  return isSilent ? new Error("Connection terminated: the database does not answer") : null;
}
