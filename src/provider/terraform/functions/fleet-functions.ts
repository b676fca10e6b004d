import { isObject } from "@consentform/consent/values";
import { type FleetOrder, type FleetSite, fleetWaves, sitesOfFile, type WaveGate } from "../../fleet";
import type { CtyType, Value } from "../values";
import type { ProviderFunction } from "./provider-function";

const siteType = [
  "object",
  {
    hosts: ["list", "string"],
    preview_hosts: ["list", "string"],
    name: "string",
    labels: ["map", "string"],
    variables: ["map", "string"],
    overrides: "string",
    wave: "string",
    retention: "number",
    deletion_protection: "bool",
    adopt: "string",
  },
] as const satisfies CtyType;

/** The functions for fleets of sites. */
export const fleetFunctions: readonly ProviderFunction[] = [
  {
    name: "read_sites",
    schema: {
      summary: "Reads a table of sites from CSV, YAML or JSON",
      description:
        'The sites of a table, by key: `for_each = provider::consentform::read_sites("sites.csv")`. Columns: `key` and `hosts` (separated by spaces); optional `preview_hosts`, `name`, `label.<key>`, `var.<name>`, `overrides` (JSON, or a file relative to the table), `wave`, `retention`, `deletion_protection` and `adopt`. An empty cell is null, or an empty list or map. Errors name line and column.',
      parameters: [
        {
          name: "path",
          type: "string",
          description: "Path of a .csv, .yaml, .yml or .json file, relative to the folder in which the engine runs.",
        },
      ],
      returnType: ["map", siteType],
    },
    call: (path) => Object.fromEntries(sitesOfFile(path, "the table").map((site) => [site.key, siteValue(site)])),
  },
  {
    name: "fleet_waves",
    schema: {
      summary: "Plans the waves of a fleet",
      description:
        "The waves of a fleet that have sites, in deployment order. The module `site-fleet` uses this function. It refuses a fleet that the module cannot deploy, such as one with a site in an unknown wave, or a gate without a host to scan.",
      parameters: [
        {
          name: "fleet",
          type: "string",
          description:
            "The fleet as JSON: `sites` by key, each with `hosts`, `preview_hosts` and `wave`; `waves`, `gate` or `gates`, each gate with `when_unverified`; `release`; and `gate_overrides`, keys of sites.",
        },
      ],
      returnType: ["list", ["object", { name: "string", sites: ["list", "string"], is_gated: "bool" }]],
    },
    call: (text) =>
      fleetWaves(fleetOrder(text)).map(({ name, sites, gate }) => {
        return { name, sites: sites.map(({ key }) => key), is_gated: gate !== null };
      }),
  },
];

interface FleetGate {
  readonly when_unverified?: "fail" | "skip";
}

/** A fleet as the module writes it. */
interface Fleet {
  readonly sites: Readonly<
    Record<string, Pick<FleetSite, "hosts"> & { preview_hosts?: string[]; wave?: string | null }>
  >;
  readonly waves?: readonly string[];
  readonly gate?: FleetGate | null;
  readonly gates?: Readonly<Record<string, FleetGate>> | null;
  readonly release?: "draft" | "preview" | "production";
  readonly gate_overrides?: readonly string[];
}

function fleetOrder(text: string): FleetOrder<WaveGate> {
  const { sites, waves = [], gate, gates, release = "draft", gate_overrides = [] } = parsedFleet(text);
  const waveGate = ({ when_unverified }: FleetGate) => ({ whenUnverified: when_unverified ?? "fail" });
  const byWave = Object.entries(gates ?? {}).map(([name, one]) => [name, waveGate(one)] as const);
  const all = byWave.length > 0 ? Object.fromEntries(byWave) : gate && waveGate(gate);
  return {
    sites: Object.entries(sites).map(([key, { hosts, preview_hosts: previewHosts, wave }]) => ({
      key,
      hosts,
      ...(previewHosts && { previewHosts }),
      ...(wave && { wave }),
    })),
    ...(waves.length > 0 && { waves }),
    ...(all && { gate: all }),
    release,
    gateOverrides: Object.fromEntries(gate_overrides.map((key) => [key, {}])),
    names: { gates: "gates", gateOverrides: "gate_overrides", whenUnverified: "when_unverified" },
  };
}

function parsedFleet(text: string): Fleet {
  const fleet = jsonObject(text);
  const sites = isObject(fleet?.sites) ? Object.values(fleet.sites) : null;
  if (sites?.every((site) => isObject(site) && Array.isArray(site.hosts)) !== true) {
    throw new Error("The fleet must be a JSON object with `sites` by key, each with a list `hosts`.");
  }
  return fleet as unknown as Fleet;
}

function jsonObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function siteValue(site: FleetSite): Value {
  return {
    hosts: [...site.hosts],
    preview_hosts: [...(site.previewHosts ?? [])],
    name: site.name ?? null,
    labels: { ...site.labels },
    variables: { ...site.variables },
    overrides: site.overrides === undefined ? null : JSON.stringify(site.overrides),
    wave: site.wave ?? null,
    retention: site.retention ?? null,
    deletion_protection: site.deletionProtection ?? null,
    adopt: site.adopt ?? null,
  };
}
