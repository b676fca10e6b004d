import fc, { type Arbitrary } from "fast-check";

/** In a body this string stands for the number 1e400, which JSON can write and no JavaScript number can hold. */
const beyondNumbers = "the number 1e400";

/** Values at and past the edges of what programs expect, whatever the contract says of their place. */
const edges: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 2 ** 53 * 2, 1e308, 5e-324, beyondNumbers],
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\udc00x", "\uffff", "\u202e\u200b", "e\u0301", "\u{1f4a9}".repeat(500)],
  ...["a".repeat(1000), "a".repeat(300_000), "__proto__", "'; drop table sites; --", "%00", "../../etc", "{{a}}"],
  ...[
    "javascript:alert(1)",
    "http://[::1",
    "https://user:pass@host/",
    "//",
    "http://127.0.0.1:0/",
    "https://\u00fc.example",
  ],
  ...["9999-12-31T23:59:59.999Z", "0000-01-01T00:00:00.000Z", "2026-02-30T00:00:00Z", "2026-11-21T24:00:00Z"],
  ...["+275760-09-13T00:00:00.001Z", "2016-12-31T23:59:60Z", "2026-11-21T00:00:00+99:99", "1e1000", "NaN"],
  ...["[", "(a+)+$", "*", "/", "~", "~2", "/a/~", "sha256:", "en-", "x-x-x-x-x-x-x-x-x-x", "Etc/GMT+99", "P1Y1Y"],
  ...[
    [],
    {},
    [[]],
    [null],
    { "": "" },
    { toString: 1 },
    { a: { b: { c: {} } } },
    Array.from({ length: 300 }, () => "a"),
  ],
  ...[nested(20), nested(90), nested(2000)],
];

/** One of the edges, or any JSON value. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...edges) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values of `base` of which some members, however deep, are replaced by hostile values, doubled, taken away, or joined by unknown ones. */
export function spoilt(base: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat(),
    kind: fc.constantFrom("replace", "replace", "remove", "add"),
    value: hostileValues,
  });
  return fc.tuple(base, fc.array(change, { maxLength: 3 })).map(([value, changes]) =>
    changes.reduce((spoiltValue, { place, kind, value: hostile }) => {
      const { places } = placesIn(spoiltValue);
      const chosen = places[place % places.length];
      return chosen === undefined ? hostile : replaced(spoiltValue, chosen, kind, hostile);
    }, value),
  );
}

type Path = readonly (string | number)[];

/** Paths of all members, down to a depth that generated values have. */
function placesIn(value: unknown, path: Path = []): { places: Path[] } {
  if (typeof value !== "object" || value === null || path.length > 12) return { places: [path] };
  const members = Array.isArray(value) ? value.slice(0, 20).map((item, index) => [index, item]) : Object.entries(value);
  return { places: [path, ...members.flatMap(([key, member]) => placesIn(member, [...path, key]).places)] };
}

function replaced(value: unknown, [key, ...rest]: Path, kind: string, hostile: unknown): unknown {
  if (key === undefined) return kind === "add" && isRecord(value) ? { ...value, unknown_member: hostile } : hostile;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaced(item, rest, kind, hostile) : item));
  }
  if (!isRecord(value)) return hostile;
  const { [key]: member, ...others } = value;
  if (kind === "remove" && rest.length === 0) return others;
  return { ...others, [key]: replaced(member, rest, kind, hostile) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as a body's text; lone surrogates are escaped, as JSON allows. */
export function hostileJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(JSON.stringify(beyondNumbers), "1e400");
}
