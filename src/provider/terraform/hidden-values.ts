import type { SchemaNode } from "@consentform/consent/contract";
import { isPartOfWords, pointersIn, propertiesIn, redaction } from "../lifecycle";
import { contractWords } from "../resources/contract-words";
import type { Diagnostic } from "./diagnostic";
import { UNKNOWN, type Value } from "./values";

const PLACEHOLDER = "(value not shown)";

/**
 * Ids of objects, which engines print themselves. Those of a site's parts begin with the site's; keys that a user chose
 * are not known to be public.
 */
const objectId = /^[a-z]{2,8}_[0-9a-z]{26}(?:\/(?:production|[1-9]\d*|[a-z]{2,8}_[0-9a-z]{26}))?$/;

/** The values of a block by attribute; null for a block that is null as a whole. */
type Values = Readonly<Record<string, Value>> | null;

/**
 * The diagnostics without the values that the configuration or state gives. A provider cannot see which values are
 * sensitive, and an engine prints diagnostics as they are. It shows the source line and every value that is not
 * sensitive itself. Names of map members stay, since they say where a value is; so do ids and the words of the
 * contract.
 */
export function withoutValues(diagnostics: readonly Diagnostic[], ...holders: readonly Values[]): Diagnostic[] {
  if (diagnostics.length === 0) return [];
  const names = new Set<string>();
  // An id is never configured, and engines print it.
  const texts = holders.flatMap((holder) => textsIn({ ...holder, id: null }, names));
  const isShown = (text: string) =>
    isPartOfWords(text) || objectId.test(text) || names.has(text) || contractWords().has(text);
  const redact = redaction(
    texts.filter((text) => !isShown(text)),
    PLACEHOLDER,
    (text) => [...pointersIn(text), ...propertiesIn(text, knownWords())],
  );
  return diagnostics.map((one) => ({ ...one, summary: redact(one.summary), detail: redact(one.detail) }));
}

let words: SchemaNode | undefined;

/** A schema that has every word of the contract as the name of a property, at any depth. */
function knownWords(): SchemaNode {
  if (words === undefined) {
    const properties: Record<string, SchemaNode> = {};
    words = { properties };
    for (const word of contractWords()) properties[word] = words;
  }
  return words;
}

/** The texts and numbers in a value, those inside of JSON among them; adds the names of members to `names`. */
function textsIn(value: unknown, names: Set<string>): string[] {
  if (value === UNKNOWN || value === null) return [];
  if (typeof value === "string") return [value, ...textsInJson(value, names)];
  if (typeof value !== "object") return typeof value === "boolean" ? [] : [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, names));
  return Object.entries(value as object).flatMap(([name, member]) => {
    names.add(name);
    return textsIn(member, names);
  });
}

function textsInJson(text: string, names: Set<string>): string[] {
  if (!/^\s*[[{]/.test(text)) return [];
  try {
    return textsIn(JSON.parse(text), names);
  } catch {
    return [];
  }
}
