import { contractDocument } from "@consentform/consent/contract";

let words: ReadonlySet<string> | undefined;

/** The words of the contract, which are public: names of properties, and values of enumerations. */
export function contractWords(): ReadonlySet<string> {
  words ??= new Set(wordsOf(contractDocument().components.schemas));
  return words;
}

function wordsOf(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, member]) => {
    if (name === "enum" || name === "const") return [member].flat().filter((word) => typeof word === "string");
    return [...(name === "properties" ? Object.keys(member as object) : []), ...wordsOf(member)];
  });
}
