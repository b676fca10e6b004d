import { pointerTo } from "../values/json-pointer";
import type { EvaluatedDocument } from "./fill-defaults";

/** A text of a document in one language. */
export interface LanguageText {
  tag: string;
  pointer: string;
  text: string;
}

type Member =
  | readonly ["banner", "body" | "notice" | "accept_all" | "reject_all"]
  | readonly ["preferences", "intro"]
  | readonly ["opt_out", "body"];

/** Texts in which visitors read what consent is. */
const prose: readonly Member[] = [
  ["banner", "body"],
  ["banner", "notice"],
  ["preferences", "intro"],
  ["opt_out", "body"],
];

/** Bodies, notices, preferences and opt-outs in which a sentence is found, each with its sentence. */
export function proseSentences(
  document: EvaluatedDocument,
  find: (text: string, tag: string) => string | null,
): { pointer: string; sentence: string }[] {
  return prose.flatMap((member) => sentencesIn(textsOf(document, member), find));
}

/** The descriptions of the document's categories in which a sentence is found, each with its sentence. */
export function describedSentences(
  { categories }: EvaluatedDocument,
  find: (text: string, tag: string) => string | null,
): { pointer: string; sentence: string; category: EvaluatedDocument["categories"][number] }[] {
  return categories.flatMap((category, i) => {
    const texts = Object.entries(category.description).map(([tag, text]) => ({
      tag,
      text,
      pointer: `/categories/${i}/description${pointerTo([tag])}`,
    }));
    return sentencesIn(texts, find).map((found) => ({ ...found, category }));
  });
}

function sentencesIn(
  texts: readonly LanguageText[],
  find: (text: string, tag: string) => string | null,
): { pointer: string; sentence: string }[] {
  return texts.flatMap(({ pointer, text, tag }) => {
    const sentence = find(text, tag);
    return sentence === null ? [] : [{ pointer, sentence }];
  });
}

/** A text in each available language that has it. */
export function textsOf({ languages, texts }: EvaluatedDocument, [part, member]: Member): LanguageText[] {
  return languages.available.flatMap((tag) => {
    const own = Object.hasOwn(texts, tag) ? texts[tag] : undefined;
    const text = (own?.[part] as Record<string, string | undefined> | undefined)?.[member];
    return text === undefined ? [] : [{ tag, pointer: pointerTo(["texts", tag, part, member]), text }];
  });
}
