import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkHost, closest } from "@consentform/consent/rules";
import { clipped, isObject, patternWords } from "@consentform/consent/values";
import { parseDocumentFile } from "../resources/document-file";
import { component } from "../resources/schema";
import type { FleetSite } from "./fleet-site";
import type { TableRow } from "./site-table";

/** Reads the value of one column; throws what is wrong with it, without its place. */
type Read = (value: unknown, table: string) => unknown;

const keyForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const idForm = new RegExp(String(component("Id").pattern));
const waveForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/** Columns and the members that they fill. Ranges are those of the contract. */
const columns: Readonly<Record<string, { readonly member: keyof FleetSite; readonly read: Read }>> = {
  key: {
    member: "key",
    read: matching(keyForm, "1 to 64 letters, digits, `.`, `_` and `-`, beginning with a letter or digit"),
  },
  hosts: { member: "hosts", read: hosts },
  preview_hosts: { member: "previewHosts", read: hosts },
  name: { member: "name", read: name },
  labels: { member: "labels", read: texts },
  variables: { member: "variables", read: texts },
  overrides: { member: "overrides", read: overrides },
  wave: {
    member: "wave",
    read: matching(waveForm, "1 to 40 letters, digits, `_` and `-`, beginning with a letter or digit"),
  },
  retention: { member: "retention", read: retention },
  deletion_protection: { member: "deletionProtection", read: yesOrNo },
  adopt: { member: "adopt", read: matching(idForm, "the id of a site, such as `site_01jd2v7k3q8m4n5p6r7s8t9v0w`") },
};

/** Columns of a CSV table that fill one entry of a map. */
const entries: Readonly<Record<string, { readonly member: "labels" | "variables"; readonly of: () => unknown }>> = {
  label: { member: "labels", of: () => component("SiteSettings").properties?.labels?.propertyNames },
  var: { member: "variables", of: () => component("BannerTemplate").properties?.variables?.propertyNames },
};

/**
 * The site of a row.
 *
 * @throws Error that names the place, the value and what is allowed
 */
export function siteOf(row: TableRow, table: string): FleetSite {
  for (const column of Object.keys(row.values)) refuseUnknown(column, row.placeOf(column));
  const site: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row.values)) {
    const [prefix = "", entry] = splitEntry(column);
    const map = entry === undefined ? undefined : entries[prefix];
    const member = map?.member ?? columns[column]?.member ?? column;
    const read = () => (map === undefined ? columns[column]?.read(value, table) : texts({ [entry ?? ""]: value }));
    const found = at(row, column, read);
    // `var.x` and `variables` fill one map.
    const isMap = typeof site[member] === "object" && !Array.isArray(site[member]);
    if (found !== undefined) site[member] = isMap ? { ...(site[member] as object), ...(found as object) } : found;
  }
  for (const column of ["key", "hosts"] as const) {
    if (site[column] === undefined) throw new Error(`${row.placeOf()}: \`${column}\` is missing.`);
  }
  for (const [prefix, { member }] of Object.entries(entries)) refuseNames(row, prefix, site[member]);
  return site as unknown as FleetSite;
}

/** `label.team` is an entry of a map; a name may contain dots itself. */
function splitEntry(column: string): [string, string?] {
  const dot = column.indexOf(".");
  return dot === -1 ? [column] : [column.slice(0, dot), column.slice(dot + 1)];
}

/** @throws Error that begins with `place`, for a column that no table has */
export function refuseUnknown(column: string, place: string): void {
  const [prefix, entry] = splitEntry(column);
  if (Object.hasOwn(columns, column) || (entry !== undefined && Object.hasOwn(entries, prefix))) return;
  const names = [...Object.keys(columns), ...Object.keys(entries).map((name) => `${name}.<name>`)];
  const near = closest(column, names);
  const advice = near === null ? `Allowed are ${names.join(", ")}.` : `Did you mean ${near}?`;
  throw new Error(`${place}: the column ${quoted(column)} is not known. ${advice}`);
}

