import { validateBanner } from "../../../../src/consent/rules";
import { flawless } from "./cases/code-case";

/** The message about a value where the schema requires text. */
function messageFor(change: (document: never) => void): string | undefined {
  const document = flawless();
  change(document as never);
  return validateBanner(document).errors.find(({ code }) => code !== "digest-mismatch")?.message;
}

/** A member that YAML 1.1 read from an unquoted word. */
const setDefault =
  (value: unknown) =>
  ({ regimes }: { regimes: { rules: { defaults: object }[] } }) => {
    for (const rule of regimes.rules.slice(0, 1)) rule.defaults = { analytics: value };
  };

test.each<[string, (document: never) => void, string]>([
  [
    "on as a default",
    setDefault(true),
    '/regimes/rules/0/defaults/analytics is true; it must be a text. YAML 1.1 readers take unquoted on, yes and y for true; write "on".',
  ],
  [
    "off as a default",
    setDefault(false),
    '/regimes/rules/0/defaults/analytics is false; it must be a text. YAML 1.1 readers take unquoted no, off and n for false; write "off".',
  ],
  [
    "no as a language",
    ({ languages }: { languages: { available: unknown[] } }) => languages.available.push(false),
    'it must be a text. YAML 1.1 readers take unquoted no, off and n for false; write the word in quotes, such as "no".',
  ],
  [
    "no as the key of a language",
    ({ texts }: { texts: Record<string, unknown> }) => {
      texts.false = texts.en;
    },
    '/texts/false is not an allowed name here; names are BCP 47 language tags such as en or pt-BR. YAML 1.1 readers take unquoted no, off and n for false; write the word in quotes, such as "no".',
  ],
  [
    "a year as a name",
    ({ identity }: { identity: { controller_name: unknown } }) => {
      identity.controller_name = 2026;
    },
    "/identity/controller_name is 2026; it must be a text. Write it in quotes if it is a text.",
  ],
  [
    "a boolean where no such word is allowed",
    ({ layout }: { layout: { kind: unknown } }) => {
      layout.kind = true;
    },
    "/layout/kind is true; it must be a text.",
  ],
  [
    "a word in quotes where true or false is needed",
    ({ layout }: { layout: object }) => Object.assign(layout, { overlay: "yes" }),
    '/layout/overlay is "yes"; it must be true or false. Write one of these words, without quotes.',
  ],
])("advises about quotes for %s", (_, change, message) => {
  const found = messageFor(change);
  expect(found).toContain(message);
  expect(found?.endsWith(message)).toBe(true);
});
