import type { Schemas } from "@consentform/consent/contract";
import { type EffectiveRule, type RegimeRow, regimeTable, ruleFor } from "@consentform/consent/rules";

/** A regime that a scan visits as: what the law asks for and what the banner does there. */
export interface ProfileFacts {
  readonly id: string;
  /** Country of the place that the visitor comes from; null where it is not known. */
  readonly country: string | null;
  /** The requirement before optional processing starts: of several places of a regime the strictest. */
  readonly model: RegimeRow["model"];
  /** True if the law leaves room, so that what contradicts the model is a warning. */
  readonly isCautious: boolean;
  readonly isGpcRequired: boolean;
  /** The document's rule. */
  readonly rule: EffectiveRule;
}

const strictestFirst: readonly RegimeRow["model"][] = ["opt_in", "opt_out", "notice", "none"];

/** Facts of a regime of the table on the day of the scan. */
export function profileFacts(regime: string, document: Schemas["BannerDocument"], at: Date): ProfileFacts {
  const day = at.toISOString().slice(0, 10);
  const rows = regimeTable.filter((row) => row.regime === regime);
  const valid = rows.filter((row) => row.from <= day && (row.to === undefined || day < row.to));
  const candidates = valid.length > 0 ? valid : rows;
  const row = strictestFirst.flatMap((model) => candidates.filter((each) => each.model === model))[0];
  return {
    id: regime,
    country: row?.country ?? null,
    model: row?.model ?? "opt_in",
    isCautious: row?.cautious ?? false,
    isGpcRequired: candidates.some(({ gpc }) => gpc === "required"),
    rule: ruleFor(document, { country: row?.country ?? null, region: row?.subdivision ?? null, regime }),
  };
}
