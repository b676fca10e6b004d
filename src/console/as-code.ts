/** A kind of object that programs declare: its members that can be set, and the id that imports it. */
interface Declarable {
  readonly className: string;
  readonly members: readonly string[];
  readonly importId: (object: Readonly<Record<string, unknown>>) => string;
}

const byId = ({ id }: Readonly<Record<string, unknown>>) => String(id);

/** Objects that the console shows as code, by the names of Terraform's types without their prefix. */
const kinds = {
  site: { className: "Site", members: ["name", "external_key", "retention", "settings"], importId: byId },
  domain: {
    className: "Domain",
    members: ["site_id", "host", "include_subdomains", "environment", "verification_method"],
    importId: byId,
  },
  tracked_service: {
    className: "TrackedService",
    members: [
      ...["site_id", "key", "name", "company", "category", "status", "hosts", "scripts", "storage", "legal_basis"],
      ...["blocking", "purposes", "privacy_url", "countries", "iab_vendor_id", "google_atp_id", "external_key"],
    ],
    importId: ({ site_id, key }) => `${site_id}/${key}`,
  },
  token: {
    className: "Token",
    members: ["name", "scopes", "site_id", "environment", "expires_at", "external_key"],
    importId: byId,
  },
  webhook_endpoint: {
    className: "WebhookEndpoint",
    members: ["url", "description", "event_kinds", "site_ids", "enabled", "external_key"],
    importId: byId,
  },
} satisfies Readonly<Record<string, Declarable>>;

/** A kind that can be shown as code. */
export type CodeKind = keyof typeof kinds;

/** A resource of Terraform with the block that imports the object. */
export function terraformText(kind: CodeKind, object: object): string {
  const { members, importId } = kinds[kind];
  const values = object as Readonly<Record<string, unknown>>;
  const lines = settable(members, values).map(([name, value]) => `  ${name} = ${hcl(value, "  ")}`);
  const address = `consentform_${kind}.${identifier(values)}`;
  return [
    `import {\n  to = ${address}\n  id = ${hclText(importId(values))}\n}\n`,
    `resource "consentform_${kind}" "${identifier(values)}" {`,
    ...lines,
    "}",
  ].join("\n");
}

/** A resource of a Pulumi program in TypeScript that imports the object. */
export function pulumiText(kind: CodeKind, object: object): string {
  const { className, members, importId } = kinds[kind];
  const values = object as Readonly<Record<string, unknown>>;
  const lines = settable(members, values).map(([name, value]) => `  ${camelCase(name)}: ${typescript(value, "  ")},`);
  const name = JSON.stringify(identifier(values));
  return [
    `new consentform.${className}(${name}, {`,
    ...lines,
    `}, { import: ${JSON.stringify(importId(values))} });`,
  ].join("\n");
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
const MAPS = new Set(["labels", "purposes"]);

function typescript(value: unknown, indent: string): string {
  const text = JSON.stringify(inCamelCase(value), null, 2) ?? "undefined";
  return text.replaceAll("\n", `\n${indent}`);
}

function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [camelCase(name), MAPS.has(name) ? member : inCamelCase(member)]),
  );
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
