import type { CommandContext } from "./command-context";

/** Prints a result: its JSON, or lines for people. */
export function printResult<Result>(
  result: Result,
  format: string,
  lines: (result: Result) => readonly string[],
  { stdout }: CommandContext,
): void {
  for (const line of format === "json" ? [JSON.stringify(result, null, 2)] : lines(result)) stdout(line);
}
