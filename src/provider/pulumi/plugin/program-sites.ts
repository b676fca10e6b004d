import { isObject } from "@consentform/consent/values";
import { Output } from "@pulumi/pulumi";
import { type FleetSite, readSites, sitesOfTable, type TableRow } from "../../fleet";

/** Members of a site whose columns have other names. */
const columns: Readonly<Record<string, string>> = {
  previewHosts: "preview_hosts",
  deletionProtection: "deletion_protection",
};

/**
 * The sites of a fleet: a list, or the path of a table, relative to the program's folder. Listed sites are read as rows
 * of a table, so that the same is checked of them. Values of `variables` and parts of `overrides` may be outputs.
 *
 * @throws Error that names the place, the value and what is allowed
 */
export function programSites(given: unknown): FleetSite[] {
  if (typeof given === "string") return readSites(given);
  const listed = given as readonly Readonly<Record<string, unknown>>[];
  const sites = sitesOfTable("", "sites", { columns: null, headerLine: 1, rows: listed.map(rowOf) });
  return sites.map((site, index) => Object.assign(site, laterParts(site, listed[index] ?? {})));
}

function rowOf(site: Readonly<Record<string, unknown>>, index: number): TableRow {
  const { variables, overrides: _later, ...rest } = site;
  const known = Object.entries<unknown>({
    ...rest,
    variables: members(variables, (value) => !Output.isInstance(value)),
  });
  const set = known.filter(([, value]) => value !== "");
  return {
    values: Object.fromEntries(set.map(([name, value]) => [columns[name] ?? name, value])),
    placeOf: (column) => `sites[${index}]${column === undefined ? "" : `.${memberOf(column)}`}`,
  };
}

/** Parts that the engine may know later, which a table cannot have. */
function laterParts(site: FleetSite, { variables, overrides }: Readonly<Record<string, unknown>>) {
  const later = members(variables, Output.isInstance);
  return {
    ...(Object.keys(later).length > 0 && { variables: { ...site.variables, ...later } }),
    ...(overrides !== undefined && { overrides }),
  };
}

function members(map: unknown, is: (value: unknown) => boolean): object {
  return Object.fromEntries(Object.entries(isObject(map) ? map : {}).filter(([, value]) => is(value)));
}

function memberOf(column: string): string {
  const [member] = Object.entries(columns).find(([, name]) => name === column) ?? [];
  return member ?? column.replace(/^var\./, "variables.").replace(/^label\./, "labels.");
}
