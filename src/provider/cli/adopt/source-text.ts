/** Characters that end a line, cannot be seen, or change the order in which others are shown. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff]/gu;

/**
 * A text between double quotes, as JSON, TypeScript and YAML read it: nothing in it is code, and nothing is invisible.
 */
export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(invisibleCharacters, (character) =>
    [...Array(character.length).keys()].map((unit) => escapeOf(character.charCodeAt(unit))).join(""),
  );
}

function escapeOf(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}

/** A text between double quotes, as HCL reads it. `${` and `%{` do not begin a template. */
export function quotedForHcl(text: string): string {
  const escaped = quoted(text).replaceAll(/\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})/g, (_, high, low) => {
    const point = ((Number.parseInt(high, 16) & 0x3ff) << 10) + (Number.parseInt(low, 16) & 0x3ff) + 0x10000;
    return `\\U${point.toString(16).padStart(8, "0")}`;
  });
  // HCL does not know all of JSON's escapes.
  return withoutTemplates(
    escaped.replaceAll(/\\(.)/g, (sequence, letter: string) => ({ b: "\\u0008", f: "\\u000c" })[letter] ?? sequence),
  );
}

/** Escapes `${` and `%{` for places where Terraform reads templates. */
export function withoutTemplates(text: string): string {
  return text.replaceAll(/([$%])\{/g, "$1$1{");
}

/** A text as one line of a comment. */
export function commentText(text: string): string {
  return text.replaceAll(invisibleCharacters, " ");
}
