import { emptyPlaceholders, substituted, TextsTooLongError } from "../../../../src/consent/rules";

const values = new Map([
  ["company", "Example GmbH"],
  ["sneaky", "{{company}}"],
]);

test("variables are put into string values at any depth, several in one value", () => {
  expect(substituted({ a: ["{{company}}, {{company}}"], b: { c: "{{company}}" }, d: 1, e: null }, values)).toEqual({
    a: ["Example GmbH, Example GmbH"],
    b: { c: "Example GmbH" },
    d: 1,
    e: null,
  });
});

test("inserted values and member names are not searched for placeholders", () => {
  expect(substituted({ "{{company}}": "{{sneaky}}" }, values)).toEqual({ "{{company}}": "{{company}}" });
});

test("keeps names without a value and invalid names", () => {
  const text = "{{unknown}} {{Company}} {{ company }} {{}}";
  expect(substituted(text, values)).toBe(text);
});

test("stops at the first character beyond the limit", () => {
  const long = new Map([["v", "x".repeat(4000)]]);
  const texts = Array.from({ length: 120 }, () => "{{v}}".repeat(800));
  expect(() => substituted(texts, long, 500_000)).toThrow(TextsTooLongError);
  expect(substituted(["{{v}}", "{{v}}{{none}}"], long, 8008)).toHaveLength(2);
  expect(() => substituted(["{{v}}", "{{v}}{{none}}"], long, 8007)).toThrow("more than 8007 characters");
});

test("counts what the texts become, not what they were", () => {
  const empty = new Map([["a", ""]]);
  expect(substituted("{{a}}".repeat(1000), empty, 0)).toBe("");
});

test("reports an unfilled placeholder once in each text, with the known variables", () => {
  const template = { "a/b": ["{{company}}", "{{compnay}} {{compnay}} {{brand}}"], n: 1, o: null };
  const [first, ...others] = emptyPlaceholders(template, ["company", "motto"]);
  expect(first).toEqual({
    pointer: "/a~1b/1",
    message:
      "{{compnay}} names no variable of the template, which has company, motto. Correct the name, or declare the variable.",
  });
  expect(others).toMatchObject([{ pointer: "/a~1b/1", message: expect.stringMatching(/^\{\{brand\}\} /) }]);
  expect(emptyPlaceholders("{{x}}", [])).toMatchObject([{ pointer: "", message: expect.stringContaining("has none") }]);
});

test("other braces and names of members are text", () => {
  const text = "{{Company}} {{ company }} {{}} {vendor_count} {{1a}} {{company";
  expect(emptyPlaceholders({ "{{member}}": text }, [])).toEqual([]);
});

test("describes at most a hundred unknown placeholders", () => {
  expect(emptyPlaceholders(Array(500).fill("{{a}}"), [])).toHaveLength(100);
});
