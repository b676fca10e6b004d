import { pointerTo } from "@consentform/consent/values";
import { Problem } from "./problem";

/** Any JSON value. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [member: string]: JsonValue };

/** Far above every document of the contract, far below what the call stack holds. */
const MAX_DEPTH = 100;

/**
 * Values in a body, members and items counted: four times those of the fullest document. More of them would hold the
 * process for too long.
 */
const MAX_VALUES = 200_000;

/**
 * Members of one object, far more than any of the contract. V8 keeps larger objects in a hash table, which takes far
 * longer to fill than several smaller objects.
 */
const MAX_MEMBERS = 10_000;

const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Unrolled, so that it takes time in proportion to the string whether it matches or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 forbids exactly these in strings.
const stringToken = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const loneSurrogate = /\p{Surrogate}/u;
const SPACE = 0x20;
/** Codes of space, tab, line feed and carriage return. */
const whiteSpace = new Set([SPACE, 0x09, 0x0a, 0x0d]);
const literals = new Map<string, JsonValue>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const literalToken = /true|false|null/y;

/** Values of usual length that take up to 10 milliseconds. */
const VALUES_OF_STEP = 10_000;

/**
 * Parses a body as I-JSON (RFC 7493): JSON in UTF-8 without duplicate members, lone surrogates, or numbers that are not
 * finite or lie outside ±2^53. U+0000 is refused too, because PostgreSQL cannot store it. `JSON.parse` sees none of
 * these.
 * @throws {Problem} malformed-request with the pointer of the offending place
 */
export function parseStrictJson(bytes: Uint8Array): JsonValue {
  return readOn(new Reader(decodeUtf8(bytes)), Number.POSITIVE_INFINITY) as JsonValue;
}

/**
 * {@link parseStrictJson} in steps of 10,000 values.
 * @param pause waits between two steps, so that other work gets its turn
 * @throws {Problem} malformed-request
 */
export async function parseStrictJsonInSteps(bytes: Uint8Array, pause: () => Promise<void>): Promise<JsonValue> {
  const reader = new Reader(decodeUtf8(bytes));
  for (;;) {
    const value = readOn(reader, VALUES_OF_STEP);
    if (value !== undefined) return value;
    await pause();
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Problem("malformed-request", {
      detail: "The body is not UTF-8. Send JSON encoded in UTF-8.",
      pointer: null,
    });
  }
}

/** A list or object whose end has not been read. */
type Open =
  | { readonly closing: "]"; readonly value: JsonValue[] }
  | { readonly closing: "}"; readonly value: { [member: string]: JsonValue }; count: number };

/** The text, how far it is read, and where in the value that is. */
class Reader {
  position = 0;
  values = 0;
  /** Lists and objects that are being read, from the outside in, and the index or name of what is read in each. */
  readonly open: Open[] = [];
  readonly path: (string | number)[] = [];
  constructor(readonly text: string) {}

  /** Text of the token at the position, which is skipped; null if there is none. */
  take(token: RegExp): string | null {
    token.lastIndex = this.position;
    // `exec` would allocate an array for each token.
    if (!token.test(this.text)) return null;
    const text = this.text.slice(this.position, token.lastIndex);
    this.position = token.lastIndex;
    return text;
  }

  skipWhiteSpace(): void {
    // The comparison alone decides for most characters.
    while (this.text.charCodeAt(this.position) <= SPACE && whiteSpace.has(this.text.charCodeAt(this.position))) {
      this.position += 1;
    }
  }

  takeCharacter(character: string): boolean {
    if (this.text[this.position] !== character) return false;
    this.position += 1;
    return true;
  }

  isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** `what` names the fault; the place is the pointer of the value being read. */
  refuse(what: string): Problem {
    const pointer = pointerTo(this.path);
    const place = pointer === "" ? "The body" : pointer;
    return new Problem("malformed-request", { detail: `${place}: ${what}.`, pointer: pointer === "" ? null : pointer });
  }
}

/**
 * Reads on, up to so many values. No recursion, so that it can stop anywhere.
 * @returns the value, once all of it is read
 */
function readOn(reader: Reader, most: number): JsonValue | undefined {
  const until = reader.values + most;
  while (reader.values < until) {
    const value = beginValue(reader);
    const whole = value === undefined ? undefined : endValue(reader, value);
    if (whole === undefined) continue;
    reader.skipWhiteSpace();
    if (!reader.isAtEnd()) throw reader.refuse(`unexpected text after the value, at character ${reader.position + 1}`);
    return whole;
  }
  return undefined;
}

