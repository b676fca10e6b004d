import { pointerTo } from "../values/json-pointer";
import type { EvaluatedDocument } from "./fill-defaults";
import { kept } from "./wording/kept";
import { wordingOf } from "./wording/wording-of";

/** A text of a document in one language. */
export interface LanguageText {
  tag: string;
  pointer: string;
  text: string;
}

type Member =
  | readonly ["banner", "title" | "body" | "notice" | "accept_all" | "reject_all" | "customize"]
  | readonly ["preferences", "title" | "intro" | "necessary_note"]
  | readonly ["opt_out", "title" | "body" | "confirm"]
  | readonly ["embed", "title" | "body" | "always"]
  | readonly ["words", "saved"]
  | readonly ["status", "gpc_honoured" | "opted_out"];

/** The first sentence of a text in a language (BCP 47) that has a fault; null if there is none. */
type Find = (text: string, tag: string) => string | null;

/** A fault that a sentence can have. */
export type FaultKind =
  | "implying"
  | "pressing"
  | "reserving"
  | "binding"
  | "refusing"
  | "bundling"
  | "denying"
  | "basing"
  | "preselecting"
  | "addressing";

/**
 * Texts in which visitors read what consent is, and the faults that are none there: a notice says what is on already,
 * what is necessary cannot be refused, and a video is shown only to those who allow it.
 */
const prose: readonly (readonly [member: Member, harmless?: readonly FaultKind[]])[] = [
  [["banner", "title"]],
  [["banner", "body"]],
  [
    ["banner", "notice"],
    ["preselecting", "basing"],
  ],
  [["preferences", "title"]],
  [["preferences", "intro"]],
  [
    ["preferences", "necessary_note"],
    ["preselecting", "refusing", "pressing", "reserving", "binding", "bundling", "denying"],
  ],
  [
    ["opt_out", "title"],
    ["preselecting", "denying"],
  ],
  [["opt_out", "body"], ["preselecting"]],
  [
    ["opt_out", "confirm"],
    ["preselecting", "denying", "refusing"],
  ],
  [
    ["embed", "title"],
    ["reserving", "bundling", "preselecting"],
  ],
  [
    ["embed", "body"],
    ["reserving", "bundling", "preselecting"],
  ],
  [
    ["words", "saved"],
    ["implying", "pressing", "reserving", "refusing", "bundling", "denying", "basing", "preselecting", "addressing"],
  ],
  [
    ["status", "gpc_honoured"],
    ["preselecting", "denying", "refusing"],
  ],
  [
    ["status", "opted_out"],
    ["preselecting", "denying", "refusing"],
  ],
];

/** Texts about what consent is in which a sentence with a fault is found, each with its sentence. */
export function proseSentences(
  document: EvaluatedDocument,
  kind: FaultKind,
  find: Find,
): { pointer: string; sentence: string }[] {
  return prose
    .filter(([, harmless = []]) => !harmless.includes(kind))
    .flatMap(([member]) => sentencesIn(textsOf(document, member), find));
}

/** The same for one text. */
export function sentencesOf(
  document: EvaluatedDocument,
  member: Member,
  find: Find,
): { pointer: string; sentence: string }[] {
  return sentencesIn(textsOf(document, member), find);
}

/** The descriptions of the document's categories in which a sentence is found, each with its sentence. */
export function describedSentences(
  { categories }: EvaluatedDocument,
  find: Find,
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

/** Results of finders, by the phrases of a language and by text: the documents of a fleet share most of their texts. */
const sentences = new Map<ReturnType<typeof wordingOf>, Map<string, Map<Find, string | null>>>();

function sentencesIn(texts: readonly LanguageText[], find: Find): { pointer: string; sentence: string }[] {
  return texts.flatMap(({ pointer, text, tag }) => {
    const wording = wordingOf(tag);
    const byText = sentences.get(wording) ?? new Map<string, Map<Find, string | null>>();
    sentences.set(wording, byText);
    const byFind = kept(byText, text, () => new Map<Find, string | null>());
    const known = byFind.get(find);
    const sentence = known === undefined ? find(text, tag) : known;
    byFind.set(find, sentence);
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
