/** One place at which two documents differ; undefined where there is none. */
export interface Difference {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** The smallest parts that differ, in the order of the newer document; parts that are gone come last in each object. */
export function differences(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return names.flatMap((name) => differences(own(before, name), own(after, name), [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}

/** The parts of a version that visitors depend on. */
interface Published {
  readonly document: unknown;
  readonly services: unknown;
}

/** The differences of two versions: in the document, then in the services. */
export function versionChanges(before: Published, after: Published): Difference[] {
  return [
    ...differences(before.document, after.document),
    ...differences({ services: before.services }, { services: after.services }),
  ];
}

/** Entries with a key, such as categories and services, are compared by it, so that a moved one is not a change. */
function listDifferences(before: unknown[], after: unknown[], path: readonly string[]): Difference[] {
  const [older, newer] = [byKey(before), byKey(after)];
  if (older !== null && newer !== null) return differences(older, newer, path);
  return differences({ ...before }, { ...after }, path);
}

function byKey(list: readonly unknown[]): Record<string, unknown> | null {
  const entries = list.map((item) => [isObject(item) ? (item.key ?? item.id) : null, item] as const);
  if (!entries.every(([key]) => typeof key === "string")) return null;
  const named = Object.fromEntries(entries);
  return Object.keys(named).length === list.length ? named : null;
}

function own(object: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
