import { listed } from "../values/describe-value";
import { type EvaluatedCategory, type Evaluation, isSwitchedOn, type PlaceGroup } from "./evaluation";
import { couldBeExempt } from "./exemptions";
import { needsChoice } from "./needs-choice";
import { type ConsentModel, consentModels, type RegimeRow } from "./regimes/regime-row";
import type { Candidate } from "./rule";

/** The model of a rule that asks for less than the law of its places, if something may then run without a choice. */
export function weakerModel(evaluation: Evaluation, { rule, rows }: PlaceGroup): Candidate[] {
  const [row] = rows;
  if (row === undefined || strength(rule.model) >= strength(row.model) || isWayOutShown(rule, row)) return [];
  // The same words for all places of a kind, so that they make one finding.
  const optional = evaluation.document.categories.filter(({ required }) => !required);
  const isNamed = (category: EvaluatedCategory) =>
    row.choiceAbout === undefined ? category.exempt === undefined : needsChoice(category, row);
  const concerned = optional.some(isNamed) ? optional.filter(isNamed) : optional;
  const also = optional.some((category) => category.exempt !== undefined || couldBeExempt(category, rows))
    ? " Categories that declare an exemption (exempt) can stay on."
    : "";
  const keys = listed(concerned.map(({ key }) => key));
  return [
    {
      pointer: `${rule.pointer}/model`,
      message: `With model: ${rule.model}, ${effectOf(row.model, keys)}.`,
      fix: `Set model to ${row.model}.${also}`,
      rows: rows.filter((each) => mayRunUnasked(evaluation, rule, each)),
    },
  ];
}

/**
 * Reports whether a category that needs a choice in a place may run under a weaker model without one. A browser keeps
 * what was granted under a model that is at least as strong, even by "OK" or under an earlier document.
 */
function mayRunUnasked({ document, context }: Evaluation, rule: PlaceGroup["rule"], row: RegimeRow): boolean {
  const optional = document.categories.filter((category) => needsChoice(category, row));
  // Otherwise the model has no use but to run what needs consent.
  const isForExempt =
    row.model === "opt_in" &&
    document.categories.some((category) => isSwitchedOn(category, rule) && !needsChoice(category, row));
  // Under another model no TC string is made, so vendors assume that the GDPR does not apply.
  if (optional.length === 0 || !isForExempt || document.tcf?.enabled === true) return optional.length > 0;
  const kept = [...document.regimes.rules, ...(context.production?.document.regimes.rules ?? [])].filter(
    ({ model }) => strength(model) >= strength(rule.model) && strength(model) < strength(row.model),
  );
  return optional.some(({ key }) => [rule, ...kept].some(({ defaults }) => defaults?.[key] === "on"));
}

/** Preferences on the first layer are a way out. In the United States, acts ask for a link or a disclosure. */
function isWayOutShown({ model, first_layer }: PlaceGroup["rule"], row: RegimeRow): boolean {
  return row.country !== "US" && row.model === "opt_out" && model === "notice" && first_layer.includes("customize");
}

/** The choice that visitors lack under a weaker model, by the model that the law of their place asks for. */
function effectOf(asked: ConsentModel, categories: string): string {
  if (asked === "opt_in") return `${categories} may run before visitors agree`;
  return asked === "opt_out" ? `visitors cannot opt out of ${categories}` : `visitors do not learn of ${categories}`;
}

function strength(model: ConsentModel): number {
  return -consentModels.indexOf(model);
}
