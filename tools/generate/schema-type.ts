import type { SchemaNode } from "../../src/consent/contract";

/** How a type refers to an object of another resource: by id, or also by the resource. */
export type ReferenceStyle = "ids" | "resources";

/**
 * Source text of the TypeScript type that a schema describes; objects over several lines, with their members'
 * descriptions.
 */
export function schemaType(schema: SchemaNode, indent = "", style: ReferenceStyle = "ids"): string {
  if (schema["x-document"] === true) return "BannerDocument";
  const kind = schema["x-reference"];
  if (typeof kind === "string" && style === "resources") return `${kind} | string`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  // Beside members, a choice only says which of them are required together.
  const options = schema.properties === undefined ? (schema.anyOf ?? schema.oneOf) : undefined;
  if (options !== undefined) return union(options.map((option) => schemaType(option, indent, style)));
  const types = schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.length === 0 ? "unknown" : union(types.map((type) => typeOf(String(type), schema, indent, style)));
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}

/** Types of JSON Schema that need nothing else of the schema. */
const plainTypes: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function typeOf(type: string, schema: SchemaNode, indent: string, style: ReferenceStyle): string {
  const plain = plainTypes[type];
  if (plain !== undefined) return plain;
  if (type === "array")
    return `Array<${schema.items === undefined ? "unknown" : schemaType(schema.items, indent, style)}>`;
  return objectType(schema, indent, style);
}

function objectType(
  { properties, required = [], additionalProperties }: SchemaNode,
  indent: string,
  style: ReferenceStyle,
): string {
  if (properties === undefined) {
    const values =
      typeof additionalProperties === "object" ? schemaType(additionalProperties, indent, style) : "unknown";
    return `Record<string, ${values}>`;
  }
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const optional = required.includes(name) ? "" : "?";
    const text = memberText(member, style);
    return `${docComment(text, inner)}${inner}${name}${optional}: ${schemaType(member, inner, style)};`;
  });
  return `{\n${members.join("\n")}\n${indent}}`;
}

/** The description of a member; of an argument's, with its default. */
export function memberText({ description = "", default: fallback }: SchemaNode, style: ReferenceStyle): string {
  if (style === "ids" || fallback === undefined || fallback === null) return description;
  return `${description.trim()}\nDefault: \`${JSON.stringify(fallback)}\`.`;
}

/** The JSDoc block of a class, with a program that uses it. */
export function classComment(text: string, example: string): string {
  const lines = [text.trim(), "", "@example", "```ts", ...example.trimEnd().split("\n"), "```"];
  const body = lines.map((line) => ` * ${line.replaceAll("*/", "*\\/")}`.trimEnd());
  return `/**\n${body.join("\n")}\n */\n`;
}

/** A JSDoc block with its line break, or nothing for an empty text. */
export function docComment(text: string, indent: string): string {
  const lines = text
    .trim()
    .replaceAll("*/", "*\\/")
    .split(/\s*\n\s*/);
  if (text.trim() === "") return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}
