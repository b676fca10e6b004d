import { Command, Option } from "commander";
import type { CommandContext } from "./command-context";
import { exitStatusHelp, runCommand } from "./exit-status";

// biome-ignore lint/suspicious/noConfusingVoidType: most commands return nothing, with or without a promise.
type Status = number | void;

/** The part of a command that its own file declares. Its name and description are in the table in program.ts. */
export interface Declaration {
  /** Adds arguments and options, except those below. */
  readonly declare?: (command: Command) => Command;
  /** The formats of the result; the first is the default. Adds `--format`. */
  readonly formats?: readonly string[];
  /** The purpose of the service, and where its token comes from. Adds `--endpoint`. */
  readonly endpoint?: { readonly use: string; readonly token: string };
  /** Does the work and returns the exit status, or nothing for success. An error is printed and exits with 2. */
  readonly run: (context: CommandContext, ...given: never[]) => Status | Promise<Status>;
}

/** The description of a command and its exit statuses. */
export interface Described {
  /** The first sentence is the command's line in the list of commands. */
  readonly description: string;
  /** The findings for which the command exits with 1; absent if it never does. */
  readonly findings?: string;
  /** The refusal for which the command exits with 3; absent if it never does. */
  readonly refused?: string;
}

/** The endpoint of a command that needs a token. */
export const withToken = { use: "service to call", token: "The token comes from CONSENTFORM_TOKEN" } as const;

/** A command with only its name and its line in the list of commands. */
export function namedCommand(name: string, description: string): Command {
  return new Command(name).description(description).summary(description.split(/\.(?: |$)/)[0] ?? "");
}

/** A command with everything that it declares. */
export function declaredCommand(
  name: string,
  { description, ...statuses }: Described,
  { declare = (command) => command, formats, endpoint, run }: Declaration,
  context: CommandContext,
): Command {
  const command = declare(namedCommand(name, description));
  if (formats !== undefined) {
    command.addOption(new Option("--format <format>", "format of the result").choices(formats).default(formats[0]));
  }
  if (endpoint !== undefined) {
    command.option("--endpoint <url>", `${endpoint.use}; default: CONSENTFORM_ENDPOINT. ${endpoint.token}`);
  }
  return (
    command
      .addHelpText("after", exitStatusHelp(statuses))
      // Its subcommands have options with the same names.
      .enablePositionalOptions()
      .action((...given) => runCommand(context, () => run(context, ...(given as never[]))))
  );
}
