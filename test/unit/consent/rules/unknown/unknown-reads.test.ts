import {
  type BannerDocument,
  evaluateBanner,
  isMarked,
  markedPlaces,
  markUnknown,
  withNeutralValues,
} from "../../../../../src/consent/rules";
import { cases } from "../cases";
import { category, documentOf, flawless, regimeRule } from "../cases/code-case";

/** A value that is not known yet. */
const UNKNOWN = Symbol("unknown");

/** The pointers of all values of a document, from the outside in. */
function placesOf(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const inside = Object.entries(value).flatMap(([name, member]) => placesOf(member, `${pointer}/${name}`));
  return pointer === "" ? inside : [pointer, ...inside];
}

function withUnknown(document: unknown, pointer: string): unknown {
  const copy = structuredClone(document) as Record<string, unknown>;
  const path = pointer.split("/").slice(1);
  const last = path.pop() ?? "";
  const holder = path.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, copy);
  holder[last] = UNKNOWN;
  return copy;
}

function evaluate(document: unknown, context: Parameters<typeof evaluateBanner>[1] = {}) {
  const marked = markUnknown(document, (part) => part === UNKNOWN);
  return evaluateBanner(withNeutralValues(marked), { ...context, unknownPlaces: markedPlaces(marked) });
}

/** Findings by code, place, fault and fix, each with the places that it applies in. */
function findingsOf({ errors, warnings }: ReturnType<typeof evaluateBanner>): Map<string, readonly string[]> {
  const key = ({ code, pointer, fault, fix, level }: (typeof errors)[number]) =>
    // The texts of a language that are copies are one finding, at the first of them, which names the others.
    code === "text-in-other-language"
      ? JSON.stringify([code, pointer.split("/")[2], level])
      : JSON.stringify([code, pointer, level, fault, fix]);
  const found = new Map<string, readonly string[]>();
  for (const finding of [...errors, ...warnings])
    found.set(key(finding), [...(found.get(key(finding)) ?? []), ...finding.places]);
  return found;
}

/** Findings of a partly known document that the whole one does not have, or has in fewer places. */
function invented(
  document: unknown,
  pointers: readonly string[],
  context: Parameters<typeof evaluateBanner>[1] = {},
): string[] {
  const known = findingsOf(evaluateBanner(document, context));
  return pointers.flatMap((pointer) =>
    [...findingsOf(evaluate(withUnknown(document, pointer), context))].flatMap(([key, places]) => {
      const all = known.get(key);
      return all !== undefined && places.every((place) => all.includes(place)) ? [] : [`${pointer}: ${key}`];
    }),
  );
}

/** A document with mistakes in every part. */
function faulty(): BannerDocument {
  const document = flawless();
  document.identity.controller_name = "Name of your company";
  document.languages.available = ["en", "fr"];
  document.regimes.audience = ["DE", "FR", "US-CA"];
  document.regimes.rules = [
    regimeRule({ countries: ["FR"] }, { first_layer: ["accept_all"], defaults: { analytics: "on" } }),
    regimeRule({ subdivisions: ["US-CA"] }, { id: "california", model: "notice", first_layer: ["accept_all"] }),
  ];
  document.layout = { ...document.layout, kind: "modal", close_button: "none" };
  document.theme.tokens.light.reject = { bg: "#ffffff", fg: "#eeeeee", border: "#ffffff" };
  document.blocking = { mode: "report_only", iframes: "allow", unknown_requests: "allow" };
  document.links = { extra: [{ label: { en: "More" }, url: { en: "ftp://shop.example" } }] };
  return document;
}

test("an unknown value anywhere adds no finding to those of the known document", () => {
  const document = faulty();
  expect(invented(document, placesOf(document))).toEqual([]);
});

test.each(Object.keys(cases))("%s is not raised by an unknown value beside it or in its place", (code) => {
  const { raises, spares, at } = cases[code] as (typeof cases)[string];
  for (const { context, ...scenario } of [raises, spares]) {
    const document = documentOf(scenario);
    if (evaluateBanner(document, context).errors.some(({ level }) => level === "S")) continue;
    const [place = ""] = at;
    const path = place.split("/");
    const around = path.slice(2).map((_, i) => path.slice(0, i + 2).join("/"));
    const beside = placesOf(document).filter((pointer) => pointer.replace(/\/[^/]*$/, "") === around.at(-1));
    const pointers = [...around, ...beside.slice(0, 2), place].filter((pointer) =>
      placesOf(document).includes(pointer),
    );
    expect(invented(document, pointers, context)).toEqual([]);
  }
});

