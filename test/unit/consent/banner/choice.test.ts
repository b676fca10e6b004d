import fc from "fast-check";
import {
  type Choice,
  formatChoice,
  isAsStrong,
  newestChoice,
  parseChoice,
} from "../../../../src/consent/banner/choice";

const key = fc.stringMatching(/^[a-z][a-z0-9_-]{0,15}$/);
const choice: fc.Arbitrary<Choice> = fc.record({
  revision: fc.nat(),
  model: fc.constantFrom("opt_in", "opt_out", "notice", "none"),
  gpc: fc.boolean(),
  rule: fc.option(key),
  decided: fc.integer({ min: 0, max: 2 ** 33 }),
  until: fc.integer({ min: 0, max: 2 ** 33 }),
  granted: fc.uniqueArray(key, { maxLength: 8 }),
  servicesOff: fc.uniqueArray(key, { maxLength: 8 }),
  subject: fc.option(fc.stringMatching(/^[0-9a-f]{32}$/)),
});

test("a stored choice reads back as it was", () => {
  fc.assert(fc.property(choice, (each) => expect(parseChoice(formatChoice(each))).toEqual(each)));
});

test("a cookie can hold a stored choice as it is", () => {
  fc.assert(fc.property(choice, (each) => expect(formatChoice(each)).toMatch(/^[A-Za-z0-9._~+-]+$/)));
});

test("no other text grants anything, and none throws", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => expect(parseChoice(text)).toBeNull()),
  );
});

test("a damaged choice is none, or what a visitor could have chosen", () => {
  fc.assert(
    fc.property(choice, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (each, at, character) => {
      const text = formatChoice(each);
      const position = at % text.length;
      const read = parseChoice(text.slice(0, position) + character + text.slice(position + 1));
      if (read !== null) expect(parseChoice(formatChoice(read))).toEqual(read);
      expect(parseChoice(text.slice(0, position))?.granted ?? each.granted).toEqual(each.granted);
    }),
  );
});

test.each([
  ["another version", "2.1.opt_in.-.a.b.x..-"],
  ["a field too few", "1.1.opt_in.-.a.b.x.-"],
  ["a field too many", "1.1.opt_in.-.a.b.x..-.-"],
  ["an unknown model", "1.1.opt.-.a.b.x..-"],
  ["a negative revision", "1.-1.opt_in.-.a.b.x..-"],
  ["a member of all objects", "1.1.opt_in.-.a.b.__proto__..-"],
  ["more than is ever stored", `1.1.opt_in.-.a.b.${"x".repeat(1000)}..-`],
])("%s counts as no choice", (_, text) => {
  expect(parseChoice(text)).toBeNull();
});

test("the newest of several choices counts, in any order", () => {
  const [old, recent] = ["1.1.opt_in.-.a.zz.x..-", "1.1.opt_in.-.b.zz...-"];
  expect(newestChoice([old, "junk", recent])?.granted).toEqual([]);
  expect(newestChoice([recent, old])?.granted).toEqual([]);
  expect(newestChoice(["junk"])).toBeNull();
});

test("a choice is enough only if its model is at least as strict", () => {
  expect(isAsStrong("opt_in", "opt_out")).toBe(true);
  expect(isAsStrong("opt_out", "opt_out")).toBe(true);
  expect(isAsStrong("notice", "opt_out")).toBe(false);
});
