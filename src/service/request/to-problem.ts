import { Problem } from "../http/problem";
import { BrokenDatabaseError } from "../store/broken-database";
import { databaseErrorCode } from "../store/database-error-code";

/**
 * Codes with which the database, or the way to it, says that it cannot serve now; 25006: it takes no writes, 25P03: it
 * ended a transaction that this process had left alone for too long.
 */
const unavailableCodes = /^(08...|25006|25P03|53...|57P0.|55P03|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT)$/;
/** The same from the driver, which gives a connection that broke no code. */
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * The response to anything thrown: refusals as they are, an unreachable or overloaded database as unavailable,
 * everything else as internal-error without a word about its cause.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const isBroken =
    error instanceof BrokenDatabaseError || (error instanceof Error && brokenConnection.test(error.message));
  if (isBroken || unavailableCodes.test(databaseErrorCode(error))) return unavailable("The service is overloaded", 1);
  return new Problem("internal-error", {
    detail: "The request failed for a reason on our side. Try again; if it persists, report the request_id.",
  });
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
