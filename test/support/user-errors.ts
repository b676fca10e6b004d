import type { EngineRun } from "./engine-run";

/** The lines that the engine itself adds to each failed deployment. */
const ENGINE_SUMMARY = /^(preview|update|refresh|destroy) failed$/;

/** Lines of a stack trace, which do not help a user. */
const STACK_FRAME = /^\s+at .+(:\d+:\d+|<anonymous>)\)?$/m;

/**
 * The errors that the user reads, each once, without the engine's own summary.
 *
 * @throws Error when a stack trace was printed
 */
export function userErrors({ diagnostics, stdout, stderr }: EngineRun): string[] {
  if (STACK_FRAME.test(stdout + stderr)) throw new Error(`a stack trace was printed:\n${stdout}${stderr}`);
  return diagnostics
    .filter(({ severity, message }) => severity === "error" && !ENGINE_SUMMARY.test(message))
    .map(({ message }) => message);
}
