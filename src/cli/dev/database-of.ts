import { existsSync, statSync } from "node:fs";
import type { DatabaseLocation } from "../../service";
import { UsageError } from "../connection";
import { schemeFault } from "../database-location";
import { DEFAULT_FOLDER } from "./dev-options";
import type { StartOptions } from "./start-options";

/** The database of the flags; without one, DATABASE_URL, else the default folder. */
export function databaseOf({ memory, data }: Pick<StartOptions, "memory" | "data">): DatabaseLocation {
  const url = process.env.DATABASE_URL;
  if (memory === true) return { kind: "memory" };
  if (data === undefined && url !== undefined && url !== "") {
    const fault = schemeFault(url);
    if (fault !== null) throw new UsageError(`DATABASE_URL: ${fault}, or leave it empty and use --data or --memory.`);
    return { kind: "postgres", url };
  }
  return { kind: "folder", path: data ?? DEFAULT_FOLDER };
}

/**
 * Refuses, before anything starts, a database that cannot be meant.
 * @throws {UsageError} for an address that is not PostgreSQL's, or a data folder that is a file
 */
export function checkDatabase(options: Pick<StartOptions, "memory" | "data">): void {
  const database = databaseOf(options);
  if (database.kind === "folder" && existsSync(database.path) && !statSync(database.path).isDirectory()) {
    throw new UsageError(`--data: ${database.path} is a file. Name a folder.`);
  }
}
