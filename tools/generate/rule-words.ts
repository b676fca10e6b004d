import { RULES_VERSION } from "../../src/consent/rules";
import {
  optOutStates,
  type PlaceSelector,
  sensitiveOptInPlaces,
  signalStates,
} from "../../src/consent/rules/place-selector";
import { placeOf, places, rowAt } from "../../src/consent/rules/regimes/regime-table";

/** The places of a selector by the law of the rules' day. */
function placesIn({ includes }: PlaceSelector): string {
  return places
    .map((place) => rowAt(place, RULES_VERSION))
    .filter(includes)
    .map(placeOf)
    .filter((place) => place !== "")
    .join(", ");
}

/** The words that entries of docs/rules.md use without an explanation, with their meanings. */
export const ruleWords: readonly (readonly [word: string, meaning: string])[] = [
  ["audience", "The places that the site is for, in `regimes.audience`. Without it, every place."],
  ["catalogue", "The list of known trackers that comes with consentform."],
  [
    "cautious",
    "Of a place: its law leaves room, or only its name is known. Rules only warn there. [Regimes](regimes.md) marks it.",
  ],
  ["default language", "The language of `languages.default`. Visitors whose language is not available get its texts."],
  ["EEA", "The EU with Iceland, Liechtenstein and Norway."],
  [
    "exempt",
    "Of a category: it may run without consent, under an [exemption](regimes.md#exemptions-from-consent) or because the choice there is about other categories ([Regimes](regimes.md), column *choice about*).",
  ],
  ["fallback", "The model in `regimes.fallback`, for visitors whom no rule of the document matches."],
  ["first layer", "The banner as visitors first see it, before they open the preferences."],
  ["grace", "The time in which a rule newer than an accepted document only warns. It ends when the document changes."],
  [
    "model",
    "`opt_in`: nothing optional runs before consent, except exempt categories. `opt_out`: it may run until visitors object. `notice`: it may run once visitors are informed. `none`: it runs.",
  ],
  ["opt_in places", "Places whose law requires consent first: those with the model `opt_in` in [Regimes](regimes.md)."],
  [
    "opt_in_sensitive places",
    `Places whose law requires consent first for sensitive data, such as health, although their model is weaker: ${placesIn(sensitiveOptInPlaces)}.`,
  ],
  ["opt-out states", `US states whose law lets visitors opt out: ${placesIn(optOutStates)}.`],
  ["place", "A country or part of one, as a code of ISO 3166: `DE` is Germany, `US-CA` California, `CA-QC` Quebec."],
  ["production", "The environment that real visitors meet."],
  ["regime", "The law of a place and what it requires, a row of [Regimes](regimes.md)."],
  ["required category", "A category with `required: true`. It is always on, and visitors cannot refuse it."],
  ["sentence of the banner", "A sentence of the banner's body or notice, of the preferences, or of the opt-out."],
  ["signal", "What a category grants to Google's consent mode, such as `ad_storage`."],
  [
    "signal states",
    `US states whose law requires sites to honor a browser's opt-out signal (Global Privacy Control): ${placesIn(signalStates)}. The *other* ones are those but California.`,
  ],
  ["starter", "The first draft of a document, which `npx consentform starter` prints."],
  ["token set", "The colors of one theme, in `theme.tokens.light` or `theme.tokens.dark`."],
  ["waiver", "A recorded decision to publish in spite of an error: its code, the reason and who approved it."],
];
