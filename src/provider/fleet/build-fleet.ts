import type { WaveGate } from "./fleet-plan";
import type { FleetSite } from "./fleet-site";
import type { FleetStep, GateStep, RolloutStep } from "./fleet-steps";

/** Makes the resources of a fleet on one engine: sites, domains, verifications, rollouts and gates. */
export interface FleetMaker<Gate extends WaveGate, S, D, V, R, G> {
  site(site: FleetSite): S;
  /** @param environment undefined for production, the default of a domain */
  domain(host: string, of: S, key: string, environment?: "preview"): D;
  /** Null if the fleet verifies no hosts. */
  readonly verification: ((host: string, domain: D) => V) | null;
  /** @param siteOf the resource of one of the step's sites */
  rollout(step: RolloutStep, siteOf: (site: FleetSite) => S, dependsOn: (V | R | G)[]): R;
  /** @param scanned the rollout that published what the gate scans */
  gate(step: GateStep<Gate>, siteOf: (site: FleetSite) => S, dependsOn: (V | R | G)[], scanned: R): G;
}

/**
 * Makes the resources of a fleet: sites by key, domains by host, and the rollouts and gates of its steps. Each step
 * depends on the one before it.
 */
export function buildFleet<Gate extends WaveGate, S, D, V, R, G>(
  sites: readonly FleetSite[],
  steps: readonly FleetStep<Gate>[],
  maker: FleetMaker<Gate, S, D, V, R, G>,
) {
  const made = new Map(sites.map((site) => [site.key, maker.site(site)]));
  const siteOf = ({ key }: FleetSite) => made.get(key) as S;
  const domains = sites.flatMap((site) => {
    const make = (host: string, environment?: "preview") =>
      [host, maker.domain(host, siteOf(site), site.key, environment)] as const;
    return [...site.hosts.map((host) => make(host)), ...(site.previewHosts ?? []).map((host) => make(host, "preview"))];
  });
  const { verification } = maker;
  const verified = new Map(verification && domains.map(([host, domain]) => [host, verification(host, domain)]));
  const rollouts: R[] = [];
  const gates: Record<string, G> = {};
  let before: (V | R | G)[] = [];
  for (const step of steps) {
    const dependsOn = [...before, ...step.hosts.flatMap((host) => verified.get(host) ?? [])];
    if (step.kind === "gate") {
      const gate = maker.gate(step, siteOf, dependsOn, rollouts.at(-1) as R);
      gates[step.wave] = gate;
      before = [gate];
    } else {
      const rollout = maker.rollout(step, siteOf, dependsOn);
      rollouts.push(rollout);
      before = [rollout];
    }
  }
  return { sites: Object.fromEntries(made), domains: Object.fromEntries(domains), rollouts, gates };
}
