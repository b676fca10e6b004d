/** Finds every example of an OpenAPI document together with the schema that it must satisfy. */
import type { ContractDocument } from "../../src/consent/contract";

/** An example's place, for messages, the JSON Pointer of its schema, and its value. */
export interface DocumentExample {
  place: string;
  schemaPointer: string;
  value: unknown;
}

/** Examples of parameters, headers, bodies, answers and events, and the `examples` and `default` of every schema. */
export function documentExamples(document: ContractDocument): DocumentExample[] {
  const found: DocumentExample[] = [];
  visit(document, "", found, (pointer) => at(document, pointer));
  return found;
}

/** The node at a JSON Pointer; throws if there is none. */
export function at(document: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((node, token) => {
      const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
      if (!isObject(node) || !(key in node)) throw new Error(`the document has nothing at ${pointer}`);
      return node[key];
    }, document);
}

type Resolve = (pointer: string) => unknown;

function visit(node: unknown, pointer: string, found: DocumentExample[], resolve: Resolve): void {
  if (!isObject(node)) return;
  if (isObject(node.schema)) collectBesideSchema(node, pointer, found, resolve);
  else if (isSchema(node, pointer)) collectInSchema(node, pointer, found);
  for (const [key, child] of Object.entries(node)) {
    if (isValue(key, pointer)) continue;
    visit(child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, found, resolve);
  }
}

/** Media types, parameters and headers: `example`, or `examples` by name, possibly referred to. */
function collectBesideSchema(
  node: Record<string, unknown>,
  pointer: string,
  found: DocumentExample[],
  resolve: Resolve,
): void {
  const schemaPointer = `${pointer}/schema`;
  if ("example" in node) found.push({ place: pointer, schemaPointer, value: node.example });
  for (const [name, example] of Object.entries(isObject(node.examples) ? node.examples : {})) {
    const target = isObject(example) && typeof example.$ref === "string" ? resolve(example.$ref.slice(1)) : example;
    if (!isObject(target) || !("value" in target)) throw new Error(`${pointer}/examples/${name} has no value`);
    found.push({ place: `${pointer} (${name})`, schemaPointer, value: target.value });
  }
}

function collectInSchema(node: Record<string, unknown>, schemaPointer: string, found: DocumentExample[]): void {
  for (const value of Array.isArray(node.examples) ? node.examples : []) {
    found.push({ place: `${schemaPointer}/examples`, schemaPointer, value });
  }
  if ("default" in node) found.push({ place: `${schemaPointer}/default`, schemaPointer, value: node.default });
}

/** A node with a type or a reference is a schema, unless it is a map of properties that are called so. */
function isSchema(node: Record<string, unknown>, pointer: string): boolean {
  if (pointer.endsWith("/properties")) return false;
  return typeof node.type === "string" || Array.isArray(node.type) || "$ref" in node || "anyOf" in node;
}

/** Members that hold values, in which nothing more is to be found. */
function isValue(key: string, pointer: string): boolean {
  return !pointer.endsWith("/properties") && ["example", "examples", "default", "enum", "const"].includes(key);
}

function isObject(node: unknown): node is Record<string, unknown> {
  return typeof node === "object" && node !== null;
}
