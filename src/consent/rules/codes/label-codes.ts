import { clipped } from "../../values/describe-value";
import { pointerTo } from "../../values/json-pointer";
import { gdprAndUk } from "../basis";
import type { Evaluation } from "../evaluation";
import { languageName } from "../language-name";
import { type Candidate, documentRule, FOURTH_RULES_VERSION, type Rule } from "../rule";
import { starterLabel } from "../starter/starter-label";
import { type VisibleString, visibleStrings } from "../visible-strings";
import { hasPhrase, withoutPhrases } from "../wording/find-phrase";

/** The effects of the buttons that visitors see. */
const effects = {
  accept_all: "grants everything",
  reject_all: "refuses",
  close_label: "refuses",
  customize: "opens the preferences",
  save: "saves the switches",
  pay: "leads to the paid offer",
  ok: "closes the notice",
  load_once: "loads one frame once",
  always: "grants one category",
  confirm: "opts out",
} as const;

/** The part of the texts in which a button's label is; `banner` for the others. */
const parts: Partial<Record<Button, "embed" | "opt_out">> = { load_once: "embed", always: "embed", confirm: "opt_out" };

const pathOf = (tag: string, button: Button) => pointerTo(["texts", tag, parts[button] ?? "banner", button]);

type Button = keyof typeof effects;

const buttons = Object.keys(effects) as Button[];

/** Pairs of buttons with different effects, whose labels must differ. */
const opposites: readonly (readonly [Button, Button])[] = [
  ["accept_all", "reject_all"],
  ["accept_all", "close_label"],
  ["accept_all", "customize"],
  ["accept_all", "save"],
  ["reject_all", "customize"],
  ["accept_all", "pay"],
  ["reject_all", "pay"],
  ["accept_all", "load_once"],
  ["accept_all", "confirm"],
];

/** Labels that say something else than their button does. */
export const labelCodes: readonly Rule[] = [
  documentRule({
    code: "label-contradicts-button",
    level: "E",
    condition:
      "Two buttons with different effects have the same label in a language, or a label is the starter's label of another button. It is also raised if a label grants where the button refuses, opens or saves, or refuses where it grants. A label of customize grants if it grants first, as in accept and manage, or grants what others chose, as in accept recommended. A label of save, ok, load_once or always does if it grants everything, and one of opt_out.confirm if it goes on selling.",
    readsPhrases: true,
    basis: gdprAndUk("article 4(11)"),
    fix: "Label each button for what it does.",
    since: FOURTH_RULES_VERSION,
    find: (evaluation) => {
      const { document } = evaluation;
      const labels = visibleLabels(evaluation);
      return document.languages.available.flatMap((tag) => contradictionsIn(labels, tag));
    },
  }),
];

/** One finding for a language: swapped labels are one slip. */
function contradictionsIn(visible: ReadonlyMap<Button, VisibleString>, tag: string): Candidate[] {
  const labels = labelsIn(visible, tag);
  const equal = opposites.filter(([one, other]) => isSame(labels.get(one), labels.get(other)));
  const paired = new Set(equal.flat());
  const wrong = [...labels].filter(([button, label]) => !paired.has(button) && isContradicted(button, label, tag));
  const first = equal[0]?.[1] ?? wrong[0]?.[0];
  if (first === undefined) return [];
  const faults = [
    ...equal.map(([one, other]) => `${one} and ${other} are both labeled "${clipped(labels.get(one) ?? "")}"`),
    ...wrong.map(([button, label]) => `${button} ${effects[button]}, but its label is "${clipped(label)}"`),
  ];
  return [
    {
      pointer: pathOf(tag, first),
      message: `In ${languageName(tag)}, ${faults.join("; ")}.`,
    },
  ];
}

/** The labels of the buttons that some visitor sees. */
function visibleLabels(evaluation: Evaluation): ReadonlyMap<Button, VisibleString> {
  const visible = new Map(visibleStrings(evaluation).map((string) => [string.pointerIn("en"), string]));
  return new Map(
    buttons.flatMap((button) => {
      const label = visible.get(pathOf("en", button));
      return label === undefined ? [] : [[button, label] as const];
    }),
  );
}

/** The visible labels of a language's own texts. */
function labelsIn(visible: ReadonlyMap<Button, VisibleString>, tag: string): Map<Button, string> {
  return new Map(
    [...visible].flatMap(([button, string]) => {
      const label = string.textIn(tag);
      return label === undefined ? [] : [[button, label] as const];
    }),
  );
}

