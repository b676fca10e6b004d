/**
 * The end of a sentence, in any of the scripts. Neither a semicolon, since what follows it may deny what it says, nor
 * the period of an abbreviation, after one letter or before a small one.
 */
const endOfSentence = /(?<=[!?。！？\u037e\n])|(?<=\.)(?<!(?:^|[\s.(])\p{L}\.)(?!\s*\p{Ll})/u;

/** The Greek question mark looks like a semicolon. */
const endOfGreekSentence = new RegExp(`(?<=;)|${endOfSentence.source}`, "u");

/** The sentences of a text in a language (BCP 47) that are not questions: a question asks for an answer. */
export function statementsOf(text: string, tag: string): string[] {
  const isGreek = /^el\b/i.test(tag);
  return text
    .split(isGreek ? endOfGreekSentence : endOfSentence)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !(isGreek ? /[;?？\u037e]$/u : /[?？\u037e]$/u).test(sentence));
}
