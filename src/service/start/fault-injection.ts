import type { Answer } from "../index";

/** The faults of `--fault`, each with its share of the requests (0 to 1). */
export type FaultKind = "429" | "503" | "reset" | "lost";

/** A parsed `--fault`. */
export interface FaultSpec {
  readonly rates: Readonly<Record<FaultKind, number>>;
  /** Added to every answer. */
  readonly latencyMs: number;
  readonly seed: number;
}

/**
 * Breaks a share of the API's requests. 429 and 503 are refused before they do anything, reset breaks the connection
 * before, lost after the effect. The same seed and order of requests breaks the same ones. Paths outside /v1 are left
 * alone.
 */
export function withFaults(answer: Answer, { rates, latencyMs, seed }: FaultSpec): Answer {
  const random = seededRandom(seed);
  return async (request, connection) => {
    if (!new URL(request.url).pathname.startsWith("/v1/")) return answer(request, connection);
    const fault = pick(rates, random());
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    switch (fault) {
      case "429":
        return refusal(429, "rate-limited", "Too many requests", { "violated-policies": ["per-token"] });
      case "503":
        return refusal(503, "unavailable", "Unavailable", {});
      case "reset":
        connection.reset();
        return new Response(null, { status: 503 });
      case "lost":
        await answer(request, connection);
        connection.reset();
        return new Response(null, { status: 503 });
      default:
        return answer(request, connection);
    }
  };
}

function pick(rates: FaultSpec["rates"], drawn: number): FaultKind | null {
  let sum = 0;
  for (const kind of ["429", "503", "reset", "lost"] as const) {
    sum += rates[kind];
    if (drawn < sum) return kind;
  }
  return null;
}

const RETRY_AFTER_S = 1;

function refusal(status: number, slug: string, title: string, members: Readonly<Record<string, unknown>>): Response {
  const body = {
    type: `https://problems.consent.example/v1/${slug}`,
    title,
    status,
    detail: "This failure was injected by --fault.",
    instance: "",
    request_id: "req_injected",
    retry_after: RETRY_AFTER_S,
    ...members,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/problem+json", "Retry-After": String(RETRY_AFTER_S) },
  });
}

/** mulberry32: 32 bits of state are plenty to choose which requests fail. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
