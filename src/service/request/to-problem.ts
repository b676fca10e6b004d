import { Problem } from "../http/problem";
import { BrokenDatabaseError } from "../store/broken-database";
import { databaseErrorCode } from "../store/database-error-code";
import { UnconfirmedWriteError } from "../store/late-writes";

const DATABASE_AWAY = "The database does not answer";

/**
 * Why the database cannot serve now, by its codes or those of the way to it. 25006: it takes no writes; 25P03: it ended
 * a transaction that this process had left alone for too long.
 */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^25006$/, "The database takes no writes"],
  [/^(08...|57P0.|ECONN.*|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/, DATABASE_AWAY],
  [/^(25P03|53...|55P03)$/, "The service is overloaded"],
];
/** The same from the driver, which gives a connection that broke no code. */
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * The response to anything thrown: refusals as they are, an unreachable or overloaded database as unavailable,
 * everything else as internal-error without a word about its cause.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const reason = reasonOf(error);
  if (reason !== undefined) return unavailable(reason, 1);
  return new Problem("internal-error", {
    detail: "The request failed for a reason on our side. Try again; if it persists, report the request_id.",
  });
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof BrokenDatabaseError) return "The database has stopped";
  if (error instanceof UnconfirmedWriteError) return "The database does not confirm writes";
  if (error instanceof Error && brokenConnection.test(error.message)) return DATABASE_AWAY;
  const code = databaseErrorCode(error);
  return reasons.find(([codes]) => codes.test(code))?.[1];
}

/**
 * The refusal of a service that cannot answer now. Nothing of the request took effect, unless the database was lost
 * while it committed.
 */
export function unavailable(why: string, retryAfterS: number): Problem {
  return new Problem(
    "unavailable",
    { detail: `${why}. Try again in ${retryAfterS} ${retryAfterS === 1 ? "second" : "seconds"}.` },
    { "Retry-After": String(retryAfterS) },
  );
}
