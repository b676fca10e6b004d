/**
 * The banner document as code: its types and a validator that needs no schema compilation at run time.
 * Source: schema/banner-document.yaml, with the few shared components of schema/openapi.yaml that it refers to.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020";
import standaloneCode from "ajv/dist/standalone";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { componentTypes } from "./component-types";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { asObject, type Json, type JsonObject } from "./json";

const schemaFolder = join(__dirname, "..", "..", "schema");
const outputFolder = "src/consent/rules/generated";
const header = generatedHeader("schema/banner-document.yaml");
const rootName = "BannerDocument";

/**
 * Files of src/consent/rules/generated. Throws when the schema refers to a component that does not exist, or has a
 * keyword that Ajv does not know.
 */
export async function generateBanner(): Promise<GeneratedFiles> {
  const components = reachableComponents();
  const schema = compilableSchema(components);
  return new Map([
    [`${outputFolder}/banner-document.ts`, await documentTypes(components, "BannerComponents", false)],
    [`${outputFolder}/resolved-banner-document.ts`, await documentTypes(components, "ResolvedBannerComponents", true)],
    [`${outputFolder}/banner-schema.ts`, schemaModule(schema)],
    [`${outputFolder}/banner-validator.ts`, validatorModule(schema)],
    [`${outputFolder}/banner.schema.json`, `${JSON.stringify(bannerJsonSchema(), null, 2)}\n`],
  ]);
}

/** The JSON Schema that editors read, with its prose. */
export function bannerJsonSchema(): JsonObject {
  const text = JSON.stringify(reachableComponents()).replaceAll("#/components/schemas/", "#/$defs/");
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "consentform banner document",
    $ref: `#/$defs/${rootName}`,
    $defs: JSON.parse(text) as JsonObject,
  };
}

/** BannerDocument and every component that it refers to, however far, sorted by name. */
function reachableComponents(): Record<string, JsonObject> {
  const shared = asObject(asObject(asObject(readYaml("openapi.yaml")).components).schemas);
  const all: JsonObject = { ...shared, ...asObject(readYaml("banner-document.yaml")) };
  const names = new Set([rootName]);
  // A Set that grows while it is iterated visits the new names too.
  for (const name of names) {
    if (!Object.hasOwn(all, name)) throw new Error(`schema/banner-document.yaml: no component is called ${name}`);
    for (const [, referred] of JSON.stringify(all[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (referred !== undefined) names.add(referred);
    }
  }
  return Object.fromEntries([...names].sort().map((name) => [name, asObject(all[name])]));
}

function readYaml(file: string): Json {
  return parse(readFileSync(join(schemaFolder, file), "utf8")) as Json;
}

/** One self-contained JSON Schema 2020-12, without the prose. */
function compilableSchema(components: Record<string, JsonObject>): JsonObject {
  const $defs = Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, withoutProse(schema)]));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $ref: `#/$defs/${rootName}`,
    $defs: withItemTypes($defs, components),
  };
}

/**
 * The type beside the reference of items that may occur once: Ajv then finds repeated scalars by a table, and otherwise
 * compares each with all.
 */
function withItemTypes(schema: Json, components: Record<string, JsonObject>): Json {
  if (Array.isArray(schema)) return schema.map((item) => withItemTypes(item, components));
  if (schema === null || typeof schema !== "object") return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withItemTypes(value, components)]),
  ) as JsonObject;
  if (inner.uniqueItems !== true || typeof inner.items !== "object") return inner;
  const items = asObject(inner.items);
  const target = typeof items.$ref === "string" ? components[items.$ref.replace("#/$defs/", "")] : undefined;
  return typeof target?.type === "string" ? { ...inner, items: { type: target.type, ...items } } : inner;
}

function withoutProse(schema: Json, isNameMap = false): Json {
  if (Array.isArray(schema)) return schema.map((item) => withoutProse(item));
  if (schema === null || typeof schema !== "object") {
    return typeof schema === "string" ? schema.replace("#/components/schemas/", "#/$defs/") : schema;
  }
  // Below `properties` a key is a name of the document's, so `description` is not prose there.
  const kept = Object.entries(schema).filter(([key]) => isNameMap || (key !== "description" && key !== "examples"));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProse(value, !isNameMap && key === "properties")]));
}

/**
 * `isResolved`: members with a default are always present, as in the resolved view; else they are optional, as sent.
 */
async function documentTypes(
  components: Record<string, JsonObject>,
  interfaceName: string,
  isResolved: boolean,
): Promise<string> {
  const members = await componentTypes(components, interfaceName, isResolved);
  return `${header}/** Every component of the banner document${isResolved ? ", defaults filled" : ""}. */\nexport interface ${interfaceName} ${members}
/** ${isResolved ? "A banner document with every default filled." : "A banner document as sent and stored."} */
export type ${isResolved ? "Resolved" : ""}${rootName} = ${interfaceName}["${rootName}"];\n`;
}

function schemaModule(schema: JsonObject): string {
  return `${header}import type { SchemaNode } from "../json-schema";

/** The components of the schema without their prose: what defaults and allowed members are read from. */
export const bannerComponents: Readonly<Record<string, SchemaNode>> = ${JSON.stringify(schema.$defs, null, 1)};\n`;
}

function validatorModule(schema: JsonObject): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats(ajv, ["email"]);
  const code = standaloneCode(ajv, ajv.compile(schema)).replace(/export default \w+;/, "");
  return `${header}// @ts-nocheck: machine-written JavaScript; schema-findings.ts gives it its type.\n${code}\n`;
}
