import { EgressError, type EgressFailureCode } from "../egress/failure";
import type { Runtime } from "../runtime/runtime";
import { signatureHeaders } from "./signature";

/** One request to a receiver and what came of it. */
export interface AttemptResult {
  /** The address that it went to: an endpoint whose address changed meanwhile is not affected by it. */
  readonly url: string;
  readonly at: Date;
  readonly statusCode: number | null;
  readonly durationMs: number;
  /** A fixed sentence; null for a success. */
  readonly error: string | null;
  readonly responseExcerpt: string | null;
  /** The receiver's header. */
  readonly retryAfter: string | undefined;
}

/** A message to a receiver. */
export interface SignedPost {
  /** Default: the webhook of a workspace. */
  readonly purpose?: "webhook" | "audit-webhook";
  readonly url: string;
  /** The same in each attempt. */
  readonly id: string;
  /** The time of the attempt. */
  readonly at: Date;
  readonly body: string;
  /** Each signs; `whsec_…`. */
  readonly secrets: readonly string[];
}

const NOT_ACCEPTED = "The receiver returned a status outside 200 to 299.";
const EXCERPT_BYTES = 1024;
/** No request was sent to these hosts, so no time is reported (contract 4.10). */
const unaskedCodes: readonly EgressFailureCode[] = ["address-refused", "url-not-allowed"];

/**
 * Sends a signed message to a receiver. Never rejects because of the receiver.
 * @param signal ends it without an answer
 * @returns null if `signal` ended it: nothing was learned of the receiver
 */
export async function postSigned(
  { egress }: Pick<Runtime, "egress">,
  { purpose = "webhook", url, id, at, body, secrets }: SignedPost,
  signal: AbortSignal,
): Promise<AttemptResult | null> {
  const startedAt = performance.now();
  const signed = { id, timestampS: Math.floor(at.getTime() / 1000), body };
  const tried = { url, at, durationMs: 0, statusCode: null, responseExcerpt: null, retryAfter: undefined };
  try {
    const answer = await egress.send({
      purpose,
      url: new URL(url),
      method: "POST",
      headers: { "content-type": "application/json", ...signatureHeaders(signed, secrets) },
      body,
      signal,
    });
    return {
      ...tried,
      durationMs: elapsed(startedAt),
      statusCode: answer.status,
      error: answer.status >= 200 && answer.status < 300 ? null : NOT_ACCEPTED,
      responseExcerpt: excerptOf(answer.body),
      retryAfter: answer.headers["retry-after"],
    };
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    if (signal.aborted) return null;
    return {
      ...tried,
      durationMs: unaskedCodes.includes(error.code) ? 0 : elapsed(startedAt),
      error: error.message,
    };
  }
}

function elapsed(since: number): number {
  return Math.round(performance.now() - since);
}

/** The beginning of an answer as text; null if there is none. */
function excerptOf(body: Buffer): string | null {
  const text = body
    .subarray(0, EXCERPT_BYTES)
    .toString("utf8")
    .replaceAll(/\p{Cc}/gu, "");
  return text === "" ? null : text;
}
