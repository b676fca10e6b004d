import { existsSync, statSync } from "node:fs";
import type { Command } from "commander";
import { UsageError } from "./connection";
import { databaseOf } from "./dev/database-of";
import { type DevOptions, devOptions } from "./dev/dev-options";
import { jsonLog, textLog } from "./dev/log";
import { startDev } from "./dev/start-dev";
import { stopOnSignal } from "./dev/stop-on-signal";

/** `consentform dev`: the service on loopback, until ^C. */
export function devCommand(): Command {
  return devOptions().action(run);
}

async function run(options: DevOptions): Promise<void> {
  if (options.memory === true && options.data !== undefined) {
    throw new UsageError("Use only one of --memory and --data.");
  }
  checkDatabase(options);
  if (options.format !== "json" && options.log !== true) process.stderr.write("Starting the service...\n");
  const log = options.log === true ? jsonLog() : textLog;
  // Where nothing can be written, to say so must not end the service.
  process.stderr.on("error", () => {});
  const { introduction, stop } = await startDev(options, log);
  process.stdout.write(introduction);
  log.info("ready");
  stopOnSignal(log, stop);
}

/** Before anything starts: a database that cannot be meant, or a data folder that is a file. */
function checkDatabase(options: DevOptions): void {
  const database = databaseOf(options);
  if (database.kind === "folder" && existsSync(database.path) && !statSync(database.path).isDirectory()) {
    throw new UsageError(`--data: ${database.path} is a file. Name a folder.`);
  }
}
