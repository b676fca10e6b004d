import type { Attribute, BlockSchema, CtyType } from "../../src/provider/terraform/schema";

/** The sections of a page, by who sets an attribute, in the order of the public registries. */
const SECTIONS = [
  { title: "Required", holds: ({ isRequired }: Attribute) => isRequired },
  { title: "Optional", holds: ({ isOptional, isWriteOnly }: Attribute) => isOptional && !isWriteOnly },
  { title: "Optional, write-only", holds: ({ isOptional, isWriteOnly }: Attribute) => isOptional && isWriteOnly },
  { title: "Read-Only", holds: ({ isRequired, isOptional }: Attribute) => !isRequired && !isOptional },
] as const;

/** Every attribute of a block, nested ones in separate sections, as the registries show them. */
export function schemaSection({ attributes }: BlockSchema): string {
  return `## Schema\n\n${attributeLists(attributes, "", "###")}${nestedSections(attributes, "")}`;
}

function attributeLists(attributes: readonly Attribute[], prefix: string, heading: string): string {
  return SECTIONS.map(({ title, holds }) => {
    const lines = attributes.filter(holds).map((attribute) => attributeLine(attribute, prefix));
    const head = heading === "" ? `${title}:` : `${heading} ${title}`;
    return lines.length === 0 ? "" : `${head}\n\n${lines.join("")}\n`;
  }).join("");
}

function attributeLine(attribute: Attribute, prefix: string): string {
  const { name, nested, description, isSensitive, isWriteOnly } = attribute;
  const marks = [typeText(attribute), ...(isSensitive ? ["Sensitive"] : []), ...(isWriteOnly ? ["Write-only"] : [])];
  const path = `${prefix}${name}`;
  const link = nested === undefined ? "" : ` (see [below for nested schema](#${anchor(path)}))`;
  const text = description.replace(/\s+/g, " ").trim();
  return `- \`${name}\` (${marks.join(", ")}) ${text}${link}\n`;
}

function nestedSections(attributes: readonly Attribute[], prefix: string): string {
  return attributes
    .map(({ name, nested }) => {
      if (nested === undefined) return "";
      const path = `${prefix}${name}`;
      const lists = attributeLists(nested.attributes, `${path}.`, "");
      const head = `<a id="${anchor(path)}"></a>\n### Nested Schema for \`${path}\`\n\n`;
      return `${head}${lists}${nestedSections(nested.attributes, `${path}.`)}`;
    })
    .join("");
}

function anchor(path: string): string {
  return `nestedatt--${path.replaceAll(".", "--")}`;
}

function typeText({ type, nested }: Attribute): string {
  if (nested === undefined) return ctyText(type ?? "string");
  return nested.nesting === "single" ? "Attributes" : `Attributes ${capital(nested.nesting)}`;
}

/** A type as the registries write it: `Set of String`. */
export function ctyText(type: CtyType): string {
  if (typeof type === "string") return { string: "String", number: "Number", bool: "Boolean" }[type];
  const [collection, element] = type;
  if (collection === "object") return `Object(${Object.keys(element as object).join(", ")})`;
  return `${capital(collection)} of ${ctyText(element as CtyType)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
