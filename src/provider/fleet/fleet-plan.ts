import { closest, variableFaults } from "@consentform/consent/rules";
import { clipped } from "@consentform/consent/values";
import type { FleetSite } from "./fleet-site";
import { MAX_SITES } from "./read-sites";
import { placeOfSite } from "./site-place";

/** The gate that must pass before a wave goes to production. */
export interface WaveGate {
  /** Treatment of a site that cannot be scanned: `fail` refuses it, `skip` promotes it unscanned. Default: `fail`. */
  readonly whenUnverified?: "fail" | "skip";
}

/** Names of a fleet's arguments, as the user's program writes them. */
interface FleetArguments {
  readonly gates: string;
  readonly gateOverrides: string;
  readonly whenUnverified: string;
}

const programArguments: FleetArguments = {
  gates: "gate",
  gateOverrides: "rollout.gateOverrides",
  whenUnverified: "gate.whenUnverified",
};

/** The declaration of a template's variable, as far as it decides which sites fit. */
export interface FleetVariable {
  readonly required?: boolean;
  readonly default?: string | null;
}

/** A wave: sites that are deployed together, after all earlier waves. */
export interface Wave<Gate extends WaveGate> {
  /** As the rollouts of the wave are named; empty for the only wave of a fleet without names. */
  readonly name: string;
  readonly sites: readonly FleetSite[];
  /** Null: the sites are released at once. */
  readonly gate: Gate | null;
}

/** The request to plan a fleet. */
export interface FleetOrder<Gate extends WaveGate> {
  readonly sites: readonly FleetSite[];
  /** Names of the waves in their order. Default: one wave without a name. */
  readonly waves?: readonly string[] | undefined;
  /** A gate for every wave but the last, or gates by wave. */
  readonly gate?: Gate | Readonly<Record<string, Gate>> | undefined;
  /** How far the sites go. A gate is before production, so it needs `production`. */
  readonly release: "draft" | "preview" | "production";
  /** The template's variables, where they are known before anything is deployed. */
  readonly variables?: Readonly<Record<string, FleetVariable>> | undefined;
  /** Overrides of the sites' promotion gates, by the site's key. */
  readonly gateOverrides?: Readonly<Record<string, unknown>> | undefined;
  /** Components that sites were before they joined the fleet, by the site's key. */
  readonly formerConsentSites?: Readonly<Record<string, string>> | undefined;
  /** Default: as Pulumi and the constructs name them. */
  readonly names?: FleetArguments;
}

/** The wave's name: what rollouts and gates are named after, so it must not change when others do. */
const waveName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/**
 * The waves of a fleet, without those that have no sites.
 *
 * @throws Error that names the argument, what was found and what is allowed
 */
export function fleetWaves<Gate extends WaveGate>(order: FleetOrder<Gate>): Wave<Gate>[] {
  const names = waveNames(order.waves);
  refuseUnfitting(order);
  const last = names.at(-1) ?? "";
  const gates = gatesByWave(order, names);
  refuseSharedNames(names, gates);
  const groups = new Map<string, FleetSite[]>(names.map((name) => [name, []]));
  for (const site of order.sites) {
    const group = groups.get(site.wave ?? last);
    if (group === undefined) throw new Error(unknownWave(site, order.waves));
    group.push(site);
  }
  const waves = [...groups].map(([name, sites]) => ({ name, sites, gate: gates.get(name) ?? null }));
  for (const wave of waves) refuseUnscannable(wave, order.names);
  return waves.filter(({ sites }) => sites.length > 0);
}

function waveNames(waves: readonly string[] | undefined): readonly string[] {
  if (waves === undefined) return [""];
  if (waves.length === 0) throw new Error("waves is empty. Name at least one wave, or leave out `waves`.");
  const wrong = waves.find((name) => !waveName.test(name));
  if (wrong !== undefined) {
    throw new Error(
      `waves: ${shown(wrong)} is not allowed; allowed are 1 to 40 letters, digits, \`_\` and \`-\`, beginning with a letter or digit.`,
    );
  }
  const twice = waves.find((name, index) => waves.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`waves: ${shown(twice)} is listed more than once. List each wave once.`);
  return waves;
}

/** A gated wave has a second rollout, whose name ends in `-live`. */
function refuseSharedNames(names: readonly string[], gates: ReadonlyMap<string, WaveGate>): void {
  const wrong = names.find((name) => name.endsWith("-live") && gates.has(name.slice(0, -"-live".length)));
  if (wrong === undefined) return;
  throw new Error(
    `waves: ${shown(wrong)} is also the name of the second rollout of the gated wave ${shown(wrong.slice(0, -"-live".length))}. Choose another name.`,
  );
}

function unknownWave(site: FleetSite, waves: readonly string[] | undefined): string {
  const { key, wave = "" } = site;
  const place = placeOfSite(site, "wave");
  if (waves === undefined) {
    return `${place}: ${shown(key)} is in the wave ${shown(wave)}, but the fleet has no waves. List them in \`waves\`, in the order of deployment.`;
  }
  const near = closest(wave, waves);
  const advice = near === null ? `Allowed are ${waves.join(", ")}.` : `Did you mean ${near}?`;
  return `${place}: ${shown(key)} is in the wave ${shown(wave)}, which \`waves\` does not list. ${advice}`;
}

