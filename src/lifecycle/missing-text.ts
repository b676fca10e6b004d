import type { ProblemError } from "../client";
import { operations } from "../contract";
import { inputProperties } from "../resources";
import type { OpenWork } from "./work";

/**
 * The text of a 404 for the user. What a recorded resource lacks was deleted elsewhere; what an input names and nothing has recorded is a wrong id, or one of
 * another workspace.
 */
export async function describeMissing(work: OpenWork, error: ProblemError, isNew: boolean): Promise<string> {
  const named = namedBy(work, error);
  const { refresh } = work.session.wording;
  if (isNew) {
    const { workspace } = await work.me();
    return `${error.message} Nothing was created. Check ${named.join(" and ")}. The configured token belongs to workspace ${workspace.id} (${workspace.name}) and finds nothing in any other.`;
  }
  const isOwn = named.length === 0 || error.operation === work.definition.operations.read;
  const advice = `If it was deleted elsewhere, refresh (${refresh}), and the next deployment creates it again.`;
  return isOwn ? `${error.message} ${advice}` : `${error.message} Check ${named.join(" and ")}. ${advice}`;
}

/** What the program says about the path of the request: `siteId "site_…"`, `versionNumber 99`; the id to adopt before all. */
function namedBy({ definition, inputs, id }: OpenWork, { operation }: ProblemError): string[] {
  const { pathParameters } = operations[operation];
  if (id !== null && id === inputs.adopt) return [`adopt ${JSON.stringify(id)}`];
  const isTemplate = (wireName: string) => (definition.id ?? "{id}").includes(`{${wireName}}`);
  return inputProperties(definition).flatMap(({ name }) => {
    const wireName = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const isNamed = pathParameters.some((parameter) => wireName.endsWith(`_${parameter}`));
    const isOwnId = id !== null && isTemplate(wireName);
    return isNamed && !isOwnId && inputs[name] != null ? [`${name} ${JSON.stringify(inputs[name])}`] : [];
  });
}
