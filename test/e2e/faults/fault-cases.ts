import type { TrapPoint } from "../../support/request-trap";
import type { FaultSettings } from "./fault-program";

/** Kinds whose creation a fault can lose. */
export type FaultKind = "Site" | "ConfigDraft" | "Version" | "Promotion" | "Token" | "WebhookEndpoint";

/** Who is killed at the point. */
export type Victims = "engine and host" | "host alone";

/** What the next deployment has changed. */
export type FollowUp = "the same program" | "an edited input" | "another token" | "the clock moved 25 h";

/** One cell of the matrix. */
export interface FaultCase {
  readonly kind: FaultKind;
  readonly point: TrapPoint;
  readonly victims: Victims;
  readonly followUp: FollowUp;
}

/** By which request each kind is written first, and an edit that reaches it. */
export const faultKinds: Record<
  FaultKind,
  { readonly method: string; readonly path: RegExp; readonly edit: Partial<FaultSettings> }
> = {
  Site: { method: "POST", path: /^\/v1\/sites$/, edit: { retention: 2000 } },
  ConfigDraft: { method: "PUT", path: /\/config\/draft$/, edit: { title: "Second title" } },
  Version: { method: "POST", path: /\/versions$/, edit: { title: "Second title" } },
  Promotion: { method: "POST", path: /\/promote$/, edit: { title: "Second title" } },
  Token: { method: "POST", path: /^\/v1\/tokens$/, edit: { scopes: ["sites:read", "banner:read"] } },
  WebhookEndpoint: { method: "POST", path: /^\/v1\/webhooks$/, edit: { eventKinds: ["version.*"] } },
};

const kinds = Object.keys(faultKinds) as FaultKind[];
const points: readonly TrapPoint[] = ["before send", "after commit, before answer", "after answer, before save"];
const followUps: readonly FollowUp[] = ["the same program", "an edited input", "another token", "the clock moved 25 h"];

const bothVictims: readonly Victims[] = ["engine and host", "host alone"];

/** Every kind at every point with every follow-up. */
function allCases(victims: Victims): FaultCase[] {
  return kinds.flatMap((kind) =>
    points.flatMap((point) => followUps.map((followUp) => ({ kind, point, victims, followUp }))),
  );
}

/** Every kind with every follow-up, 24 cases, whose points and victims are such that any two values of different columns meet in one of them. */
function coveringCases(victims: Victims): FaultCase[] {
  const cases = kinds.flatMap((kind, k) =>
    followUps.map((followUp, f) => ({
      kind,
      point: points[(k + f) % points.length] as TrapPoint,
      victims: bothVictims[(k + f) % bothVictims.length] as Victims,
      followUp,
    })),
  );
  return cases.filter((one) => one.victims === victims);
}

/**
 * What `npm test` runs: the point at which most is at stake (the object exists and nobody knows), over kinds and follow-ups, and
 * the other two points once.
 */
const sample: readonly FaultCase[] = [
  { kind: "Site", point: "after commit, before answer", victims: "engine and host", followUp: "an edited input" },
  { kind: "Token", point: "after commit, before answer", victims: "engine and host", followUp: "the same program" },
  { kind: "Version", point: "after answer, before save", victims: "engine and host", followUp: "another token" },
  {
    kind: "WebhookEndpoint",
    point: "after commit, before answer",
    victims: "host alone",
    followUp: "the clock moved 25 h",
  },
  { kind: "ConfigDraft", point: "after answer, before save", victims: "host alone", followUp: "an edited input" },
  { kind: "Promotion", point: "before send", victims: "host alone", followUp: "the same program" },
];

const selections = { sample: sampleCases, covering: coveringCases, full: allCases } as const;

/** How much of the matrix this run tries: `npm test` a sample of 6, `npm run test:long` 24, with CONSENTFORM_FAULTS=full all 144. */
export const faultSelection = (process.env.CONSENTFORM_FAULTS ?? "sample") as keyof typeof selections;

/** The cases of this run. */
export function faultCases(victims: Victims): FaultCase[] {
  return selections[faultSelection](victims);
}

function sampleCases(victims: Victims): FaultCase[] {
  return sample.filter((one) => one.victims === victims);
}
