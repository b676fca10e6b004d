import type { Document, LineCounter, Node } from "yaml";

/** A syntax error at a line, counted from 1. */
export interface SyntaxError {
  readonly code: string;
  readonly detail: string;
  readonly line: number;
}

/** The errors of a text that is not valid YAML, without the excerpt that the library adds. */
export async function syntaxErrors(text: string): Promise<SyntaxError[]> {
  const { document, lines } = await read(text);
  return document.errors.map(({ code, message, pos: [offset] }) => ({
    code,
    detail: message.replace(/ at line \d+, column \d+:?[\s\S]*$/, "."),
    line: lines.linePos(offset).line,
  }));
}

/** The lines of places in a YAML text, by JSON pointer; for an absent member, the line of its parent. */
export async function linesOf(text: string, pointers: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { document, lines } = await read(text);
  const found = new Map<string, number>();
  for (const pointer of pointers) {
    const offset = offsetOf(document, segmentsOf(pointer));
    if (offset !== null) found.set(pointer, lines.linePos(offset).line);
  }
  return found;
}

async function read(text: string): Promise<{ document: Document; lines: LineCounter }> {
  const { LineCounter, parseDocument } = await import("yaml");
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines }) as Document, lines };
}

/** The offset of the deepest part of a place that exists in the text: a member's key, or an item's value. */
function offsetOf(document: Document, segments: readonly string[]): number | null {
  let offset: number | null = null;
  let node: unknown = document.contents;
  for (const segment of segments) {
    const items: readonly unknown[] = (node as { items?: readonly unknown[] } | null)?.items ?? [];
    const pair = items.find((item) => String((item as { key?: unknown }).key) === segment) as
      | { key: Node; value: unknown }
      | undefined;
    const item = pair ?? (/^\d+$/.test(segment) ? items[Number(segment)] : undefined);
    if (item === undefined) return offset;
    offset = (pair?.key ?? (item as Node)).range?.[0] ?? offset;
    node = pair === undefined ? item : pair.value;
  }
  return offset;
}

function segmentsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
