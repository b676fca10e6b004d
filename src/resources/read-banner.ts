import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { parse } from "yaml";
import type { BannerDocument } from "../rules";

export type { BannerDocument } from "../rules";

/**
 * A banner document from a YAML or JSON file, unchanged; `path` is relative to the program's folder. Its content is judged where it is used, by
 * `ConfigDraft`. Throws with file and line when the file cannot be parsed.
 */
export function readBanner(path: string): BannerDocument {
  const text = readFileSync(path, "utf8");
  try {
    // Typed by trust: preview and plan validate it against the schema and name every deviation by its JSON Pointer.
    return (extname(path) === ".json" ? JSON.parse(text) : parse(text)) as BannerDocument;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
