import { parse } from "yaml";
import { escapedDirections } from "../../../../src/consent/contract/visible-text";
import { documentText } from "../../../../src/service/console/document-text";

const document = {
  title: "שלום\u200f (shop)!",
  "key\u200e": ["\u202eevil\u202c", "a\\u200f", 'quoted "\u2067x\u2069"'],
  lines: `first\u061c line\n${"a word \u200f and ".repeat(20)}\n\nlast`,
  plain: "no: yes",
};

test("a document's text has its direction controls as escapes and reads back the same", async () => {
  const [yaml, json] = [
    await documentText(document, "yaml", escapedDirections),
    await documentText(document, "json", escapedDirections),
  ];
  expect([parse(yaml), JSON.parse(json)]).toEqual([document, document]);
  for (const text of [yaml, json]) {
    expect(text).not.toMatch(/\p{Bidi_Control}/u);
    expect(text).toContain("שלום\\u200f (shop)!");
  }
});

test("a document without direction controls is YAML without needless quotes", async () => {
  expect(await documentText({ title: "שלום", on: "yes", text: "a\nb\n" }, "yaml", escapedDirections)).toBe(
    'title: שלום\n"on": "yes"\ntext: |\n  a\n  b\n',
  );
});
