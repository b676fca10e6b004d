import type { RuleContext } from "../../rules";
import type { Queryable, Row } from "../store/database";
import { templateRevision } from "../store/template-revisions";
import { variableValues } from "../templates/template-variables";

const variable = /\{\{([a-z][a-z0-9_]{0,39})\}\}/g;

/** The template that a draft is linked to, at the revision that was applied, with the site's variables put in; null if none. */
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
  return { document: substituted(JSON.parse(revision.document), values), lockedPaths: revision.locked_paths };
}

/**
 * Puts values in for `{{name}}` in every string value, once: what a value brings in is not looked at again, and names of
 * members are left alone (contract 2.13). A name without a value stays as it is.
 */
export function substituted(part: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof part === "string") {
    return part.replace(variable, (placeholder, name: string) => values.get(name) ?? placeholder);
  }
  if (Array.isArray(part)) {
    return part.map((item) => substituted(item, values));
  }
  if (typeof part === "object" && part !== null) {
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, substituted(value, values)]));
  }
  return part;
}
