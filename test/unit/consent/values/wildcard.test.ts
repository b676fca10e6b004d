import fc from "fast-check";
import { fitsPattern } from "../../../../src/consent/values/wildcard";

describe("patterns", () => {
  test.each([
    ["*.example.com", "a.example.com", true],
    ["*.example.com", "example.com", false],
    ["_ga_*", "_ga_ABC", true],
    ["a*b*c", "a-b-c", true],
    ["a*b*c", "a-c-b", false],
    ["ab*ba", "aba", false],
    ["*", "", true],
    ["", "", true],
    ["x", "xy", false],
  ])("%s and %s: %s", (pattern, text, expected) => {
    expect(fitsPattern(pattern, text)).toBe(expected);
  });

  test("agree with a regular expression", () => {
    const piece = fc.stringMatching(/^[ab*]{0,8}$/);
    fc.assert(
      fc.property(piece, fc.stringMatching(/^[ab]{0,10}$/), (pattern, text) => {
        const expression = new RegExp(`^${pattern.replaceAll("*", ".*")}$`);
        expect(fitsPattern(pattern, text)).toBe(expression.test(text));
      }),
    );
  });
});
