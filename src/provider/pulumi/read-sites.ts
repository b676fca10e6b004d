import { RunError } from "@pulumi/pulumi";
import type { FleetSite } from "../fleet";

export type { FleetSite } from "../fleet";

/**
 * The sites of a table in CSV, YAML or JSON, in its order; `path` is relative to the program's folder.
 *
 * Columns: `key` and `hosts`; optional `preview_hosts`, `name`, `label.<key>`, `var.<name>`, `overrides` (JSON, or a
 * file relative to the table), `wave`, `retention`, `deletion_protection`, `adopt`. Hosts are separated by spaces. An
 * empty cell means that the value is not set. In YAML and JSON `labels` and `variables` are objects, hosts may be
 * lists, and other values are texts as they are written.
 *
 * @throws Error that names file, line and column, the value, and what is allowed. The engine prints it without a stack
 * trace.
 */
export function readSites(path: string): FleetSite[] {
  try {
    // The parsers are loaded when a program reads a file.
    return (require("../fleet") as typeof import("../fleet")).readSites(path);
  } catch (error) {
    throw new RunError(`readSites: ${error instanceof Error ? error.message : String(error)}`);
  }
}
