import { operations } from "@consentform/consent/contract";
import type { ProblemError } from "../../client";
import {
  type Definition,
  type Fault,
  inputProperties,
  joined,
  named,
  type Properties,
  type Text,
  text,
} from "../../resources";
import type { Wording } from "../../resources/wording";

/** The facts about the resource of a request that found nothing. */
export interface MissingFacts {
  readonly definition: Definition;
  readonly inputs: Properties;
  /** Id of the object that the request was about; null before one exists. */
  readonly id: string | null;
  readonly wording: Wording;
  /** Workspace of the calling token, for a resource without an object; null for any other. */
  readonly workspace: { readonly id: string; readonly name: string } | null;
}

/**
 * A 404 for the user. What a recorded resource lacks was deleted elsewhere; what an input names and nothing has
 * recorded is a wrong id, or one of another workspace.
 */
export function missingObject(facts: MissingFacts, error: ProblemError): Pick<Fault, "message" | "advice"> {
  const values = valuesInPath(facts, error);
  const { definition, wording, workspace } = facts;
  if (workspace !== null) {
    return {
      message: `${error.message} Nothing was created.`,
      advice: text`Check ${joined(values, " and ")}. The configured token belongs to workspace ${workspace.id} (${workspace.name}) and finds nothing in any other.`,
    };
  }
  const isOwn = values.length === 0 || error.operation === definition.operations.read;
  const advice = `If it was deleted elsewhere, refresh (${wording.refresh}), and the next deployment creates it again.`;
  return { message: error.message, advice: isOwn ? advice : text`Check ${joined(values, " and ")}. ${advice}` };
}

/**
 * The program's values in the path of the request: `site_id "site_…"`, `version_number 99`; the id to adopt before all.
 */
function valuesInPath({ definition, inputs, id }: MissingFacts, { operation }: ProblemError): Text[] {
  const { pathParameters } = operations[operation];
  if (id !== null && id === inputs.adopt) return [text`${named("adopt")} ${JSON.stringify(id)}`];
  return inputProperties(definition).flatMap(({ name }) => {
    const isNamed = pathParameters.some((parameter) => name.endsWith(`_${parameter}`));
    const isOwnId = id !== null && (definition.id ?? "{id}").includes(`{${name}}`);
    return isNamed && !isOwnId && inputs[name] != null ? [text`${named(name)} ${JSON.stringify(inputs[name])}`] : [];
  });
}
