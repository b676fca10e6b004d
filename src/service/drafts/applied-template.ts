import { filledIn, type RuleContext, TextsTooLongError, variableValues } from "@consentform/consent/rules";
import { validationFailed } from "../http/problem";
import type { Queryable, Row } from "../store/database";
import { templateRevision } from "../store/template-revisions";

/**
 * The template that a draft is linked to, at the revision that was applied, with the site's variables put in; null if
 * none.
 * @throws {Problem} validation-failed for a template that was applied before its length with variables was limited
 */
export async function appliedTemplate(
  db: Queryable,
  draft: Pick<Row<"drafts">, "workspace_id" | "template_ref">,
): Promise<NonNullable<RuleContext["template"]> | null> {
  const reference = draft.template_ref;
  if (reference === null) {
    return null;
  }
  const revision = await templateRevision(db, draft.workspace_id, reference.id, reference.revision);
  if (revision === undefined) {
    throw new Error(`The draft is linked to revision ${reference.revision} of ${reference.id}, which does not exist.`);
  }
  const values = variableValues(revision.variables, reference.variables);
  try {
    return { document: filledIn(JSON.parse(revision.document), values), lockedPaths: revision.locked_paths };
  } catch (error) {
    if (!(error instanceof TextsTooLongError)) throw error;
    const detail = `The linked template has more than ${error.maxCharacters} characters with the site's variables. Apply it with shorter variables, or detach the draft.`;
    throw validationFailed([{ pointer: "", code: "too-large", detail }]);
  }
}
