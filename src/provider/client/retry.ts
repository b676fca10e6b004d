import { PROBLEM_TYPE_BASE } from "@consentform/consent/contract";
import type { Clock } from "./clock";
import { TransportError } from "./errors";
import { IDEMPOTENCY_KEY } from "./idempotency-key";
import type { Outgoing, Send, Wrapper } from "./outgoing";
import { retryAfterMs } from "./retry-after";

/**
 * Pauses double from the first to the last of these; each is multiplied by a random factor between 0 and 1 (full
 * jitter).
 */
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 20_000;

/**
 * Random addition to a pause that the service asked for, so that clients with the same pause do not return together.
 */
const SPREAD_MS = 1000;

/** While this client has never had an answer, a wrong endpoint is likelier than a short failure. */
const FIRST_CONTACT_DEADLINE_MS = 15_000;

/** 429 answers of one call before the last one is shown, and the longest pause that one may ask for. */
const MAX_THROTTLES = 10;
const MAX_THROTTLE_MS = 180_000;

/** A pause that is worth a line to the user. */
const NOTABLE_PAUSE_MS = 3000;

/** Options of `withRetry`. */
export interface RetryOptions {
  clock: Clock;
  /** Uniform in [0, 1). */
  random: () => number;
  /** Receives a line before each noticeable pause. */
  notify: (line: string) => void;
  /** True if a refused connection is final before the first answer. */
  isRefusalFinal?: boolean;
}

/** Why and when a request is sent again. */
interface Repetition {
  readonly why: string;
  /** The pause that the service asked for, or null. */
  readonly askedPauseMs: number | null;
  /** The request was refused unseen for lack of budget: the pause does not count against the deadline. */
  readonly isThrottled: boolean;
}

type Outcome = { readonly response: Response } | { readonly failure: TransportError };

/**
 * Sends a request again after failures that pass: no answer, a timeout, 429, 502, 503, 504, and a 409 that says that
 * the same key is still in progress. A POST is repeated only with its idempotency key. It ends at the call's deadline
 * or abort signal, and at its stop signal without another pause, after one more attempt if a creation may have happened
 * unheard; it then shows the last answer or failure.
 */
export function withRetry({ clock, random, notify, isRefusalFinal = false }: RetryOptions): Wrapper {
  let hasHadAnswer = false;
  return (next) => async (request) => {
    const startedAtMs = clock.now();
    const spentMs = () => clock.now() - startedAtMs - request.meter.pacedMs;
    let throttles = 0;
    let heard: Outcome | null = null;
    let isLast = false;
    for (let attempt = 1; ; attempt += 1) {
      const timeoutMs = Math.max(1, Math.min(request.timeoutMs, request.deadlineMs - spentMs()));
      const outcome = await attemptOnce(next, { ...request, timeoutMs });
      hasHadAnswer ||= "response" in outcome;
      request.meter.attempts = attempt;
      // Once stopped, an attempt that would have to wait is not made: the previous attempt's error is final.
      if (heard !== null && request.stop?.aborted && isAborted(outcome)) {
        return settle(heard, attempt - 1, spentMs());
      }
      heard = outcome;
      const repetition = await repetitionFor(request, outcome, clock.now());
      if (repetition === null || (isRefusalFinal && !hasHadAnswer && isRefused(outcome))) {
        return settle(outcome, attempt, spentMs());
      }
      const pauseMs = pauseBefore(repetition, attempt, random);
      throttles += repetition.isThrottled ? 1 : 0;
      const deadlineMs = hasHadAnswer ? request.deadlineMs : Math.min(request.deadlineMs, FIRST_CONTACT_DEADLINE_MS);
      const isLate = spentMs() + pauseMs >= deadlineMs;
      const isOver = throttles > MAX_THROTTLES || pauseMs > MAX_THROTTLE_MS;
      if (repetition.isThrottled ? isOver : isLate) {
        return settle(outcome, attempt, spentMs());
      }
      if (!request.stop?.aborted) announce(repetition, pauseMs, notify);
      if (await hasPaused(clock, pauseMs, request)) {
        request.meter.pacedMs += repetition.isThrottled ? pauseMs : 0;
      } else if (isLast || repetition.isThrottled || request.method !== "POST") {
        return settle(outcome, attempt, spentMs());
      } else {
        isLast = true;
      }
    }
  };
}

