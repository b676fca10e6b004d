import type { Waiver } from "@consentform/consent/rules";
import { describeValue } from "@consentform/consent/values";
import { readDocumentFile } from "../../resources/document-file";

/** Members of a waiver and the lengths that they may have (contract 2.3). */
const lengths: Readonly<Record<keyof Waiver, { least: number; most: number; isRequired: boolean }>> = {
  code: { least: 1, most: 100, isRequired: true },
  pointer: { least: 0, most: 1000, isRequired: false },
  reason: { least: 10, most: 500, isRequired: true },
  approved_by: { least: 1, most: 120, isRequired: true },
};

const MAX_WAIVERS = 20;

/**
 * Reads a YAML or JSON list of waivers.
 *
 * @throws Error whose message is for the user: cannot be read or parsed, or is not a list of waivers
 */
export function readWaiverFile(path: string): Waiver[] {
  const { value, positionOf } = readDocumentFile(path);
  if (!Array.isArray(value) || value.length > MAX_WAIVERS) {
    throw new Error(
      `${path} must be a list of at most ${MAX_WAIVERS} waivers, found ${describeValue(value)}. Write a list; it may be empty.`,
    );
  }
  for (const [index, item] of value.entries()) {
    const problem = problemOf(item);
    const { line, column } = positionOf(`/${index}`);
    if (problem !== null) throw new Error(`${path}:${line}:${column}: /${index}${problem}`);
  }
  return value;
}

function problemOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return " must be an object with code, reason and approved_by.";
  const unknown = Object.keys(item).find((key) => !Object.hasOwn(lengths, key));
  if (unknown !== undefined)
    return `/${unknown} is not a member of a waiver; it has ${Object.keys(lengths).join(", ")}.`;
  for (const [member, { least, most, isRequired }] of Object.entries(lengths)) {
    const text: unknown = (item as Record<string, unknown>)[member];
    if (text === undefined && !isRequired) continue;
    if (typeof text !== "string" || text.length < least || text.length > most) {
      return `/${member} must be a text of ${least} to ${most} characters.`;
    }
  }
  return null;
}
