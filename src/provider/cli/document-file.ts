import { jsonEqual } from "@consentform/consent/values";
import { Document, parse, Scalar, visit } from "yaml";
import { quoted } from "./adopt/source-text";

/** Characters that only a quoted text may have, in any of the YAML versions that read the file. */
const unsafeCharacter = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff]/u;

/**
 * A document as YAML that every parser, of YAML 1.1 or 1.2, reads as the same values: `on` and `no` are in quotes.
 *
 * @param lineWidth columns after which long texts are wrapped; 0 for one line each
 */
export function documentFile(document: unknown, lineWidth = 0): string {
  const yaml = new Document(document, { aliasDuplicateObjects: false, compat: "yaml-1.1" } as never);
  visit(yaml, {
    Scalar(_, node) {
      if (typeof node.value === "string" && needsQuotes(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  const text = escaped(yaml.toString({ lineWidth, blockQuote: false }));
  return jsonEqual(parse(text), document) ? text : `${quotedJson(document)}\n`;
}

/** A text that the library leaves unquoted, although `=` is a type of YAML 1.1. */
function needsQuotes(text: string): boolean {
  return text === "=" || unsafeCharacter.test(text);
}

/** Line breaks of the file itself stay; all other invisible characters are inside of quotes. */
function escaped(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      unsafeCharacter.test(line)
        ? line.replaceAll(new RegExp(unsafeCharacter, "gu"), (one) => quoted(one).slice(1, -1))
        : line,
    )
    .join("\n");
}

/** JSON is YAML, too. */
function quotedJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
