import type { SchemaNode } from "../../src/contract";
import type { Definition } from "../../src/resources";
import { mapValues, resolve, structure } from "../../src/resources/schema";
import { resourceFields } from "../../src/terraform/schema/resource-fields";
import type { Notes } from "./schema-section";

/** What a reader of a resource's page asks next: which values are allowed, what holds without one, whether a later change counts. */
export function attributeNotes(definition: Definition): Notes {
  const notes = new Map<string, string>();
  for (const { attribute, property, role } of resourceFields(definition)) {
    if (role !== "input" || property === null) continue;
    const creationOnly = property.traits.onlyOnCreate === true ? "Counts at creation only." : "";
    notes.set(attribute.name, joined(valueNotes(property.wireSchema, property.default), creationOnly));
    addMembers(notes, attribute.name, property.wireSchema);
  }
  return (path) => notes.get(path) ?? "";
}

function addMembers(notes: Map<string, string>, path: string, node: SchemaNode): void {
  const { properties = {}, items, ...shape } = structure(node);
  for (const [name, member] of Object.entries(properties)) {
    notes.set(`${path}.${name}`, valueNotes(member, resolve(member).default));
    addMembers(notes, `${path}.${name}`, member);
  }
  const inner = items ?? mapValues(shape);
  if (inner !== undefined) addMembers(notes, path, inner);
}

function valueNotes(node: SchemaNode, fallback: unknown): string {
  const { enum: allowed = [], items } = resolve(node);
  const named = [...allowed, ...(items === undefined ? [] : (resolve(items).enum ?? []))].filter(
    (value) => value !== null,
  );
  const values = named.length === 0 ? "" : `One of ${named.map(code).join(", ")}.`;
  // Null is what an attribute that is left out has anyway.
  return joined(values, fallback === undefined || fallback === null ? "" : `Default: ${code(fallback)}.`);
}

function joined(...texts: string[]): string {
  return texts.filter(Boolean).join(" ");
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
