import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Json, JsonObject } from "./json";

const schemaFolder = join(__dirname, "..", "..", "schema");

/** The hand-written contract, merged but not yet expanded. */
export interface ContractSource {
  /** openapi.yaml with all path items and component schemas put in. */
  document: JsonObject;
  /** schema/problems.yaml: slug to status, title, description, members, example. */
  problems: Record<string, ProblemSource>;
  /** schema/events.yaml: event kind to its group, object, further data. */
  events: Record<string, EventSource>;
}

/** One row of schema/problems.yaml. */
export interface ProblemSource {
  status: number;
  title: string;
  description: string;
  members?: Record<string, JsonObject>;
  /** The members that every answer of the slug carries. */
  required?: string[];
  /** Response headers that come with it. */
  headers?: string[];
  example: JsonObject;
}

/** One row of schema/events.yaml. */
export interface EventSource {
  group: string;
  object: string;
  description: string;
  data?: Record<string, JsonObject>;
  example: JsonObject;
}

/** Reads schema/ whole. Throws when two files define the same path or schema. */
export function readContractSource(): ContractSource {
  const document = read<JsonObject>("openapi.yaml");
  const components = document.components as JsonObject;
  const paths = mergeFolder("paths", {});
  const schemas = mergeFolder("components", { ...(components.schemas as JsonObject) });
  merge(schemas, read<JsonObject>("banner-document.yaml"), "banner-document.yaml");
  return {
    document: { ...document, paths, components: { ...components, schemas } },
    problems: read("problems.yaml"),
    events: read("events.yaml"),
  };
}

function read<T>(file: string): T {
  return parse(readFileSync(join(schemaFolder, file), "utf8"), { merge: true }) as T;
}

function mergeFolder(folder: string, into: JsonObject): JsonObject {
  for (const file of readdirSync(join(schemaFolder, folder)).sort()) {
    merge(into, read<Record<string, Json>>(join(folder, file)) ?? {}, `${folder}/${file}`);
  }
  return into;
}

function merge(into: JsonObject, from: JsonObject, file: string): void {
  for (const [key, value] of Object.entries(from)) {
    if (key in into) throw new Error(`schema/${file}: ${key} is defined twice`);
    into[key] = value;
  }
}
