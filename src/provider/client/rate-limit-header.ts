/**
 * The service's report about one rate limit (draft-ietf-httpapi-ratelimit-headers). Parts that the header omits are
 * absent.
 */
export interface RateLimitReport {
  /** Requests per window (`q` of RateLimit-Policy). */
  quota?: number;
  /** Length of the window in milliseconds (`w`, sent in seconds). */
  windowMs?: number;
  /** Requests left in the current window (`r` of RateLimit). */
  left?: number;
  /** Milliseconds until the window ends (`t`, sent in whole seconds, rounded up). */
  endsInMs?: number;
}

/**
 * Reads the entries named `policy` (for instance `per-token`) of both headers; other policies and odd values are passed
 * over.
 */
export function readRateLimit(headers: Headers, policy: string): RateLimitReport {
  const rule = parameters(headers.get("RateLimit-Policy"), policy);
  const state = parameters(headers.get("RateLimit"), policy);
  return {
    ...positive("quota", rule.q, 1),
    ...positive("windowMs", rule.w, 1000),
    ...atLeastZero("left", state.r, 1),
    ...atLeastZero("endsInMs", state.t, 1000),
  };
}

/** One list member: a quoted name and its parameters (RFC 9651). Names of policies need no escapes. */
const memberPattern = /"([^"\\]*)"((?:\s*;\s*[a-z*][a-z0-9_.*-]*=[^;,\s]+)*)/g;
const parameterPattern = /;\s*([a-z*][a-z0-9_.*-]*)=([^;,\s]+)/g;

function parameters(header: string | null, policy: string): Record<string, string> {
  const found = [...(header ?? "").matchAll(memberPattern)].find((member) => member[1] === policy);
  const pairs = [...(found?.[2] ?? "").matchAll(parameterPattern)].map((pair) => [pair[1], pair[2]]);
  return Object.fromEntries(pairs);
}

function positive<Name extends keyof RateLimitReport>(name: Name, text: string | undefined, scale: number) {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? { [name]: Number(text) * scale } : {};
}

function atLeastZero<Name extends keyof RateLimitReport>(name: Name, text: string | undefined, scale: number) {
  return text !== undefined && /^\d{1,10}$/.test(text) ? { [name]: Number(text) * scale } : {};
}
