import { listed } from "../../values/describe-value";
import { european, inPlaces, nationalActs, serviceRule } from "../basis";
import { type EvaluatedCategory, type Evaluation, isSwitchedOn, type PlaceGroup } from "../evaluation";
import { contradictionsOf, exemptions, isExemptIn } from "../exemptions";
import { texts } from "../legal-texts";
import { needsChoice } from "../needs-choice";
import {
  everyPlace,
  exemptPlaces,
  only,
  optInBut,
  optInPlaces,
  optInPlacesOfAnyVisitor,
  sensitiveOptInPlaces,
} from "../place-selector";
import type { RegimeRow } from "../regimes/regime-row";
import { type Candidate, documentRule, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";
import { weakerModel } from "../weaker-model";

const quebecAct = inPlaces(
  "CA-QC",
  "Act respecting the protection of personal information in the private sector, section 8.1",
  texts.quebec,
);

/** Rules for what may run before a choice, and where. */
export const modelCodes: readonly Rule[] = [
  documentRule({
    code: "rule-overlap",
    level: "W",
    condition: "Two rules of one match kind and equal priority match one place.",
    basis: [serviceRule],
    fix: "Give one rule a higher priority, or name the place once.",
    find: overlaps,
  }),
  placeRule(everyPlace, {
    code: "model-weaker-than-regime",
    level: "E",
    condition:
      "The rule's model is weaker than that of the place (opt_in > opt_out > notice > none), and a category is optional and not exempt there; where a state of the US has opt_out, one that sells or shares, is sensitive or has an ad_* signal. A rule that switches on exempt categories only is spared, unless a choice made without consent counts there: where another rule of a model at least as strong, or production's, switches the category on, or with tcf.enabled.",
    basis: [nationalActs, inPlaces("US-CA", "Cal. Civ. Code 1798.135(a)", texts.ccpa135), quebecAct],
    fix: "Use the model of the place, or leave it to the fallback. Under opt_in, exempt categories may be on too.",
    isWaivable: false,
    // No comprehensive act asks for anything there, regardless of the row's entry for health data.
    warnsIn: ({ regime }) => regime === "us",
    find: weakerModel,
  }),
  placeRule(optInPlacesOfAnyVisitor, {
    code: "no-prior-blocking",
    level: "E",
    condition: "blocking.mode is report_only, and a category is optional and not exempt there.",
    basis: [nationalActs],
    fix: "Use `auto`, or `manual` with marked tags.",
    isWaivable: false,
    find: ({ document: { blocking, categories } }, { rows }) =>
      blocking.mode === "report_only"
        ? [
            {
              pointer: "/blocking/mode",
              message: "report_only blocks nothing before consent. Use auto, or manual with marked tags.",
              rows: rows.filter((row) => categories.some((category) => needsChoice(category, row))),
            },
          ]
        : [],
  }),
  placeRule(optInPlaces, {
    code: "manual-blocking",
    level: "W",
    condition: "blocking.mode is manual.",
    basis: [nationalActs],
    fix: "Use `auto`, or check every tag.",
    find: ({ document }) =>
      document.blocking.mode === "manual"
        ? [
            {
              pointer: "/blocking/mode",
              message:
                "manual blocks only tags that are marked by hand; a forgotten one runs before consent. Use auto, or check every tag.",
            },
          ]
        : [],
  }),
  placeRule(optInPlacesOfAnyVisitor, {
    code: "unknown-allowed",
    level: "E",
    condition: "unknown_requests or unknown_storage is allow.",
    basis: [nationalActs],
    fix: "Use `block` or `report`.",
    find: ({ document: { blocking }, reads: { each } }) =>
      each(["unknown_requests", "unknown_storage"] as const, (member) =>
        blocking[member] === "allow"
          ? [
              {
                pointer: `/blocking/${member}`,
                message: `${member} is allow, so what no one has classified runs before consent. Use block or report.`,
              },
            ]
          : [],
      ),
  }),
  placeRule(optInBut("CA-QC"), {
    code: "preselected-category",
    level: "E",
    condition:
      "A rule switches an optional category on before a choice, and no exemption that the category declares holds there.",
    basis: [
      european("CJEU C-673/17 (Planet49); GDPR article 4(11) and recital 32", texts.planet49),
      inPlaces("GB", "PECR regulation 6; UK GDPR article 4(11)", texts.pecr),
    ],
    fix: "Set the category to off.",
    isWaivable: false,
    find: (evaluation, group) =>
      [
        ...onByDefault(evaluation, group, (category, row) => !isExemptIn(category, row) && !wasExempt(category, row)),
        ...onByDefault(
          evaluation,
          group,
          (category, row) => !isExemptIn(category, row) && wasExempt(category, row),
        ).map((found) => ({ ...found, since: SECOND_RULES_VERSION })),
      ].map(preselected),
  }),
  placeRule(only("CA-QC"), {
    code: "quebec-default-on",
    level: "E",
    condition: "The rule's defaults have an optional category on.",
    basis: [quebecAct],
    fix: "Set the category to off.",
    find: (evaluation, group) => onByDefault(evaluation, group, () => true).map(preselected),
  }),
  placeRule(exemptPlaces, {
    code: "exemption-conditions",
    level: "W",
    condition: "A rule switches a category on before a choice, and its exemption holds in the place.",
    basis: [...exemptions.audience_measurement, ...exemptions.appearance],
    fix: "Keep to the conditions: own purposes, aggregated figures, clear notice, a simple way to object.",
    since: SECOND_RULES_VERSION,
    find: (evaluation, group) =>
      onByDefault(evaluation, group, (category, row) => isExemptIn(category, row)).map(({ key, ...at }) => ({
        ...at,
        message: `The category ${key} runs without consent as exempt. ${noticeAdvice(evaluation, group)} Use it for your own purposes and aggregated figures only, and let visitors object.`,
      })),
  }),
  documentRule({
    code: "exemption-contradicted",
    level: "E",
    condition: "A category declares an exemption, but is required, sensitive, sells or shares, or has an ad_* signal.",
    basis: [...exemptions.audience_measurement, ...exemptions.appearance],
    fix: "Remove `exempt`, or what contradicts it.",
    since: SECOND_RULES_VERSION,
    find: ({ document: { categories }, reads: { each } }) =>
      each(categories, (category, i) => {
        if (category.exempt === undefined) return [];
        const reasons = [...contradictionsOf(category), ...(category.required ? ["is required"] : [])];
        return reasons.length === 0
          ? []
          : [
              {
                pointer: `/categories/${i}/exempt`,
                message: `The category ${category.key} is declared exempt as ${category.exempt}, but ${listed(reasons)}. Remove exempt, or what contradicts it.`,
              },
            ];
      }),
  }),
  placeRule(sensitiveOptInPlaces, {
    code: "sensitive-default-on",
    level: "E",
    condition: "The rule's defaults have a sensitive category on.",
    basis: [
      inPlaces("US-CT", "Conn. Gen. Stat. 42-520(a)(4)", texts.connecticutSensitive),
      inPlaces("US-MD", "Md. Code, Com. Law 14-4707(a)(1)", texts.marylandSensitive),
    ],
    fix: "Set the category to off.",
    find: (evaluation, group) =>
      onByDefault(evaluation, group, ({ sensitive }) => sensitive).map(({ key, ...at }) => ({
        ...at,
        message: `The sensitive category ${key} is on before a choice. Sensitive data needs consent first; set it to off.`,
      })),
  }),
  placeRule(optInPlaces, {
    code: "consent-wall",
    level: "E",
    condition:
      "The banner covers the page, close_button is none, and the rule has no reject_all and does not declare refuse_by: pay.",
    since: SECOND_RULES_VERSION,
    basis: [european("EDPB Guidelines 05/2020, paragraph 39 and example 6a", texts.edpbConsent)],
    fix: "Add `reject_all`, a close button, or declare `refuse_by: pay`.",
    find: ({ document: { layout } }, { rule }) =>
      (layout.kind === "modal" || layout.overlay) &&
      layout.close_button === "none" &&
      rule.first_layer.length > 0 &&
      rule.refuse_by !== "pay" &&
      !rule.first_layer.includes("reject_all")
        ? [
            {
              pointer: `${rule.pointer}/first_layer`,
              message:
                "The banner covers the page and can neither be closed nor rejected. Add reject_all to first_layer, or a close button.",
            },
          ]
        : [],
  }),
];

function* overlaps({ document: { regimes } }: Evaluation): Iterable<Candidate> {
  const firstByKind = new Map<string, Map<string, number>>();
  for (const [index, { match, priority, id }] of regimes.rules.entries()) {
    const named = match.subdivisions ?? match.countries ?? match.regimes ?? [];
    const kind = Object.keys(match)[0] ?? "";
    const key = `${kind} ${priority}`;
    const firstByPlace = firstByKind.get(key) ?? new Map<string, number>();
    firstByKind.set(key, firstByPlace);
    for (const [i, place] of named.entries()) {
      const first = firstByPlace.get(place);
      if (first === undefined) {
        firstByPlace.set(place, index);
        continue;
      }
      yield {
        pointer: `/regimes/rules/${index}/match/${kind}/${i}`,
        message: `${place} is already named by the rule ${regimes.rules[first]?.id} with the same priority ${priority}, which wins because it comes first; ${id} never applies there. Give one a higher priority, or name the place once.`,
      };
    }
  }
}

/** Reports whether the first rules took a category as exempt without a word of it, as they did in Great Britain. */
function wasExempt(category: EvaluatedCategory, { country }: RegimeRow): boolean {
  return country === "GB" && contradictionsOf(category).length === 0;
}

/** Categories that a rule switches on before a choice, each with the places where that is wanted. */
function onByDefault(
  evaluation: Evaluation,
  { rule, rows }: PlaceGroup,
  isWanted: (category: EvaluatedCategory, row: RegimeRow) => boolean,
): { pointer: string; key: string; rows: RegimeRow[] }[] {
  return evaluation.reads.each(evaluation.document.categories, (category) => {
    const wanted = isSwitchedOn(category, rule) ? rows.filter((row) => isWanted(category, row)) : [];
    const { key } = category;
    return wanted.length === 0 ? [] : [{ pointer: `${rule.pointer}/defaults/${key}`, key, rows: wanted }];
  });
}

/** The condition to inform, for a website that does and for one that does not. */
function noticeAdvice({ document: { languages, texts: strings } }: Evaluation, { rule }: PlaceGroup): string {
  return rule.model !== "none" &&
    rule.first_layer.length > 0 &&
    strings[languages.default]?.banner?.notice !== undefined
    ? "The notice on the first layer informs visitors, as the exemption asks."
    : "No notice informs visitors, which the exemption asks for: write banner.notice and show a first layer, or describe it in the privacy policy.";
}

function preselected({ key, ...at }: Omit<Candidate, "message"> & { key: string }): Candidate {
  // The rows of a group are all cautious, or none is.
  const asked = at.rows?.some(({ cautious }) => cautious)
    ? "The law of these places may allow that with a notice and a way to refuse; off is the safe choice."
    : "Consent is an action of the visitor; set it to off or leave it out.";
  return { ...at, message: `The optional category ${key} is on before a choice. ${asked}` };
}
