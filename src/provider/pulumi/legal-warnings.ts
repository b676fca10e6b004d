import { jsonEqual } from "@consentform/consent/values";
import { type Finding, type Properties, type Text, text } from "../resources";
import { isUnknown } from "./engine-values";
import { findingLine } from "./finding-line";

/** Findings printed for one resource; the rest is only counted. */
const MAX_LINES = 5;

/**
 * Warnings already printed by this process: many sites may have the same document, and a replacement is checked twice.
 */
const said = new Set<string>();

/** The input of `check`, and its findings. */
export interface CheckedInputs {
  /** Kind and name in the program. */
  resource: string;
  /** Checked inputs of the last run; empty for a new resource. */
  recordedInputs: Properties;
  /** Checked inputs. */
  inputs: Properties;
  warnings: readonly Finding[];
}

/**
 * Prints warnings, one line each with resource, code and place; at most five for one resource and then a count; once
 * for each document in a process, and only when the document, or of another kind any input, is not the recorded one.
 */
export function printWarnings(
  { resource, recordedInputs, inputs, warnings }: CheckedInputs,
  print: (line: Text) => void,
): void {
  if (warnings.length === 0 || jsonEqual(evaluatedInputs(inputs), evaluatedInputs(recordedInputs))) return;
  const key = typeof inputs.digest === "string" && !isUnknown(inputs.digest) ? inputs.digest : resource;
  if (said.has(key)) return;
  said.add(key);
  for (const warning of warnings.slice(0, MAX_LINES)) print(text`${resource}: ${findingLine(warning)}`);
  const rest = warnings.length - MAX_LINES;
  if (rest > 0) print(`${resource}: ${rest} more. \`npx consentform validate FILE\` lists them all.`);
}

function evaluatedInputs(inputs: Properties): unknown {
  return inputs.digest ?? inputs;
}