test("one unknown link hides none of the findings about other parts", () => {
  const document = faulty();
  const all = evaluateBanner(document);
  const { errors, warnings, unevaluated } = evaluate(withUnknown(document, "/links/extra/0/url/en"));
  expect(all.errors.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["reject-missing", "identity-placeholder", "url-scheme"]),
  );
  expect(unevaluated).toEqual(["url-scheme"]);
  expect([...errors, ...warnings]).toEqual(
    [...all.errors, ...all.warnings].filter(({ code }) => !unevaluated?.includes(code)),
  );
});

const PARTLY_KNOWN: Record<string, [changes: (document: BannerDocument) => unknown, unknown: string, code: string]> = {
  "an address, beside an unsafe one": [
    (d) => (d.links = { imprint: { en: "/imprint" }, extra: [{ label: { en: "x" }, url: { en: "ftp://x.example" } }] }),
    ...(["/links/imprint/en", "url-scheme"] as const),
  ],
  "a text, beside a missing one": [
    (d) => delete d.texts.en?.banner?.reject_all,
    ...(["/texts/en/banner/title", "text-missing-default"] as const),
  ],
  "all texts of another language": [
    (d) => delete d.texts.en?.banner?.reject_all,
    ...(["/texts/fr", "text-missing-default"] as const),
  ],
  "the categories, beside a missing text": [
    (d) => delete d.texts.en?.preferences?.title,
    ...(["/categories", "text-missing-default"] as const),
  ],
  "the categories, beside a rule without reject": [
    (d) => (d.regimes.rules = [regimeRule({ countries: ["FR"] }, { first_layer: ["accept_all"] })]),
    ...(["/categories", "reject-missing"] as const),
  ],
  "a category, beside one with the signals of another": [
    (d) => (category(d, "necessary").signals = ["ad_storage"]),
    ...(["/categories/1", "required-category-signals"] as const),
  ],
  "a category, beside one that needs a choice": [
    (d) => (d.blocking = { mode: "report_only" }),
    ...(["/categories/1", "no-prior-blocking"] as const),
  ],
  "a service, beside frames that are allowed": [
    (d) =>
      (d.blocking = { iframes: "allow", rules: [{ match: { host: "x.example" }, action: "allow", service: "x" }] }),
    ...(["/blocking/rules/0/service", "allowed-before-consent"] as const),
  ],
  "a color, beside a set that is unreadable": [
    (d) => {
      const { light } = d.theme.tokens;
      d.theme.tokens = { light, dark: { ...light, reject: { bg: "#ffffff", fg: "#eeeeee", border: "#ffffff" } } };
    },
    ...(["/theme/tokens/light/reject/bg", "reject-unreadable"] as const),
  ],
  "the audience, beside a placeholder": [
    (d) => {
      d.regimes.audience = ["DE"];
      d.identity.controller_name = "Name of your company";
    },
    ...(["/regimes/audience", "identity-placeholder"] as const),
  ],
  "one half of the identity": [
    (d) => (d.identity.controller_name = "Name of your company"),
    ...(["/identity/contact_email", "identity-placeholder"] as const),
  ],
};

test.each(Object.entries(PARTLY_KNOWN))("unknown: %s hides no error that it cannot repair", (_, [change, at, code]) => {
  const document = flawless();
  if (at === "/texts/fr") document.texts.fr = {};
  change(document);
  const codes = (result: ReturnType<typeof evaluateBanner>) => result.errors.map((found) => found.code);
  expect(codes(evaluateBanner(document))).toContain(code);
  expect(codes(evaluate(withUnknown(document, at)))).toContain(code);
  expect(invented(document, [at])).toEqual([]);
});

test("a waiver is not called unused while its rule cannot be evaluated", () => {
  const document = faulty();
  const waivers = [{ code: "identity-placeholder", reason: "for a demonstration", approved_by: "Legal" }];
  const { warnings } = evaluate(withUnknown(document, "/identity/controller_name"), { waivers });
  expect(warnings.map(({ code }) => code)).not.toContain("waiver-unused");
});

test("the schema's refusals of what is known are reported beside unknown values", () => {
  const document = { ...faulty(), colour: "red", layout: UNKNOWN, theme: { tokens: UNKNOWN, radius: "wide" } };
  const { errors } = evaluate(document);
  expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
    ["schema-violation", "/theme/radius"],
    ["unknown-key", "/colour"],
  ]);
});

test("a text is unknown if any part of it is", () => {
  const marked = markUnknown({ a: ["x", UNKNOWN], b: { c: UNKNOWN } }, (part) => part === UNKNOWN);
  expect(markedPlaces(marked)).toEqual(["/a/1", "/b/c"]);
  expect(isMarked(`before ${(marked as { a: string[] }).a[1]} after`)).toBe(true);
});