function refuseNames(row: TableRow, prefix: string, map: unknown): void {
  const pattern = (entries[prefix]?.of() as { pattern?: string } | undefined)?.pattern ?? "";
  const wrong = Object.keys(map ?? {}).find((entry) => !new RegExp(pattern, "u").test(entry));
  if (wrong !== undefined)
    throw new Error(
      `${row.placeOf(`${prefix}.${wrong}`)}: the name ${quoted(wrong)} of ${prefix}.<name> must be ${patternWords(pattern)}.`,
    );
}

function at<T>(row: TableRow, column: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${row.placeOf(column)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function matching(pattern: RegExp, allowed: string): Read {
  return (value) => {
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text === "string" && pattern.test(text)) return text;
    throw new Error(`${quoted(value)} is not allowed; allowed are ${allowed}.`);
  };
}

/** Undefined for an empty list: it says no more than a value that is not set. */
function hosts(value: unknown): string[] | undefined {
  const list = typeof value === "string" ? value.split(/\s+/).filter((host) => host !== "") : value;
  if (!Array.isArray(list)) throw new Error(`${quoted(value)} is not a list of hosts. Separate hosts by spaces.`);
  if (list.length === 0) return undefined;
  return list.map((host: unknown) => {
    if (typeof host !== "string") throw new Error(`${quoted(host)} is not a host.`);
    // Only the service knows whether it allows names of this machine.
    const refusal = checkHost(host, { isLoopbackAllowed: true });
    if (refusal === null) return host;
    const separated = /[,;]/.test(host) ? " Separate hosts by spaces." : "";
    throw new Error(`${refusal.detail}${separated}`);
  });
}

function name(value: unknown): string {
  const { maxLength } = limitsOf("name");
  const text = String(value);
  if (text.length <= maxLength) return text;
  throw new Error(`${quoted(text)} has ${text.length} characters; allowed are ${maxLength}.`);
}

/** The limits of a site's property, as the contract has them. */
function limitsOf(property: string): { minimum: number; maximum: number; maxLength: number } {
  const { minimum, maximum, maxLength } = component("Site").properties?.[property] ?? {};
  return { minimum: Number(minimum), maximum: Number(maximum), maxLength: Number(maxLength) };
}

function texts(value: unknown): Record<string, string> {
  if (!isObject(value))
    throw new Error(`${quoted(value)} is not an object. In CSV, use one column for each entry, such as label.team.`);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]: [string, unknown]) => {
      if (text === null || text === "") return [];
      if (typeof text === "object") throw new Error(`${quoted(text)} of ${key} is not a text.`);
      return [[key, String(text)]];
    }),
  );
}

/** A merge patch as it is, as JSON, or the name of a YAML or JSON file with it. */
function overrides(value: unknown, table: string): unknown {
  const patch = typeof value === "string" ? patchOf(value, table) : value;
  if (isObject(patch)) return patch;
  throw new Error(`${quoted(value)} is not an object. Write a JSON object, or the name of a file that contains one.`);
}

function patchOf(text: string, table: string): unknown {
  if (text.startsWith("{")) {
    try {
      JSON.parse(text);
    } catch (error) {
      throw new Error(`${quoted(text)} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
    }
    // JSON.parse keeps the last of two equal keys, and this one names them.
    return parseDocumentFile("overrides.json", text).value;
  }
  const file = join(dirname(table), text);
  let content: string;
  try {
    content = readFileSync(file, "utf8");
  } catch {
    throw new Error(
      `${quoted(text)} is neither a JSON object nor a file that can be read. Names of files are relative to the table.`,
    );
  }
  return parseDocumentFile(text, content).value;
}

function retention(value: unknown): number {
  const { minimum, maximum } = limitsOf("retention");
  const days = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (Number.isInteger(days) && Number(days) >= minimum && Number(days) <= maximum) return Number(days);
  throw new Error(`${quoted(value)} is not allowed; allowed are whole days from ${minimum} to ${maximum}.`);
}

function yesOrNo(value: unknown): boolean {
  // Spreadsheets write booleans in capitals.
  const text = String(value).toLowerCase();
  if (text === "true" || text === "false") return text === "true";
  throw new Error(`${quoted(value)} is not allowed; allowed are true and false.`);
}

function quoted(value: unknown): string {
  return clipped(JSON.stringify(value) ?? String(value));
}
