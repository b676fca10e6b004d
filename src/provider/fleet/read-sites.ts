import { readFileSync } from "node:fs";
import type { FleetSite } from "./fleet-site";
import { refuseUnknown, siteOf } from "./site-of-row";
import { recordPlace } from "./site-place";
import { isTable, parseSiteTable, type SiteTable } from "./site-table";

/** A rollout has at most this many sites. */
export const MAX_SITES = 10_000;

/**
 * The sites of a table in CSV, YAML or JSON, in its order; `path` is relative to the program's folder.
 *
 * Columns: `key` and `hosts`; optional `preview_hosts`, `name`, `label.<key>`, `var.<name>`, `overrides` (JSON, or a
 * file relative to the table), `wave`, `retention`, `deletion_protection`, `adopt`. Hosts are separated by spaces. An
 * empty cell means that the value is not set. In YAML and JSON `labels` and `variables` are objects, hosts may be
 * lists, and other values are texts as they are written.
 *
 * @throws Error that names file, line and column, the value, and what is allowed
 */
export function readSites(path: string): FleetSite[] {
  return sitesOfFile(path, path);
}

/** As {@link readSites}. Errors call a path without the extension of a table `name`: it may be a secret. */
export function sitesOfFile(path: string, name: string): FleetSite[] {
  const shown = isTable(path) ? path : name;
  return sitesOfTable(path, shown, parseSiteTable(path, textOf(path, shown), shown));
}

/** @throws Error for the user: the file cannot be read, or is not UTF-8 */
function textOf(path: string, name: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === "ENOENT" ? "does not exist" : "cannot be read";
    throw new Error(`${name} ${reason}. Paths are relative to the folder of the program, ${process.cwd()}.`);
  }
  try {
    // A byte order mark, which spreadsheets write, is dropped by the decoder.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${name} is not UTF-8. Save it as "CSV UTF-8".`);
  }
}

/**
 * The sites of a table; its path is for files that it names, and errors call it `name`.
 *
 * @throws Error that names the place, the value and what is allowed
 */
export function sitesOfTable(path: string, name: string, table: SiteTable): FleetSite[] {
  const { rows } = table;
  refuseHeader(`${name}:${table.headerLine}`, table.columns ?? requiredColumns);
  if (rows.length === 0) throw new Error(`${name} lists no sites. List at least one with \`key\` and \`hosts\`.`);
  if (rows.length > MAX_SITES) {
    throw new Error(
      `${name} lists ${rows.length} sites; a fleet has at most ${MAX_SITES}. Split it over several stacks.`,
    );
  }
  const sites = rows.map((row) => {
    const site = siteOf(row, path);
    recordPlace(site, row.placeOf);
    return site;
  });
  refuseRepeated(
    sites.map(({ key }, index) => [key, rows[index]?.placeOf("key") ?? ""]),
    "key",
  );
  refuseRepeated(
    sites.flatMap(({ hosts, previewHosts = [] }, index) => [
      ...hosts.map((host) => [host, rows[index]?.placeOf("hosts") ?? ""] as const),
      ...previewHosts.map((host) => [host, rows[index]?.placeOf("preview_hosts") ?? ""] as const),
    ]),
    "host",
  );
  return sites;
}

const requiredColumns = ["key", "hosts"];

/** A misspelled column is named before the one that it was meant to be. */
function refuseHeader(place: string, columns: readonly string[]): void {
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length < requiredColumns.length) for (const column of columns) refuseUnknown(column, place);
  if (missing.length > 0) {
    throw new Error(
      `${place}: the column ${missing.join(" and ")} is missing. Columns are separated by commas, semicolons or tabs.`,
    );
  }
}

function refuseRepeated(values: readonly (readonly [value: string, place: string])[], noun: string): void {
  const places = new Map<string, string>();
  for (const [value, place] of values) {
    const first = places.get(value);
    if (first !== undefined) {
      throw new Error(
        `${place}: the ${noun} ${JSON.stringify(value)} is already at ${first}. Each ${noun} is allowed once.`,
      );
    }
    places.set(value, place);
  }
}
