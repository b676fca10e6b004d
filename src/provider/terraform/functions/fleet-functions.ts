import { type FleetSite, sitesOfFile } from "../../fleet";
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
];

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
