/** The purpose of an outgoing request. It decides ports, redirects and limits; nothing else does. */
export type EgressPurpose =
  | "verification"
  | "install-check"
  | "scan"
  | "logo"
  | "channel"
  | "webhook"
  | "audit-webhook"
  | "sign-in";

/** The limits of one purpose (contract 4.10). */
export interface EgressLimits {
  /** Ports that may be addressed; a scheme is allowed when its default port is. */
  readonly ports: readonly number[];
  /**
   * `none`: a redirect is the answer. `same-host`: followed while the host name stays the same. `any-host`: followed
   * anywhere; the new target is resolved and checked like the first.
   */
  readonly redirects: "none" | "same-host" | "any-host";
  /** Redirects followed before the redirect itself is the answer. */
  readonly maxRedirects: number;
  /** Bytes of the body that are kept; what follows is not read. */
  readonly maxBytes: number;
  /** For the whole call: name look-up, every redirect, body. */
  readonly timeoutMs: number;
}

const KIB = 1024;

const receiver: EgressLimits = {
  ports: [443],
  redirects: "none",
  maxRedirects: 0,
  maxBytes: 16 * KIB,
  timeoutMs: 15_000,
};

/** Limits per purpose. */
export const egressLimits: Readonly<Record<EgressPurpose, EgressLimits>> = {
  verification: { ports: [443, 80], redirects: "same-host", maxRedirects: 5, maxBytes: 512 * KIB, timeoutMs: 10_000 },
  "install-check": {
    ports: [443, 80],
    redirects: "any-host",
    maxRedirects: 5,
    maxBytes: 2048 * KIB,
    timeoutMs: 15_000,
  },
  scan: { ports: [443, 80], redirects: "any-host", maxRedirects: 10, maxBytes: 4096 * KIB, timeoutMs: 30_000 },
  logo: { ports: [443], redirects: "any-host", maxRedirects: 5, maxBytes: 50 * KIB, timeoutMs: 3_000 },
  channel: receiver,
  webhook: receiver,
  "audit-webhook": receiver,
  "sign-in": { ports: [443], redirects: "none", maxRedirects: 0, maxBytes: 512 * KIB, timeoutMs: 10_000 },
};
