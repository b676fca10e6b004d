import { contractDocument, type Schemas, type Scope } from "../../contract";
import type { ValidationError } from "../problem";

/** A kind of event (contract 4.7). */
export type EventKind = Schemas["EventKind"];

/** Scope that a group of events needs, where it is not {@link scopeOfOtherGroups}. */
const scopeByGroup: Readonly<Record<string, Scope>> = {
  config: "banner:read",
  version: "banner:read",
  template: "banner:read",
  scan: "scans:read",
  issue: "scans:read",
  service: "scans:read",
  install_check: "scans:read",
  export: "logs:export",
};
const scopeOfOtherGroups: Scope = "sites:read";

/** The group of every kind, as the contract lists them. */
function groupsByKind(): ReadonlyMap<string, string> {
  const webhooks = contractDocument().webhooks as Readonly<Record<string, { post: { "x-event-group": string } }>>;
  return new Map(Object.entries(webhooks).map(([kind, { post }]) => [kind, post["x-event-group"]]));
}

/** The groups whose events a token with these scopes may receive, sorted. */
export function readableGroups(scopes: ReadonlySet<Scope>): string[] {
  const groups = new Set(groupsByKind().values());
  return [...groups].filter((group) => scopes.has(scopeByGroup[group] ?? scopeOfOtherGroups)).sort();
}

/**
 * Faults of event selectors, all at `/event_kinds` as the contract has it: those that match no kind, and those that match only
 * kinds of groups outside `groups`. A wildcard that matches some readable kind stands for the readable ones.
 */
export function selectorFaults(selectors: readonly string[], groups: readonly string[]): ValidationError[] {
  const byKind = groupsByKind();
  return selectors.flatMap((selector) => {
    const matched = [...byKind].filter(([kind]) => isSelected(selector, kind));
    if (matched.length === 0) {
      return [{ pointer: "/event_kinds", code: "unknown-event-kind", detail: `"${selector}" matches no event kind` }];
    }
    if (matched.some(([, group]) => groups.includes(group))) {
      return [];
    }
    const scopes = new Set(matched.map(([, group]) => scopeByGroup[group] ?? scopeOfOtherGroups));
    const detail = `"${selector}" needs the scope ${[...scopes].join(", ")}`;
    return [{ pointer: "/event_kinds", code: "scope-missing", detail }];
  });
}

function isSelected(selector: string, kind: string): boolean {
  return selector === "*" || selector === kind || (selector.endsWith(".*") && kind.startsWith(selector.slice(0, -1)));
}
