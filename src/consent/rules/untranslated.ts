import { listed } from "../values/describe-value";
import { pointerTo } from "../values/json-pointer";
import type { Evaluation } from "./evaluation";
import { languageName } from "./language-name";
import { type Candidate, THIRD_RULES_VERSION } from "./rule";
import { starterLanguageOf } from "./starter/starter-document";
import { surelyVisibleStrings } from "./visible-strings";

/** Words from which a text differs between languages; labels such as "Marketing" or "OK" are shorter. */
const MIN_WORDS = 4;

/** Texts that a message names before it counts the rest. */
const MAX_NAMED = 3;

/** Languages that are written alike: a text of one can be a text of the other. */
const alike: readonly ReadonlySet<string>[] = [
  new Set(["nb", "nn", "no"]),
  new Set(["bs", "cnr", "hr", "sh", "sr"]),
  new Set(["id", "ms"]),
];

/** Links whose English titles California's regulations name, in every language. */
const regulated: readonly string[] = ["/opt_out/link", "/limit_link"];

/** A text of the document, in each language that has it. */
interface Text {
  pointerIn(tag: string): string;
  textIn(tag: string): string | undefined;
}

/** One finding for each language with texts of another: those of a starter, or of a language listed before it. */
export function untranslatedTexts(evaluation: Evaluation): Candidate[] {
  const { languages, texts } = evaluation.document;
  const body: Text = {
    pointerIn: (tag) => pointerTo(["texts", tag, "banner", "body"]),
    textIn: (tag) => (Object.hasOwn(texts, tag) ? texts[tag]?.banner?.body : undefined),
  };
  const bodySources = sourcesOf(body, evaluation);
  const copies = surelyVisibleStrings(evaluation)
    .filter(isCompared)
    .map((text) => {
      return { text, sources: sourcesOf(text, evaluation) };
    });
  return languages.available.flatMap((tag) => {
    const others = copies.flatMap(({ text, sources }) => {
      const source = sources.get(tag);
      return source !== undefined && isLong(text.textIn(tag)) ? [{ pointer: text.pointerIn(tag), source }] : [];
    });
    const bodySource = bodySources.get(tag);
    return bodySource === undefined
      ? copiedTexts(tag, others)
      : [copiedBody(tag, body.pointerIn(tag), bodySource, others)];
  });
}

interface Copy {
  pointer: string;
  /** The language of the text. */
  source: string;
}

function copiedBody(tag: string, pointer: string, source: string, others: readonly Copy[]): Candidate {
  const rest = others.length === 0 ? "" : ` The same is true of ${namesOf(others)}.`;
  return {
    pointer,
    message: `The body in ${languageName(tag)} is identical to a text in ${languageName(source)}.${rest}`,
    fix: rest === "" ? "Translate it." : "Translate them.",
  };
}

function copiedTexts(tag: string, copies: readonly Copy[]): Candidate[] {
  const [first] = copies;
  if (first === undefined) return [];
  return [
    {
      pointer: first.pointer,
      message: `Texts in ${languageName(tag)} are identical to texts in ${languageName(first.source)}: ${namesOf(copies)}.`,
      fix: "Translate them.",
      // The rules before compared bodies only.
      since: THIRD_RULES_VERSION,
    },
  ];
}

function namesOf(copies: readonly Copy[]): string {
  return listed(
    copies.map(({ pointer }) => pointer),
    MAX_NAMED,
  );
}

/** The languages whose text is another's, each with that other. */
function sourcesOf(
  text: Text,
  { document: { languages }, reads }: Pick<Evaluation, "document" | "reads">,
): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const tagsByText = new Map<string, string[]>();
  const known = reads.each(languages.available, (tag) => [[tag, text.textIn(tag)] as const]);
  for (const [tag, value] of known) {
    if (value === undefined) continue;
    const earlier = tagsByText.get(value) ?? [];
    const starter = starterLanguageOf(value);
    const source = starter ?? earlier.find((other) => !isSameLanguage(other, tag));
    if (source !== undefined && !isSameLanguage(source, tag)) sources.set(tag, source);
    tagsByText.set(value, earlier);
    earlier.push(tag);
  }
  return sources;
}

/** The body is compared apart, and the links that regulations name stay in English. */
function isCompared({ pointerIn }: Text): boolean {
  const pointer = pointerIn("en");
  return ![...regulated, "/banner/body"].some((end) => pointer.endsWith(end));
}

function isLong(text: string | undefined): boolean {
  const words = (text ?? "").replace(/\{\w+\}/g, " ").split(/\s+/);
  return words.filter((word) => /\p{L}/u.test(word)).length >= MIN_WORDS;
}

function isSameLanguage(a: string, b: string): boolean {
  const [first, second] = [primary(a), primary(b)];
  return first === second || alike.some((group) => group.has(first) && group.has(second));
}

function primary(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? "";
}
