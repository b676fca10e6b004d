import { canonicalJson } from "../canonical-json";
import { closest } from "../closest";
import { clipped, describeValue, listed } from "../describe-value";
import type { Evaluation } from "../evaluation";
import { pointerTo, valueAt } from "../json-pointer";
import { isFallbackCyclic } from "../language-lookup";
import { isLanguage } from "../languages";
import { countryAliases } from "../regimes/countries";
import { isPlace, regimeIds } from "../regimes/regime-table";
import { documentRule, type Hit, type Rule } from "../rule";

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
    find: (evaluation) => [...unknownPlaces(evaluation), ...unknownLanguages(evaluation), ...repeatedKeys(evaluation)],
  }),
  documentRule({
    code: "unknown-key",
    level: "S",
    condition: "A key that the schema does not name, `__proto__` and `constructor` included.",
    basis: [{ text: "Schema of the document" }],
    fix: "Remove the key or correct its spelling.",
    find: foundInForm,
  }),
  documentRule({
    code: "too-large",
    level: "S",
    condition: "Over 512 KiB as canonical JSON, or over 12 levels deep.",
    basis: [{ text: "Schema of the document" }],
    fix: "Remove languages or rules.",
    find: foundInForm,
  }),
  documentRule({
    code: "language-default-missing",
    level: "S",
    condition: "`languages.default` is not in `languages.available`.",
    basis: [{ text: "Schema of the document" }],
    fix: "Add the default to `available`, or choose another.",
    find: ({ document: { languages } }) =>
      languages.available.includes(languages.default)
        ? []
        : [
            {
              pointer: "/languages/default",
              message: `The default language ${languages.default} is not in available (${listed(languages.available, 8)}). Add it there or choose another default.`,
            },
          ],
  }),
  documentRule({
    code: "language-fallback-invalid",
    level: "S",
    condition: "`languages.fallbacks` names a tag that is not available, or has a cycle.",
    basis: [{ text: "Schema of the document" }],
    fix: "Name an available language; remove one step of a cycle.",
    find: invalidFallbacks,
  }),
  documentRule({
    code: "url-scheme",
    level: "S",
    condition: "A link or logo is neither https nor site-relative.",
    basis: [{ text: "Schema of the document" }],
    fix: "Write an https address or a path such as `/privacy`.",
    find: (evaluation) =>
      addresses(evaluation)
        .filter(({ address }) => !isHttpsOrSiteRelative(address))
        .map(({ pointer, address }) => ({
          pointer,
          message: `${describeValue(address)} is neither an https address nor a path such as /privacy. Write one of these.`,
        })),
  }),
  documentRule({
    code: "locked-path",
    level: "S",
    condition: "The linked template locks the path and the value differs.",
    basis: [{ text: "Schema of the document" }],
    fix: "Restore the template's value, or detach the draft.",
    find: ({ context: { template } }, sent) =>
      (template?.lockedPaths ?? [])
        .filter((path) => !isSame(valueAt(sent, path), valueAt(template?.document, path)))
        .map((pointer) => ({
          pointer,
          message: `The template locks ${pointer === "" ? "the whole document" : pointer} and its value differs here. Restore the template's value, or detach the draft from the template.`,
        })),
  }),
];

