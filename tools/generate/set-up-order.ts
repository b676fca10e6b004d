import type { Definition } from "../../src/provider/resources";
import { inputProperties } from "../../src/provider/resources/properties";
import { pageName } from "./page-name";

/**
 * The definitions in the order in which a site is set up: each behind all that it refers to, and directly behind the
 * last of these. Kinds that refer to nothing come first by the number of kinds below them, then by name.
 *
 * @throws Error naming the kinds that refer to each other
 */
export function inSetUpOrder(definitions: readonly Definition[]): Definition[] {
  const byName = [...definitions].sort((one, other) => (one.kind < other.kind ? -1 : 1));
  const references = new Map(byName.map((definition) => [definition, referencesOf(definition, byName)]));
  const refers = (one: Definition, other: Definition) => references.get(one)?.includes(other) === true;
  const below = (above: Definition) => byName.filter((one) => refers(one, above)).length;
  const placed = new Set<Definition>();
  const place = (definition: Definition): void => {
    placed.add(definition);
    for (const one of byName) {
      if (!placed.has(one) && refers(one, definition) && references.get(one)?.every((other) => placed.has(other)))
        place(one);
    }
  };
  const first = byName.filter((definition) => references.get(definition)?.length === 0);
  for (const definition of first.sort((one, other) => below(other) - below(one))) place(definition);
  const rest = byName.filter((definition) => !placed.has(definition));
  if (rest.length > 0)
    throw new Error(`${rest.map(({ kind }) => kind).join(", ")} refer to each other. A kind may only refer to others.`);
  return [...placed];
}

/** The kinds that its inputs name: by their own name, by a mark in their schema, or because they take the resource. */
function referencesOf(definition: Definition, all: readonly Definition[]): Definition[] {
  const inputs = inputProperties(definition);
  const names = new Set(inputs.map(({ name }) => name));
  const marked = [...JSON.stringify(inputs).matchAll(/"x-reference":"(\w+)"/g)].map(([, kind]) => kind);
  const taken = inputs.map(({ traits }) => traits.takes?.kind);
  return all.filter(
    (other) =>
      other !== definition &&
      (marked.includes(other.kind) || taken.includes(other.kind) || identifiers(other).some((name) => names.has(name))),
  );
}

/** Names that inputs of other kinds have for its id: `site_id` for a site, `version_number` for a version. */
function identifiers({ kind, id = "{id}" }: Definition): string[] {
  const prefix = pageName(kind).replaceAll("-", "_");
  return [...id.matchAll(/\{(\w+)\}/g)].map(([, member]) => `${prefix}_${member}`);
}
