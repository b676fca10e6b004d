import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type BannerDocument, type RuleFinding, starterDocument, validateBanner } from "../../src/consent/rules";
import { pathOf } from "../../src/consent/values/json-pointer";
import { repositoryFolder } from "./repository-folder";

/** A banner of the corpus, and why it is lawful or not where it is shown. */
export interface CorpusBanner {
  readonly id: string;
  readonly what: string;
  readonly reason: string;
  readonly document: BannerDocument;
  /** Code that has to find the practice; null for a lawful banner. */
  readonly expects: string | null;
  /** Codes of all warnings that a lawful banner raises, which are right; null where only its errors are known. */
  readonly warns: readonly string[] | null;
}

/** Day whose law the corpus is about. */
const LAW_DAY = "2026-11-23";

interface Entry extends Pick<CorpusBanner, "id" | "what" | "reason"> {
  audience: string[];
  /** Language of the base document; default English. */
  language?: string;
  expects?: string;
  warns?: string[];
  /** JSON Pointer to the value that replaces the base document's; null removes. */
  set: Record<string, unknown>;
}

/** The lawful or the unlawful banners of the corpus: those of the rules' authors, and those from outside. */
export function corpusBanners(part: "lawful" | "unlawful"): CorpusBanner[] {
  const own = entriesOf(part) as Entry[];
  const outside = (entriesOf("outside") as Record<typeof part, Entry[]>)[part];
  return [...own, ...outside].map(({ id, what, reason, expects = null, warns = null, ...entry }) => ({
    id,
    what,
    reason,
    expects,
    warns,
    document: documentOf(entry),
  }));
}

function entriesOf(file: string): unknown {
  const text = readFileSync(join(repositoryFolder, `test/corpus/banners/${file}.yaml`), "utf8");
  // The banners from outside share most of their texts.
  return parse(text, { maxAliasCount: -1 });
}

/** Everything that the rules find in a banner of the corpus. */
export function findingsIn({ document }: CorpusBanner): RuleFinding[] {
  const { errors, warnings } = validateBanner(document, { day: LAW_DAY });
  return [...errors, ...warnings];
}

function documentOf({ audience, language = "en", set }: Pick<Entry, "audience" | "language" | "set">): BannerDocument {
  const document = starterDocument(language);
  document.identity = { controller_name: "Nordlicht GmbH", contact_email: "privacy@nordlicht.example" };
  document.links = { privacy_policy: { [language]: "https://nordlicht.example/privacy" } };
  document.regimes = { fallback: "opt_in", audience, rules: [] };
  for (const [pointer, value] of Object.entries(set)) put(document, pathOf(pointer), expanded(value));
  return document;
}

function put(target: unknown, path: readonly string[], value: unknown): void {
  const [first = "", ...rest] = path;
  const members = target as Record<string, unknown>;
  if (rest.length > 0) put(members[first], rest, value);
  else if (value === null) delete members[first];
  else members[first] = value;
}

/** Shorthands of the corpus: `$rule` and `$optOut` with the places of a rule, `$starter` with a language. */
function expanded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expanded);
  if (typeof value !== "object" || value === null) return value;
  const { $rule, $optOut, $starter, ...traits } = value as Record<string, unknown>;
  if (typeof $starter === "string") return starterDocument($starter).texts[$starter];
  if ($rule !== undefined) {
    const strict = { model: "opt_in", first_layer: ["accept_all", "reject_all", "customize"] };
    return { id: "special", match: $rule, ...strict, ...traits };
  }
  if ($optOut !== undefined) {
    const open = {
      model: "opt_out",
      first_layer: [],
      defaults: { functional: "on", analytics: "on", marketing: "on" },
    };
    const kept = { opt_out_link: true, expiry: { accept_days: 365, reject_days: 365 } };
    return { id: "special", match: $optOut, ...open, ...kept, ...traits };
  }
  return Object.fromEntries(Object.entries(traits).map(([key, item]) => [key, expanded(item)]));
}
