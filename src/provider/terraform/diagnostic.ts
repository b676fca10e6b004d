/** A step of the way to a value: name of an attribute, key of a map, or position in a list. */
export type Step = { readonly attribute: string } | { readonly key: string } | { readonly index: number };

/** A message to the user. */
export interface Diagnostic {
  readonly severity: "error" | "warning";
  /** One line. */
  readonly summary: string;
  readonly detail: string;
  /** The place in the configuration; empty for all of it. */
  readonly path: readonly Step[];
  /** The provider's configuration is the cause, so every other request of the run fails alike. */
  readonly isAboutConfiguration?: boolean;
}

/** An error about the whole of a configuration, or about what `path` leads to. */
export function errorDiagnostic(summary: string, detail: string, path: readonly Step[] = []): Diagnostic {
  return { severity: "error", summary, detail, path };
}

/** True when one of them is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
