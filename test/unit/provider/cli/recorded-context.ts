import { CommanderError } from "commander";
import type { CommandContext } from "../../../../src/provider/cli/command-context";
import { type Declaration, declaredCommand } from "../../../../src/provider/cli/declaration";

/** The result of a command. */
export interface Run {
  stdout: string[];
  stderr: string[];
  /** Exit status; null when the command set none. */
  status: number | null;
}

/** Runs a command as the shell would, with these variables and nothing of the real process. Default: no terminal. */
export async function runCommand(
  declaration: Declaration,
  args: string[],
  variables: Record<string, string> = {},
  replaced: Partial<CommandContext> = {},
): Promise<Run> {
  const run: Run = { stdout: [], stderr: [], status: null };
  const commandContext: CommandContext = {
    variables,
    stdout: (line) => run.stdout.push(line),
    stderr: (line) => run.stderr.push(line),
    exitWith: (status) => {
      run.status = status;
    },
    ...replaced,
  };
  const command = declaredCommand("command", { description: "" }, declaration, commandContext);
  command.exitOverride().configureOutput({
    writeOut: (text) => run.stdout.push(text),
    writeErr: (text) => run.stderr.push(text),
  });
  try {
    await command.parseAsync(args, { from: "user" });
  } catch (error) {
    // As main.ts does: the status of commander only distinguishes help from wrong usage.
    run.status = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : 99;
  }
  return run;
}
