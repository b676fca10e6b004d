import { canonicalJson } from "../../values/canonical-json";
import { clipped, describeValue, listed } from "../../values/describe-value";
import { pointerTo, valueAt } from "../../values/json-pointer";
import { closest } from "../closest";
import type { Evaluation } from "../evaluation";
import { isFallbackCyclic } from "../language-lookup";
import { isLanguage } from "../languages";
import { countryAliases } from "../regimes/countries";
import { isPlace, regimeIds } from "../regimes/regime-table";
import { type Candidate, documentRule, type Rule } from "../rule";
import type { UnknownReads } from "../unknown/unknown-reads";

type Links = Evaluation["document"]["links"];

/** Found before the other rules are asked, because they need a document in form; see validate-banner. */
const foundInForm = () => [];

/** Refusals of a write. */
export const schemaCodes: readonly Rule[] = [
  documentRule({
    code: "schema-violation",
    level: "S",
    condition: "A member is missing or has a wrong type, length, range or value.",
    basis: [{ text: "Schema of the document" }],
    fix: "Correct the member that the message names.",
    find: (evaluation) =>
      evaluation.reads.each(
        [...unknownPlaces, unknownRegimes, unknownLanguages, repeatedCategories, repeatedRules],
        (find) => find(evaluation),
      ),
  }),
  documentRule({
    code: "unknown-key",
    level: "S",
    condition: "The document has a key that the schema does not name, `__proto__` and `constructor` included.",
    basis: [{ text: "Schema of the document" }],
    fix: "Remove the key or correct its spelling.",
    find: foundInForm,
  }),
  documentRule({
    code: "too-large",
    level: "S",
    condition: "The document has over 512 KiB as canonical JSON, or over 12 levels.",
    basis: [{ text: "Schema of the document" }],
    fix: "Remove languages or rules.",
    find: foundInForm,
  }),
  documentRule({
    code: "language-default-missing",
    level: "S",
    condition: "`languages.default` is not in `languages.available`.",
    basis: [{ text: "Schema of the document" }],
    fix: "Add the default language to `languages.available`.",
    find: ({ document: { languages } }) =>
      languages.available.includes(languages.default)
        ? []
        : [
            {
              pointer: "/languages/default",
              message: `The default language ${languages.default} is not in languages.available (${listed(languages.available, 8)}).`,
              fix: `Add ${languages.default} to languages.available.`,
            },
          ],
  }),
  documentRule({
    code: "language-fallback-invalid",
    level: "S",
    condition: "`languages.fallbacks` names a tag that is not available, or has a cycle.",
    basis: [{ text: "Schema of the document" }],
    fix: "Name an available language that does not lead back.",
    find: invalidFallbacks,
  }),
  documentRule({
    code: "url-scheme",
    level: "S",
    condition: "A link or logo is neither https nor site-relative.",
    basis: [{ text: "Schema of the document" }],
    fix: "Write an https address or a path such as `/privacy`.",
    find: unsafeAddresses,
  }),
  documentRule({
    code: "locked-path",
    level: "S",
    condition: "The linked template locks the path and the value differs.",
    basis: [{ text: "Schema of the document" }],
    fix: "Restore the value of the template.",
    find: ({ context: { template } }, sent) =>
      (template?.lockedPaths ?? [])
        .filter((path) => !isSame(valueAt(sent, path), valueAt(template?.document, path)))
        .map((pointer) => ({
          pointer,
          message: `The template locks ${pointer === "" ? "the whole document" : pointer}, and this document has another value there.`,
        })),
  }),
];

/** Codes of places that are none, for each part of a document that has some. */
const unknownPlaces: readonly ((evaluation: Evaluation) => Candidate[])[] = [
  ({ document: { regimes }, reads }) => unknownCodes(reads, "/regimes/audience", regimes.audience),
  ({ document: { regimes }, reads }) =>
    reads.each(regimes.rules, ({ match }, rule) =>
      (["countries", "subdivisions"] as const).flatMap((kind) =>
        unknownCodes(reads, `/regimes/rules/${rule}/match/${kind}`, match[kind]),
      ),
    ),
  ({ document: { consent_mode }, reads }) =>
    reads.each(consent_mode?.regional_defaults ?? [], ({ regions }, entry) =>
      unknownCodes(reads, `/consent_mode/regional_defaults/${entry}/regions`, regions),
    ),
  ({ document: { tcf } }) => {
    const country = tcf?.publisher_country;
    return country === undefined || isKnownPlace(country) ? [] : [unknownPlace("/tcf/publisher_country", country)];
  },
];

function unknownCodes({ each }: UnknownReads, list: string, codes: readonly string[] = []): Candidate[] {
  return each(codes, (code, i) => (isKnownPlace(code) ? [] : [unknownPlace(`${list}/${i}`, code)]));
}

