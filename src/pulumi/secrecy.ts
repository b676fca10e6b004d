import type { SchemaNode } from "../contract";
import { isPartOfWords, longestFirst, redaction } from "../lifecycle";
import type { Definition, Properties, Text } from "../resources";
import { mapValues, structure } from "../resources/schema";
import { programText } from "./argument-names";
import { SECRET_SIGNATURE, SIGNATURE_KEY } from "./recorded-inputs";
import type { SecretPath } from "./secret-paths";
import { programInputs } from "./spelling/program-properties";

/** Keeps the secrets of one resource out of what leaves the provider. */
export interface Secrecy {
  /** The text for the user: without the secrets, and with the names that programs use. */
  phrase(text: Text): string;
  /** The outputs, as programs spell them, with everything that repeats a secret marked as one. */
  seal(outputs: Properties): Properties;
}

const secretSignature = { [SIGNATURE_KEY]: SECRET_SIGNATURE };

/** Replaces a secret in a text, as in Pulumi's texts. */
const PLACEHOLDER = "[secret]";

/** Inputs, or outputs that repeat them, as programs spell them, and where they hold secrets. */
export interface Holder {
  properties: Properties;
  secretPaths: readonly SecretPath[];
}

/**
 * The secrecy of a resource with these inputs and outputs. Pulumi marks the outputs that have the name of a secret
 * input; what else the service returns, and every text, is compared with the values.
 */
export function secrecyOf(definition: Definition, ...holders: readonly Holder[]): Secrecy {
  const paths = holders.flatMap(({ secretPaths }) => secretPaths);
  const phrase = (text: Text) => programText(definition, text);
  if (paths.length === 0) return { phrase, seal: (outputs) => outputs };
  const inputs = programInputs(definition);
  const node: SchemaNode = { properties: Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])) };
  const texts = longestFirst(
    holders.flatMap(({ properties, secretPaths }) => secretPaths.flatMap((path) => textsAt(node, properties, path))),
  );
  const own = new Set(inputs.map(({ name }) => name));
  const sealOne = (name: string, value: unknown) => {
    if (own.has(name)) return value;
    // The service may spell a value differently, so there the place counts, too.
    return sealed(name === "effective" ? paths.reduce(markedAt, value) : value, texts);
  };
  const redact = redaction(texts, PLACEHOLDER);
  return {
    phrase: (text) => redact(phrase(text)),
    seal: (outputs) => Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, sealOne(name, value)])),
  };
}

/** The value with what is at `path` marked. Lists are marked as a whole, as Pulumi does: their order may be another. */
function markedAt(value: unknown, [name, ...rest]: SecretPath): unknown {
  if (value === undefined || isMarked(value)) return value;
  if (name === undefined || Array.isArray(value)) return { ...secretSignature, value };
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: markedAt((value as Properties)[name], rest) };
}

function isMarked(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, SIGNATURE_KEY);
}

/** The texts of which the value at `path` consists. */
function textsAt(node: SchemaNode | undefined, value: unknown, [name, ...rest]: SecretPath): string[] {
  if (name === undefined) return textsIn(node, value);
  if (typeof value !== "object" || value === null) return [];
  return textsAt(memberNode(node, name), (value as Properties)[name], rest);
}

/** Texts and numbers, and the names that the user chose. Names in the contract are public. */
function textsIn(node: SchemaNode | undefined, value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  const isMap = node !== undefined && mapValues(structure(node)) !== undefined;
  return Object.entries(value).flatMap(([name, member]) => [
    ...(isMap ? [name] : []),
    ...textsIn(memberNode(node, name), member),
  ]);
}

function memberNode(node: SchemaNode | undefined, name: string): SchemaNode | undefined {
  const shape = node === undefined ? {} : structure(node);
  return shape.properties?.[name] ?? shape.items ?? mapValues(shape);
}

function sealed(value: unknown, texts: readonly string[]): unknown {
  if (typeof value === "string" || typeof value === "number") {
    return repeats(String(value), texts) ? { ...secretSignature, value } : value;
  }
  if (Array.isArray(value)) return value.map((item) => sealed(item, texts));
  if (typeof value !== "object" || value === null || isMarked(value)) return value;
  // A name cannot be marked, only the object that has it.
  if (Object.keys(value).some((name) => repeats(name, texts))) return { ...secretSignature, value };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sealed(member, texts)]));
}

function repeats(value: string, texts: readonly string[]): boolean {
  return texts.some((text) => (isPartOfWords(text) ? value === text : value.includes(text)));
}
