import type { EventSource } from "./contract-source";

/** Source text of src/consent/contract/generated/events.ts: one row for each kind of event. */
export function eventTable(events: Record<string, EventSource>): string {
  const groups = [...new Set(Object.values(events).map(({ group }) => group))].sort();
  const rows = Object.entries(events).map(
    ([kind, { group, object }]) => `  ${JSON.stringify(kind)}: ${JSON.stringify({ group, object })},`,
  );
  return `import type { components } from "./types";

/** A kind of event (contract 4.7). */
export type EventKind = components["schemas"]["EventKind"];

/** Groups of kinds: which scope the maker of a receiver needs goes by them. */
export type EventGroup =
${groups.map((group) => `  | ${JSON.stringify(group)}`).join("\n")};

/** Group and kind of object of every event. */
export const events: Readonly<Record<EventKind, { readonly group: EventGroup; readonly object: string }>> = {
${rows.join("\n")}
};
`;
}
