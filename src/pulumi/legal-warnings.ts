import type { Finding } from "../lifecycle";
import { findingLine } from "./finding-line";

/** How many findings are printed for one resource before the rest is only counted. */
const MAX_LINES = 5;

/** What was already said in this process: a document is judged in preview, again in the update, and by each of several runs. */
const said = new Set<string>();

/**
 * Prints warnings, one line each with resource, code and place; at most five for one resource and then a count; once for each
 * resource and document (`digest`) in a process.
 */
export function printWarnings(
  resource: string,
  digest: string,
  warnings: readonly Finding[],
  print: (line: string) => void,
): void {
  const key = `${resource} ${digest}`;
  if (warnings.length === 0 || said.has(key)) return;
  said.add(key);
  for (const warning of warnings.slice(0, MAX_LINES)) print(`warning: ${resource} ${findingLine(warning)}`);
  const rest = warnings.length - MAX_LINES;
  if (rest > 0) print(`warning: ${resource}: ${rest} more. \`npx consentform validate FILE\` lists them all.`);
}
