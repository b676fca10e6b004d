import type { BannerFinding } from "./banner-finding";
import { citation } from "./basis";
import { sentencesOfPlaces } from "./places-in-words";
import type { RuleFinding } from "./rule-finding";

/** A finding as the contract spells it: its message and basis are sentences for a reader. */
export function wireFinding(finding: BannerFinding): RuleFinding {
  const { code, level, pointer, places, regimes, sources, isWaivable, grace, waived } = finding;
  const { text, url } = citation(sources);
  return {
    code,
    level,
    pointer,
    message: messageOf(finding),
    places,
    regimes,
    basis: text,
    source_url: url ?? null,
    waivable: isWaivable,
    grace,
    waived,
  };
}

function messageOf(finding: BannerFinding): string {
  const { fault, fix } = finding;
  // Nothing more is known of a document whose form is refused.
  if (fix === null) return fault;
  const isUnwaivable = finding.level === "E" && !finding.isWaivable;
  return [
    fault,
    `Fix: ${fix}`,
    ...sentencesOfPlaces(finding),
    ...(isUnwaivable ? ["This error cannot be waived."] : []),
  ].join(" ");
}
