import { pointersIn, propertiesIn, redaction } from "../../../../../src/provider/lifecycle";

const placeholder = "(value not shown)";
const redacted = (text: string, ...texts: string[]) => redaction(texts, placeholder)(text);

test("replaces a value everywhere, even escaped by JSON or cut by a message", () => {
  expect(redacted('name: "pla\\"nted" is not planted', 'pla"nted', "planted")).toBe(
    `name: "${placeholder}" is not ${placeholder}`,
  );
});

test("a text of any length is a value like others", () => {
  const document = JSON.stringify({ text: "planted ".repeat(20_000) });
  expect(redacted(`is ${document}, beside planted`, document, "planted")).toBe(
    `is ${placeholder}, beside ${placeholder}`,
  );
});

test("values that overlap leave nothing of either", () => {
  expect(redacted("a plantedsecret b", "planted", "tedsecret")).toBe(`a ${placeholder} b`);
});

test("replaces a short value only as a word, and no words of the placeholder", () => {
  expect(redacted("at 12 of 1234, not 12-3", "12", "not shown", "value")).toBe(`at ${placeholder} of 1234, not 12-3`);
});

const schema = {
  properties: { settings: { properties: { labels: { additionalProperties: {} }, mode: {} } }, name: {} },
};
const placed = (text: string, ...texts: string[]) =>
  redaction(texts, placeholder, (one) => [...pointersIn(one), ...propertiesIn(one, schema)])(text);

test.each([
  ["a value inside of a name", "At /links/cookie_policy/en: x", ["/cookie"], "At /links/cookie_policy/en: x"],
  ["a value that is a name", "At /links/cookie_policy: x", ["cookie_policy"], "At /links/cookie_policy: x"],
  [
    "a value across names",
    "At /texts/en/banner/title: x",
    ["texts/en", "title"],
    `At /texts/${placeholder}/banner/title: x`,
  ],
  ["a key of a map", "At /texts/en-planted/banner: x", ["en-planted"], `At /texts/${placeholder}/banner: x`],
  ["a key like a name", "At /texts/banner/banner: x", ["banner"], `At /texts/${placeholder}/banner: x`],
  ["an unknown name", "/layout/planted is not", ["planted"], `/layout/${placeholder} is not`],
  ["positions", "At /categories/1234/key: x", ["1234"], "At /categories/1234/key: x"],
  ["a property", "settings.mode: x", ["mode", "sett"], "settings.mode: x"],
  ["the only word", "name: is not name", ["name"], `name: is not ${placeholder}`],
  ["a key of a property", "settings.labels.name: x", ["name"], `settings.labels.${placeholder}: x`],
  ["a quoted key", 'settings.labels["plan.ted"]: x', ["plan.ted"], `settings.labels["${placeholder}"]: x`],
  ["part of a word in a sentence", "Set settings now", ["sett"], "Set settings now"],
])("the schema's names stay and others are replaced: %s", (_, text, values, shown) => {
  expect(placed(text, ...values)).toBe(shown);
});

test.each([
  ['"/links" is neither', ["/links"], `"${placeholder}" is neither`],
  ['says "see /links/imprint now"', ["see /links/imprint now"], `says "${placeholder}"`],
  ["it is settings", ["settings"], `it is ${placeholder}`],
  ["/links/imprint is x", ["/links/imprint is"], `${placeholder} x`],
])("a value that looks like a place is replaced: %s", (text, values, shown) => {
  expect(placed(text, ...values)).toBe(shown);
});
