import {
  type BannerDocument,
  isMarked,
  markedPlaces,
  markUnknown,
  validateBanner,
  withNeutralValues,
} from "../../../../src/rules";
import { cases } from "../cases";
import { documentOf, flawless, regimeRule } from "../cases/code-case";

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

function evaluate(document: unknown, context: Parameters<typeof validateBanner>[1] = {}) {
  const marked = markUnknown(document, (part) => part === UNKNOWN);
  return validateBanner(withNeutralValues(marked), { ...context, unknownPlaces: markedPlaces(marked) });
}

/** Findings by code, place and message, each with the places that it applies in. */
function findingsOf({ errors, warnings }: ReturnType<typeof validateBanner>): Map<string, readonly string[]> {
  const withoutPlaces = (message: string) => message.replace(/ Applies in .*/, "");
  const key = ({ code, pointer, message, level }: (typeof errors)[number]) =>
    JSON.stringify([code, pointer, level, withoutPlaces(message)]);
  return new Map([...errors, ...warnings].map((finding) => [key(finding), finding.places]));
}

/** Findings of a partly known document that the whole one does not have, or has in fewer places. */
function invented(
  document: unknown,
  pointers: readonly string[],
  context: Parameters<typeof validateBanner>[1] = {},
): string[] {
  const known = findingsOf(validateBanner(document, context));
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
    if (validateBanner(document, context).errors.some(({ level }) => level === "S")) continue;
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
  const all = validateBanner(document);
  const { errors, warnings, unevaluated } = evaluate(withUnknown(document, "/links/extra/0/url/en"));
  expect(all.errors.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["reject-missing", "identity-placeholder", "url-scheme"]),
  );
  expect(unevaluated).toEqual(["url-scheme"]);
  expect([...errors, ...warnings]).toEqual(
    [...all.errors, ...all.warnings].filter(({ code }) => !unevaluated?.includes(code)),
  );
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
