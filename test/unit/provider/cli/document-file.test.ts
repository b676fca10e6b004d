import fc from "fast-check";
import { parse } from "yaml";
import { documentFile } from "../../../../src/provider/cli/document-file";

/** Texts that are something else to one of the YAML versions. */
const AMBIGUOUS = [
  "no",
  "on",
  "y",
  "~",
  "null",
  "0o17",
  "017",
  "1_000",
  "1e3",
  "12:30:00",
  "2024-01-01",
  "0x1f",
  ".inf",
  "<<",
  "=",
  "&a",
  "*a",
  "!t",
  "- a",
  "a: b",
  "# c",
  "\u0085",
  "\u2028x",
  "\ufeff",
  "\u0000",
  "a\n b\n",
  " \n",
  "\t",
];

test("every parser reads a document file as the document", () => {
  const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...AMBIGUOUS));
  const leaf = fc.oneof(
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  const document = fc.dictionary(text, fc.oneof(leaf, fc.array(leaf), fc.dictionary(text, leaf)));
  fc.assert(
    fc.property(document, (value) => {
      const expected = JSON.parse(JSON.stringify(value));
      const file = documentFile(expected);
      for (const version of ["1.1", "1.2"] as const) {
        expect(parse(file, { version, maxAliasCount: 0, merge: false })).toEqual(expected);
      }
      expect(file.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test("writes plain text for a reader to edit", () => {
  expect(documentFile({ schema: 1, texts: { en: { title: "Your privacy" }, no: { title: "Ditt personvern" } } })).toBe(
    'schema: 1\ntexts:\n  en:\n    title: Your privacy\n  "no":\n    title: Ditt personvern\n',
  );
});
