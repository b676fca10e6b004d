import { clipped, listed } from "../../values/describe-value";
import { pointerTo } from "../../values/json-pointer";
import { european, exceptIn, gdprAndUk, inPlaces } from "../basis";
import type { EvaluatedCategory, Evaluation } from "../evaluation";
import type { EvaluatedDocument } from "../fill-defaults";
import { languageName } from "../language-name";
import { texts } from "../legal-texts";
import { embedded } from "../optional-purposes";
import { languagesOf } from "../place-languages";
import { europeAndBritain, europeBritainAndQuebec, optInPlaces } from "../place-selector";
import { placeOf } from "../regimes/regime-table";
import { type Candidate, FOURTH_RULES_VERSION, placeRule, type Rule } from "../rule";
import { promotionIn, purposeIn } from "../wording/described-purpose";
import { hasGroup, hasPhrase } from "../wording/find-phrase";

const SINCE = FOURTH_RULES_VERSION;

/** Purposes that visitors decide about separately. Signals for security and personalization go with any of them. */
const purposeOfSignal: Readonly<Record<string, string>> = {
  functionality_storage: "settings",
  analytics_storage: "measurement",
  ad_storage: "advertising",
  ad_user_data: "advertising",
  ad_personalization: "advertising",
};

/** Rules about what visitors learn of purposes before they choose. */
export const purposeCodes: readonly Rule[] = [
  placeRule(optInPlaces, {
    code: "purposes-bundled",
    level: "W",
    condition:
      "An optional category has signals of two purposes: settings, measurement or advertising; or it has signals of settings, and its description says that it measures.",
    readsPhrases: true,
    basis: [
      inPlaces("FR", "CNIL, deliberation 2020-092 (a choice for each purpose)", texts.cnilRecommendation),
      european("GDPR recital 43; EDPB Guidelines 05/2020, paragraphs 42 to 45", texts.gdprElsewhere),
      inPlaces("GB", "UK GDPR recital 43 (separate consent for separate purposes)", texts.ukGdpr),
    ],
    fix: "Give each purpose its own category.",
    since: SINCE,
    find: ({ document: { categories }, once }) => once("bundled purposes", () => categories.flatMap(bundledPurposes)),
  }),
  placeRule(optInPlaces, {
    code: "advertising-unnamed",
    level: "W",
    condition:
      "An optional category has an ad_* signal, and neither its label nor its description names advertising. If the label is vague or promises a better experience, the description is enough only if the body names advertising, too. It is also raised if the description says that it advertises or passes profiles on, but label, signals and sale_or_share do not.",
    readsPhrases: true,
    basis: gdprAndUk("article 4(11)"),
    fix: "Name advertising in the label.",
    since: SINCE,
    find: (evaluation) =>
      evaluation.once("advertising", () => [...unnamedAdvertising(evaluation), ...hiddenAdvertising(evaluation)]),
  }),
  placeRule(europeAndBritain, {
    code: "withdrawal-unmentioned",
    level: "W",
    condition:
      "The title and body in a language do not say that consent can be withdrawn or a choice changed, and do not point to the foot of the page.",
    readsPhrases: true,
    basis: gdprAndUk("article 7(3), third sentence"),
    fix: "Say in `banner.body` that visitors can withdraw their consent at any time.",
    since: SINCE,
    find: ({ document, once }, { rule }) =>
      rule.first_layer.includes("accept_all") ? once("withdrawal", () => silentOnWithdrawal(document)) : [],
  }),
  placeRule(europeBritainAndQuebec, {
    code: "audience-language-missing",
    level: "W",
    condition:
      "A place in regimes.audience, and no available language is spoken there. English counts everywhere but in France and Quebec, whose acts ask for French.",
    basis: [
      inPlaces("FR", "Act 94-665 (Toubon), article 2", texts.toubon),
      inPlaces("CA-QC", "Charter of the French language", texts.frenchCharter),
      // English is enough under the GDPR, so in France only the act on the language asks for French.
      ...gdprAndUk("article 12(1)").map((source) => exceptIn("FR", source)),
    ],
    fix: "Add the language.",
    since: SINCE,
    find: (evaluation, { rows }) => {
      const { languages, regimes } = evaluation.document;
      if (regimes.audience === undefined) return [];
      const lacking = rows.filter(
        (row) => evaluation.isInAudience(row) && isUnderstoodNowhere(languages.available, placeOf(row)),
      );
      const wanted = [...new Set(lacking.map((row) => languagesOf(placeOf(row))[0] ?? ""))].sort();
      return lacking.length === 0
        ? []
        : [
            {
              pointer: "/languages/available",
              message: `Your audience has visitors who read ${listed(wanted.map(languageName))}, but your texts are only in ${listed(languages.available.map(languageName))}.`,
              fix: `Add ${listed(wanted)} to languages.available, and write the texts.`,
              rows: lacking,
            },
          ];
    },
  }),
];

