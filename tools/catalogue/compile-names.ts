import { fieldsOf, type KnownNames } from "./known";

/** A name, or a pattern of names, that is classified by hand: what it is, and whether the name alone is proof. */
export type NameRow = readonly [name: string, isProof: 0 | 1, category: string, service: string, company: string];

const categories: readonly string[] = ["functional", "analytics", "marketing"];

/** Compiles the names that are classified by hand. @throws {Error} for an invalid category, and for a duplicate name */
export function compileNames({ certain, suggested }: KnownNames) {
  const rows = [...certain.flatMap((line) => rowsOf(line, 1)), ...suggested.flatMap((line) => rowsOf(line, 0))];
  const names = new Set<string>();
  for (const [name, , category] of rows) {
    if (!categories.includes(category)) throw new Error(`${name} has the category ${category}, which is none.`);
    if (names.has(name)) throw new Error(`${name} stands twice in known-names.yaml.`);
    names.add(name);
  }
  return { source: "tools/catalogue/known-names.yaml", licence: "Apache-2.0", rows };
}

function rowsOf(line: string, isProof: 0 | 1): NameRow[] {
  const [category, service, company, names] = fieldsOf(line);
  return names.map((name) => [name, isProof, category, service, company]);
}
