import { clausesWith, hasPhrase, hasPhraseBeside, withoutClauses, withoutPhrases } from "./find-phrase";
import { withoutQuotations } from "./quotations";
import { answeredQuestionsOf, statementsOf } from "./sentences";
import type { PhraseGroup } from "./wording";

/** The first sentence of a text that takes going on, closing or silence for consent; null if there is none. */
export function impliedConsentIn(text: string, tag: string): string | null {
  return (
    statementsOf(text, tag).find((sentence) => isConsentImplied(sentence, tag)) ??
    answeredQuestionsOf(text, tag).find(({ question, whole }) => isAnswered(question, whole, tag))?.whole ??
    null
  );
}

/** "No objection? Then we place cookies." A question that asks for consent is answered by the visitor. */
function isAnswered(question: string, whole: string, tag: string): boolean {
  return (
    hasPhrase(question, tag, "goingOn", "idle", "unopposed") &&
    !hasPhrase(question, tag, "consenting") &&
    isConsentImplied(whole.replace(/[?？;\u037e]/gu, ","), tag)
  );
}

function isConsentImplied(sentence: string, tag: string): boolean {
  // Three words can be a label, but what they say by going on is not about a click.
  const said = withoutQuotations(sentence, 3);
  if (said !== sentence && !isConsentImplied(said, tag)) return false;
  const isPossible =
    // The shortest lists first: most sentences end here.
    hasPhrase(sentence, tag, "consenting", "affirming") || hasPhrase(sentence, tag, "unopposed");
  if (!isPossible || hasPhrase(sentence, tag, "freeing") || isAboutButton(sentence, tag)) return false;
  // "To withdraw consent, visit this page" takes nothing for consent.
  const rest = withoutClauses(sentence, tag, "revoking");
  // "By clicking OK or continuing": a click is lawful, and what follows "or" counts.
  const alternative = withoutPhrases(rest, tag, "clickingOr");
  return isUndenied(rest, tag) || (alternative !== rest && isUndenied(alternative, tag));
}

/** A sentence that begins with the label of a button that grants: "“Accept” lets us choose ads by your browsing." */
function isAboutButton(sentence: string, tag: string): boolean {
  const label = /^\s*["“„«「]([^"”“»」]+)["”“»」].*\p{L}/su.exec(sentence)?.[1];
  return label !== undefined && hasPhrase(label, tag, "accepting") && !hasPhrase(sentence, tag, "clickingOr");
}

function isUndenied(sentence: string, tag: string): boolean {
  const denies = (other: PhraseGroup) =>
    // "If you make no choice" denies nothing.
    hasPhraseBeside(sentence, tag, other, "notConsenting", "denying");
  return (
    (hasPhrase(sentence, tag, "goingOn", "idle") &&
      // "They permit payment" asks for nothing.
      hasPhraseBeside(sentence, tag, "enabling", "consenting", "affirming") &&
      !denies("idle")) ||
    (hasPhrase(sentence, tag, "unopposed") && isProcessed(sentence, tag) && !denies("unopposed"))
  );
}

/** "Unless you object, we share your data": an effect in place of the word. "We will not share it" is none. */
function isProcessed(sentence: string, tag: string): boolean {
  const effects = clausesWith(withoutPhrases(sentence, tag, "unopposed"), tag, "processing");
  return effects.some((clause) => !hasPhrase(clause, tag, "excluding"));
}
