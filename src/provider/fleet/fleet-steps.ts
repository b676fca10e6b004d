import { entryOf } from "@consentform/consent/values";
import { type FleetOrder, fleetWaves, type Wave, type WaveGate } from "./fleet-plan";
import type { FleetSite } from "./fleet-site";

/** One step of a fleet's deployment. Each waits for the step before it, so a wave that fails stops those after it. */
export type FleetStep<Gate extends WaveGate> = RolloutStep | GateStep<Gate>;

interface Step {
  /** Follows the fleet's name: empty, `-canary`, or `-canary-live` for the second rollout of a gated wave. */
  readonly suffix: string;
  readonly sites: readonly FleetSite[];
  /** Hosts that must be verified first. What is only drafted or published to preview waits for none. */
  readonly hosts: readonly string[];
}

/** A template rollout. */
export interface RolloutStep extends Step {
  readonly kind: "rollout";
  readonly release: "draft" | "preview" | "production";
}

/** A scan of what the rollout before it published to preview. Its sites have preview hosts. */
export interface GateStep<Gate extends WaveGate> extends Step {
  readonly kind: "gate";
  readonly wave: string;
  readonly gate: Gate;
}

/**
 * The steps that deploy a fleet, in their order.
 *
 * @throws Error that begins with the fleet's name and names the argument, what was found and what is allowed
 */
export function fleetSteps<Gate extends WaveGate>(fleet: string, order: FleetOrder<Gate>): FleetStep<Gate>[] {
  try {
    return fleetWaves(order).flatMap((wave) => stepsOf(wave, order.release));
  } catch (error) {
    throw new Error(`SiteFleet ${fleet}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The gate overrides of the sites of one rollout; undefined if it has none. Only production has a gate to override. */
export function overridesOf<Override>(
  { sites, release }: RolloutStep,
  overrides: Readonly<Record<string, Override>>,
): Record<string, Override> | undefined {
  if (release !== "production") return undefined;
  const own = sites.flatMap(({ key }) => {
    const override = entryOf(overrides, key);
    return override === undefined ? [] : [[key, override] as const];
  });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

function stepsOf<Gate extends WaveGate>(
  { name, sites, gate }: Wave<Gate>,
  release: RolloutStep["release"],
): FleetStep<Gate>[] {
  const suffix = name === "" ? "" : `-${name}`;
  if (gate === null) return [rollout(suffix, sites, release)];
  const scanned = sites.filter(({ previewHosts = [] }) => previewHosts.length > 0);
  const hosts = scanned.flatMap(({ previewHosts = [] }) => previewHosts);
  return [
    rollout(suffix, sites, "preview"),
    ...(scanned.length > 0 ? [{ kind: "gate" as const, wave: name, suffix, sites: scanned, hosts, gate }] : []),
    rollout(`${suffix}-live`, sites, "production"),
  ];
}

function rollout(suffix: string, sites: readonly FleetSite[], release: RolloutStep["release"]): RolloutStep {
  const hosts = release === "production" ? sites.flatMap((site) => site.hosts) : [];
  return { kind: "rollout", suffix, sites, hosts, release };
}
