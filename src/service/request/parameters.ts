import { contractDocument, type Operation, type SchemaNode } from "@consentform/consent/contract";
import { Problem } from "../http/problem";
import { nodeAt, type Validation } from "../http/validation";

/** A parameter as the contract declares it. */
interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: SchemaNode;
  /** The place of its schema in the document, for validation. */
  readonly place: readonly string[];
}

type QueryValue = string | number | boolean | (string | number | boolean)[];

/** Query parameters by name, in the types of the contract. */
export type QueryValues = Readonly<Record<string, QueryValue>>;

const declared = new Map<string, readonly Parameter[]>();

/**
 * Reads the query as the contract declares it: values are coerced to their types, repeatable ones become lists, absent
 * ones get their default. Nothing is clamped or guessed.
 * @throws {Problem} invalid-parameter for unknown, repeated, missing, malformed and out-of-range parameters
 */
export function readQuery(operation: Operation, url: URL, validation: Validation): QueryValues {
  const parameters = parametersOf(operation, "query");
  refuseBrokenText(url);
  refuseUnknown(parameters, url);
  const query: Record<string, QueryValue> = {};
  for (const parameter of parameters) {
    const sent = url.searchParams.getAll(parameter.name);
    if (sent.length > 0) {
      query[parameter.name] = readValue(parameter, sent, validation);
    } else if (parameter.schema.default !== undefined) {
      // The document's defaults are of the type that their schema declares.
      query[parameter.name] = parameter.schema.default as QueryValue;
    } else if (parameter.isRequired) {
      throw invalid(parameter.name, "is required", allowedValues(parameter.schema));
    }
  }
  return query;
}

/**
 * Checks the headers that have one permitted value, such as `If-None-Match: *` of a creation.
 * @throws {Problem} invalid-parameter for another value
 */
export function checkFixedHeaders(operation: Operation, request: Request): void {
  for (const { name, schema } of parametersOf(operation, "header")) {
    const sent = request.headers.get(name);
    if (schema.const === undefined || sent === null || sent.trim() === schema.const) continue;
    throw invalid(name, "has a value that is not permitted", [String(schema.const)]);
  }
}

/** URLSearchParams reads invalid UTF-8 as U+FFFD, and would look for that. */
function refuseBrokenText({ search }: URL): void {
  for (const pair of search.slice(1).split("&")) {
    if ((pair.match(/(?:%[0-9a-f]{2})+/gi) ?? []).every(isUtf8)) continue;
    const [name = ""] = new URLSearchParams(pair).keys();
    throw invalid(name, "is not UTF-8", null);
  }
}

function isUtf8(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

function refuseUnknown(parameters: readonly Parameter[], url: URL): void {
  const names = parameters.map(({ name }) => name);
  const unknown = [...url.searchParams.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw invalid(unknown, names.length === 0 ? "is unknown; there are no parameters here" : "is unknown", names);
  }
}

function readValue(parameter: Parameter, sent: readonly string[], validation: Validation): QueryValue {
  const { name, schema, place } = parameter;
  const isList = schema.type === "array";
  if (!isList && sent.length > 1) throw invalid(name, "occurs more than once", null);
  if (sent.some((text) => text.includes("\u0000"))) throw invalid(name, "has the character U+0000", null);
  const itemSchema = resolve(isList ? (schema.items ?? {}) : schema);
  const values = sent.map((text) => coerce(text, itemSchema));
  const value = isList ? values : (values[0] ?? "");
  const [fault] = validation.at(place, value);
  if (fault !== undefined) throw invalid(name, fault.detail, allowedValues(itemSchema));
  return value;
}

/** The value in the type of its schema; other text stays text, which validation then refuses. */
function coerce(text: string, schema: SchemaNode): string | number | boolean {
  if (schema.type === "integer" && /^-?(0|[1-9]\d{0,15})$/.test(text)) return Number(text);
  if (schema.type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function allowedValues(schema: SchemaNode): string[] | null {
  if (schema.type === "boolean") return ["true", "false"];
  return schema.enum?.map(String) ?? null;
}

function invalid(parameter: string, what: string, allowed: readonly string[] | null): Problem {
  const shown = parameter.slice(0, 100);
  const choice = allowed === null || allowed.length === 0 ? "" : ` Use one of ${allowed.join(", ")}.`;
  return new Problem("invalid-parameter", {
    detail: `The parameter "${shown}" ${what}.${choice}`,
    parameter: shown,
    allowed,
  });
}

function parametersOf(operation: Operation, location: "query" | "header"): readonly Parameter[] {
  const key = `${operation.id} ${location}`;
  const known = declared.get(key);
  if (known !== undefined) return known;
  const place = ["paths", operation.path, operation.method.toLowerCase(), "parameters"];
  const nodes = (nodeAt(contractDocument(), place) ?? []) as readonly SchemaNode[];
  const parameters = nodes
    .map((node, index) => placed(node, [...place, String(index)]))
    .filter(({ node }) => node.in === location)
    .map(({ node, place: at }) => ({
      name: String(node.name),
      isRequired: Boolean(node.required),
      schema: resolve((node.schema ?? {}) as SchemaNode),
      place: [...at, "schema"],
    }));
  declared.set(key, parameters);
  return parameters;
}

/** A parameter node and its actual place: shared ones are references. */
function placed(node: SchemaNode, place: readonly string[]): { node: SchemaNode; place: readonly string[] } {
  if (node.$ref === undefined) return { node, place };
  const target = node.$ref.replace("#/", "").split("/");
  return { node: nodeAt(contractDocument(), target) as SchemaNode, place: target };
}

/** A schema node with its reference followed. */
function resolve(node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  const { $ref, ...siblings } = node;
  return { ...resolve(nodeAt(contractDocument(), $ref.replace("#/", "").split("/")) as SchemaNode), ...siblings };
}
