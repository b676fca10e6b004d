import { type BannerDocument, starterDocument } from "@consentform/consent/rules";
import { documentFile } from "./document-file";

/** The input for a starter document. */
export interface StarterInput {
  /** BCP 47 tag. */
  readonly language: string;
  /** Legal name of who asks for consent; a placeholder without it. */
  readonly controller?: string | undefined;
  /** Address for questions about data protection; a placeholder without it. */
  readonly email?: string | undefined;
}

/** The path of the document's schema from a project that has this package installed. */
const SCHEMA_PATH = "node_modules/consentform/dist/rules/generated/banner.schema.json";

/**
 * A complete banner document as YAML, with the line by which editors find its schema.
 *
 * @throws Error if there is no starter in the language
 */
export function starterText({ language, controller, email }: StarterInput): string {
  const document: BannerDocument = starterDocument(language);
  if (controller !== undefined) document.identity.controller_name = controller;
  if (email !== undefined) document.identity.contact_email = email;
  return [
    `# yaml-language-server: $schema=${SCHEMA_PATH}`,
    "# A consent banner. Check it with `npx consentform validate banner.yaml`.",
    "",
    documentFile(document, 120),
  ].join("\n");
}
