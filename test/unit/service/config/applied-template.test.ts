import { substituted } from "../../../../src/service/config/applied-template";

const values = new Map([
  ["company", "Example GmbH"],
  ["sneaky", "{{company}}"],
]);

test("variables are put into string values at any depth, several in one value", () => {
  expect(substituted({ a: ["{{company}}, {{company}}"], b: { c: "{{company}}" }, d: 1, e: null }, values)).toEqual({
    ...{ a: ["Example GmbH, Example GmbH"], b: { c: "Example GmbH" }, d: 1, e: null },
  });
});

test("what a value brings in is not looked at again, and names of members are left alone", () => {
  expect(substituted({ "{{company}}": "{{sneaky}}" }, values)).toEqual({ "{{company}}": "{{company}}" });
});

test("a name without a value, and what is no name, stay", () => {
  const text = "{{unknown}} {{Company}} {{ company }} {{}}";
  expect(substituted(text, values)).toBe(text);
});
