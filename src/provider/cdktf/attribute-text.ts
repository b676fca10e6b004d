import { Fn } from "./library";

/** The form in which both libraries write a reference into a string. */
const tokenReference = /(\$\{TfToken\[[^\]]*\]\})/;

/**
 * A text that may hold references, as an attribute's value. Where it does, its pieces become arguments of a call: in a
 * text with a reference the libraries escape too little of the rest, and take `${` in it for the beginning of an
 * expression.
 */
export function attributeText(text: string): string {
  const pieces = text.split(tokenReference);
  if (pieces.length === 1) return text.replaceAll("${", () => "$${").replaceAll("%{", "%%{");
  return Fn.join(
    "",
    pieces.filter(Boolean).map((piece) => (tokenReference.test(piece) ? piece : argument(piece))),
  );
}

/** The text between the quotes of a string in HCL. The library escapes `${` and quotes. */
function argument(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll("%{", "%%{");
}
