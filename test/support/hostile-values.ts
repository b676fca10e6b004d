import fc, { type Arbitrary } from "fast-check";

/** In a body, this string represents the number 1e400, which JSON can write and no JavaScript number can hold. */
const beyondNumbers = "the number 1e400";

/** Texts at and past the edges of what programs expect. */
const texts: readonly string[] = [
  // More often than the others: what PostgreSQL cannot store, and invalid characters.
  ...["a\u0000b", "a\u0000b", "\u0000", "a\ud800b", "\udc00"],
  ...[
    "",
    " ",
    "\uffff",
    "\u202e\u200b",
    "e\u0301",
    "\u{1f4a9}".repeat(500),
    "a".repeat(1000),
    "a".repeat(300_000),
    "\r\nX: y",
  ],
  ...[
    "__proto__",
    "constructor",
    "'; drop table sites; --",
    "%00",
    "../../etc",
    "{{a}}",
    "=1+1",
    "<script>",
    "\\",
    '"',
    "\t",
  ],
  ...[
    "javascript:alert(1)",
    "http://[::1",
    "https://user:pass@host/",
    "//",
    "http://127.0.0.1:0/",
    "https://\u00fc.example",
  ],
  ...[
    "9999-12-31T23:59:59.999Z",
    "0000-01-01T00:00:00.000Z",
    "2026-02-30T00:00:00Z",
    "2026-11-21T24:00:00Z",
    "0001-01-01",
  ],
  ...[
    "+275760-09-13T00:00:00.001Z",
    "2016-12-31T23:59:60Z",
    "2026-11-21T00:00:00+99:99",
    "1e1000",
    "NaN",
    "9999-12-31",
  ],
  ...[
    "[",
    "(a+)+$",
    "*",
    "/",
    "~",
    "~2",
    "/a/~",
    "sha256:",
    "en-",
    "x-x-x-x-x-x-x-x-x-x",
    "Etc/GMT+99",
    "P1Y1Y",
    "a:b:c",
  ],
];

const numbers: readonly number[] = [
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e15,
  5e-324,
  366,
  3651,
];

/** Values that fit no place, or that no body may contain. */
const misfits: readonly unknown[] = [
  ...[null, true, 2 ** 53 * 2, 1e308, beyondNumbers, nested(20), nested(90)],
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
  nested(2000),
];

/** One of the edges, or any JSON value. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts, ...numbers, ...misfits) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

/** A hostile value of each type: what is of the type that is expected gets further than what is not. */
const kindred = fc.record({ string: fc.constantFrom(...texts), number: fc.constantFrom(...numbers) });

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A change of one member: `alter` keeps its type, so that checks after the types are reached too. */
const changes = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom("alter", "alter", "alter", "replace", "remove", "add"),
  hostile: hostileValues,
  kindred,
});

type Change = typeof changes extends Arbitrary<infer Value> ? Value : never;

/** Values of `base` of which up to two members, however deep, are changed, taken away, or joined by unknown ones. */
export function spoilt(base: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(base, fc.array(changes, { maxLength: 2 }))
    .map(([value, list]) =>
      list.reduce((changing, change) => changed(changing, pathIn(changing, change.place), change), value),
    );
}

type Path = readonly (string | number)[];

function pathIn(value: unknown, place: number): Path {
  const paths = pathsOf(value);
  return paths[place % paths.length] ?? [];
}

/** Paths of all members, down to a depth that generated values have. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null || path.length > 12) return [path];
  const members: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 20).map((item, index) => [index, item])
    : Object.entries(value);
  return [path, ...members.flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

function changed(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return changedHere(value, change);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? changed(item, rest, change) : item));
  if (!isRecord(value)) return change.hostile;
  const { [key]: member, ...others } = value;
  if (change.kind === "remove" && rest.length === 0) return others;
  return { ...others, [key]: changed(member, rest, change) };
}

function changedHere(value: unknown, { kind, hostile, kindred: alike }: Change): unknown {
  if (kind === "add" && isRecord(value)) return { ...value, unknown_member: hostile };
  if (kind !== "alter") return hostile;
  if (typeof value === "string") return alike.string;
  if (typeof value === "number") return alike.number;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return [...value, ...value];
  return isRecord(value) ? {} : alike.string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as a body's text; lone surrogates are escaped, as JSON allows. */
export function hostileJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(JSON.stringify(beyondNumbers), "1e400");
}
