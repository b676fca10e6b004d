import { contrastRatio } from "../../../../src/consent/rules";
import { formatRatio } from "../../../../src/consent/rules/contrast";

// Known values of WCAG: black on white is 21, #767676 the lightest grey that passes on white, #777777 the first that
// does not.
test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#000000", 21],
  ["#ABCDEF", "#abcdef", 1],
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#ffffff", 4.48],
])("%s and %s have %f", (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
});

test("a ratio just under the limit is not rounded up, not even in the message", () => {
  // 4.4999 to 1, which two decimals would make 4.50.
  const ratio = contrastRatio("#006ffb", "#ffffff");
  expect(ratio).toBeLessThan(4.5);
  expect(ratio).toBeGreaterThan(4.495);
  expect(formatRatio(ratio)).toBe("4.49:1");
});
