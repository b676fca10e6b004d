import { runInNewContext } from "node:vm";
import { jsonEqual } from "@consentform/consent/values";

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, runInNewContext("({ a: 1 })"), true],
  [{ a: 1 }, Object.assign(Object.create(null), { a: 1 }), true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ a: undefined }, {}, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ toString: 1 }, {}, false],
  [null, {}, false],
  ["1", 1, false],
])("%j and %j are equal: %p", (one, other, isEqual) => {
  expect([jsonEqual(one, other), jsonEqual(other, one)]).toEqual([isEqual, isEqual]);
});

test("a stand-in equals every value, in the place where it is", () => {
  const isAny = (value: unknown) => value === "any";
  const equal = (one: unknown, other: unknown) => jsonEqual(one, other, isAny) && jsonEqual(other, one, isAny);
  expect(equal({ a: "any", b: [1, "any"] }, { a: { deep: true }, b: [1, 2] })).toBe(true);
  expect(equal({ a: "any", b: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(equal({ a: "any" }, {})).toBe(false);
  expect(equal({ a: "any" }, { b: 1 })).toBe(false);
});
