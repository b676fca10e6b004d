import type { CommandContext } from "./command-context";

/**
 * The exit statuses, the same for every command. Only `report` refuses: Node and npx also exit with 1 when a command
 * cannot run, and a script that reads a report must distinguish the two.
 */
export const exitCodes = {
  success: 0,
  findings: 1,
  failure: 2,
  refused: 3,
  /** The status that shells report for a process ended by SIGINT. */
  interrupted: 130,
} as const;

/**
 * The line about exit statuses in a command's help. `findings` and `refused` describe what it exits 1 and 3 for;
 * without one, it never does.
 */
export function exitStatusHelp({ findings, refused }: { findings?: string; refused?: string } = {}): string {
  const one = findings === undefined ? "" : ` 1 ${findings};`;
  const three = refused === undefined ? "." : `; 3 ${refused}.`;
  return `\nExit status: 0 success;${one} 2 wrong usage, or the command could not complete${three}`;
}

/** Does a command's work and sets its exit status. An error becomes a message on stderr, and the status 2. */
export async function runCommand(commandContext: CommandContext, work: () => unknown): Promise<void> {
  try {
    const status = await work();
    commandContext.exitWith(typeof status === "number" ? status : exitCodes.success);
  } catch (error) {
    commandContext.stderr(textOf(error));
    commandContext.exitWith(exitCodes.failure);
  }
}

/**
 * The message about an error. Its module knows the client's errors and is loaded only when there is one, so that
 * commands start fast.
 */
export function textOf(error: unknown): string {
  const { failureText } = require("./failure-text") as typeof import("./failure-text");
  return failureText(error);
}
