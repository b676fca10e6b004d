import { readFileSync, statSync } from "node:fs";
import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { pathOf } from "../rules";

/** Larger files are not parsed: a document has at most 512 KiB, and YAML that size takes seconds. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** A line and a column of a file, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A parsed file that knows where its parts stand. */
export interface DocumentFile {
  value: unknown;
  /** Where the part at a JSON pointer begins; of a part that is missing, where its nearest parent does. */
  positionOf(pointer: string): Position;
}

/**
 * Reads a YAML 1.2 or JSON file.
 *
 * @throws Error whose message is for the user: cannot be read, is too large, or is no YAML or JSON (with line and column)
 */
export function readDocumentFile(path: string): DocumentFile {
  const { size } = statSync(path);
  if (size > MAX_FILE_BYTES) {
    throw new Error(
      `${path} has ${size} bytes; files up to ${MAX_FILE_BYTES} are read, and a banner document has at most 524288.`,
    );
  }
  return parseDocumentFile(path, readFileSync(path, "utf8"));
}

/** The parsed text of a file, as {@link readDocumentFile} reads it; `path` is what errors call it. */
export function parseDocumentFile(path: string, text: string): DocumentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, strict: true, uniqueKeys: true });
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, column } = positionAt(error.pos[0]);
    throw new Error(`${path}:${line}:${column}: ${error.message}`);
  }
  if (path.endsWith(".json")) JSON.parse(text);
  return {
    // Aliases may be used, but not to blow a small file up.
    value: document.toJS({ maxAliasCount: 1000 }),
    positionOf: (pointer) => positionAt(offsetOf(document.contents, pathOf(pointer))),
  };
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
