import { definedName, programName } from "../../resources/program-name";

/** Marks a name that `undefinedProgramName` would not restore otherwise. */
const AS_WRITTEN = "\0";

/**
 * A name in a program that no definition has, for messages about it: near the names of the definition, so that they can
 * be suggested, and never one of them. A program that writes `event_kinds` has not set `eventKinds`.
 */
export function undefinedName(name: string): string {
  const found = definedName(name);
  return undefinedProgramName(found) === name ? found : `${AS_WRITTEN}${name}`;
}

/** The reverse of `undefinedName`. Names that begin with two underscores are Pulumi's or JavaScript's own. */
export function undefinedProgramName(name: string): string {
  if (name.startsWith(AS_WRITTEN)) return name.slice(AS_WRITTEN.length);
  return name.startsWith("__") ? name : programName(name);
}
