import { clipped, describeValue } from "../values/describe-value";
import { closest } from "./closest";
import type { RuleFinding, Waiver } from "./rule-finding";

/**
 * A W waiver-unused for each waiver that changes nothing: no finding has its code and pointer, the code cannot be
 * waived, or no rule has it.
 */
export function waiverFindings(
  waivers: readonly Waiver[],
  findings: readonly RuleFinding[],
  codes: readonly string[],
): RuleFinding[] {
  return waivers.flatMap((waiver) => {
    const matching = findings.filter(
      ({ code, pointer }) => code === waiver.code && (waiver.pointer === undefined || waiver.pointer === pointer),
    );
    if (matching.some(({ waived }) => waived !== null)) return [];
    return [unused(waiver, reasonOf(waiver.code, matching, codes))];
  });
}

/** Why a waiver changes nothing, and what to do. */
function reasonOf(code: string, matching: readonly RuleFinding[], codes: readonly string[]): string {
  if (matching.length > 0 && matching.every(({ level }) => level === "W"))
    return "is not needed: the finding is only a warning. Remove it.";
  if (matching.length > 0)
    return "has no effect: this code cannot be waived. Correct the document and remove the waiver.";
  if (codes.includes(code)) return "matches no finding. Remove it.";
  const near = closest(clipped(code), codes);
  return `has no effect: ${describeValue(code)} is not a code of any rule. ${near === null ? "Remove it." : `Did you mean ${near}?`}`;
}

function unused({ code, pointer }: Waiver, reason: string): RuleFinding {
  const subject = pointer === undefined ? code : `${code} at ${pointer}`;
  const message = `The waiver of ${subject} ${reason}`;
  return {
    code: "waiver-unused",
    level: "W",
    pointer: "",
    message,
    places: [],
    regimes: [],
    basis: "Rule of the service, not of law",
    source_url: null,
    waivable: false,
    grace: false,
    waived: null,
  };
}