/** Reads a value, or up to the first value in a list or object; then undefined. */
function beginValue(reader: Reader): JsonValue | undefined {
  if (reader.open.length > MAX_DEPTH) throw reader.refuse(`nested deeper than ${MAX_DEPTH} levels`);
  reader.values += 1;
  if (reader.values > MAX_VALUES) throw reader.refuse(`the body has more than ${MAX_VALUES} values; send it in parts`);
  reader.skipWhiteSpace();
  if (reader.takeCharacter("{")) return openOf(reader, { closing: "}", value: {}, count: 0 });
  if (reader.takeCharacter("[")) return openOf(reader, { closing: "]", value: [] });
  if (reader.text[reader.position] === '"') return readString(reader);
  const literal = reader.take(literalToken);
  if (literal !== null) return literals.get(literal) ?? null;
  return readNumber(reader);
}

function openOf(reader: Reader, open: Open): JsonValue | undefined {
  reader.skipWhiteSpace();
  if (reader.takeCharacter(open.closing)) return open.value;
  reader.open.push(open);
  beginEntry(reader, open);
  return undefined;
}

/** Reads up to the value of an item or member. */
function beginEntry(reader: Reader, open: Open): void {
  if (open.closing === "]") {
    reader.path.push(open.value.length);
    return;
  }
  open.count += 1;
  if (open.count > MAX_MEMBERS) throw reader.refuse(`the object has more than ${MAX_MEMBERS} members; send fewer`);
  reader.skipWhiteSpace();
  const name = readString(reader);
  reader.path.push(name);
  if (Object.hasOwn(open.value, name)) throw reader.refuse("the member occurs twice; send it once");
  reader.skipWhiteSpace();
  if (!reader.takeCharacter(":")) throw unexpected(reader, '":"');
}

/**
 * Puts a value where it belongs, and ends what ends with it.
 * @returns the whole value if nothing is open any more
 */
function endValue(reader: Reader, value: JsonValue): JsonValue | undefined {
  let ended = value;
  for (let open = reader.open.at(-1); open !== undefined; open = reader.open.at(-1)) {
    const place = reader.path.pop();
    if (open.closing === "]") open.value.push(ended);
    else setMember(open.value, String(place), ended);
    reader.skipWhiteSpace();
    if (reader.takeCharacter(",")) {
      beginEntry(reader, open);
      return undefined;
    }
    if (!reader.takeCharacter(open.closing)) throw unexpected(reader, `"," or "${open.closing}"`);
    reader.open.pop();
    ended = open.value;
  }
  return ended;
}

/** Assigning to `__proto__` would change the prototype; here it is a member like any other. */
function setMember(members: { [member: string]: JsonValue }, name: string, value: JsonValue): void {
  if (name === "__proto__") {
    Object.defineProperty(members, name, { value, writable: true, enumerable: true, configurable: true });
  } else members[name] = value;
}

function readString(reader: Reader): string {
  const token = reader.take(stringToken);
  if (token === null) throw unexpected(reader, "a string");
  // The text was UTF-8, and the token has no control characters. So only an escape can produce what is refused.
  if (!token.includes("\\")) return token.slice(1, -1);
  const text = JSON.parse(token) as string;
  if (loneSurrogate.test(text)) throw reader.refuse("the string has an unpaired surrogate (a truncated character)");
  if (text.includes("\u0000")) throw reader.refuse("the string has the character U+0000, which cannot be stored");
  return text;
}

function readNumber(reader: Reader): number {
  const token = reader.take(numberToken);
  if (token === null) throw unexpected(reader, "a value");
  const value = Number(token);
  const isTooLarge = Math.abs(value) > 2 ** 53 || (Math.abs(value) === 2 ** 53 && !/^-?9007199254740992$/.test(token));
  if (isTooLarge) throw reader.refuse("the number lies outside ±2^53, where JSON numbers are not exact");
  return value;
}

function unexpected(reader: Reader, expected: string): Problem {
  return reader.refuse(
    reader.isAtEnd()
      ? `the JSON ends early, expected ${expected}`
      : `syntax error at character ${reader.position + 1}, expected ${expected}`,
  );
}
