import { contractDocument } from "../../../../src/consent/contract";
import schema from "../../../../src/consent/rules/generated/banner.schema.json";
import { formatWords } from "../../../../src/consent/values/format-words";
import { patternWords } from "../../../../src/consent/values/pattern-words";

/** Values of a keyword in every schema below a value; examples and defaults are skipped. */
function keywordsIn(keyword: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (/^(examples?|default|x-example)$/.test(name)) return [];
    return name === keyword && typeof member === "string" ? [member] : keywordsIn(keyword, member);
  });
}

const allOf = (keyword: string) => [
  ...new Set([contractDocument(), schema].flatMap((one) => keywordsIn(keyword, one))),
];

test("every pattern of the contract and of banner documents has words", () => {
  const patterns = allOf("pattern");
  expect(patterns.length).toBeGreaterThan(30);
  const wordless = patterns.filter((pattern) => patternWords(pattern).includes(pattern));
  expect(wordless).toEqual([]);
  for (const pattern of patterns) expect(patternWords(pattern)).not.toMatch(/\\|\[|\{\d|\^|\$/);
});

test("every format of the contract and of banner documents has words", () => {
  const formats = allOf("format").filter((format) => format !== "password");
  expect(formats.length).toBeGreaterThan(3);
  expect(formats.filter((format) => formatWords(format).includes(`form of ${format}`))).toEqual([]);
});

test.each([
  [
    "^(https://[^/?#@\\s]+|http://(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])(:\\d+)?)([/?][^#\\s]*)?$",
    "https://hooks.example.com/consent",
  ],
  ["^https?://[^/?#]", "https://www.example.com/"],
  ["^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "zh-Hant"],
  ["^[A-Z]{2}(-[A-Z0-9]{1,3})?$", "US-CA"],
  ["^#[0-9a-fA-F]{6}$", "#1d4ed8"],
  ["^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", "Europe/Berlin"],
  ["^(none|reject|accept|gpc|category:[a-z][a-z0-9_-]{0,39})$", "category:analytics"],
  ["^(\\*|[a-z_]+\\.(\\*|[a-z_]+))$", "version.promoted"],
])("the words of %s name a fitting example", (pattern, example) => {
  expect(patternWords(pattern)).toContain(example);
  expect(new RegExp(pattern, "u").test(example)).toBe(true);
});
