import type { Command } from "commander";
import type { DatabaseOption } from "../database-location";
import { DEFAULT_FOLDER } from "../dev/dev-options";

/** The options that name the database of a service. */
export interface Place {
  readonly data?: string;
  readonly database?: DatabaseOption;
}

/** Adds the options of {@link Place} to a command. */
export function withPlace(command: Command): Command {
  return command
    .option("--data <folder>", `data folder of the service, which may be running (default: ${DEFAULT_FOLDER})`)
    .option(
      "--database [location]",
      "PostgreSQL database of the service. Default: that of DATABASE_URL. Everyone on the machine can see a password in an argument",
    );
}