function isContradicted(button: Button, label: string, tag: string): boolean {
  const others = opposites.flatMap(([one, other]) => (one === button ? [other] : other === button ? [one] : []));
  return (
    others.some((other) => isSame(label, starterLabel(tag, other, parts[other]))) || saysOpposite(button, label, tag)
  );
}

/** Buttons whose label may be a yes, but not one to everything. */
const partial: ReadonlySet<Button> = new Set(["save", "ok", "load_once"]);

/** Cookies, which no frame consists of: "always allow all videos" grants its category. */
const cookies = /cookie|kakor|kapsler|eväste|ciastecz|sütik|çerez|traceur|クッキー|쿠키/iu;

function saysOpposite(button: Button, label: string, tag: string): boolean {
  const has = (group: Parameters<typeof hasPhrase>[2]) => hasPhrase(label, tag, group);
  const isGrant = has("accepting") && !has("refusing");
  const isRefusal = has("refusing") && !has("accepting");
  // "Accept all, no questions" grants; "continue without accepting" does not.
  if (button === "accept_all") return isRefusal || has("disagreeing") || (has("refusing") && has("notConsenting"));
  // "Close, allow nothing" and "change consent" name the grant, and give none.
  if (isGrant && isDenied(button, label, tag)) return false;
  if (button === "close_label") return isGrant;
  if (button === "customize" && (isGrantFirst(label, tag) || isGrantOfPreset(label, tag))) return true;
  if (partial.has(button) && isGrant && has("embracing")) return true;
  if (button === "always") return has("opposing") || (isGrant && has("embracing") && cookies.test(label));
  // Words such as "only" refuse nothing here: "only this time".
  if (button === "ok" || button === "load_once") return has("opposing");
  if (button === "confirm")
    return (
      isGrantOfSale(label, tag) || (isGrant && hasPhrase(withoutPhrases(label, tag, "acknowledging"), tag, "accepting"))
    );
  if (button === "pay" || has("settings")) return false;
  // "Turn counting off" leads to one purpose, and to its switch.
  return (
    isGrant || (button === "customize" && isRefusal && !has("measures") && !has("advertising") && !has("concrete"))
  );
}

/** "Yes, keep selling my data", as the answer of visitors who opt out. */
function isGrantOfSale(label: string, tag: string): boolean {
  return (
    hasPhrase(label, tag, "retaining") &&
    hasPhrase(label, tag, "trading") &&
    !hasPhrase(label, tag, "opposing", "refusing", "declining", "not")
  );
}

/** Words that join two effects in one label. */
const conjunction =
  /\s(?:and|und|et|y|e|ed|en|i|oraz|och|og|ja|sekä|a|și|şi|és|ve|και|và|or|oder|ou|o|of|lub|eller|tai|nebo|sau|vagy|veya|ή|then|dann|puis|luego|después|poi|dan|depois|potem|sedan|derefter|deretter|sitten|potom|pak|majd|apoi|μετά|sonra)\s|[&+,/]|して|し、|하고/iu;

/** Consent as a thing that settings are about: "Consent and preferences". */
const consentNoun =
  /^(the |your |my )?(consent|einwilligung|zustimmung|consentement|consentimiento|consenso|consentimento|toestemming|zgod|samtyck|samtykke|suostumu|souhlas|συγκατάθεσ|consimț|hozzájárul|rıza|sự đồng ý|同意|동의)\p{L}*$/iu;

/** Reports whether a label names a grant before something else: "Accept and manage". */
function isGrantFirst(label: string, tag: string): boolean {
  const [first = "", ...rest] = label.trim().split(conjunction);
  return (
    rest.length > 0 &&
    !consentNoun.test(first.trim()) &&
    hasPhrase(first, tag, "accepting") &&
    !hasPhrase(first, tag, "settings", "refusing")
  );
}

/** "Accept the recommended ones", "agree to partners": what is accepted was chosen by others. */
function isGrantOfPreset(label: string, tag: string): boolean {
  const [first = ""] = label.trim().split(/\s+/);
  return (
    !consentNoun.test(first) &&
    hasPhrase(label, tag, "preset") &&
    hasPhrase(withoutPhrases(label, tag, "settings"), tag, "accepting") &&
    !hasPhrase(label, tag, "refusing", "negating")
  );
}

/** Reports whether a label denies what it names, or names consent as a thing: "allow nothing", "change consent". */
function isDenied(button: Button, label: string, tag: string): boolean {
  const words = label.split(/\s+/).filter((word) => !consentNoun.test(word));
  return hasPhrase(label, tag, "negating") || (button === "customize" && !hasPhrase(words.join(" "), tag, "accepting"));
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && normalized(one) === normalized(other);
}

function normalized(label: string): string {
  return label.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
