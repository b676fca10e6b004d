import { EgressError } from "../egress/failure";

/** The most causes of an error that are read. */
const MAX_DEPTH = 5;

/**
 * A failure of single sign-on as the log may have it: names, codes and places. The errors of the libraries carry
 * tokens, claims and addresses, and any text may repeat them, so none of it is in this one.
 */
export function reportedFailure(error: unknown): Error {
  const reported = new Error(`Single sign-on failed: ${causesOf(error).map(described).join("; ")}.`);
  const frames = (error instanceof Error ? (error.stack ?? "") : "")
    .split("\n")
    .filter((line) => /^ {4}at /.test(line));
  reported.stack = [`${reported.name}: ${reported.message}`, ...frames].join("\n");
  return reported;
}

/** The sentence of the failed connection to the issuer, such as a timeout; null if it was something else. */
export function egressFailure(error: unknown): string | null {
  return causesOf(error).find((cause) => cause instanceof EgressError)?.message ?? null;
}

/** The code of an error: of the protocol, such as `access_denied`, or of a library; null if it has none. */
export function codeOf(error: unknown): string | null {
  const { error: ofProtocol, code } = (error ?? {}) as { error?: unknown; code?: unknown };
  return [ofProtocol, code].find(isWord) ?? null;
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < MAX_DEPTH; cause = cause.cause) causes.push(cause);
  return causes;
}

function described(cause: Error): string {
  if (cause instanceof EgressError) return `${cause.code} (${cause.message})`;
  const { error, code, status, claim } = cause as Error & Readonly<Record<string, unknown>>;
  const { claim: compared, attribute } = (cause.cause ?? {}) as Readonly<Record<string, unknown>>;
  const words = [error, claim, compared, attribute].filter(isWord);
  const ofSystem = typeof code === "string" && /^\w{1,60}$/.test(code) ? [code] : [];
  return [cause.name, ...ofSystem, ...words, ...(typeof status === "number" ? [status] : [])].join(" ");
}

function isWord(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z_]{1,60}$/.test(value);
}
