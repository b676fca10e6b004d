/** An expression that is written to HCL unchanged, e.g. a reference. */
export interface Expression {
  readonly expression: string;
}

/** A reference or any other expression: `reference("consentform_site.shop.id")`. */
export function reference(expression: string): Expression {
  return { expression };
}

/** A value that HCL sees as one JSON string, e.g. a banner document. */
export function jsonEncoded(value: unknown): Expression {
  return { expression: `jsonencode(${toHcl(value)})` };
}

/** A block with its attributes; blocks inside it are given as text. */
export function block(
  type: string,
  labels: readonly string[],
  attributes: object,
  inner: readonly string[] = [],
): string {
  const head = [type, ...labels.map((label) => JSON.stringify(label))].join(" ");
  const lines = [
    ...Object.entries(attributes).map(([name, value]) => `${name} = ${toHcl(value)}`),
    ...inner.flatMap((text) => text.trimEnd().split("\n")),
  ];
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}

/** A value as an HCL expression. Nothing in it is a template, for any strings. */
function toHcl(value: unknown): string {
  if (isExpression(value)) return value.expression;
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(toHcl).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{ ${members.map(([key, member]) => `${quoted(key)} = ${toHcl(member)}`).join(", ")} }`;
  }
  return String(value);
}

function isExpression(value: unknown): value is Expression {
  return typeof value === "object" && value !== null && Object.keys(value).join() === "expression";
}

/** JSON's escapes are HCL's, but for \b and \f; `${` and `%{` would begin a template. */
function quoted(text: string): string {
  return JSON.stringify(text)
    .replace(/\\(.)/g, (sequence, letter: string) => ({ b: "\\u0008", f: "\\u000c" })[letter] ?? sequence)
    .replace(/([$%])\{/g, "$1$1{");
}
