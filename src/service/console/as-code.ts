/** A kind of object that programs declare: its members that can be set, and how the id that imports it is formed. */
export interface Declarable {
  readonly type: string;
  readonly className: string;
  readonly importId: string;
  readonly members: readonly string[];
}

/** A resource of Terraform with the block that imports the object. */
export function terraformText({ type, members, importId }: Declarable, object: object): string {
  const values = object as Readonly<Record<string, unknown>>;
  const lines = settable([...members, "external_key"], values).map(
    ([name, value]) => `  ${name} = ${hcl(value, "  ")}`,
  );
  const address = `${type}.${identifier(values)}`;
  return [
    `import {\n  to = ${address}\n  id = ${hclText(importIdOf(importId, values))}\n}\n`,
    `resource "${type}" "${identifier(values)}" {`,
    ...lines,
    "}",
  ].join("\n");
}

/** A resource of a Pulumi program in TypeScript that imports the object. */
export function pulumiText({ className, members, importId }: Declarable, object: object): string {
  const values = object as Readonly<Record<string, unknown>>;
  const lines = settable(members, values).map(([name, value]) => `  ${camelCase(name)}: ${typescript(value, "  ")},`);
  const name = JSON.stringify(identifier(values));
  return [
    `new consentform.${className}(${name}, {`,
    ...lines,
    `}, { import: ${JSON.stringify(importIdOf(importId, values))} });`,
  ].join("\n");
}

/** The id that imports an object: `{site_id}/{key}` with the values of these members. */
function importIdOf(form: string, values: Readonly<Record<string, unknown>>): string {
  return form.replaceAll(/\{(\w+)\}/g, (_, member: string) => String(values[member]));
}

/** Members with a value: null and empty lists are what an absent member means. */
function settable(members: readonly string[], values: Readonly<Record<string, unknown>>): [string, unknown][] {
  const isSet = (value: unknown) => value != null && !(Array.isArray(value) && value.length === 0);
  return members.filter((name) => isSet(values[name])).map((name) => [name, values[name]]);
}

/** A name for the resource, by the object's own. */
function identifier({ name, key, host, id }: Readonly<Record<string, unknown>>): string {
  const words = String(key ?? host ?? name ?? id)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return /^[a-z]/.test(words) ? words : `item_${words}`;
}

function hcl(value: unknown, indent: string): string {
  if (typeof value === "string") return hclText(value);
  if (Array.isArray(value)) return `[${value.map((item) => hcl(item, `${indent}  `)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([name, member]) => {
    const shown = /^[a-z_]+$/.test(name) ? name : hclText(name);
    return `${inner}${shown} = ${hcl(member, inner)}`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

/** A quoted string in which nothing is a template. */
function hclText(text: string): string {
  return JSON.stringify(text).replaceAll(/[$%](?=\{)/g, (sign) => sign + sign);
}

/** Members whose own members are named by people, so that their names stay as they are. */
const mapMembers = new Set(["labels", "purposes"]);

function typescript(value: unknown, indent: string): string {
  const text = JSON.stringify(inCamelCase(value), null, 2) ?? "undefined";
  return text.replaceAll("\n", `\n${indent}`);
}

function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      camelCase(name),
      mapMembers.has(name) ? member : inCamelCase(member),
    ]),
  );
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
