import { type DeclaredVariables, emptyPlaceholders } from "@consentform/consent/rules";
import type { ValidationError } from "../http/problem";

/**
 * The placeholders that no variable fills. A site that took them over would show them to its visitors.
 * @param pointer where the texts are in the request
 */
export function placeholderFaults(texts: unknown, declared: DeclaredVariables, pointer: string): ValidationError[] {
  return emptyPlaceholders(texts, Object.keys(declared)).map((found) => ({
    pointer: pointer + found.pointer,
    code: "unknown-variable",
    detail: found.message,
  }));
}

/** The same for texts that no request contains: a site's draft, or a revision that is older than this check. */
export function placeholderFaultsOf(
  texts: unknown,
  declared: DeclaredVariables,
  { what, pointer }: { readonly what: string; readonly pointer: string },
): ValidationError[] {
  return emptyPlaceholders(texts, Object.keys(declared)).map((found) => ({
    pointer,
    code: "unknown-variable",
    detail: `In ${what}, at ${found.pointer}: ${found.message}`,
  }));
}
