import { clausesWith, hasPhrase, withoutClauses } from "./find-phrase";
import { kept } from "./kept";
import { withQuotationsWhole } from "./quotations";

/**
 * The end of a sentence, in any of the scripts. Neither a semicolon, since what follows it may deny what it says, nor
 * the period of an abbreviation, after one Latin letter ("z. B.", but not "đồng ý.") or before a small one, nor that of
 * a number ("2.50").
 */
const endOfSentence = /(?<=[!?。！？\u037e\n])|(?<=\.)(?<!(?:^|[\s.(])[A-Za-z]\.)(?!\s*\p{Ll}|\d)/u;

/** The Greek question mark looks like a semicolon. */
const endOfGreekSentence = new RegExp(`(?<=;)|${endOfSentence.source}`, "u");

const isGreek = (tag: string) => /^el\b/i.test(tag);

/** The sentences of texts that were split, in Greek and in other languages: each is searched for many faults. */
const split: Readonly<Record<"greek" | "other", Map<string, readonly string[]>>> = {
  greek: new Map(),
  other: new Map(),
};

/** The sentences of a text in a language (BCP 47). */
function sentencesOf(text: string, tag: string): readonly string[] {
  const [known, end] = isGreek(tag) ? [split.greek, endOfGreekSentence] : [split.other, endOfSentence];
  return kept(known, text, () => {
    let start = 0;
    // A quotation is a part of the sentence around it.
    return withQuotationsWhole(text)
      .split(end)
      .map(({ length }) => {
        start += length;
        return text.slice(start - length, start).trim();
      });
  });
}

function isQuestion(sentence: string, tag: string): boolean {
  return (isGreek(tag) ? /[;?？\u037e]["”“»’」]?$/u : /[?？\u037e]["”“»’」]?$/u).test(sentence);
}

/** "Everything optional is off at first", "elsewhere you must agree": such sentences ask for nothing. */
function isHarmless(sentence: string, tag: string): boolean {
  const subject = sentence.split(/\s+/u, SUBJECT_WORDS).join(" ");
  if (hasPhrase(subject, tag, "reporting")) return !comparison.test(subject);
  // "All articles are closed until you agree" says it of the website.
  const isDormant = clausesWith(sentence, tag, "dormant").some(
    (clause) => !hasPhrase(clause, tag, "access", "offering"),
  );
  // "Everything is off at first, but who reads on agrees": the rest asks for something.
  return isDormant && !hasPhrase(withoutClauses(sentence, tag, "dormant"), tag, ...asking);
}

/** Groups of phrases that can be a fault beside a harmless clause. */
const asking = ["goingOn", "idle", "unopposed", "walling", "declining"] as const;

/** "Like most websites, we…": a sentence about the website itself. */
const comparison =
  /^\s*(?:like|as|wie|comme|como|come|zoals|som|jak|jako|ako|kao|kot|ca|mint|kuten|eins|nagu|kā|kaip|όπως|като)\s/iu;

/** Words at the beginning of a sentence that can be its subject. */
const SUBJECT_WORDS = 4;

/** "No", "of course": such an answer settles the question. */
function isReply(sentence: string, tag: string): boolean {
  const [first = ""] = sentence.split(/[,.:;!–—、，。！：·]/u);
  return first.trim().split(/\s+/u).length <= MAX_REPLY_WORDS && hasPhrase(first, tag, "replying");
}

/** Longest reply before a comma or a period: "not at all". */
const MAX_REPLY_WORDS = 3;

/** The part of a question before its colon: "The pixel runs already: may it stay?" */
const beforeQuestion = /^(.+?)[:：–—][^:：–—]*$/u;

/** The sentences of a text in a language (BCP 47) that are not questions: a question asks for an answer. */
export function statementsOf(text: string, tag: string): string[] {
  return sentencesOf(text, tag)
    .flatMap((sentence) =>
      isQuestion(sentence, tag) ? (beforeQuestion.exec(sentence)?.slice(1, 2) ?? []) : [sentence],
    )
    .filter((sentence) => !isHarmless(sentence, tag));
}

/** A question and the statement that answers it, as one sentence: "No objection? Then we place cookies." */
export function answeredQuestionsOf(text: string, tag: string): { question: string; whole: string }[] {
  const sentences = sentencesOf(text, tag);
  return sentences.flatMap((question, i) => {
    const answer = sentences[i + 1];
    if (!isQuestion(question, tag) || answer === undefined || isQuestion(answer, tag) || isReply(answer, tag))
      return [];
    return [{ question, whole: `${question} ${answer}` }];
  });
}

/** A statement, and the text that it answers or is a part of: the question before it, or itself. */
export interface Passage {
  whole: string;
  statement: string;
}

/** The statements of a text in a language (BCP 47), alone and with the question that each answers. */
export function passagesOf(text: string, tag: string): Passage[] {
  const sentences = sentencesOf(text, tag);
  return sentences.flatMap((statement, i) => {
    if (statement === "" || isQuestion(statement, tag) || isHarmless(statement, tag)) return [];
    const question = sentences[i - 1];
    const isAsked = question !== undefined && isQuestion(question, tag) && !isReply(statement, tag);
    const asked = isAsked ? [`${question.slice(0, -1)}, ${statement}`] : [];
    return [statement, ...asked].map((whole) => ({ whole, statement }));
  });
}

/** Everything that a text in a language (BCP 47) says, questions included. */
export function utterancesOf(text: string, tag: string): string[] {
  return sentencesOf(text, tag).filter((sentence) => sentence !== "");
}
