/** HTML in which values are escaped. */
export interface Html {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML from a template. Text is escaped, also for quoted attributes. `Html` and lists of it are inserted unchanged. */
export function html(template: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return raw(String.raw({ raw: template }, ...values.map(markupOf)));
}

/** Markup that a template inserts without escaping. */
export function raw(markup: string): Html {
  return { markup };
}

function markupOf(value: string | Html | readonly Html[]): string {
  if (typeof value === "string") return value.replace(/[&<>"']/g, (character) => entities[character] ?? "");
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}
