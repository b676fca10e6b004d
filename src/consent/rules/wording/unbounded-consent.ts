import { type Cues, cuesIn } from "./find-cues";
import { hasPhrase, hasPhraseBeside } from "./find-phrase";
import { statementsOf } from "./sentences";

/** "Your consent also covers future purposes." A website that asks again for these is fair. */
const unbounded: Cues = {
  all: [["unbounded"], ["consenting", "agreeing", "accepting"], ["joining"]],
  none: ["renewing", "asking", "declining", "withdrawing", "separating"],
  said: "unbounded",
};

/** The first sentence of a text that lets consent cover what is not known yet; null if there is none. */
export function unboundedConsentIn(text: string, tag: string): string | null {
  return cuesIn(text, tag, unbounded) ?? statementsOf(text, tag).find((each) => isLimitless(each, tag)) ?? null;
}

/** "For any purpose that they see fit, now or later." "We use it for no other purpose" denies it. */
function isLimitless(sentence: string, tag: string): boolean {
  return (
    hasPhrase(sentence, tag, "limitless") &&
    !hasPhrase(sentence, tag, "renewing") &&
    !hasPhraseBeside(sentence, tag, "limitless", "not")
  );
}
