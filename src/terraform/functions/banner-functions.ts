import { canonicalJson, digest, type RuleFinding, validateBanner } from "../../rules";
import type { FunctionSchema } from "../schema/attribute";
import type { CtyType, Value } from "../values";

/** A function of the provider: pure, and called in plan and validation alike. All take one text. */
export interface BannerFunction {
  readonly name: string;
  readonly schema: FunctionSchema;
  /** Throws what is wrong with the argument. */
  call(text: string): Value;
}

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

/** Every function of the provider. */
export const bannerFunctions: readonly BannerFunction[] = [
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
        "The digest by which the service knows a banner document: SHA-256 of its canonical JSON (RFC 8785), whatever its spelling.",
      parameters: [document],
      returnType: "string",
    },
    call: (text) => digest(parseDocument(text)),
  },
  {
    name: "validate_banner",
    schema: {
      summary: "Judges a banner document",
      description:
        "What the rules find in a banner document, errors (level E or S) first, then warnings. Rules that need the site, its services or its live version are judged by the service alone.",
      parameters: [document],
      returnType: ["list", findingType],
    },
    call: (text) => {
      const { errors, warnings } = validateBanner(parseDocument(text), {});
      return [...errors, ...warnings].map(findingValue);
    },
  },
];

function findingValue({ code, level, pointer, message, basis, places, waived }: RuleFinding): Value {
  return { code, level, pointer, message, basis, places: [...places], waived };
}

function parseBanner(text: string): unknown {
  // Loaded when it is first needed: the provider is started three times for one plan.
  const { parse } = require("yaml") as typeof import("yaml");
  const parsed: unknown = parse(text);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new Error("A banner document is an object; this text holds something else.");
  }
  // Refuses, with its place, what JSON cannot hold.
  canonicalJson(parsed);
  return parsed;
}

function parseDocument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `This is no JSON: ${error instanceof Error ? error.message : String(error)}. For YAML use parse_banner first.`,
    );
  }
}
