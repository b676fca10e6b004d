import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { commentText, quoted, quotedForHcl, withoutTemplates } from "../../../../../src/provider/cli/adopt/source-text";
import { typescriptValue } from "../../../../../src/provider/cli/adopt/typescript-text";

const HOSTILE = [
  '"); attack(); ("',
  "`\u0024{attack()}`",
  "\u2028\u2029\r\n",
  "*/ attack() /*",
  "\\",
  "\ud800",
  "\u202e",
  "%{if}",
];

/** A text of a legal document or name, hostile ones more often than chance has them. */
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: fc.constantFrom(..."\\\"'`{%}\n*/", "$") }),
);

test("a quoted text is that text to JavaScript, and shows every character that it has", () => {
  fc.assert(
    fc.property(text, (value) => {
      const source = quoted(value);
      expect(runInNewContext(source)).toBe(value);
      expect(JSON.parse(source)).toBe(value);
      expect(source).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    }),
  );
});

test("a comment ends with its line and hides nothing", () => {
  fc.assert(
    fc.property(text, (value) => {
      const comment = commentText(value);
      expect(comment).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(runInNewContext(`// ${comment}\n"after"`)).toBe("after");
    }),
  );
});

test("a value is the same value to JavaScript, with any keys", () => {
  const dialect = { text: quoted, expression: () => "" };
  const json = fc.dictionary(fc.oneof(text, fc.constant("__proto__"), fc.constant("constructor")), fc.array(text));
  fc.assert(
    fc.property(json, (value) => {
      const source = typescriptValue(value, dialect);
      // Made in another context, so the text is compared.
      expect(runInNewContext(`JSON.stringify(${source})`)).toBe(JSON.stringify(value));
    }),
  );
});

test.each([
  ["\u0024{x} %{y}", '"$\u0024{x} %%{y}"'],
  ["$\u0024{x}", '"$$\u0024{x}"'],
  ["\b\f\\b", '"\\u0008\\u000c\\\\b"'],
  ["\u{e0041}", '"\\U000e0041"'],
  ['say "hi"\n', '"say \\"hi\\"\\n"'],
])("%j is written in HCL as %s", (value, source) => {
  expect(quotedForHcl(value)).toBe(source);
});

test("escapes templates where Terraform reads JSON", () => {
  expect(withoutTemplates("a \u0024{b} %{c} $ { %")).toBe("a $\u0024{b} %%{c} $ { %");
});
