import { DEFAULT_FOLDER } from "@consentform/consent/default-folder";
import type { Command } from "commander";

/** Adds the options of `Place` to a command. */
export function withPlace(command: Command): Command {
  return command
    .option("--data <folder>", `data folder of the service, which may be running (default: ${DEFAULT_FOLDER})`)
    .option(
      "--database [location]",
      "PostgreSQL database of the service. Default: that of DATABASE_URL. Everyone on the machine can see a password in an argument",
    );
}