function unknownRegimes({ document: { regimes }, reads: { each } }: Evaluation): Candidate[] {
  return each(regimes.rules, ({ match }, rule) =>
    each(match.regimes ?? [], (regime, i) =>
      regimeIds.includes(regime)
        ? []
        : [
            {
              pointer: `/regimes/rules/${rule}/match/regimes/${i}`,
              message: `${describeValue(regime)} is not a regime of the regime table.`,
              fix: regimeAdvice(regime),
            },
          ],
    ),
  );
}

/** Of the US and Canada the subdivisions are known; of other countries only the form of the code. */
function isKnownPlace(code: string): boolean {
  const country = code.slice(0, 2);
  return isPlace(country) && (code.length === 2 || isPlace(code) || !["US", "CA"].includes(country));
}

function unknownPlace(pointer: string, code: string): Candidate {
  const meant = Object.hasOwn(countryAliases, code) ? countryAliases[code] : undefined;
  const fix = meant === undefined ? "Write a code such as DE or US-CA." : `Write ${meant}.`;
  return { pointer, message: `${describeValue(code)} is not the code of a place (ISO 3166).`, fix };
}

function unknownLanguages({ document: { languages }, reads: { each } }: Evaluation): Candidate[] {
  return each(languages.available, (tag, i) =>
    isLanguage(tag)
      ? []
      : [
          {
            pointer: `/languages/available/${i}`,
            message: `${describeValue(tag)} does not begin with a language of ISO 639.`,
            fix: "Write a tag such as en or pt-BR.",
          },
        ],
  );
}

function repeatedCategories({ document: { categories }, reads: { each } }: Evaluation): Candidate[] {
  const keys = each(categories, ({ key }, i) => [[`/categories/${i}`, key] as const]);
  return repeated("key", keys);
}

function repeatedRules({ document: { regimes }, reads: { each } }: Evaluation): Candidate[] {
  const ids = each(regimes.rules, ({ id }, i) => [[`/regimes/rules/${i}`, id] as const]);
  return repeated("id", ids);
}

function repeated(member: string, values: readonly (readonly [pointer: string, value: string])[]): Candidate[] {
  return values.flatMap(([pointer, value]) => {
    const first = values.find(([, other]) => other === value)?.[0];
    return first === pointer
      ? []
      : [
          {
            pointer: `${pointer}/${member}`,
            message: `${describeValue(value)} is already the ${member} of ${first}.`,
            fix: "Rename one of the two.",
          },
        ];
  });
}

function invalidFallbacks({ document: { languages }, reads: { each } }: Evaluation): Candidate[] {
  return each(Object.keys(languages.fallbacks), (from) => {
    const to = languages.fallbacks[from] as string;
    const pointer = `/languages/fallbacks${pointerTo([from])}`;
    if (!languages.available.includes(to)) {
      const message = `The fallback of ${from} is ${to}, which is not in languages.available.`;
      return [{ pointer, message, fix: `Name one of ${listed(languages.available, 8)}.` }];
    }
    return isFallbackCyclic(languages.fallbacks, from)
      ? [{ pointer, message: `The fallback of ${from} leads back to itself.`, fix: "Remove one step of the cycle." }]
      : [];
  });
}

function unsafeAddresses({ document, reads: { each } }: Evaluation): Candidate[] {
  const unsafe = (pointer: string, address: string): Candidate[] => {
    const message = `${describeValue(address)} is neither an https address nor a path of your website.`;
    return isHttpsOrSiteRelative(address) ? [] : [{ pointer, message }];
  };
  const unsafeIn = (at: string, map: Readonly<Record<string, string>>) =>
    each(Object.keys(map), (tag) => unsafe(at + pointerTo([tag]), map[tag] as string));
  return [
    ...each([document], ({ links }) =>
      each(namedLinks(links), (name) => unsafeIn(`/links/${name}`, links[name] ?? {})),
    ),
    ...each([document], ({ links: { extra } }) => each(extra, ({ url }, i) => unsafeIn(`/links/extra/${i}/url`, url))),
    ...each([document], ({ theme: { logo_url: logo } }) => (logo === undefined ? [] : unsafe("/theme/logo_url", logo))),
  ];
}

function namedLinks(links: Links): Exclude<keyof Links, "extra">[] {
  return Object.keys(links).filter((name): name is Exclude<keyof Links, "extra"> => name !== "extra");
}

function isHttpsOrSiteRelative(address: string): boolean {
  // A second slash or a backslash would name another host; browsers drop tabs and line breaks before they look.
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  return /^\/(?!\/)/.test(address) || (/^https:\/\/[^/]/i.test(address) && URL.canParse(address));
}

function isSame(value: unknown, locked: unknown): boolean {
  if (value === undefined || locked === undefined) return value === locked;
  return canonicalJson(value) === canonicalJson(locked);
}

function regimeAdvice(regime: string): string {
  // A longer word for a state, such as us_california, is nearer to that state than its letters say.
  const [begun] = regimeIds.filter((id) => regime.startsWith(id)).sort((one, other) => other.length - one.length);
  const near = begun ?? closest(clipped(regime), regimeIds) ?? undefined;
  return near === undefined ? `Write one of ${listed(regimeIds)}.` : `If you mean ${near}, write that.`;
}
