import type { RuleFinding, Waiver } from "./rule-finding";

/** A W waiver-unused for each waiver that changes nothing: no finding has its code and pointer, or the code cannot be waived. */
export function waiverFindings(waivers: readonly Waiver[], findings: readonly RuleFinding[]): RuleFinding[] {
  return waivers.flatMap((waiver) => {
    const matching = findings.filter(
      ({ code, pointer }) => code === waiver.code && (waiver.pointer === undefined || waiver.pointer === pointer),
    );
    if (matching.some(({ waived }) => waived !== null)) return [];
    return [unused(waiver, matching.length > 0)];
  });
}

function unused({ code, pointer }: Waiver, isMatched: boolean): RuleFinding {
  const subject = pointer === undefined ? code : `${code} at ${pointer}`;
  const message = isMatched
    ? `The waiver of ${subject} has no effect: this code cannot be waived. Correct the document and remove the waiver.`
    : `The waiver of ${subject} matches no finding. Remove it.`;
  return {
    code: "waiver-unused",
    level: "W",
    pointer: "",
    message,
    places: [],
    regimes: [],
    basis: "service rule",
    grace: false,
    waived: null,
  };
}
