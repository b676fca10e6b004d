/** Invisible characters that change the direction of the text after them: marks, embeddings, overrides and isolates. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text with its direction controls spelled out, so that `user\u202egnp.exe` does not look like `userexe.png`. */
export function visibleText(text: string): string {
  return text.replace(
    directions,
    (control) => `[U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`,
  );
}

/** Code with direction controls as string escapes, so that it is shown as it is and can be copied. */
export function escapedDirections(code: string): string {
  return code.replace(directions, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
