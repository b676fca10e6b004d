import { randomBytes } from "node:crypto";
import { createDnsLookup, type DnsLookup } from "../dns/dns-lookup";
import { createEgress, type Egress } from "../egress/egress";
import { ulid } from "./ulid";

/**
 * Kinds of ids, as the prefix before the underscore (contract 4.6); `req`, `whk` and `job` are those of requests,
 * webhook keys and jobs.
 */
type IdKind =
  | "site"
  | "dom"
  | "scn"
  | "fnd"
  | "svc"
  | "iss"
  | "ich"
  | "con"
  | "exp"
  | "alr"
  | "ach"
  | "whe"
  | "whd"
  | "evt"
  | "tpl"
  | "tok"
  | "wks"
  | "usr"
  | "req"
  | "whk"
  | "job"
  | "aud";

/** Everything that comes from outside the program, as one object, so that tests control it. */
export interface Runtime {
  /** The service's time: the machine's clock plus the offset. */
  now(): Date;
  /** Milliseconds added to the machine's clock, and to the database's: `--clock-offset`, or a test that moves time. */
  clockOffsetMs(): number;
  /** Unpredictable bytes. */
  randomBytes(size: number): Uint8Array;
  /** A new id: prefix, underscore, 26-character lower-case ULID. */
  newId(kind: IdKind): string;
  readonly dns: DnsLookup;
  readonly egress: Egress;
}

/** Settings of {@link systemRuntime}; what is absent is the real thing. */
export interface RuntimeOptions {
  readonly clockOffsetMs?: () => number;
  readonly dns?: DnsLookup;
  readonly egress?: Egress;
}

/** The real world: the machine's clock, the system's randomness, real DNS and HTTP. */
export function systemRuntime(options: RuntimeOptions = {}): Runtime {
  const clockOffsetMs = options.clockOffsetMs ?? (() => 0);
  const now = (): Date => new Date(Date.now() + clockOffsetMs());
  return {
    now,
    clockOffsetMs,
    randomBytes,
    newId: (kind) => `${kind}_${ulid(now(), randomBytes(10))}`,
    dns: options.dns ?? createDnsLookup(),
    egress: options.egress ?? createEgress(),
  };
}
