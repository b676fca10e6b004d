import type { SchemaNode } from "@consentform/consent/contract";
import { isPartOfWords, longestFirst, pointersIn, propertiesIn, redaction } from "../lifecycle";
import type { Definition, Properties, Text } from "../resources";
import { programText } from "./argument-names";
import { SECRET_SIGNATURE, SIGNATURE_KEY } from "./recorded-inputs";
import type { SecretPath } from "./secret-paths";
import { secretTexts } from "./secret-texts";
import { programInputs } from "./spelling/program-properties";

/** Keeps the secrets of one resource out of what leaves the provider. */
export interface Secrecy {
  /** The text for the user: without the secrets, and with the names that programs use. */
  phrase(text: Text): string;
  /** The same for an error: where a secret's names are left out, it says why and what to do. */
  explain(text: Text): string;
  /**
   * The outputs, or the inputs including those that check computes, as programs spell them. Everything that repeats a
   * secret is marked as one.
   */
  seal(properties: Properties): Properties;
}

const secretSignature = { [SIGNATURE_KEY]: SECRET_SIGNATURE };

/** Replaces a secret in a text, as in Pulumi's texts. */
const PLACEHOLDER = "[secret]";

/** The sentence of an error about names that it cannot show. */
const NAMES_LEFT_OUT = `${PLACEHOLDER} replaces names inside a value that is marked as a secret. Compare the names in your program with the allowed ones, or mark only the parts that are secret.`;

/** Inputs, or outputs that repeat them, as programs spell them, and where they hold secrets. */
export interface Holder {
  properties: Properties;
  secretPaths: readonly SecretPath[];
}

/**
 * The secrecy of a resource with these inputs and outputs. Pulumi marks the outputs that have the name of a secret
 * input; what check or the service adds, and every text, is compared with the values.
 */
export function secrecyOf(definition: Definition, ...holders: readonly Holder[]): Secrecy {
  const paths = holders.flatMap(({ secretPaths }) => secretPaths);
  const phrase = (text: Text) => programText(definition, text);
  if (paths.length === 0) return { phrase, explain: phrase, seal: (all) => all };
  const inputs = programInputs(definition);
  const node: SchemaNode = { properties: Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])) };
  const found = holders.map(({ properties, secretPaths }) => secretTexts(node, properties, secretPaths));
  const names = longestFirst(found.flatMap((one) => one.names));
  const texts = longestFirst([...names, ...found.flatMap((one) => one.values)]);
  const declarable = inputs.filter(({ traits }) => !traits.computed);
  const own = new Set(declarable.map(({ name }) => name));
  const sealOne = (name: string, value: unknown) => {
    if (own.has(name)) return value;
    // The service may spell a value differently, so there the place counts, too.
    return sealed(name === "effective" ? paths.reduce(markedAt, value) : value, texts);
  };
  const placesIn = (text: string) => [...pointersIn(text), ...propertiesIn(text, node)];
  const redact = redaction(texts, PLACEHOLDER, placesIn);
  const redactNames = redaction(names, PLACEHOLDER, placesIn);
  const hide = (text: string) => withoutSuggestions(redact(text));
  return {
    phrase: (text) => hide(phrase(text)),
    explain: (text) => {
      const whole = phrase(text);
      return redactNames(whole) === whole ? hide(whole) : withNote(hide(whole));
    },
    seal: (all) => Object.fromEntries(Object.entries(all).map(([name, value]) => [name, sealOne(name, value)])),
  };
}

/**
 * The text without suggestions in lines that hide something: a word that is nearly the secret gives most of it away.
 * They are found by their wording, because the service returns some of them as text.
 */
function withoutSuggestions(text: string): string {
  const lines = text.split("\n").map((line) => {
    if (!line.includes(PLACEHOLDER)) return line;
    return line.replace(/; did you mean [^?]*\?/g, "; remove or rename it.").replace(/\.? Did you mean [^?]*\?/g, ".");
  });
  return lines.join("\n");
}

function withNote(text: string): string {
  return `${text}${/[.!?)]$/.test(text) ? "" : "."} ${NAMES_LEFT_OUT}`;
}

/** The value with what is at `path` marked. Lists are marked as a whole, as Pulumi does: their order may be another. */
export function markedAt(value: unknown, [name, ...rest]: SecretPath): unknown {
  if (value === undefined || isMarked(value)) return value;
  if (name === undefined || Array.isArray(value)) return { ...secretSignature, value };
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: markedAt((value as Properties)[name], rest) };
}

function isMarked(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, SIGNATURE_KEY);
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
