import { listed } from "../../values/describe-value";
import { pointerTo } from "../../values/json-pointer";
import { european, everywhere, gdprAndUk, inPlaces, noKnownSection, serviceRule, untrueStatements } from "../basis";
import { type Evaluation, type PlaceGroup, switchedOn } from "../evaluation";
import { isNoticeShown } from "../exemption-notice";
import { isExemptIn } from "../exemptions";
import { languageChain, textIn } from "../language-lookup";
import { languageName } from "../language-name";
import { texts as sources } from "../legal-texts";
import { namesController } from "../names-controller";
import { europeAndBritain, everyPlaceInAudience, only, optInPlaces } from "../place-selector";
import { type Candidate, documentRule, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";
import { untranslatedTexts } from "../untranslated";
import { hasPhrase } from "../wording/find-phrase";

const SINCE = SECOND_RULES_VERSION;

/** Rules for the first layer beside accept and reject. */
export const firstLayerCodes: readonly Rule[] = [
  placeRule(europeAndBritain, {
    code: "customize-missing",
    level: "W",
    condition: "The first layer has accept_all without customize, and at least two categories are optional.",
    basis: [
      inPlaces("IT", "Garante, guidelines of 2021-06-10, no. 231", sources.garante),
      ...gdprAndUk("recital 43 (separate consent for separate purposes)", sources.gdprElsewhere),
    ],
    fix: "Add `customize` to `first_layer`.",
    since: SINCE,
    find: ({ document: { categories, tcf } }, { rule }) =>
      tcf?.enabled !== true && lacksCustomize(rule) && categories.filter(({ required }) => !required).length > 1
        ? [
            {
              pointer: `${rule.pointer}/first_layer`,
              message: "Visitors cannot choose purposes one by one: the banner has accept_all but no customize.",
            },
          ]
        : [],
  }),
  placeRule(optInPlaces, {
    code: "tcf-customize-missing",
    level: "E",
    condition: "With tcf.enabled, the first layer has accept_all without customize.",
    basis: [everywhere("IAB Europe TCF Policies, appendix B", sources.tcfPolicies)],
    fix: "Add `customize` to `first_layer`.",
    since: SINCE,
    find: ({ document: { tcf } }, { rule }) =>
      tcf?.enabled === true && lacksCustomize(rule)
        ? [
            {
              pointer: `${rule.pointer}/first_layer`,
              message: "The TCF requires a choice for each purpose, but the banner has accept_all and no customize.",
            },
          ]
        : [],
  }),
  placeRule(europeAndBritain, {
    code: "first-layer-uninformative",
    level: "W",
    condition:
      "The title and body in a language do not name the controller (`{controller}` or a distinctive word of its name), or name no purpose (`{purposes}`, a category's label, or words for advertising or measurement).",
    readsPhrases: true,
    basis: [
      inPlaces("FR", "CNIL, deliberation 2020-092", sources.cnilRecommendation),
      european("EDPB Guidelines 05/2020, paragraph 64", sources.edpbConsentElsewhere),
      inPlaces("GB", "UK GDPR article 4(11) and recital 42 (informed consent)", sources.ukGdpr),
    ],
    fix: "Put `{controller}` and `{purposes}` into `banner.body`.",
    since: SINCE,
    find: uninformative,
  }),
  placeRule(everyPlaceInAudience, {
    code: "notice-missing",
    level: "W",
    condition:
      "A rule with a first layer switches optional categories on before a choice, and the default language has no banner.notice.",
    basis: [
      inPlaces("US-CA", "Cal. Bus. & Prof. Code 17200; FTC Act section 5", sources.unfairCompetition),
      untrueStatements,
      ...gdprAndUk("article 5(1)(a)", sources.gdprElsewhere),
      noKnownSection,
    ],
    fix: "Write `banner.notice`: a text that says what is on, and how to refuse.",
    since: SINCE,
    find: untrueBody,
  }),
  placeRule(optInPlaces, {
    code: "consent-or-pay-conditions",
    level: "W",
    condition: "The rule declares refuse_by: pay.",
    basis: [
      inPlaces("GB", "ICO, guidance on consent or pay", sources.icoConsentOrPay),
      inPlaces("DE", "DSK, resolution of 2023-03-22; EDPB Opinion 08/2024", sources.edpbConsentOrPay),
      european("EDPB Opinion 08/2024 (on large platforms; used here by analogy)", sources.edpbConsentOrPay),
    ],
    fix: "Ask your lawyer to check your offer.",
    since: SINCE,
    find: (_judgement, { rule }) =>
      rule.refuse_by === "pay"
        ? [
            {
              pointer: `${rule.pointer}/refuse_by`,
              message:
                "Asking visitors to consent or pay is allowed only with a fair price, an equal service without tracking, and a choice for each purpose.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "paid-alternative-missing",
    level: "E",
    condition:
      "A rule declares refuse_by: pay, and visitors of some language have no address of links.paid_alternative.",
    basis: [serviceRule],
    fix: "Add `links.paid_alternative` in the default language.",
    since: SINCE,
    // It replaces the refusal of `reject-missing`, which no decision can waive either.
    isWaivable: false,
    find: ({ document: { regimes, links, languages }, reads: { each } }) => {
      if (!regimes.rules.some(({ refuse_by }) => refuse_by === "pay")) return [];
      const lacking = each(languages.available, (tag) =>
        textIn(links.paid_alternative ?? {}, languageChain(languages, tag)) === undefined ? [tag] : [],
      );
      return lacking.length > 0
        ? [
            {
              pointer: "/links",
              message: `With refuse_by: pay, visitors can pay instead of consenting, but no link leads to that offer in ${listed(lacking.map(languageName))}.`,
              fix: `Add links.paid_alternative in ${languages.default}.`,
            },
          ]
        : [];
    },
  }),
  documentRule({
    code: "text-in-other-language",
    level: "E",
    condition:
      "The body, or another text of four words or more, is identical to a starter's text in another language, or is identical in two languages. Links whose English titles regulations prescribe are not compared.",
    basis: gdprAndUk("article 12(1)"),
    fix: "Translate the text.",
    since: SINCE,
    find: untranslatedTexts,
  }),
  placeRule(only("DE", "AT"), {
    code: "imprint-link-missing",
    level: "W",
    condition: "The banner is modal or covers the page, and links.imprint has no address in the default language.",
    basis: [
      inPlaces("DE", "DDG section 5", sources.germanImprint),
      inPlaces("AT", "ECG section 5", sources.austrianImprint),
    ],
    fix: "Add `links.imprint`.",
    since: SINCE,
    find: ({ document: { layout, links, languages } }) =>
      (layout.kind === "modal" || layout.overlay) && links.imprint?.[languages.default] === undefined
        ? [
            {
              pointer: "/links",
              message: "The banner covers the page, and with it the link to your imprint, which must stay reachable.",
            },
          ]
        : [],
  }),
];

function lacksCustomize({ first_layer }: PlaceGroup["rule"]): boolean {
  return first_layer.includes("accept_all") && !first_layer.includes("customize");
}

function uninformative({ document }: Evaluation, { rule }: PlaceGroup): Candidate[] {
  if (!rule.first_layer.includes("accept_all")) return [];
  const { identity, categories, languages, texts } = document;
  return languages.available.flatMap((tag) => {
    const body = Object.hasOwn(texts, tag) ? texts[tag]?.banner?.body : undefined;
    if (body === undefined) return [];
    const shown = `${texts[tag]?.banner?.title ?? ""} ${body}`;
    const says = (words: string | undefined) =>
      words !== undefined && shown.toLowerCase().includes(words.toLowerCase());
    const labels = categories.flatMap(({ label }) => label[tag] ?? []);
    const namesPurpose =
      says("{purposes}") ||
      categories.some(({ required, label }) => !required && says(label[tag])) ||
      hasPhrase(shown, tag, "advertises", "measures", "promoting", "advertising");
    const missing = [
      ...(says("{controller}") || namesController(shown, identity.controller_name, labels)
        ? []
        : [{ what: "who you are", write: "{controller}" }]),
      ...(namesPurpose ? [] : [{ what: "what you use data for", write: "{purposes}" }]),
    ];
    return missing.length === 0
      ? []
      : [
          {
            pointer: pointerTo(["texts", tag, "banner", "body"]),
            message: `The banner in ${languageName(tag)} does not say ${listed(missing.map(({ what }) => what))}.`,
            fix: `Put ${listed(missing.map(({ write }) => write))} into banner.body.`,
          },
        ];
  });
}

function untrueBody(evaluation: Evaluation, group: PlaceGroup): Candidate[] {
  const { rule, rows } = group;
  const { languages, texts } = evaluation.document;
  const isTold = isNoticeShown(evaluation, group);
  const on = switchedOn(evaluation, rule)
    .filter((category) => !(isTold && rows.every((row) => isExemptIn(category, row))))
    .map(({ key }) => key);
  if (rule.first_layer.length === 0 || on.length === 0) return [];
  return texts[languages.default]?.banner?.notice !== undefined
    ? []
    : [
        {
          pointer: `${rule.pointer}/first_layer`,
          message: `${listed(on)} ${on.length === 1 ? "is" : "are"} already on here, but the banner still asks for consent.`,
        },
      ];
}
