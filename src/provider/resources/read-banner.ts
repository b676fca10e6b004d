import type { BannerDocument } from "@consentform/consent/rules";
import { readDocumentFile } from "./document-file";

export type { BannerDocument } from "@consentform/consent/rules";

/**
 * A banner document from a YAML or JSON file, unchanged. `path` is relative to the program's folder. `ConfigDraft`
 * validates the content.
 *
 * @throws Error with file, line and column if the file cannot be read or parsed
 */
export function readBanner(path: string): BannerDocument {
  // Typed by trust: preview and plan validate it against the schema and name every deviation by its JSON Pointer.
  return readDocumentFile(path).value as BannerDocument;
}
