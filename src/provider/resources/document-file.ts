import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { fileFailure } from "@consentform/consent/failures";
import { pathOf } from "@consentform/consent/values";
import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import { parseJson } from "./json-parser";
import { plainJson } from "./plain-json";

/** Larger files are not parsed: a document has at most 512 KiB, and YAML that size takes seconds. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** Aliases may be used, but not to blow a small file up. */
const MAX_ALIASES = 1000;

/** A line and a column of a file, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A parsed file that knows the positions of its parts. */
export interface DocumentFile {
  value: unknown;
  /** The members of the value in their order; none of a scalar. An object has them by number first. */
  members: readonly (readonly [name: string, value: unknown])[];
  /** The beginning of the part at a JSON pointer, or of its nearest parent if the part is missing. */
  positionOf(pointer: string): Position;
}

/** Options for parsing. */
export interface ParseOptions {
  /**
   * Numbers and booleans become their text as it is written, `00123` and not 123, except in members with this name.
   * Default: they have their types.
   */
  textsBeside?: string;
}

/**
 * Reads a YAML 1.2 or JSON file.
 *
 * @throws Error whose message is for the user: cannot be read, is too large, or is not YAML or JSON (with line and
 * column)
 */
export function readDocumentFile(path: string): DocumentFile {
  return parseDocumentFile(path, readText(path));
}

function readText(path: string): string {
  try {
    const { size } = statSync(path);
    if (size > MAX_FILE_BYTES) throw new Error(tooLarge(path, size));
    const bytes = readFileSync(path);
    // Other encodings would put the same mark in place of each letter that they write differently.
    if (!isUtf8(bytes)) throw new Error(`${path} is not text in UTF-8. Save it in UTF-8.`);
    return bytes.toString("utf8");
  } catch (error) {
    throw new Error(fileFailure(error, path) ?? (error as Error).message);
  }
}

function tooLarge(path: string, size: number): string {
  return `${path} has ${size} bytes; files up to ${MAX_FILE_BYTES} are read, and a banner document has at most 524288.`;
}

/**
 * The parsed text of a file or of another source, as {@link readDocumentFile} reads it; `path` is what errors call it.
 */
export function parseDocumentFile(path: string, sent: string, { textsBeside }: ParseOptions = {}): DocumentFile {
  if (sent.length > MAX_FILE_BYTES) throw new Error(tooLarge(path, sent.length));
  const text = sent.replace(/^\uFEFF/, "");
  // What UTF-16 and binary files decode to.
  if (/^\uFFFD|\0/.test(text)) throw new Error(`${path} is not text in UTF-8. Save it in UTF-8.`);
  const isJson = path.toLowerCase().endsWith(".json");
  // The parser that knows positions takes several times as long, and few files need one.
  const plain = isJson && textsBeside === undefined ? plainJson(text) : undefined;
  const parsed = remembered(() => parsedText(path, text, { isJson, textsBeside }));
  const value = plain === undefined ? parsed().value : plain;
  return {
    value,
    get members() {
      const { document } = parsed();
      return isMap(document.contents) ? membersInOrder(document) : Object.entries(Array.isArray(value) ? value : []);
    },
    positionOf: (pointer) => {
      const { document, positionAt } = parsed();
      return positionAt(offsetOf(document.contents, pathOf(pointer)));
    },
  };
}

function remembered<T>(compute: () => T): () => T {
  let known: { result: T } | undefined;
  return () => {
    known ??= { result: compute() };
    return known.result;
  };
}

interface ParsedText {
  document: Document;
  value: unknown;
  positionAt(offset: number): Position;
}

/** @throws Error for the user: the text is not YAML or JSON, or its aliases cannot be resolved */
function parsedText(
  path: string,
  text: string,
  { isJson, textsBeside }: { isJson: boolean; textsBeside: string | undefined },
): ParsedText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    strict: true,
    uniqueKeys: textsBeside === undefined || isSameText,
    merge: true,
    // The parser would warn on standard error about a key that is a list or a map.
    logLevel: "error",
  });
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const fault = (isJson && jsonFault(text)) || yamlFault(document);
  if (fault !== null) {
    const { line, column } = positionAt(fault.offset);
    throw new Error(`${path}:${line}:${column}: ${fault.message}`);
  }
  if (textsBeside !== undefined) keepTexts(document, textsBeside);
  return { document, value: resolvedValue(document, path), positionAt };
}

