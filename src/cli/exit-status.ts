import type { CommandContext } from "./command-context";

/** The exit statuses, the same for every command. */
export const EXIT = { success: 0, findings: 1, failure: 2 } as const;

/**
 * The line about exit statuses in a command's help. `findings` describes what it exits 1 for; without it, it never
 * does.
 */
export function exitStatusHelp(findings?: string): string {
  const one = findings === undefined ? "" : ` 1 ${findings};`;
  return `\nExit status: 0 success;${one} 2 wrong usage, or the command could not complete.`;
}

/** Does a command's work and sets its exit status. An error becomes a message on stderr, and the status 2. */
export async function runCommand(commandContext: CommandContext, work: () => number | Promise<number>): Promise<void> {
  try {
    commandContext.exitWith(await work());
  } catch (error) {
    commandContext.stderr(textOf(error));
    commandContext.exitWith(EXIT.failure);
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
