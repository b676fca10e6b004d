import type { SchemaNode } from "@consentform/consent/contract";
import { programName } from "../../resources/program-name";

/** Inserts the names of the properties below a resolved schema, at any depth. Documents are opaque. */
export function addPropertyNames(node: SchemaNode, names: Set<string>): Set<string> {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = node;
  for (const name of Object.keys(properties)) names.add(name);
  const values = typeof additionalProperties === "object" ? [additionalProperties] : [];
  for (const inner of [...Object.values(properties), ...(items ? [items] : []), ...values, ...anyOf, ...oneOf])
    addPropertyNames(inner, names);
  return names;
}

/**
 * The description with properties as programs spell them: `expiresAt` for `expires_at`. Other names in backticks, such
 * as members of the banner document, stay.
 */
export function programDescription(text: string, names: ReadonlySet<string>): string {
  return text.replace(/`([a-z0-9_]+)`/g, (quoted, name: string) =>
    names.has(name) ? `\`${programName(name)}\`` : quoted,
  );
}
