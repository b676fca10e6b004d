import { type Cues, cuesIn } from "./find-cues";

/** "Your consent also covers future purposes." A website that asks again for these is fair. */
const unbounded: Cues = {
  all: [["unbounded"], ["consenting", "agreeing", "accepting"], ["joining"]],
  none: ["renewing", "asking", "declining", "withdrawing", "separating"],
  said: "unbounded",
};

/** "For any purpose that they see fit." */
const limitless: Cues = { all: [["limitless"]], none: ["renewing", "withdrawing"], said: "limitless" };

/** The first sentence of a text that lets consent cover what is not known yet; null if there is none. */
export function unboundedConsentIn(text: string, tag: string): string | null {
  return cuesIn(text, tag, unbounded, limitless);
}
