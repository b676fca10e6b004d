import { hasGroup, hasPhrase, hasPhraseBeside, withoutPhrases } from "./find-phrase";

/** The effect that a visitor expects of a button, from its label. */
export type LabelMeaning = "grant" | "refuse" | "settings" | "elsewhere";

/**
 * The meaning of a label in a language (BCP 47); null where its words are not known. "Not now" puts the answer off. A
 * refusal wins over the rest ("continue without accepting"), and settings over a grant ("manage consent").
 */
export function labelMeaning(label: string, tag: string): LabelMeaning | null {
  const has = (group: Parameters<typeof hasPhrase>[2]) => hasPhrase(label, tag, group);
  // "Not now, thanks: refuse" says both, and does the second.
  if (has("deferring") && !hasPhraseBeside(label, tag, "deferring", "opposing")) return "elsewhere";
  if (has("refusing")) return "refuse";
  if (has("settings")) return "settings";
  if (has("accepting")) return "grant";
  return has("elsewhere") || has("access") ? "elsewhere" : null;
}

/**
 * Reports whether the label of a button that grants says something other than yes: close, skip, save, continue,
 * understood. "OK" is a yes, but not before another word: "OK, close".
 */
export function isUnclearGrant(label: string, tag: string): boolean {
  const isElsewhere = (text: string) => ["settings", "elsewhere"].includes(labelMeaning(text, tag) ?? "");
  return (
    isElsewhere(label) &&
    !hasPhrase(label, tag, "accepting", "embracing") &&
    isElsewhere(withoutPhrases(label, tag, "acknowledging"))
  );
}

/** True if the label of the button to the preferences says nothing but going on, closing, yes or later: "Continue". */
export function isUnclearSettings(label: string, tag: string): boolean {
  if (hasPhrase(label, tag, "settings")) return false;
  const rest = withoutPhrases(withoutPhrases(label, tag, "leaving"), tag, "acknowledging");
  return hasPhrase(label, tag, "deferring") || /^[\s,]*$/.test(rest);
}

/**
 * True if the label of a button that refuses says something other than no. Unknown words prove nothing:
 * no list has every way to refuse.
 */
export function isUnclearRefusal(label: string, tag: string): boolean {
  const meaning = labelMeaning(label, tag);
  // "Leave everything off" leaves nothing.
  if (hasPhrase(label, tag, "dormant")) return false;
  if (meaning !== null) return meaning === "settings" || meaning === "elsewhere";
  return (
    hasPhrase(label, tag, "leaving", "goingOn", "acknowledging", "offering", "perks") &&
    !hasPhrase(label, tag, "not", "negating", "declining", "opposing", "required")
  );
}

/** True if the label of a button that refuses reproaches visitors who press it, or names what they lose. */
export function isReproach(label: string, tag: string): boolean {
  // One or two words that refuse leave no room for a reproach.
  if (isShort(label) && hasPhrase(label, tag, "refusing")) return false;
  // "Leave everything off" costs nothing.
  const rest = withoutPhrases(label, tag, "dormant");
  return (
    hasPhrase(rest, tag, "shaming", "pleasing", "rewarding", "penalizing", "depriving", "scolding") ||
    isRemark(label, tag)
  );
}

function isShort(label: string): boolean {
  return label.trim().split(/\s+/u).length <= 2 && label.length < 20;
}

/** A refusal, and what follows it after a comma. */
const refusalAndMore =
  /^\s*(?:no|nein|non|nee|nej|nei|não|nie|ne|nem|nu|όχι|hayır|en|ei)(?: (?:thanks|danke|merci|gracias|grazie|obrigad[oa]|tak|tack|takk|dank))?\s*[,;:.–—-]\s*(.+)$/iu;

/** Words for what consent is about, in many languages. */
export const matter =
  /cookie|kakor|kaker|kapsler|küpsis|sīkdat|slapuk|piškot|kolači|бисквит|vefk[aö]k|クッキー|쿠키|eväste|ciastecz|süti|ciasteczk|çerez|track|trac[ek]|traceur|témoin|spor|seur|śledz|sledov|követ|rastre|consent|data|daten|dane|données|datos|dati|gegevens|tiedo|opt/iu;

/** "No, I like to pay too much": a remark about the visitor in place of the matter. */
function isRemark(label: string, tag: string): boolean {
  const rest = refusalAndMore.exec(label)?.[1];
  return (
    rest !== undefined &&
    // Where the words of a language are not known, nothing is a remark.
    hasGroup(tag, "refusing") &&
    rest.trim().split(/\s+/u).length > 3 &&
    !matter.test(rest) &&
    !hasPhrase(
      rest,
      tag,
      "required",
      "advertising",
      "promoting",
      "measures",
      "settings",
      "consenting",
      "agreeing",
      "accepting",
      "opposing",
    ) &&
    // "No, continue to the shop" leads there; "no, let the shop close" does not.
    !(hasPhrase(rest, tag, "access") && hasPhrase(rest, tag, "leaving", "goingOn", "elsewhere", "required", "idle"))
  );
}

/** A sum, or a share of one. */
export const sum =
  /\d\s?%|[€$£¥₩₺]\s?\d|\d\s?(?:[€$£₩₺円원]|(?:kr|zł|pln|kč|ft|lei|ron|tl|lira|(?:eur|evr|eir|ευρ|лев)\p{L}*|usd|gbp|chf|лв|đồng)(?!\p{L}))/iu;

/** Words for what is not free of charge, in labels. */
export const priced =
  /kostenpflichtig|gegen (gebühr|bezahlung)|payante?\b|de pago|a pagamento|betaald|płatn|mot betalning|mod betaling|mot betaling|maksullin|placen[áéě]|fizetős|contra cost|επί πληρωμή|ücretli|有料|유료|for a fee|\bpaid\b/iu;

/** Reports whether the label of a button that grants promises something in return, or names nothing else. */
export function isRewarded(label: string, tag: string): boolean {
  const isGrant = hasPhrase(label, tag, "accepting", "embracing", "acknowledging", "agreeing");
  return sum.test(label) || hasPhrase(label, tag, "rewarding") || (!isGrant && hasPhrase(label, tag, "perks"));
}
