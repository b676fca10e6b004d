import type { BannerDocument } from "../resources/read-banner";
import { Fn, Token } from "./library";

/** How both libraries write a reference into a string. */
const REFERENCE = /(\$\{TfToken\[[^\]]*\]\})/;

/**
 * A banner document as the JSON text that `ConfigDraft` takes. Its values may be references of the library, such as a variable's value; they
 * are filled in by Terraform. Any other text stays as it is, `${` and `%{` included.
 */
export function bannerJson(document: BannerDocument): string {
  return expression(json(document));
}

/** JSON in which every reference is encoded by Terraform, which alone knows its value. */
function json(value: unknown): string {
  if (Token.isUnresolved(value)) return Fn.jsonencode(typeof value === "string" ? expression(value) : value);
  if (Array.isArray(value)) return `[${value.map(json).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${json(member)}`).join(",")}}`;
}

/**
 * A text that may hold references, as an attribute's value. Where it does, its pieces become arguments of a call: in a text with a reference the
 * libraries escape too little of the rest, and take `${` in it for the beginning of an expression.
 */
function expression(text: string): string {
  const pieces = text.split(REFERENCE);
  if (pieces.length === 1) return text.replaceAll("${", () => "$${").replaceAll("%{", "%%{");
  return Fn.join(
    "",
    pieces.filter(Boolean).map((piece) => (REFERENCE.test(piece) ? piece : argument(piece))),
  );
}

/** What stands between the quotes of a string in HCL. `${` and the quotes themselves are the library's part. */
function argument(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll("%{", "%%{");
}
