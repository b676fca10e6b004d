import { redaction } from "../../../../src/lifecycle";

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
