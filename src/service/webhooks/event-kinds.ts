import { type EventGroup, type EventKind, events, type Scope } from "@consentform/consent/contract";
import type { ValidationError } from "../http/problem";

/** Scope that a receiver's maker needs for the events of a group (contract 4.7). */
const scopeByGroup: Readonly<Record<EventGroup, Scope>> = {
  config: "banner:read",
  version: "banner:read",
  template: "banner:read",
  scan: "scans:read",
  issue: "scans:read",
  service: "scans:read",
  install_check: "scans:read",
  export: "logs:export",
  site: "sites:read",
  domain: "sites:read",
  alert: "sites:read",
  token: "sites:read",
  webhook: "sites:read",
};

// The table is generated with exactly these keys.
const kinds = Object.keys(events) as EventKind[];

/** The groups whose events a token with these scopes may receive, sorted. */
export function readableGroups(scopes: ReadonlySet<Scope>): EventGroup[] {
  const groups = Object.keys(scopeByGroup) as EventGroup[];
  return groups.filter((group) => scopes.has(scopeByGroup[group])).sort();
}

/** Reports whether an endpoint with these selectors, whose maker could read these groups, receives a kind. */
export function isChosen(kind: EventKind, selectors: readonly string[], groups: readonly string[]): boolean {
  return groups.includes(events[kind].group) && selectors.some((selector) => isSelected(selector, kind));
}

/**
 * Faults of event selectors, all at `/event_kinds` as the contract has it: those that match no kind, and those that
 * match only kinds of groups outside `groups`. A wildcard that matches some readable kind covers the readable ones, and
 * `*` for all of them, also for none.
 */
export function selectorFaults(selectors: readonly string[], groups: readonly string[]): ValidationError[] {
  return selectors.flatMap((selector) => {
    const matched = kinds.filter((kind) => isSelected(selector, kind)).map((kind) => events[kind].group);
    if (matched.length === 0) {
      return [{ pointer: "/event_kinds", code: "unknown-event-kind", detail: `"${selector}" matches no event kind` }];
    }
    if (selector === "*" || matched.some((group) => groups.includes(group))) {
      return [];
    }
    const scopes = new Set(matched.map((group) => scopeByGroup[group]));
    const detail = `"${selector}" needs the scope ${[...scopes].join(", ")}`;
    return [{ pointer: "/event_kinds", code: "scope-missing", detail }];
  });
}

function isSelected(selector: string, kind: string): boolean {
  return selector === "*" || selector === kind || (selector.endsWith(".*") && kind.startsWith(selector.slice(0, -1)));
}
