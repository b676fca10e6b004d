import { pointerTo } from "../values/json-pointer";
import type { Evaluation } from "./evaluation";
import type { EvaluatedDocument } from "./fill-defaults";
import { type EffectiveRule, isChoiceOffered } from "./rule-choice";

/** A string of the banner that some visitor sees. */
export interface VisibleString {
  /** JSON pointer of the string in a language. */
  pointerIn(tag: string): string;
  /** The string in a language; undefined if the language has none. */
  textIn(tag: string): string | undefined;
  /** True if it belongs to the first layer. */
  isFirstLayer: boolean;
}

type FirstLayerButton = EffectiveRule["first_layer"][number];

/** The string of each first-layer button. The opt-out button shows the opt-out link's text. */
const buttonStrings: Record<FirstLayerButton, string> = {
  accept_all: "banner/accept_all",
  reject_all: "banner/reject_all",
  customize: "banner/customize",
  opt_out: "opt_out/link",
  ok: "banner/ok",
};

const preferences = ["preferences/title", "preferences/intro", "preferences/necessary_note"];
const optOut = ["opt_out/link", "opt_out/title", "opt_out/body", "opt_out/confirm"];
const embed = ["embed/title", "embed/body", "embed/load_once", "embed/always"];

/** The strings that are visible regardless of what is not known yet. */
export function surelyVisibleStrings(evaluation: Evaluation): readonly VisibleString[] {
  const { document, reads, once } = evaluation;
  return once("surely visible strings", () => {
    const strings = reads.each([evaluation], visibleStrings);
    // Without categories, fewer strings are visible.
    return strings.length > 0 ? strings : stringsOf(document, []);
  });
}

/** The strings that layout, rules and signals of a document make visible (contract 3.1, visible strings). */
export function visibleStrings({ document, once }: Evaluation): readonly VisibleString[] {
  return once("visible strings", () => stringsOf(document, document.categories));
}

function stringsOf(document: EvaluatedDocument, categories: EvaluatedDocument["categories"]): VisibleString[] {
  const { regimes, layout, gpc, blocking } = document;
  const { default: defaultTag } = document.languages;
  // The fallback's buttons are among them wherever there is a choice: it answers where no rule applies.
  const isAsking = isChoiceOffered(categories);
  const buttons = new Set<FirstLayerButton>([
    ...(isAsking ? (["accept_all", "reject_all", "customize"] as const) : []),
    ...regimes.rules.flatMap((rule) => rule.first_layer),
  ]);
  const firstLayer = new Set([
    ...(buttons.size > 0 ? ["banner/title", "banner/body"] : []),
    ...[...buttons].map((button) => buttonStrings[button]),
    ...(isNoticeShown({ regimes, categories, texts: document.texts }, defaultTag) ? ["banner/notice"] : []),
    ...(regimes.rules.some((rule) => rule.refuse_by === "pay") ? ["banner/pay"] : []),
    ...(buttons.size > 0 && layout.close_button === "reject" ? ["banner/close_label"] : []),
  ]);
  const hasOptOut = buttons.has("opt_out") || regimes.rules.some((rule) => rule.opt_out_link);
  const paths = new Set([
    ...firstLayer,
    ...(isAsking ? ["banner/save", "banner/customize"] : []),
    ...preferences,
    ...(hasOptOut ? optOut : []),
    ...(regimes.rules.some((rule) => rule.limit_link) ? ["limit_link"] : []),
    ...(gpc.show_status ? ["status/gpc_honoured", "status/opted_out"] : []),
    ...(blocking.iframes === "placeholder" ? embed : []),
  ]);
  return [
    ...[...paths].map((path) => textString(document, path.split("/"), firstLayer.has(path))),
    ...categories.flatMap(({ label, description }, index) => [
      mapString(`/categories/${index}/label`, label),
      mapString(`/categories/${index}/description`, description),
    ]),
  ];
}

/**
 * Reports whether some visitors read the notice: a first layer with something on before a choice. `notice-missing`
 * reports that there is none.
 */
function isNoticeShown(
  { regimes, categories, texts }: Pick<EvaluatedDocument, "regimes" | "categories" | "texts">,
  defaultTag: string,
): boolean {
  const optional = categories.filter(({ required }) => !required);
  return (
    regimes.rules.some(
      ({ first_layer, defaults }) => first_layer.length > 0 && optional.some(({ key }) => defaults[key] === "on"),
    ) && texts[defaultTag]?.banner?.notice !== undefined
  );
}

function textString({ texts }: EvaluatedDocument, path: string[], isFirstLayer: boolean): VisibleString {
  return {
    pointerIn: (tag) => pointerTo(["texts", tag, ...path]),
    textIn: (tag) => {
      let value: unknown = Object.hasOwn(texts, tag) ? texts[tag] : undefined;
      // The path is one of the constants above, so every step is a member that the schema names.
      for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
      return typeof value === "string" ? value : undefined;
    },
    isFirstLayer,
  };
}

function mapString(pointer: string, texts: Record<string, string>): VisibleString {
  return {
    pointerIn: (tag) => pointer + pointerTo([tag]),
    textIn: (tag) => (Object.hasOwn(texts, tag) ? texts[tag] : undefined),
    isFirstLayer: false,
  };
}
