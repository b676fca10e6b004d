import { listed } from "../values/describe-value";

/** Words that YAML 1.1 reads as a boolean, those first that a banner document has most. */
const wordsOf = { true: ["on", "yes", "y"], false: ["no", "off", "n"] } as const;

/**
 * The advice for a value where text is required: a reader of YAML 1.1, such as Terraform's `yamldecode` or PyYAML, may
 * have made it from an unquoted word. Empty for a value that comes from no word.
 *
 * @param allowed the list of the only texts that the place may have; any text if it is none
 */
export function quotingAdvice(found: unknown, allowed?: unknown): string {
  if (typeof found === "number") return "Write it in quotes if it is a text";
  if (typeof found !== "boolean") return "";
  const words: readonly string[] = wordsOf[`${found}`];
  const isAnyText = !Array.isArray(allowed);
  const fitting = words.find((word) => isAnyText || allowed.includes(word));
  if (fitting === undefined) return "";
  const remedy = `write ${isAnyText ? "the word in quotes, such as " : ""}${JSON.stringify(fitting)}`;
  return `YAML 1.1 readers take unquoted ${listed(words)} for ${found}; ${remedy}`;
}
