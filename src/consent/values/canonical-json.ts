import { createHash } from "node:crypto";
import { pointerTo } from "./json-pointer";

/**
 * Deepest nesting that has a canonical form: far above any document of the contract, far below the call stack. Also
 * what ends a cyclic value.
 */
const MAX_CANONICAL_DEPTH = 200;

// String.prototype.isWellFormed is in Node 20 but not yet in the ES2023 library of TypeScript.
const loneSurrogate = /\p{Surrogate}/u;

/** A string without these is written as it is, between quotation marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 requires that control characters are escaped.
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

/** A value without canonical JSON form. `pointer` is the RFC 6901 pointer of the offending part. */
export class NotCanonicalError extends Error {
  override readonly name = "NotCanonicalError";
  constructor(
    readonly pointer: string,
    readonly reason: string,
    /** True if the value is nested too deeply, or cyclic. */
    readonly isTooDeep = false,
  ) {
    super(`${pointer === "" ? "the value" : pointer}: ${reason}`);
  }
}

/**
 * Canonical JSON (RFC 8785): members sorted by UTF-16 code units, ECMAScript numbers, no white space. Throws
 * NotCanonicalError for what JSON cannot carry unharmed: numbers that are not finite, lone surrogates (in keys too),
 * undefined, functions, bigints, symbols, instances of classes, and nesting deeper than 200.
 */
export function canonicalJson(value: unknown): string {
  return serialize(value, []);
}

/**
 * `sha256:` and the lower-case hexadecimal SHA-256 of the canonical form (contract 2, rule c). Throws like
 * canonicalJson.
 */
export function digest(value: unknown): string {
  return digestOfCanonical(canonicalJson(value));
}

/** digest of a value whose canonical form is already known. */
export function digestOfCanonical(canonical: string): string {
  return `sha256:${createHash("sha256").update(canonical, "utf8").digest("hex")}`;
}

/** `path` is one list that grows and shrinks: a copy for each value would cost more than the values. */
function serialize(value: unknown, path: (string | number)[]): string {
  if (path.length > MAX_CANONICAL_DEPTH) {
    throw new NotCanonicalError(
      pointerTo(path.slice(0, 5)),
      `nested deeper than ${MAX_CANONICAL_DEPTH} levels, or cyclic`,
      true,
    );
  }
  switch (typeof value) {
    case "string":
      return serializeString(value, path);
    case "boolean":
      return String(value);
    case "number":
      if (!Number.isFinite(value)) throw new NotCanonicalError(pointerTo(path), `${value} is not a JSON number`);
      return JSON.stringify(value);
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? serializeArray(value, path) : serializeObject(value, path);
    default:
      throw new NotCanonicalError(pointerTo(path), `${typeof value} is not a JSON value`);
  }
}

function serializeString(value: string, path: (string | number)[]): string {
  if (!escaped.test(value)) return `"${value}"`;
  const text = JSON.stringify(value);
  // It escapes lone surrogates, so that few strings have to be looked at.
  if (text.includes("\\ud") && loneSurrogate.test(value)) {
    throw new NotCanonicalError(pointerTo(path), "contains a lone surrogate");
  }
  return text;
}

function serializeArray(value: unknown[], path: (string | number)[]): string {
  let text = "";
  // The index reads holes, too, which no JSON has.
  for (let index = 0; index < value.length; index += 1) {
    path.push(index);
    text += `${index === 0 ? "" : ","}${serialize(value[index], path)}`;
    path.pop();
  }
  return `[${text}]`;
}

function serializeObject(value: object, path: (string | number)[]): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Object.prototype of another realm (a vm context, as in jest) is the only other prototype whose own prototype is
  // null.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new NotCanonicalError(pointerTo(path), `an instance of ${value.constructor.name} is not a JSON value`);
  }
  let text = "";
  // Without a comparator, sort compares UTF-16 code units.
  for (const name of Object.keys(value).sort()) {
    path.push(name);
    const member = `${serializeString(name, path)}:${serialize((value as Record<string, unknown>)[name], path)}`;
    text += text === "" ? member : `,${member}`;
    path.pop();
  }
  return `{${text}}`;
}
