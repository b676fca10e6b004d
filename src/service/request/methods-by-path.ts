import { Problem } from "../http/problem";

/** Entries of one path, by method. */
export type ByMethod<Entry> = ReadonlyMap<string, Entry>;

/** The operations or pages of each path, by their methods. */
export function byPath<Entry extends { readonly path: string; readonly method?: string }>(
  entries: readonly Entry[],
): Map<string, ByMethod<Entry>> {
  const paths = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    const byMethod = paths.get(entry.path) ?? new Map<string, Entry>();
    paths.set(entry.path, byMethod.set(entry.method ?? "GET", entry));
  }
  return paths;
}

/** The methods of a path, as Allow lists them. */
export function allowedBy(byMethod: ByMethod<unknown>): string[] {
  return [...byMethod.keys()].flatMap((name) => (name === "GET" ? ["GET", "HEAD"] : [name]));
}

/**
 * The refusal of a method that a path does not have.
 * @param unnamed methods that are allowed, too, but not named in the detail
 */
export function methodNotAllowed(
  method: string,
  byMethod: ByMethod<unknown>,
  unnamed: readonly string[] = [],
): Problem {
  const allowed = allowedBy(byMethod);
  return new Problem(
    "method-not-allowed",
    { detail: `${method} is not supported here. Use ${allowed.join(", ")}.` },
    { Allow: [...allowed, ...unnamed].join(", ") },
  );
}
