import { plainJson } from "../../../../src/provider/resources/plain-json";

test.each([
  "{}",
  "null",
  '"a: \\": b"',
  '{"a": "\\"b\\": 1", "c" : [{"a": 1}, {"a": 2}]}',
  '{"__proto__": {"a": 1}}',
  '[1, "x", {"a\\u0062": true}]',
  '{"2": 1, "1": 2}',
])("returns the value of %s", (text) => {
  expect(plainJson(text)).toEqual(JSON.parse(text));
});

test.each([
  '{"a": 1, "a": 1}',
  '{"a": 1, "\\u0061": 2}',
  '{"b": {"a": 1, "c": 2, "a": 3}}',
  '[{"a": 1}, {"a": 1, "a": 2}]',
  "{a: 1}",
  '{"a": 1,}',
  "",
])("returns nothing for %s, which the parser with positions refuses", (text) => {
  expect(plainJson(text)).toBeUndefined();
});
