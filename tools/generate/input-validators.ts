/**
 * A validator of each kind's inputs, so that no provider compiles schemas when it starts: loading the compiler and
 * compiling the schemas of a few kinds takes longer than everything else that a provider loads.
 */
import Ajv2020 from "ajv/dist/2020";
import standaloneCode from "ajv/dist/standalone";
import addFormats from "ajv-formats";
import { registry } from "../../src/provider/resources";
import { inputSchema } from "../../src/provider/resources/input-schema";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { asObject, type Json, type JsonObject } from "./json";

/** Keywords that validate nothing. */
const ANNOTATION = /^(description|default|examples|x-.*)$/;

/** src/provider/lifecycle/generated/input-validators.ts, which exports one function for each kind, by its name. */
export function generateInputValidators(): GeneratedFiles {
  // Contract lint and `SchemaNode` vouch for the form of the schemas, which have marks that Ajv does not know.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    ownProperties: true,
    validateSchema: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats(ajv);
  const kinds = Object.entries(registry);
  for (const [kind, definition] of kinds)
    ajv.addSchema(asObject(validating(inputSchema(definition) as JsonObject)), kind);
  const code = standaloneCode(ajv, Object.fromEntries(kinds.map(([kind]) => [kind, kind])));
  const note = "// @ts-nocheck: machine-written JavaScript; input-schema.ts gives it its type.\n";
  const header = generatedHeader("schema/openapi.yaml and src/provider/resources/");
  return new Map([["src/provider/lifecycle/generated/input-validators.ts", `${header}${note}${code}\n`]]);
}

/** The schema without annotations. Below `properties`, keys are names of the user's. */
function validating(schema: Json, isNameMap = false): Json {
  if (Array.isArray(schema)) return schema.map((item) => validating(item));
  if (schema === null || typeof schema !== "object") return schema;
  const kept = Object.entries(schema).filter(([key]) => isNameMap || !ANNOTATION.test(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, validating(value, !isNameMap && key === "properties")]));
}
