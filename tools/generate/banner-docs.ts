/** docs/reference/banner.md: the banner document member by member, from its JSON Schema and a starter document. */
import { stringify } from "yaml";
import { resolvedView, starterDocument } from "../../src/consent/rules";
import { bannerJsonSchema } from "./banner";
import type { GeneratedFiles } from "./generated-files";
import { asObject, type Json, type JsonObject } from "./json";
import { markdownTable } from "./markdown-table";

/** The page of the document. */
export function generateBannerDocs(): GeneratedFiles {
  const schema = bannerJsonSchema();
  const $defs = asObject(schema.$defs);
  const root = asObject($defs.BannerDocument);
  const example = asObject(resolvedView(starterDocument("en")) as unknown as Json);
  const required = new Set(root.required as string[]);
  const sections = Object.entries(asObject(root.properties)).map(([name, node]) =>
    section(name, resolved(asObject(node), $defs), { isRequired: required.has(name), example: example[name], $defs }),
  );
  return new Map([["docs/reference/banner.md", [introduction(root), ...sections].join("\n")]]);
}

const introduction = (
  root: JsonObject,
): string => `<!-- Generated from schema/banner-document.yaml by \`npm run generate\`. -->

# The banner document

One YAML or JSON file describes a banner. \`npx consentform starter --language fr\` prints a complete one, and
\`npx consentform validate banner.yaml\` checks it. The JSON Schema is in the package as
\`consentform/banner.schema.json\`. Editors with a YAML language server offer members and values as you type if the file
begins with this line:

\`\`\`yaml
# yaml-language-server: $schema=node_modules/consentform/dist/rules/generated/banner.schema.json
\`\`\`

Terraform reads the file with \`provider::consentform::parse_banner(file("banner.yaml"))\`. Write words such as \`"on"\`,
\`"off"\` and \`"no"\` in quotes: otherwise, YAML 1.1 readers such as \`yamldecode\` read them as booleans.

The service validates, stores and serves this document. The script that it serves sets the consent defaults and
draws the banner: [what each member changes for a visitor](banner-in-the-browser.md).

${String(root.description)}

Members that are marked with \\* are required where their object is present. Examples are the starter document in English
with all defaults filled in.
`;

interface SectionContext {
  readonly isRequired: boolean;
  readonly example: Json | undefined;
  readonly $defs: JsonObject;
}

function section(name: string, node: JsonObject, { isRequired, example, $defs }: SectionContext): string {
  const rows = membersOf(node, "", $defs, 0);
  const sample =
    example === undefined ? null : stringify({ [name]: example }, { lineWidth: 110, compat: "yaml-1.1" }).trimEnd();
  return [
    `## ${name}`,
    "",
    `${isRequired ? "Required. " : ""}${text(node)}`,
    "",
    ...(rows.length === 0
      ? [`Type: ${typeOf(node, $defs)}.`, ""]
      : [markdownTable(["Member", "Type", "Default", "Description"], rows).trimEnd(), ""]),
    ...(sample === null ? [] : ["```yaml", sample, "```", ""]),
  ].join("\n");
}

/** Deeper members than any that the schema has: a guard against a schema that refers to itself. */
const MAX_DEPTH = 8;

/** A row for each member below a node, with its path from the section's own member. */
function membersOf(node: JsonObject, path: string, $defs: JsonObject, depth: number): string[][] {
  if (depth > MAX_DEPTH) throw new Error(`docs/reference/banner.md: ${path} is nested too deep`);
  const required = new Set((node.required as string[] | undefined) ?? []);
  const own = Object.entries(asObject(node.properties ?? {})).flatMap(([name, value]) => {
    const member = resolved(asObject(value), $defs);
    const place = path === "" ? name : `${path}.${name}`;
    const row = [
      `\`${place}\`${required.has(name) ? " \\*" : ""}`,
      typeOf(member, $defs),
      defaultOf(member),
      text(member),
    ];
    return [row, ...membersOf(member, place, $defs, depth + 1)];
  });
  const items =
    typeof node.items === "object"
      ? membersOf(resolved(asObject(node.items), $defs), `${path}[]`, $defs, depth + 1)
      : [];
  const isMap = typeof node.additionalProperties === "object" && node.additionalProperties !== null;
  const values = isMap
    ? membersOf(
        resolved(asObject(node.additionalProperties ?? {}), $defs),
        path === "" ? "<key>" : `${path}.<key>`,
        $defs,
        depth + 1,
      )
    : [];
  return [...own, ...items, ...values];
}

/** A node with what it refers to; its own words win. */
function resolved(node: JsonObject, $defs: JsonObject): JsonObject {
  if (typeof node.$ref !== "string") return node;
  const { $ref, ...own } = node;
  return { ...resolved(asObject($defs[$ref.replace("#/$defs/", "")] ?? {}), $defs), ...own };
}

function typeOf(node: JsonObject, $defs: JsonObject): string {
  if (node.const !== undefined) return code(node.const);
  if (Array.isArray(node.enum)) return node.enum.map(code).join(", ");
  if (Array.isArray(node.oneOf) && node.type === undefined) {
    return node.oneOf.map((option) => typeOf(resolved(asObject(option), $defs), $defs)).join(" or ");
  }
  if (node.type === "array") return `list of ${typeOf(resolved(asObject(node.items ?? {}), $defs), $defs)}`;
  const isMap = typeof node.additionalProperties === "object" && node.additionalProperties !== null;
  if (node.type === "object" && isMap) {
    return `map of ${typeOf(resolved(asObject(node.additionalProperties ?? {}), $defs), $defs)}`;
  }
  return `${String(node.type ?? "any")}${limitsOf(node)}`;
}

function limitsOf({ minimum, maximum }: JsonObject): string {
  if (minimum !== undefined && maximum !== undefined) return ` ${String(minimum)} to ${String(maximum)}`;
  return "";
}

function defaultOf(node: JsonObject): string {
  return node.default === undefined ? "" : code(node.default);
}

const code = (value: Json): string => `\`${JSON.stringify(value)}\``;

function text({ description }: JsonObject): string {
  return typeof description === "string" ? description.replace(/\s+/g, " ").trim() : "";
}
