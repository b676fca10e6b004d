import { listed } from "../../values/describe-value";
import { european, inPlaces, nationalActs, serviceRule } from "../basis";
import type { Evaluation } from "../evaluation";
import { isNoticeShown, isObjectionNamed } from "../exemption-notice";
import { contradictionsOf, exemptions, isExemptIn } from "../exemptions";
import { texts } from "../legal-texts";
import { needsChoice } from "../needs-choice";
import { onByDefault, preselections } from "../on-by-default";
import {
  everyPlace,
  exemptPlaces,
  only,
  optInBut,
  optInPlaces,
  optInPlacesOfAnyVisitor,
  sensitiveOptInPlaces,
} from "../place-selector";
import { type Candidate, documentRule, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";
import { weakerModel } from "../weaker-model";

const quebecAct = inPlaces(
  "CA-QC",
  "Act respecting the protection of personal information in the private sector, section 8.1",
  texts.quebec,
);

const maryland = only("US-MD");

/** Rules for what may run before a choice, and where. */
export const modelCodes: readonly Rule[] = [
  documentRule({
    code: "rule-overlap",
    level: "W",
    condition: "Two rules of one match kind and equal priority match one place.",
    basis: [serviceRule],
    fix: "Name each place in one rule only.",
    find: overlaps,
  }),
  placeRule(everyPlace, {
    code: "model-weaker-than-regime",
    level: "E",
    condition:
      "The rule's model asks visitors for less than the law of the place: opt_in asks most, then opt_out, notice and none. A category must be concerned: an optional one that is not exempt there. Where the choice is only about tracking (docs/regimes.md), it is one that is sold, shared or sensitive, or has an ad_* signal. A rule that switches on only exempt categories is not reported. It is reported with tcf.enabled, and where another rule with a model as strong, or production's, switches the category on: browsers keep that choice.",
    basis: [nationalActs, inPlaces("US-CA", "Cal. Civ. Code 1798.135(a)", texts.ccpa135), quebecAct],
    fix: "Set `model` to that of the place. Exempt categories can stay on.",
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
    fix: "Set `blocking.mode` to `auto`.",
    isWaivable: false,
    find: ({ document: { blocking, categories } }, { rows }) =>
      blocking.mode === "report_only"
        ? [
            {
              pointer: "/blocking/mode",
              message: "With mode: report_only, nothing is blocked before visitors agree.",
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
    fix: "Set `blocking.mode` to `auto`.",
    find: ({ document }) =>
      document.blocking.mode === "manual"
        ? [
            {
              pointer: "/blocking/mode",
              message:
                "With mode: manual, only tags that you mark are blocked; a forgotten one runs before visitors agree.",
            },
          ]
        : [],
  }),
  placeRule(optInPlacesOfAnyVisitor, {
    code: "unknown-allowed",
    level: "E",
    condition: "unknown_requests or unknown_storage is allow.",
    basis: [nationalActs],
    fix: "Set the member to `block`.",
    find: ({ document: { blocking }, reads: { each } }) =>
      each(["unknown_requests", "unknown_storage"] as const, (member) =>
        blocking[member] === "allow"
          ? [
              {
                pointer: `/blocking/${member}`,
                message: `With ${member}: allow, what you have not sorted into a category runs before visitors agree.`,
                fix: `Set ${member} to block.`,
              },
            ]
          : [],
      ),
  }),
  placeRule(optInBut("CA-QC"), {
    code: "preselected-category",
    level: "E",
    condition: "A rule switches an optional category on before a choice, and the category is not exempt there.",
    basis: [
      european("CJEU C-673/17 (Planet49); GDPR article 4(11) and recital 32", texts.planet49),
      inPlaces("GB", "PECR regulation 6; UK GDPR article 4(11)", texts.pecr),
    ],
    fix: "Set the category to off.",
    isWaivable: false,
    find: preselections,
  }),
  placeRule(only("CA-QC"), {
    code: "quebec-default-on",
    level: "E",
    condition:
      "The rule's defaults switch on an optional category, unless it declares an exemption or has only the signals functionality_storage and security_storage. One that is sold, shared or sensitive, or has an ad_* signal, is always reported.",
    basis: [quebecAct],
    fix: "If it identifies, locates or profiles visitors, set the category to `off`.",
    find: (evaluation, group) =>
      onByDefault(evaluation, group, needsChoice).map(({ category: { key }, ...at }) => ({
        ...at,
        message: `${key} is on before visitors choose. Does it identify, locate or profile them?`,
        fix: `If so, set ${key} to off until visitors switch it on.`,
        joint: {
          item: key,
          fault: "{items} are on before visitors choose. Which of these identify, locate or profile them?",
          fix: "Set those to off until visitors switch them on.",
        },
      })),
  }),
  placeRule(exemptPlaces, {
    code: "exemption-conditions",
    level: "W",
    condition:
      "A rule switches a category on before a choice, its exemption holds in the place, and banner.notice is missing or does not say how to object.",
    readsPhrases: true,
    basis: [...exemptions.audience_measurement, ...exemptions.appearance],
    fix: "Inform visitors in `banner.notice`, and keep to the conditions: own purposes, aggregated figures, a simple way to object.",
    since: SECOND_RULES_VERSION,
    find: (evaluation, group) => {
      const isInformed = isNoticeShown(evaluation, group);
      if (isInformed && isObjectionNamed(evaluation.document)) return [];
      return onByDefault(evaluation, group, (category, row) => isExemptIn(category, row)).map(
        ({ category: { key }, ...at }) => ({
          ...at,
          message: `${key} runs without consent, under an exemption. ${isInformed ? "banner.notice does not say how to object." : "No notice informs visitors."}`,
          fix: isInformed
            ? "Write in banner.notice how to object. Check the other conditions: your own purposes, and aggregated figures."
            : "Write banner.notice and show a first layer: visitors must learn of it, and how to object.",
        }),
      );
    },
  }),
  documentRule({
    code: "exemption-contradicted",
    level: "E",
    condition: "A category declares an exemption, but is required, sensitive, sells or shares, or has an ad_* signal.",
    basis: [...exemptions.audience_measurement, ...exemptions.appearance],
    fix: "Remove `exempt`.",
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
                message: `${category.key} has exempt: ${category.exempt}, but ${listed(reasons)}.`,
                fix: `Remove exempt from ${category.key}.`,
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
      onByDefault(evaluation, group, ({ sensitive }) => sensitive).flatMap(({ category: { key }, rows, ...at }) => [
        {
          ...at,
          rows: rows.filter((row) => !maryland.includes(row)),
          message: `The sensitive category ${key} is on before visitors choose. Sensitive data needs consent first.`,
          fix: `Set ${key} to off.`,
        },
        {
          ...at,
          rows: rows.filter(maryland.includes),
          // The section knows no exception for consent.
          message: `The sensitive category ${key} is on before visitors choose. Maryland allows sensitive data only where what a visitor asked for strictly needs it.`,
          fix: `Set ${key} to off, and ask your lawyer whether you may collect it at all.`,
        },
      ]),
  }),
  placeRule(optInPlaces, {
    code: "consent-wall",
    level: "E",
    condition:
      "The banner covers the page, close_button is none, and the rule has no reject_all and does not declare refuse_by: pay.",
    since: SECOND_RULES_VERSION,
    basis: [
      european(
        "GDPR articles 4(11) and 7 (freely given), as EDPB Guidelines 05/2020 read them (paragraph 39, example 6a)",
        texts.edpbConsent,
      ),
      inPlaces("GB", "PECR regulation 6, with UK GDPR 4(11) and 7", texts.pecr),
    ],
    // Not a close button: without a refusal as easy as the grant, `reject-missing` would follow.
    fix: "Add `reject_all` to `first_layer`.",
    find: ({ document: { layout } }, { rule }) =>
      (layout.kind === "modal" || layout.overlay) &&
      layout.close_button === "none" &&
      rule.first_layer.length > 0 &&
      rule.refuse_by !== "pay" &&
      !rule.first_layer.includes("reject_all")
        ? [
            {
              pointer: `${rule.pointer}/first_layer`,
              message: "The banner covers the page, and visitors can neither refuse nor close it.",
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
        message: `The rules ${regimes.rules[first]?.id} and ${id} both name ${place} with priority ${priority}. The first wins, so ${id} never applies there.`,
        fix: `Remove ${place} from ${id}.`,
      };
    }
  }
}
