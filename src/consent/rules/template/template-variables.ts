import { MAX_DOCUMENT_BYTES } from "../evaluate-banner";
import { substituted } from "../placeholders";

/** The declared variables of a template, by name. */
export type DeclaredVariables = Readonly<Record<string, { required: boolean; default: string | null }>>;

/** The value of every declared variable for a site: as given, else the default, else the empty string. */
export function variableValues(
  declared: DeclaredVariables,
  given: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(declared).map(([name, { default: fallback }]) => [
      name,
      (Object.hasOwn(given, name) ? given[name] : fallback) ?? "",
    ]),
  );
}

/**
 * A part of a document with the values of its variables.
 * @throws {TextsTooLongError} before its texts outgrow a document: each character of theirs has a byte at least
 */
export function filledIn<Part>(part: Part, values: ReadonlyMap<string, string>): Part {
  // Only strings are replaced, by strings.
  return substituted(part, values, MAX_DOCUMENT_BYTES) as Part;
}

/**
 * A variable that a site gives and the template does not know, or that the template requires and the site does not
 * give.
 */
export interface VariableFault {
  readonly name: string;
  readonly code: "unknown-variable" | "required";
  readonly detail: string;
}

/** The faults of a site's variables. */
export function variableFaults(declared: DeclaredVariables, given: Readonly<Record<string, string>>): VariableFault[] {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(declared, name));
  const missing = Object.entries(declared).filter(
    ([name, { required, default: fallback }]) => required && fallback === null && !Object.hasOwn(given, name),
  );
  const names = Object.keys(declared);
  const known = names.length === 0 ? "it has none" : `it has ${names.join(", ")}`;
  return [
    ...unknown.map((name) => ({
      name,
      code: "unknown-variable" as const,
      detail: `The template has no variable ${name}; ${known}.`,
    })),
    ...missing.map(([name]) => ({
      name,
      code: "required" as const,
      detail: `The template requires the variable ${name}. Give it a value for this site.`,
    })),
  ];
}
