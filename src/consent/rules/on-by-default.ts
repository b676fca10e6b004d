import { type EvaluatedCategory, type Evaluation, isSwitchedOn, type PlaceGroup } from "./evaluation";
import { contradictionsOf, couldBeExempt } from "./exemptions";
import { needsChoice } from "./needs-choice";
import type { RegimeRow } from "./regimes/regime-row";
import { type Candidate, SECOND_RULES_VERSION } from "./rule";

/** Categories that a rule switches on before a choice, each with the places where that is wanted. */
export function onByDefault(
  evaluation: Evaluation,
  { rule, rows }: PlaceGroup,
  isWanted: (category: EvaluatedCategory, row: RegimeRow) => boolean,
): { pointer: string; category: EvaluatedCategory; rows: RegimeRow[] }[] {
  return evaluation.reads.each(evaluation.document.categories, (category) => {
    const wanted = isSwitchedOn(category, rule) ? rows.filter((row) => isWanted(category, row)) : [];
    return wanted.length === 0 ? [] : [{ pointer: `${rule.pointer}/defaults/${category.key}`, category, rows: wanted }];
  });
}

/** A candidate for each category that a rule switches on where the law asks for a choice. */
export function preselections(evaluation: Evaluation, group: PlaceGroup): Candidate[] {
  const found = (isNew: boolean) =>
    onByDefault(evaluation, group, (category, row) => needsChoice(category, row) && wasExempt(category, row) === isNew);
  return [...found(false), ...found(true).map((each) => ({ ...each, since: SECOND_RULES_VERSION }))].map(preselected);
}

/** Reports whether the first rules took a category as exempt without a word of it, as they did in Great Britain. */
function wasExempt(category: EvaluatedCategory, { country }: RegimeRow): boolean {
  return country === "GB" && contradictionsOf(category).length === 0;
}

function preselected({
  category,
  ...at
}: Omit<Candidate, "message"> & { category: EvaluatedCategory; rows: RegimeRow[] }): Candidate {
  const { key } = category;
  const declare = "declare exempt: audience_measurement in the category instead.";
  const isMeasuring = couldBeExempt(category, at.rows);
  return {
    ...at,
    message: `${key} is on before visitors choose, so it runs without their consent.`,
    fix: `Set ${key} to off.${isMeasuring ? ` If it only measures your audience for you, ${declare}` : ""}`,
    joint: {
      item: key,
      fault: "{items} are on before visitors choose, so they run without their consent.",
      fix: "Set {items} to off.",
      ...(isMeasuring && { advice: `If ${key} only measures your audience for you, ${declare}` }),
    },
  };
}
