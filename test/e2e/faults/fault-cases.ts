import type { TrapPoint } from "../../support/request-trap";
import type { FaultSettings } from "./fault-program";

/** Kinds whose creation a fault can lose. */
export type FaultKind = "Site" | "ConfigDraft" | "Version" | "Promotion" | "Token" | "WebhookEndpoint";

/** The processes that are killed at the point. */
type Victims = "engine and host" | "host alone";

/** The change in the next deployment. */
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

/** By how much the points, follow-ups and victims of a chain are shifted against its kinds. */
type Shift = readonly [point: number, followUp: number, victims: number];

/**
 * One case of each kind, in the order of the program: a deployment is killed, and the next one is killed at the next
 * kind.
 */
function chainOf([byPoint, byFollowUp, byVictims]: Shift): FaultCase[] {
  return kinds.map((kind, k) => ({
    kind,
    point: points[(k + byPoint) % points.length] as TrapPoint,
    followUp: followUps[(k + byFollowUp) % followUps.length] as FollowUp,
    victims: bothVictims[(k + byVictims) % bothVictims.length] as Victims,
  }));
}

/**
 * Chains of this run. `npm test` has one, in which the answer with a token's secret is lost. CI has three, in which
 * each kind meets every point and both victims, and every other two values but a quarter of kinds with follow-ups meet
 * in some case. The soak has all 144 cases.
 */
const selections = {
  sample: [[0, 3, 0]],
  covering: [
    [0, 0, 0],
    [1, 3, 0],
    [2, 1, 1],
  ],
  full: points.flatMap((_p, byPoint) =>
    followUps.flatMap((_f, byFollowUp) => bothVictims.map((_v, byVictims): Shift => [byPoint, byFollowUp, byVictims])),
  ),
} as const satisfies Record<string, readonly Shift[]>;

/** How much of the matrix this run tries (CONSENTFORM_FAULTS). */
export const faultSelection = (process.env.CONSENTFORM_FAULTS ?? "sample") as keyof typeof selections;

/** The chains of this run. */
export const faultChains: readonly (readonly FaultCase[])[] = selections[faultSelection].map(chainOf);
