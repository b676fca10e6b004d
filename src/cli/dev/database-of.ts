import type { DatabaseLocation } from "../../service";
import { UsageError } from "../connection";
import { schemeFault } from "../database-location";
import { type DevOptions, defaultFolder } from "./dev-options";

/** The database of the flags; without one, DATABASE_URL, else the default folder. */
export function databaseOf({ memory, data }: DevOptions): DatabaseLocation {
  const url = process.env.DATABASE_URL;
  if (memory === true) return { kind: "memory" };
  if (data === undefined && url !== undefined && url !== "") {
    const fault = schemeFault(url);
    if (fault !== null) throw new UsageError(`DATABASE_URL: ${fault}, or leave it empty and use --data or --memory.`);
    return { kind: "postgres", url };
  }
  return { kind: "folder", path: data ?? defaultFolder };
}
