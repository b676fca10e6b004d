import { clipped, describeValue } from "../values/describe-value";
import type { BannerFinding } from "./banner-finding";
import { serviceRule } from "./basis";
import { closest } from "./closest";
import { isFixConditional } from "./is-fix-conditional";
import type { Waiver } from "./rule-finding";

/**
 * A W waiver-unused for each waiver that changes nothing: no finding has its code and pointer, the code cannot be
 * waived, or no rule has it.
 */
export function waiverFindings(
  waivers: readonly Waiver[],
  findings: readonly BannerFinding[],
  codes: readonly string[],
): BannerFinding[] {
  return waivers.flatMap((waiver) => {
    const matching = findings.filter(
      ({ code, pointer }) => code === waiver.code && (waiver.pointer === undefined || waiver.pointer === pointer),
    );
    if (matching.some(({ waived }) => waived !== null)) return [];
    return [unused(waiver, reasonOf(waiver.code, matching, codes))];
  });
}

/** Why a waiver changes nothing, and what to do where it is not to remove it. */
interface Uselessness {
  reason: string;
  fix?: string;
}

function reasonOf(code: string, matching: readonly BannerFinding[], codes: readonly string[]): Uselessness {
  if (matching.length > 0 && matching.every(({ level }) => level === "W"))
    return { reason: "is not needed: the finding is only a warning." };
  if (matching.length > 0) return { reason: "has no effect: this code cannot be waived." };
  if (codes.includes(code)) return { reason: "matches no finding." };
  const near = closest(clipped(code), codes);
  const reason = `has no effect: ${describeValue(code)} is not a code of any rule.`;
  return near === null ? { reason } : { reason, fix: `If you mean ${near}, write that.` };
}

function unused({ code, pointer }: Waiver, { reason, fix = "Remove it." }: Uselessness): BannerFinding {
  const subject = pointer === undefined ? code : `${code} at ${pointer}`;
  return {
    code: "waiver-unused",
    level: "W",
    pointer: "",
    fault: `The waiver of ${subject} ${reason}`,
    fix,
    isFixConditional: isFixConditional(fix),
    joint: null,
    ruleLevel: "W",
    places: [],
    regimes: [],
    reasons: [],
    sources: [{ text: serviceRule.text, places: [] }],
    isWaivable: false,
    grace: false,
    waived: null,
  };
}