function unknownPlaces({ document: { regimes, consent_mode, tcf } }: Evaluation): Hit[] {
  const codes: [pointer: string, code: string][] = [
    ...(regimes.audience ?? []).map((code, i) => [`/regimes/audience/${i}`, code] as [string, string]),
    ...regimes.rules.flatMap(({ match }, rule) =>
      [...(match.countries ?? []), ...(match.subdivisions ?? [])].map(
        (code, i) =>
          [`/regimes/rules/${rule}/match/${match.countries ? "countries" : "subdivisions"}/${i}`, code] as [
            string,
            string,
          ],
      ),
    ),
    ...(consent_mode?.regional_defaults ?? []).flatMap(({ regions }, entry) =>
      regions.map((code, i) => [`/consent_mode/regional_defaults/${entry}/regions/${i}`, code] as [string, string]),
    ),
    ...(tcf?.publisher_country === undefined
      ? []
      : [["/tcf/publisher_country", tcf.publisher_country] as [string, string]]),
  ];
  const unknownRegimes = regimes.rules.flatMap(({ match }, rule) =>
    (match.regimes ?? []).flatMap((regime, i) =>
      regimeIds.includes(regime)
        ? []
        : [
            {
              pointer: `/regimes/rules/${rule}/match/regimes/${i}`,
              message: `${describeValue(regime)} is not a regime of the regime table. ${regimeAdvice(regime)}`,
            },
          ],
    ),
  );
  return [
    ...codes.filter(([, code]) => !isKnownPlace(code)).map(([pointer, code]) => unknownPlace(pointer, code)),
    ...unknownRegimes,
  ];
}

/** Of the US and Canada the subdivisions are known; of other countries only the form of the code. */
function isKnownPlace(code: string): boolean {
  const country = code.slice(0, 2);
  return isPlace(country) && (code.length === 2 || isPlace(code) || !["US", "CA"].includes(country));
}

function unknownPlace(pointer: string, code: string): Hit {
  const meant = Object.hasOwn(countryAliases, code) ? countryAliases[code] : undefined;
  const hint = meant === undefined ? "Use a code of ISO 3166-1 or ISO 3166-2" : `Write ${meant}`;
  return { pointer, message: `${describeValue(code)} is not an ISO 3166 code of a place. ${hint}.` };
}

function unknownLanguages({ document: { languages } }: Evaluation): Hit[] {
  return languages.available.flatMap((tag, i) =>
    isLanguage(tag)
      ? []
      : [
          {
            pointer: `/languages/available/${i}`,
            message: `${describeValue(tag)} does not begin with a language of ISO 639. Correct the tag.`,
          },
        ],
  );
}

function repeatedKeys({ document: { categories, regimes } }: Evaluation): Hit[] {
  return [
    ...repeated(
      "/categories",
      "key",
      categories.map(({ key }) => key),
    ),
    ...repeated(
      "/regimes/rules",
      "id",
      regimes.rules.map(({ id }) => id),
    ),
  ];
}

function repeated(list: string, member: string, values: string[]): Hit[] {
  return values.flatMap((value, i) => {
    const first = values.indexOf(value);
    return first === i
      ? []
      : [
          {
            pointer: `${list}/${i}/${member}`,
            message: `${describeValue(value)} is already the ${member} of ${list}/${first}. Rename one of them.`,
          },
        ];
  });
}

function* invalidFallbacks({ document: { languages } }: Evaluation): Iterable<Hit> {
  for (const [from, to] of Object.entries(languages.fallbacks)) {
    const pointer = `/languages/fallbacks${pointerTo([from])}`;
    if (!languages.available.includes(to)) {
      yield {
        pointer,
        message: `The fallback of ${from} is ${to}, which is not in available (${listed(languages.available, 8)}). Name an available language.`,
      };
    } else if (isFallbackCyclic(languages.fallbacks, from)) {
      yield { pointer, message: `The fallback of ${from} leads back to itself. Remove one step of the cycle.` };
    }
  }
}

function addresses({ document: { links, theme } }: Evaluation): { pointer: string; address: string }[] {
  const { extra, ...named } = links;
  const maps: [pointer: string, map: Record<string, string>][] = [
    ...Object.entries(named).map(([name, map]) => [`/links/${name}`, map] as [string, Record<string, string>]),
    ...extra.map(({ url }, i) => [`/links/extra/${i}/url`, url] as [string, Record<string, string>]),
  ];
  const found = maps.flatMap(([at, map]) =>
    Object.entries(map).map(([tag, address]) => ({ pointer: at + pointerTo([tag]), address })),
  );
  return theme.logo_url === undefined ? found : [...found, { pointer: "/theme/logo_url", address: theme.logo_url }];
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
  return near === undefined ? `Known are ${listed(regimeIds)}.` : `Did you mean ${near}?`;
}
