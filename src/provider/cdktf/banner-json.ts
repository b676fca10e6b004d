import type { BannerDocument } from "../resources/read-banner";
import { attributeText } from "./attribute-text";
import { Fn, Token } from "./library";

/**
 * A banner document as the JSON text that `ConfigDraft` takes. Its values may be references of the library, such as a
 * variable's value; they are filled in by Terraform. Any other text stays as it is, `${` and `%{` included.
 */
export function bannerJson(document: BannerDocument): string {
  return attributeText(json(document));
}

/** JSON in which every reference is encoded by Terraform, which alone knows its value. */
function json(value: unknown): string {
  if (Token.isUnresolved(value)) return Fn.jsonencode(typeof value === "string" ? attributeText(value) : value);
  if (Array.isArray(value)) return `[${value.map(json).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${json(member)}`).join(",")}}`;
}