function refuseUnfitting({
  sites,
  variables,
  release,
  gateOverrides = {},
  formerConsentSites = {},
  names = programArguments,
}: FleetOrder<WaveGate>): void {
  if (sites.length === 0) throw new Error("sites is empty. List at least one site.");
  if (sites.length > MAX_SITES) {
    throw new Error(
      `sites has ${sites.length} sites; a fleet has at most ${MAX_SITES}. Split them across several stacks.`,
    );
  }
  refuseRepeated(sites);
  if (variables !== undefined) refuseVariables(sites, variables);
  refuseUnknownKeys("formerConsentSites", formerConsentSites, sites);
  refuseUnknownKeys(names.gateOverrides, gateOverrides, sites);
  if (Object.keys(gateOverrides).length > 0 && release !== "production") {
    throw new Error(
      `${names.gateOverrides}: has no effect with release ${shown(release)}; it is only for production. Remove it.`,
    );
  }
}

function refuseUnknownKeys(name: string, byKey: Readonly<Record<string, unknown>>, sites: readonly FleetSite[]): void {
  const keys = new Set(sites.map(({ key }) => key));
  const unknown = Object.keys(byKey).find((key) => !keys.has(key));
  if (unknown === undefined) return;
  throw new Error(`${name}: ${shown(unknown)} is not the key of a site. List only keys of \`sites\`.`);
}

/** The rollouts find the same, but only after the sites exist where no preview precedes the deployment. */
function refuseVariables(sites: readonly FleetSite[], variables: Readonly<Record<string, FleetVariable>>): void {
  const declared = Object.fromEntries(
    Object.entries(variables).map(([name, { required = false, default: fallback = null }]) => [
      name,
      { required, default: fallback },
    ]),
  );
  for (const site of sites) {
    const [fault] = variableFaults(declared, site.variables ?? {});
    if (fault !== undefined) {
      throw new Error(`${placeOfSite(site, `var.${fault.name}`)}: ${shown(site.key)}: ${fault.detail}`);
    }
  }
}

/** A table that `readSites` read has none of these; sites may also come from several tables, or from the program. */
function refuseRepeated(sites: readonly FleetSite[]): void {
  const owners = new Map<string, string>();
  for (const site of sites) {
    const { key, hosts, previewHosts = [] } = site;
    const names = [
      { name: `the key ${shown(key)}`, column: "key" },
      ...hosts.map((host) => ({ name: `the host ${shown(host)}`, column: "hosts" })),
      ...previewHosts.map((host) => ({ name: `the host ${shown(host)}`, column: "preview_hosts" })),
    ];
    for (const { name, column } of names) {
      const [owner, place] = [owners.get(name), placeOfSite(site, column)];
      if (owner !== undefined)
        throw new Error(`${place}: ${name} of ${shown(key)} is already at ${owner}. Each is allowed once.`);
      owners.set(name, place === "sites" ? shown(key) : place);
    }
  }
}

function gatesByWave<Gate extends WaveGate>(
  { gate, release, names: { gates } = programArguments }: FleetOrder<Gate>,
  names: readonly string[],
): ReadonlyMap<string, Gate> {
  if (gate === undefined) return new Map();
  if (release !== "production") {
    throw new Error(
      `gate: a gate is before production, but release is ${shown(release)}. Set release to "production", or remove the gate.`,
    );
  }
  // A map by wave has the name of a wave as each of its keys; a gate has none of them.
  const keys = Object.keys(gate);
  const isMap = keys.length > 0 && (keys.some((key) => names.includes(key)) || keys.every((key) => isGate(gate, key)));
  if (isMap) {
    const unknown = keys.find((key) => !names.includes(key));
    if (unknown !== undefined)
      throw new Error(`${gates}: ${shown(unknown)} is not a wave. Allowed are ${names.join(", ")}.`);
    return new Map(Object.entries(gate as Readonly<Record<string, Gate>>));
  }
  // Of a fleet with one wave, the gate is for that wave: else it would be for none.
  const gated = names.length === 1 ? names : names.slice(0, -1);
  return new Map(gated.map((name) => [name, gate as Gate]));
}

/** True for a member that is a gate itself: the only argument of a gate that is an object is `triggers`. */
function isGate(gate: object, key: string): boolean {
  const member = (gate as Readonly<Record<string, unknown>>)[key];
  return (
    key !== "triggers" &&
    typeof member === "object" &&
    member !== null &&
    Object.getPrototypeOf(member) === Object.prototype
  );
}

function refuseUnscannable({ name, sites, gate }: Wave<WaveGate>, { whenUnverified } = programArguments): void {
  if (gate === null || gate.whenUnverified === "skip") return;
  const site = sites.find(({ previewHosts = [] }) => previewHosts.length === 0);
  if (site === undefined) return;
  const wave = name === "" ? "the fleet" : `the wave ${shown(name)}`;
  throw new Error(
    `${placeOfSite(site, "preview_hosts")}: ${shown(site.key)} has no preview host, so the gate of ${wave} has nothing to scan. Add one to \`preview_hosts\`, or set ${whenUnverified} to "skip".`,
  );
}

function shown(text: string): string {
  return JSON.stringify(clipped(text));
}