function bundledPurposes({ key, required, exempt, description, signals }: EvaluatedCategory, i: number): Candidate[] {
  const purposes = [...new Set(signals.flatMap((signal) => purposeOfSignal[signal] ?? []))];
  if (required || exempt !== undefined) return [];
  const effect = "so visitors cannot agree to one without the other.";
  if (purposes.length > 1) {
    const message = `The category ${key} has signals for ${listed(purposes)}, ${effect}`;
    return [{ pointer: `/categories/${i}/signals`, message }];
  }
  if (purposes[0] !== "settings") return [];
  return Object.entries(description)
    .filter(([tag, text]) => purposeIn(text, tag, "measures") !== null)
    .slice(0, 1)
    .map(([tag]) => ({
      pointer: `/categories/${i}/description${pointerTo([tag])}`,
      message: `The category ${key} has signals for settings, and its description speaks of measurement, ${effect}`,
    }));
}

function unnamedAdvertising({ document }: Evaluation): Candidate[] {
  const { categories, languages, texts: strings } = document;
  return categories.flatMap(({ key, required, label, description, signals }, i) => {
    if (required || !signals.some((signal) => signal.startsWith("ad_"))) return [];
    const names = (text: string | undefined, tag: string) => text !== undefined && hasPhrase(text, tag, "advertising");
    const unnamed = languages.available.filter(
      (tag) =>
        label[tag] !== undefined &&
        hasGroup(tag, "advertising") &&
        !names(label[tag], tag) &&
        // "Better experience" hides what its description says.
        !(
          names(description[tag], tag) &&
          (names(strings[tag]?.banner?.body, tag) || !hasPhrase(label[tag] ?? "", tag, "pleasing", "vague"))
        ),
    );
    const [first] = unnamed;
    return first === undefined
      ? []
      : [
          {
            pointer: `/categories/${i}/label${pointerTo([first])}`,
            message: `The category ${key} has signals for advertising, which its label "${label[first]}" does not name${unnamed.length === 1 ? "" : `, nor do its labels in ${listed(unnamed.slice(1))}`}.`,
          },
        ];
  });
}

/** Advertising in a description, in a category that visitors take for something else. */
function hiddenAdvertising({ document: { categories } }: Evaluation): Candidate[] {
  return categories.flatMap(({ key, required, label, description, signals, sale_or_share }, i) => {
    if (required || sale_or_share || signals.some((signal) => signal.startsWith("ad_"))) return [];
    const found = Object.entries(description).flatMap(([tag, text]) => {
      const sentence = hasPhrase(label[tag] ?? "", tag, "advertising")
        ? null
        : (purposeIn(text, tag, "advertises") ??
          (signals.includes("analytics_storage") ? null : promotionIn(text, tag)));
      return sentence === null || embedded.test(sentence) ? [] : [{ tag, sentence }];
    });
    const [first] = found;
    return first === undefined
      ? []
      : [
          {
            pointer: `/categories/${i}/description${pointerTo([first.tag])}`,
            message: `Does the category ${key} advertise? It is called "${label[first.tag]}", but its description says "${clipped(first.sentence)}".`,
            fix: "If so, name advertising in the label. If not, correct the description.",
          },
        ];
  });
}

function silentOnWithdrawal({ languages, texts: strings }: EvaluatedDocument): Candidate[] {
  return languages.available.flatMap((tag) => {
    const body = Object.hasOwn(strings, tag) ? strings[tag]?.banner?.body : undefined;
    return body === undefined ||
      !hasGroup(tag, "withdrawing") ||
      hasPhrase(`${strings[tag]?.banner?.title ?? ""} ${body}`, tag, "withdrawing")
      ? []
      : [
          {
            pointer: pointerTo(["texts", tag, "banner", "body"]),
            message: `The banner in ${languageName(tag)} does not say that visitors can withdraw their consent. They must learn that before they agree.`,
          },
        ];
  });
}

function isUnderstoodNowhere(available: readonly string[], place: string): boolean {
  const read = available.map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  const spoken = languagesOf(place);
  const isEnglishEnough = !["FR", "CA-QC"].includes(place);
  return spoken.length > 0 && !read.some((tag) => spoken.includes(tag) || (isEnglishEnough && tag === "en"));
}
