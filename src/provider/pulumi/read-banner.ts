import { RunError } from "@pulumi/pulumi";
import type { BannerDocument } from "../resources/read-banner";

export type { BannerDocument } from "../resources/read-banner";

/**
 * A banner document from a YAML or JSON file, unchanged. `path` is relative to the program's folder. `ConfigDraft`
 * validates the content.
 *
 * @throws Error with file, line and column if the file cannot be read or parsed. The engine prints it without a stack
 * trace.
 */
export function readBanner(path: string): BannerDocument {
  try {
    // The parser is loaded when a program reads a file.
    return (require("../resources/read-banner") as typeof import("../resources/read-banner")).readBanner(path);
  } catch (error) {
    throw new RunError(`readBanner: ${error instanceof Error ? error.message : String(error)}`);
  }
}
