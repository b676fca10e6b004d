import type { BannerDocument } from "../resources/read-banner";
import { Fn, Token } from "./library";

/**
 * A banner document as the JSON text that `ConfigDraft` takes. Its values may be references of the library, such as a variable's value; they
 * are filled in by Terraform. Any other text stays as it is, `${` and `%{` included.
 */
export function bannerJson(document: BannerDocument): string {
  return json(document);
}

function json(value: unknown): string {
  if (Token.isUnresolved(value)) {
    // Encoded by Terraform, which alone knows the value. The library's own function does not escape the text around a reference.
    return typeof value === "string" ? `\${jsonencode(${quoted(value)})}` : Fn.jsonencode(value);
  }
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(json).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${quoted(name)}:${json(member)}`).join(",")}}`;
}

/** A string literal of JSON and of HCL, in which nothing is a template but the library's own references (`${TfToken[...]}`). */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/\$\{(?!TfToken\[)|%\{/g, (opening) => `${opening[0]}${opening}`);
}
