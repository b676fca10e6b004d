import { type RuleFinding, validateBanner } from "@consentform/consent/rules";
import { canonicalJson, digest } from "@consentform/consent/values";
import type { Document, LineCounter } from "yaml";
import type { CtyType, Value } from "../values";
import type { ProviderFunction } from "./provider-function";

const findingType = [
  "object",
  {
    code: "string",
    level: "string",
    pointer: "string",
    message: "string",
    basis: "string",
    places: ["list", "string"],
    waived: "bool",
  },
] as const satisfies CtyType;

const document = { name: "document", type: "string", description: "A banner document as JSON." } as const;

/** The functions for banner documents. */
export const bannerFunctions: readonly ProviderFunction[] = [
  {
    name: "parse_banner",
    schema: {
      summary: "Reads a banner document from YAML or JSON",
      description:
        'The banner document in a text of YAML or JSON, as JSON for the argument `document` of a draft: `provider::consentform::parse_banner(file("banner.yaml"))`.',
      parameters: [{ name: "text", type: "string", description: "YAML or JSON." }],
      returnType: "string",
    },
    call: (text) => JSON.stringify(parseBanner(text)),
  },
  {
    name: "banner_digest",
    schema: {
      summary: "Digest of a banner document",
      description:
        "The digest that identifies a banner document in the service: SHA-256 of its canonical JSON (RFC 8785), regardless of how it is written.",
      parameters: [document],
      returnType: "string",
    },
    call: (text) => withoutQuotes(() => digest(parseDocument(text))),
  },
  {
    name: "validate_banner",
    schema: {
      summary: "Validates a banner document",
      description:
        "The findings of the rules in a banner document: errors (level E or S) first, then warnings. Only the service evaluates rules that need the site, its services or its live version.",
      parameters: [document],
      returnType: ["list", findingType],
    },
    call: (text) => {
      const { errors, warnings } = validateBanner(parseDocument(text), { day: new Date().toISOString().slice(0, 10) });
      return [...errors, ...warnings].map(findingValue);
    },
  },
];

function findingValue({ code, level, pointer, message, basis, places, waived }: RuleFinding): Value {
  return { code, level, pointer, message, basis, places: [...places], waived };
}

function parseBanner(text: string): unknown {
  // Loaded when it is first needed: the provider is started three times for one plan.
  const { LineCounter, parseDocument: read } = require("yaml") as typeof import("yaml");
  const lineCounter = new LineCounter();
  const parsed: unknown = contentOf(read(text, { prettyErrors: false, merge: true, lineCounter }), lineCounter);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new InvalidText(
      `The text contains ${kindOf(parsed)}, but a banner document is an object. Pass the content of a banner file.`,
    );
  }
  withoutQuotes(() => canonicalJson(parsed));
  return parsed;
}

/** The kind of a value, without the value, which may be sensitive. */
function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}

/** Errors of the libraries quote the text, which may be sensitive, so only the place is taken from them. */
function contentOf(document: Document.Parsed, lineCounter: LineCounter): unknown {
  const [fault] = document.errors;
  if (fault === undefined) return withoutQuotes(() => document.toJS());
  const { line, col } = lineCounter.linePos(fault.pos[0]);
  throw new InvalidText(
    `The text isn't valid YAML or JSON at line ${line}, column ${col} (${fault.code}). Fix it there.`,
  );
}

/** Names an unrepresentable value by its pointer or alias, without quoting its text. */
function withoutQuotes<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidText) throw error;
    throw new InvalidText(
      "The document has no JSON form: it nests too deeply, or has a number, an alias or a character that JSON cannot hold. " +
        "`npx consentform validate FILE` names the place.",
    );
  }
}

/** An argument that is refused, without a word of it. */
class InvalidText extends Error {}

function parseDocument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidText(
      "The text isn't valid JSON. Pass a banner document as JSON; for YAML, call parse_banner first.",
    );
  }
}
