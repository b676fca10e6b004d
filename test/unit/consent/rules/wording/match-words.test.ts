import { hasWords, phraseParts } from "../../../../../src/consent/rules/wording/match-words";

const isFound = (text: string, phrase: string, isCrossing = false) =>
  hasWords(text.split(" "), phraseParts(phrase), isCrossing);

test.each([
  ["we use cookies", "use cookies"],
  ["we use cookies", "cookie*"],
  ["unsere werbung", "*werbung"],
  ["unsere werbungen", "*werbung*"],
  ["anmeldedaten", "an*de*en"],
  ["use our cookies", "use ... cookies"],
  ["use of our cookies", "use ... cookies"],
  ["use of all our new cookies", "use ... ... cookies"],
  ["use cookies", "use ... ... cookies"],
  ["use cookies", "use (the|our)* cookies"],
  ["use our cookies", "use (the|our)* cookies"],
  ["use opt out now", "opt-out now"],
  ["go on , then", "on , then"],
  ["a b a c", "a (b|c)"],
])("%j has %j", (text, phrase) => {
  expect(isFound(text, phrase)).toBe(true);
});

test.each([
  ["we use cookies", "cookie"],
  ["we use cookies", "cookies use"],
  ["unsere werbungen", "*werbung"],
  ["aba", "ab*ba"],
  ["use all of our cookies", "use ... cookies"],
  ["use this , cookies", "use ... cookies"],
  ["use ,", "use *"],
  ["use", "use cookies"],
  ["use", "use ... cookies"],
  ["use all cookies", "use (the|our)* cookies"],
  ["", "use"],
])("%j does not have %j", (text, phrase) => {
  expect(isFound(text, phrase)).toBe(false);
});

test("only a phrase that crosses clauses leaves out a comma", () => {
  expect(isFound("use this , cookies", "use ... cookies", true)).toBe(true);
});

test("a phrase of many gaps is refused in time that grows with the text alone", () => {
  const words = Array.from({ length: 2000 }, () => "use");
  const gaps = Array.from({ length: 12 }, () => "...").join(" ");
  expect(hasWords(words, phraseParts(`use ${gaps} cookies`), false)).toBe(false);
});
