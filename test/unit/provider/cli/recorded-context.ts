import type { Command } from "commander";
import type { CommandContext } from "../../../../src/provider/cli/command-context";

/** The result of a command. */
export interface Run {
  stdout: string[];
  stderr: string[];
  /** Exit status; null when the command set none. */
  status: number | null;
}

/** Runs a command as the shell would, with these variables and nothing of the real process. Default: no terminal. */
export async function runCommand(
  make: (commandContext: CommandContext) => Command,
  args: string[],
  variables: Record<string, string> = {},
  terminal: Pick<CommandContext, "rewriteLine"> = {},
): Promise<Run> {
  const run: Run = { stdout: [], stderr: [], status: null };
  const command = make({
    ...terminal,
    variables,
    stdout: (line) => run.stdout.push(line),
    stderr: (line) => run.stderr.push(line),
    exitWith: (status) => {
      run.status = status;
    },
  });
  command.exitOverride().configureOutput({
    writeOut: (text) => run.stdout.push(text),
    writeErr: (text) => run.stderr.push(text),
  });
  try {
    await command.parseAsync(args, { from: "user" });
  } catch (error) {
    run.status = error instanceof Error && "exitCode" in error ? Number(error.exitCode) : 99;
  }
  return run;
}
