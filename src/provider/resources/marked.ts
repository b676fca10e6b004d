import { markUnknown } from "@consentform/consent/rules";
import type { CheckWork } from "./definition";

/** A value with a mark in place of each unknown part, for `documentFindings`; the value itself if all is known. */
export function marked<T>(value: T, unknownIn: CheckWork["unknownIn"]): T {
  if (unknownIn(value) === undefined) return value;
  // A part that is unknown as a whole is its own first unknown value. Marks are texts in place of any type.
  return markUnknown(value, (part) => part !== undefined && unknownIn(part) === part) as T;
}
