import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { canonicalJson, digest, NotCanonicalError } from "../../../../src/consent/values/canonical-json";

const json = fc.jsonValue({ maxDepth: 5 });

/** The value with the members of every object in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  );
}

/**
 * Reports whether every object of a parsed text has its members in the order of UTF-16 code units; integer-like keys
 * are put first by engines, so those are left out.
 */
function areKeysSorted(text: string): boolean {
  let isSorted = true;
  JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const keys = Object.keys(value).filter((key) => !/^\d+$/.test(key));
      isSorted &&= keys.every((key, i) => i === 0 || (keys[i - 1] ?? "") < key);
    }
    return value;
  });
  return isSorted;
}

// RFC 8785, 3.2.2 and 3.2.3: the example of the specification, and its sorting example.
test("the examples of RFC 8785", () => {
  const value = JSON.parse(
    '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
  );
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  const sorted = canonicalJson({ "€": 1, "\r": 2, "\ufb33": 3, "1": 4, "😀": 5, "\u0080": 6, ö: 7 });
  expect(sorted).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
});

test("strings are escaped as JSON.stringify does, each character alone", () => {
  const characters = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
  for (const character of [...characters, "\u2028", "\ud7ff", "\ue000", "\uffff", "😀", "\\ud800"]) {
    expect(canonicalJson({ [character]: character })).toBe(JSON.stringify({ [character]: character }));
  }
});

test("serializes frozen objects, and objects of another realm or without a prototype", () => {
  expect(canonicalJson(runInNewContext('({ b: [{}], a: "x" })'))).toBe('{"a":"x","b":[{}]}');
  expect(canonicalJson(Object.freeze(Object.assign(Object.create(null), { a: 1 })))).toBe('{"a":1}');
  expect(canonicalJson(JSON.parse('{"__proto__":{"a":1},"constructor":2}'))).toBe(
    '{"__proto__":{"a":1},"constructor":2}',
  );
  expect(() => canonicalJson(runInNewContext("new Date(0)"))).toThrow(NotCanonicalError);
});

test("negative zero is zero", () => {
  expect(canonicalJson([-0])).toBe("[0]");
});

test("parsing returns the value, members are sorted, and there is no white space", () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(areKeysSorted(text)).toBe(true);
      expect(text).toHaveLength(JSON.stringify(value).length);
    }),
  );
});

test("the digest is that of the canonical bytes, regardless of member order", () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(digest(shuffled(value))).toBe(digest(value));
      expect(digest(value)).toBe(`sha256:${createHash("sha256").update(canonicalJson(value)).digest("hex")}`);
    }),
  );
});

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

test.each<[string, unknown, string]>([
  ["a number that is not finite", { a: [1, Number.NaN] }, "/a/1"],
  ["infinity", Number.POSITIVE_INFINITY, ""],
  ["a lone surrogate", { a: "\ud800" }, "/a"],
  ["a lone surrogate in a key", { a: { "\udc00": 1 } }, "/a/\udc00"],
  ["undefined", { a: undefined }, "/a"],
  ["a hole in a list", { a: new Array(1) }, "/a/0"],
  ["a function", { a: () => 1 }, "/a"],
  ["a bigint", { a: 1n }, "/a"],
  ["an instance of a class", { a: new Date(0) }, "/a"],
  ["a key that needs escaping", { "a/b~": undefined }, "/a~1b~0"],
  ["a cycle", cyclic, "/self/self/self/self/self"],
])("%s has no canonical form", (_name, value, pointer) => {
  expect(() => canonicalJson(value)).toThrow(NotCanonicalError);
  expect(() => canonicalJson(value)).toThrow(expect.objectContaining({ pointer }));
});
