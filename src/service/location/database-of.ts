import { existsSync, statSync } from "node:fs";
import { DEFAULT_FOLDER } from "@consentform/consent/default-folder";
import { UsageError } from "@consentform/consent/failures";
import type { DatabaseLocation } from "../index";
import { schemeFault } from "./database-location";

/** The options that name a database. */
interface DatabaseOptions {
  readonly memory?: true;
  readonly data?: string;
}

/** The database of the flags; without one, DATABASE_URL, else the default folder. */
export function databaseOf({ memory, data }: DatabaseOptions): DatabaseLocation {
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
export function checkDatabase(options: DatabaseOptions): void {
  const database = databaseOf(options);
  if (database.kind === "folder" && existsSync(database.path) && !statSync(database.path).isDirectory()) {
    throw new UsageError(`--data: ${database.path} is a file. Name a folder.`);
  }
}
