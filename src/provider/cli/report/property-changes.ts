import type { ReportParts } from "./generated/report";
import { SENSITIVE, UNKNOWN } from "./plan";
import { asObject } from "./plan-json";

/** Leaves of a value by path; an empty list or object is a leaf, and so is a list of plain values. */
type Leaves = ReadonlyMap<string, unknown>;

/** Inputs that differ, leaf by leaf, in the order of the new value; leaves that are gone come last. */
export function propertyChanges(before: unknown, after: unknown): ReportParts["ReportPropertyChange"][] {
  const former = leavesOf(before);
  const next = leavesOf(after);
  return [...new Set([...next.keys(), ...former.keys()])]
    .filter((path) => !isSame(former, next, path))
    .map((path) => ({ path, before: shown(former, path), after: shown(next, path) }));
}

function isSame(former: Leaves, next: Leaves, path: string): boolean {
  if (former.has(path) !== next.has(path)) return false;
  const [before, after] = [former.get(path), next.get(path)];
  // Two secrets may differ; which is not shown, and a tool that shows neither does not know more.
  if (typeof before === "symbol" || typeof after === "symbol") return before === after;
  return JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
}

function shown(leaves: Leaves, path: string): ReportParts["ReportValue"] {
  const value = leaves.get(path);
  if (value === SENSITIVE) return { state: "sensitive" };
  if (value === UNKNOWN) return { state: "unknown" };
  return value === undefined || value === null ? { state: "absent" } : { state: "known", value };
}

function leavesOf(value: unknown): Leaves {
  const leaves = new Map<string, unknown>();
  collect(value, "", leaves);
  return leaves;
}

function collect(value: unknown, path: string, leaves: Map<string, unknown>): void {
  const members = membersOf(value);
  if (members === null) {
    const isNothing = value === undefined || value === null || path === "";
    if (!isNothing) leaves.set(path, value);
    return;
  }
  for (const [step, member] of members) collect(member, path === "" ? step.replace(/^\./, "") : path + step, leaves);
}

/** Steps and members of an object, or of a list with objects or masked values in it; null for a leaf. */
function membersOf(value: unknown): [string, unknown][] | null {
  if (Array.isArray(value)) {
    if (!value.some((item) => typeof item === "symbol" || typeof item === "object")) return null;
    const names = value.map((item) => nameOf(item));
    const isNamed = names.every((name) => name !== null) && new Set(names).size === names.length;
    return value.map((item, index) => [`[${isNamed ? names[index] : index}]`, item]);
  }
  const object = asObject(value);
  if (object === null || Object.keys(object).length === 0) return null;
  return Object.entries(object).map(([key, member]) => [
    /^[\w-]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`,
    member,
  ]);
}

/** The name of an item, so that a new first item is not a change of all. */
function nameOf(item: unknown): string | null {
  const object = asObject(item);
  const name = object?.key ?? object?.id;
  return typeof name === "string" ? name : null;
}
