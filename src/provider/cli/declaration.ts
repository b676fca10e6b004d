import { Command, Option } from "commander";
import type { CommandContext } from "./command-context";
import { exitStatusHelp, runCommand } from "./exit-status";

// biome-ignore lint/suspicious/noConfusingVoidType: most commands return nothing, with or without a promise.
type Status = number | void;

/** A command as its own file declares it. Its name and description are in the table of program.ts. */
export interface Declaration {
  /** Adds its arguments and options, except those below. */
  readonly declare?: (command: Command) => Command;
  /** The formats of its result, the first by default: adds `--format`. */
  readonly formats?: readonly string[];
  /** The use of a service: adds `--endpoint`. */
  readonly endpoint?: { readonly use: string; readonly token: string };
  /**
   * Does the work and returns the exit status; without one, it succeeded. An error becomes a message, and the status 2.
   */
  readonly run: (context: CommandContext, ...given: never[]) => Status | Promise<Status>;
}

/** The description of a command and of its exit statuses. */
export interface Described {
  /** The first sentence is its line in the list of commands. */
  readonly description: string;
  /** The findings for which it exits 1; absent if it never does. */
  readonly findings?: string;
  /** The refusal for which it exits 3; absent if it never does. */
  readonly refused?: string;
}

/** The endpoint of a command that needs a token. */
export const withToken = { use: "service to call", token: "The token comes from CONSENTFORM_TOKEN" } as const;

/** A command that is only its name and its line in the list of commands. */
export function namedCommand(name: string, description: string): Command {
  return new Command(name).description(description).summary(description.split(/\.(?: |$)/)[0] ?? "");
}

/** A command with all that it declares. */
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
      // A command below it has options of the same names.
      .enablePositionalOptions()
      .action((...given) => runCommand(context, () => run(context, ...(given as never[]))))
  );
}
