import type { PoolClient } from "pg";
import { UnconfirmedWriteError } from "./late-writes";

/** A connection to PostgreSQL, and the statement that it waits for. */
export interface WatchedConnection {
  readonly client: PoolClient;
  /** The process of the server; null until it is known. */
  pid: number | null;
  /** When the statement was sent, by this process's monotonic clock; null while there is none. */
  since: number | null;
  /** Why the connection was given up; null while it is used. */
  lost: Error | null;
}

/** Code of the warning that the server no longer waits for the standby, because an operator canceled the wait. */
const WARNING = "01000";
/** Writes outside a transaction, and the start of a transaction that may write. */
const writing = /^\s*(begin\s*$|insert\b|update\b|delete\b|with\b[\s\S]*\b(insert|update|delete)\b)/i;

type Ask = (text: string, parameters?: unknown[]) => Promise<unknown>;

/**
 * Records each statement of a connection, refuses writes while others wait, and rejects a write that the server
 * acknowledges without its standby.
 */
export function guardWrites(client: PoolClient, doOthersWait: () => boolean): WatchedConnection {
  const one: WatchedConnection = { client, pid: null, since: null, lost: null };
  const ask = client.query.bind(client) as Ask;
  let isWarned = false;
  client.connection.on("readyForQuery", () => {
    one.since = null;
  });
  client.on("notice", ({ code }) => {
    isWarned ||= code === WARNING;
  });
  const guarded: Ask = (text, parameters) => {
    const isInTransaction = client.getTransactionStatus() !== "I";
    if (one.lost !== null) return Promise.reject(one.lost);
    if (!isInTransaction && doOthersWait() && writing.test(text)) {
      return Promise.reject(new UnconfirmedWriteError("earlier writes are waiting"));
    }
    one.since = performance.now();
    isWarned = false;
    const answer = ask(text, parameters);
    if (isInTransaction && text !== "commit") return answer;
    return answer.then((result) => {
      if (isWarned) throw new UnconfirmedWriteError("the wait for the standby was canceled");
      return result;
    });
  };
  // No caller here uses the overloads with callbacks.
  client.query = guarded as typeof client.query;
  return one;
}
