import { isEased } from "./eased";
import { type Cues, cuesIn } from "./find-cues";
import { hasPhrase, hasPhraseBeside } from "./find-phrase";
import { matter, priced, sum } from "./label-meaning";
import { type Passage, passagesOf, statementsOf } from "./sentences";
import type { PhraseGroup } from "./wording";

/** The first sentence of a text that requires more than a click to refuse, or forbids it; null if there is none. */
export function burdenedRefusalIn(text: string, tag: string): string | null {
  return (
    burdenedBy(text, tag, ["requesting", "identifying"]) ??
    tiresomeIn(text, tag, ["requesting", ...tiresome]) ??
    cuesIn(text, tag, defied, outlived) ??
    statementsOf(text, tag).find((sentence) => matter.test(sentence) && cuesIn(sentence, tag, unchanged) !== null) ??
    null
  );
}

/** "If you refuse, the advertising cookies are set all the same." */
const unchanged: Cues = {
  all: [["declining", "opposing"], ["indifferent"], ["running"], ["promoting", "advertising"]],
  none: ["not", "required", "sparing", "withdrawing", "offering", "perks"],
  said: "running",
};

/** "Even if you refuse, our partners track you." What is necessary runs in any case. */
const defied: Cues = {
  all: [["concessive"], ["declining", "opposing"], ["tracing"]],
  none: ["required", "sparing", "withdrawing"],
  said: "tracing",
};

/** The same for an opt-out, which may require a form or a message, but no account. */
export function burdenedOptOutIn(text: string, tag: string): string | null {
  return burdenedBy(text, tag, ["identifying"]) ?? tiresomeIn(text, tag, tiresome) ?? ignoredSignalIn(text, tag);
}

/** "Signals of browsers, such as Global Privacy Control, are not processed." */
function ignoredSignalIn(text: string, tag: string): string | null {
  const isIgnored = (sentence: string) =>
    /global privacy control|\bgpc\b|do not track|opt-out preference/iu.test(sentence) &&
    hasPhrase(sentence, tag, "disregarding");
  return statementsOf(text, tag).find(isIgnored) ?? null;
}

/** The same where the whole text is about opting out, so that no sentence has to name it. */
export function burdenInOptOut(text: string, tag: string): string | null {
  const isBurden = (sentence: string) =>
    hasPhrase(sentence, tag, ...tiresome) &&
    !hasPhrase(sentence, tag, "indifferent", "voluntary") &&
    !hasPhraseBeside(sentence, tag, "unwilling", "negating");
  return burdenedOptOutIn(text, tag) ?? statementsOf(text, tag).find(isBurden) ?? null;
}

/** "The button that refuses hides this bar, and advertising stays on." */
const outlived: Cues = {
  all: [["declining", "opposing"], ["lingering"], ["promoting", "advertises", "measures"]],
  none: ["required", "sparing", "withdrawing"],
  said: "lingering",
};

/** Reports whether the label of a button that refuses asks for more than the click. */
export function isBurdenedLabel(label: string, tag: string): boolean {
  const isCharged = sum.test(label) || priced.test(label);
  return (isCharged || hasPhrase(label, tag, "requesting", "identifying")) && !hasPhrase(label, tag, "negating");
}

/** Reports whether the label of a button that opens the preferences asks for a login or an identity card. */
export function isLockedLabel(label: string, tag: string): boolean {
  return hasPhrase(label, tag, "identifying") && !hasPhrase(label, tag, "negating");
}

const tiresome: readonly PhraseGroup[] = ["identifying", "taxing"];

/** "Refuse at each of our partners", "You do not want advertising? Write to us". One click for all spares them. */
function tiresomeIn(text: string, tag: string, burdens: readonly PhraseGroup[]): string | null {
  const isTiresome = ({ whole, statement }: Passage) =>
    hasPhrase(whole, tag, "opposing", "unwilling") &&
    hasPhrase(statement, tag, ...burdens) &&
    // "After six months, agree or refuse again" asks for nothing more.
    !hasPhrase(statement, tag, "embracing", "indifferent", "revoking", "renewing") &&
    !isEased(statement, tag, "opposing", "requesting") &&
    // "If you do not want it" denies no burden.
    !hasPhraseBeside(statement, tag, "unwilling", "negating");
  const isSplit = ({ whole, statement }: Passage) =>
    hasPhrase(statement, tag, "partnerwise") &&
    hasPhrase(whole, tag, "opposing", "unwilling", "declining") &&
    !hasPhrase(statement, tag, "embracing", "indifferent");
  return passagesOf(text, tag).find((passage) => isTiresome(passage) || isSplit(passage))?.statement ?? null;
}

/** Ignores sentences about necessary things, which visitors cannot refuse. */
function burdenedBy(text: string, tag: string, burdens: readonly PhraseGroup[]): string | null {
  const isBurdened = (sentence: string) =>
    // "The shop works without your consent" asks for nothing.
    hasPhrase(sentence, tag, "opposing") &&
    hasPhrase(sentence, tag, ...burdens) &&
    !hasPhrase(sentence, tag, "indifferent") &&
    !burdens.every((burden) => hasPhraseBeside(sentence, tag, burden, "easing")) &&
    !hasPhraseBeside(sentence, tag, "declining", "negating");
  const isUnrefusable = (sentence: string) =>
    hasPhrase(sentence, tag, "unrefusable") &&
    !hasPhrase(sentence, tag, "required") &&
    (!hasPhrase(text, tag, "required") || hasPhrase(sentence, tag, "advertises", "measures", "advertising"));
  return statementsOf(text, tag).find((sentence) => isBurdened(sentence) || isUnrefusable(sentence)) ?? null;
}
