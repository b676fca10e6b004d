import { isTimeZone } from "@consentform/consent/values";
import type { CheckWork, Finding } from "./definition";
import type { Place } from "./text";

/**
 * The finding about a name that is not a time zone. An unchanged one is not validated again, so that an object keeps a
 * zone that only the service knows.
 *
 * @param property where the name is
 * @param nameIn the name in inputs, old or new
 */
export function timeZoneFindings<Inputs>(
  { inputs, recordedInputs, unknownIn }: CheckWork<Inputs>,
  property: Place,
  nameIn: (inputs: Partial<Inputs>) => unknown,
): Finding[] {
  const name = nameIn(inputs);
  if (typeof name !== "string" || unknownIn(name) !== undefined) return [];
  if (name === nameIn(recordedInputs) || isTimeZone(name)) return [];
  const message = `is ${JSON.stringify(name)}, which is not an IANA time zone that Node.js ${process.versions.node} knows. Use a name such as Europe/Berlin; for a zone that is newer than this Node.js, update Node.js`;
  return [{ property, message, severity: "error", code: "unknown-time-zone" }];
}