function announce({ why, isThrottled }: Repetition, pauseMs: number, notify: (line: string) => void): void {
  // A pause for lack of budget is announced where the budget is known, once for all calls.
  if (pauseMs < NOTABLE_PAUSE_MS || isThrottled) return;
  notify(`${why}; trying again in ${Math.ceil(pauseMs / 1000)} s.`);
}

async function attemptOnce(next: Send, request: Outgoing): Promise<Outcome> {
  try {
    return { response: await next(request) };
  } catch (error) {
    if (error instanceof TransportError) return { failure: error };
    throw error;
  }
}

/** HTTP statuses that say "later": the request was not applied, or its key makes it safe to send again. */
const repeatedStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const IN_PROGRESS_TYPE = `${PROBLEM_TYPE_BASE}idempotency-key-in-progress`;

async function repetitionFor(request: Outgoing, outcome: Outcome, nowMs: number): Promise<Repetition | null> {
  if (request.method === "POST" && !request.headers.has(IDEMPOTENCY_KEY)) {
    return null;
  }
  if ("failure" in outcome) {
    const { failure } = outcome;
    return failure.isTransient ? { why: reasonLine(failure), askedPauseMs: null, isThrottled: false } : null;
  }
  const { response } = outcome;
  const isRepeated = repeatedStatuses.has(response.status) || (await isKeyInProgress(response));
  return isRepeated
    ? {
        why: `The service answered ${response.status}`,
        askedPauseMs: retryAfterMs(response.headers, nowMs),
        isThrottled: response.status === 429,
      }
    : null;
}

/** Determined by the problem type: every other 409 is an answer that repeating cannot change. */
async function isKeyInProgress(response: Response): Promise<boolean> {
  if (response.status !== 409) {
    return false;
  }
  try {
    const problem: unknown = await response.clone().json();
    return typeof problem === "object" && problem !== null && "type" in problem && problem.type === IN_PROGRESS_TYPE;
  } catch {
    return false;
  }
}

function isRefused(outcome: Outcome): boolean {
  return "failure" in outcome && outcome.failure.code === "ECONNREFUSED";
}

function isAborted(outcome: Outcome): boolean {
  return "failure" in outcome && outcome.failure.reason === "aborted";
}

function reasonLine(failure: TransportError): string {
  return failure.code === null ? `No response (${failure.reason})` : `No response (${failure.code})`;
}

function pauseBefore(repetition: Repetition, attempt: number, random: () => number): number {
  const ceilingMs = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  return repetition.askedPauseMs === null
    ? random() * ceilingMs
    : repetition.askedPauseMs + random() * Math.min(SPREAD_MS, ceilingMs);
}

/** @returns false if the request's stop signal ended the pause */
async function hasPaused(clock: Clock, pauseMs: number, { operation, signal, stop }: Outgoing): Promise<boolean> {
  if (stop?.aborted) {
    return false;
  }
  try {
    await clock.sleep(pauseMs, eitherOf(signal, stop));
    return true;
  } catch {
    if (signal?.aborted) {
      throw new TransportError({ operation, reason: "aborted" });
    }
    return false;
  }
}

function eitherOf(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const given = signals.filter((signal) => signal !== undefined);
  return given.length > 1 ? AbortSignal.any(given) : given[0];
}

function settle(outcome: Outcome, attempts: number, elapsedMs: number): Response {
  if ("failure" in outcome) {
    throw attempts > 1 ? outcome.failure.after(attempts, elapsedMs) : outcome.failure;
  }
  return outcome.response;
}
