import { operations } from "../../../consent/contract";
import type { ProblemError } from "../../client";
import { type Fault, inputProperties, joined, named, type Text, text } from "../../resources";
import type { Operation } from "../work/operation";

/**
 * A 404 for the user. What a recorded resource lacks was deleted elsewhere; what an input names and nothing has
 * recorded is a wrong id, or one of another workspace.
 */
export async function describeMissing(
  work: Operation,
  error: ProblemError,
  isNew: boolean,
): Promise<Pick<Fault, "message" | "advice">> {
  const values = valuesInPath(work, error);
  const { definition, session } = work.context;
  const { refresh } = session.wording;
  if (isNew) {
    const { workspace } = await session.me();
    return {
      message: `${error.message} Nothing was created.`,
      advice: text`Check ${joined(values, " and ")}. The configured token belongs to workspace ${workspace.id} (${workspace.name}) and finds nothing in any other.`,
    };
  }
  const isOwn = values.length === 0 || error.operation === definition.operations.read;
  const advice = `If it was deleted elsewhere, refresh (${refresh}), and the next deployment creates it again.`;
  return { message: error.message, advice: isOwn ? advice : text`Check ${joined(values, " and ")}. ${advice}` };
}

/**
 * The program's values in the path of the request: `site_id "site_…"`, `version_number 99`; the id to adopt before all.
 */
function valuesInPath(
  { context: { definition, inputs }, journal: { id } }: Operation,
  { operation }: ProblemError,
): Text[] {
  const { pathParameters } = operations[operation];
  if (id !== null && id === inputs.adopt) return [text`${named("adopt")} ${JSON.stringify(id)}`];
  return inputProperties(definition).flatMap(({ name }) => {
    const isNamed = pathParameters.some((parameter) => name.endsWith(`_${parameter}`));
    const isOwnId = id !== null && (definition.id ?? "{id}").includes(`{${name}}`);
    return isNamed && !isOwnId && inputs[name] != null ? [text`${named(name)} ${JSON.stringify(inputs[name])}`] : [];
  });
}
