import { type Cues, cuesIn } from "./find-cues";

/** "Only 30 seconds left to accept." */
const hurried: Cues = {
  all: [["hurrying"], ["agreeing", "accepting", "consenting"]],
  none: ["indifferent", "withdrawing", "renewing", "remembering"],
  said: "hurrying",
};

/** "Most readers accept." What others do is not a reason. */
const crowded: Cues = {
  all: [["majority"], ["agreeing"]],
  none: ["indifferent", "declining", "withdrawing"],
  said: "majority",
};

/** The first sentence of a text that hurries visitors to agree, or names others who do; null if there is none. */
export function urgedConsentIn(text: string, tag: string): string | null {
  return cuesIn(text, tag, hurried, crowded);
}
