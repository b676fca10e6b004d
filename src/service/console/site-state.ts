import type { Schemas } from "./ask/api";

/** How the stages of a site relate: what is published nowhere yet, or not in production. */
export function stageSentence({ stages }: Pick<Schemas["Site"], "stages">): string {
  if (stages === null) return "Not visible to you";
  const { draft, preview, production } = stages;
  if (preview === null && production === null) return "Nothing is published";
  const parts = [
    preview !== null && draft.digest !== preview.config_digest ? "the draft differs from preview" : "",
    production === null ? "production is empty" : "",
    preview !== null && production !== null && !isSame(preview, production) ? "preview differs from production" : "",
    preview === null && production !== null && draft.digest !== production.config_digest
      ? "the draft differs from production"
      : "",
  ].filter((part) => part !== "");
  const sentence = parts.join("; ");
  return sentence === "" ? "All stages are equal" : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function isSame(one: Schemas["StagePointer"], other: Schemas["StagePointer"]): boolean {
  return one.config_digest === other.config_digest && one.services_digest === other.services_digest;
}

/** The number that production serves, in words. */
export function liveNumber({ stages }: Pick<Schemas["Site"], "stages">): string {
  const number = stages?.production?.number;
  return number === undefined ? "Not live" : `Version ${number}`;
}