/** @throws Error for the user if an alias has no anchor, or aliases repeat too much */
function resolvedValue(document: Document, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const [, alias] = /^Unresolved alias .*: (.*)$/.exec(error.message) ?? [];
    if (alias !== undefined)
      throw new Error(
        `${path} has the alias *${alias} without an anchor before it. Write &${alias} at the part that it repeats.`,
      );
    throw new Error(`${path} repeats more than ${MAX_ALIASES} parts by aliases. Write them out, or use fewer.`);
  }
}

/** True for keys that are written alike: 1.10 and 1.1 are two keys of a table. */
function isSameText(one: unknown, other: unknown): boolean {
  return one === other || (isScalar(one) && isScalar(other) && textOf(one) === textOf(other));
}

/** The text of a scalar as it is written. */
function textOf({ value, source }: Scalar): unknown {
  const isText = value === null || typeof value === "string" || typeof value === "symbol";
  return isText ? value : (source ?? value);
}

/** Puts the source of each plain scalar in place of its value, keys included, but not below a member of this name. */
function keepTexts(document: Document, exempt: string): void {
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && key.value === exempt ? visit.SKIP : undefined),
    Scalar: (_, node) => {
      node.value = textOf(node);
    },
  });
}

/** The members of a map in the order of the file. */
function membersInOrder(document: Document): [name: string, value: unknown][] {
  const inOrder: Map<unknown, unknown> = document.toJS({ maxAliasCount: MAX_ALIASES, mapAsMap: true });
  return [...inOrder].map(([name, member]) => [nameOf(name), withObjects(member)]);
}

/** The value with objects in place of maps. */
function withObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withObjects);
  if (!(value instanceof Map)) return value;
  return Object.fromEntries([...value].map(([name, member]) => [nameOf(name), withObjects(member)]));
}

/** The name of a member, as the parser itself makes it of a key. */
function nameOf(key: unknown): string {
  return key === null ? "" : typeof key === "object" ? JSON.stringify(key) : String(key);
}

/** The error of a parser, and its position. */
interface Fault {
  readonly offset: number;
  readonly message: string;
}

/** The usual errors of YAML, with the thing to do. */
const yamlAdvice: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: "This key is already in use here. Keep one of the two.",
  MULTIPLE_DOCS: "A second document begins here. Write one document to a file.",
  MULTILINE_IMPLICIT_KEY: "This line, or one before it, is not finished. Close its bracket or quotation mark.",
  TAB_AS_INDENT: "This line begins with a tab. Indent it with spaces.",
};

function yamlFault({ errors: [error] }: Document): Fault | null {
  if (error === undefined) return null;
  const message = yamlAdvice[error.code] ?? `${error.message.replace(/\.$/, "")}. This is not valid YAML.`;
  return { offset: error.pos[0], message };
}

/** The built-in parser decides; the other one says where, which the built-in one often does not. */
function jsonFault(text: string): Fault | null {
  try {
    JSON.parse(text);
    return null;
  } catch (builtIn) {
    try {
      parseJson(text);
    } catch (error) {
      const [, message, offset] = /^(.*) at position (\d+)$/s.exec((error as Error).message) ?? [];
      if (message !== undefined) return { offset: Number(offset), message: `${message}. This is not valid JSON.` };
    }
    return { offset: 0, message: `This is not valid JSON: ${(builtIn as Error).message}` };
  }
}

/** Offset of the key of the last map member on the way, or of the last list item. */
function offsetOf(contents: unknown, path: readonly string[]): number {
  let node: unknown = contents;
  let offset = startOf(contents);
  for (const segment of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === segment) : undefined;
    const next: unknown = pair === undefined ? (isCollection(node) ? node.get(segment, true) : undefined) : pair.value;
    if (pair === undefined && !isNode(next)) break;
    offset = pair === undefined ? startOf(next) : startOf(pair.key);
    node = next;
  }
  return offset;
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
