import { type Cues, cuesIn } from "./find-cues";
import { hasPhrase, hasPhraseBeside, headsWith, isAffirmed, withoutPhrases } from "./find-phrase";
import { sum } from "./label-meaning";
import { type Passage, passagesOf, statementsOf, utterancesOf } from "./sentences";

/** The first sentence of a text that says that refusing does harm or ends a service; null if there is none. */
export function penalizedRefusalIn(text: string, tag: string): string | null {
  const isPenalized = (sentence: string) =>
    hasPhrase(sentence, tag, "declining") &&
    !hasPhrase(sentence, tag, "sparing") &&
    !isAboutNecessary(sentence, tag) &&
    (isAffirmed(sentence, tag, "penalizing", "declining") ||
      isHarmful(sentence, tag) ||
      hasPhrase(sentence, tag, "depriving"));
  return (
    statementsOf(text, tag).find(isPenalized) ??
    lostPerkIn(text, tag) ??
    passagesOf(text, tag).find(({ statement }) => sum.test(statement) && cuesIn(statement, tag, charged) !== null)
      ?.statement ??
    cuesIn(text, tag, delayed, scanted)
  );
}

/** "Whoever refuses pays 2 euros for each booking." */
const charged: Cues = { all: [["declining", "opposing"], ["owing"]], none: ["indifferent", "sparing"], said: "owing" };

/** "Whoever refuses sees only the headlines." Fewer cookies and other advertising are not a loss. */
const scanted: Cues = {
  all: [["declining", "opposing"], ["receiving"], ["scanting"], ["offering", "access"]],
  none: [
    "indifferent",
    "sparing",
    "renewing",
    "required",
    "promoting",
    "advertising",
    "open",
    "placing",
    "withdrawing",
  ],
  said: "scanting",
};

/** "Whoever refuses has to wait for 30 seconds." Waiting for an answer harms no one. */
const delayed: Cues = {
  all: [["declining", "opposing"], ["waiting"], ["timing"]],
  none: ["indifferent", "sparing", "renewing"],
  said: "waiting",
};

/** The first sentence of a text that says that whoever refuses loses a perk or pays more; null if there is none. */
export function lostPerkIn(text: string, tag: string): string | null {
  return passagesOf(text, tag).find((passage) => isLost(passage, tag))?.statement ?? null;
}

/** "What is necessary cannot be switched off, since the website does not work without it": no one refuses anything. */
function isAboutNecessary(sentence: string, tag: string): boolean {
  return hasPhrase(sentence, tag, "required") && hasPhrase(sentence, tag, "imposing", "unrefusable");
}

/** "We no longer guarantee your security": the negation is a part of the harm. Another one denies it. */
function isHarmful(sentence: string, tag: string): boolean {
  const restOf = (text: string) => withoutPhrases(withoutPhrases(text, tag, "declining"), tag, "penalizing");
  return (
    headsWith(sentence, tag, "penalizing").some((head) => !hasPhrase(restOf(head), tag, "negating")) &&
    !hasPhrase(restOf(sentence), tag, "indifferent")
  );
}

/** "Whoever refuses pays the full price": something that customers have, and that is lost or denied. */
function isLost({ whole, statement }: Passage, tag: string): boolean {
  return (
    hasPhrase(whole, tag, "declining", "opposing") &&
    headsWith(statement, tag, "perks").some((head) => {
      // "Support works without consent" denies the consent only.
      const rest = withoutPhrases(head.slice(head.lastIndexOf(",") + 1), tag, "declining");
      // "Refusing does not change your points, your prices or your queue": the denial is about the whole list.
      const isDenied = hasPhrase(withoutPhrases(head, tag, "declining"), tag, "not");
      // "No discount" is a loss; "no fee", and "does not end your discount", are none.
      return hasPhrase(rest, tag, "not")
        ? hasPhraseBeside(rest, tag, "costs", "perks") && !hasPhrase(statement, tag, "lapsing", "penalizing")
        : hasPhrase(rest, tag, "lapsing") && !isDenied;
    }) &&
    !hasPhrase(whole, tag, "indifferent", "sparing")
  );
}

/** The first sentence of a text that promises a reward for consent; null if there is none. */
export function rewardedConsentIn(text: string, tag: string): string | null {
  const isRewarded = ({ whole }: Passage) =>
    hasPhrase(whole, tag, "earning") &&
    hasPhrase(whole, tag, "agreeing", "consenting") &&
    !hasPhraseBeside(whole, tag, "declining", "not", "indifferent");
  const isBribe = ({ whole }: Passage) =>
    (sum.test(whole) || hasPhrase(whole, tag, "rewarding")) &&
    hasPhrase(whole, tag, "agreeing") &&
    !hasPhrase(whole, tag, "indifferent", "advertises", "not");
  return passagesOf(text, tag).find((passage) => isRewarded(passage) || isBribe(passage))?.statement ?? null;
}

/** The first sentence of a text, or question, that reproaches whoever refuses; null if there is none. */
export function reproachIn(text: string, tag: string): string | null {
  return utterancesOf(text, tag).find((sentence) => hasPhrase(sentence, tag, "scolding")) ?? null;
}
