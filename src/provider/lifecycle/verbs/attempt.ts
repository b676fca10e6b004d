import type { ProblemError } from "../../client";
import { type Properties, ResourceError } from "../../resources";
import { explain } from "../findings/explain";
import { missingObject } from "../findings/missing-object";
import { PartialFailure } from "../findings/partial-failure";
import type { RemoteObject } from "../object/remote-object";
import { isNotFound } from "../session/refusals";
import { UNFINISHED } from "../values/declared";
import { outputsOf } from "../values/outputs";

/** Runs a writing verb. A failure after the first write carries what exists, marked as unfinished. */
export async function attempt<T>(
  object: RemoteObject,
  inputsOnFailure: Properties,
  operation: () => Promise<T>,
): Promise<T> {
  const { definition, session, recorded } = object;
  session.say.kinds.add(definition.kind);
  try {
    return await operation();
  } catch (error) {
    const refused = isNotFound(error) ? await withMissing(object, error) : error;
    const explained = explain(refused, definition, session.say);
    const { id, seen: answer, left } = object;
    if (left === undefined || answer === null || id === null) throw explained;
    // If the remaining work is known, the inputs apply to everything else.
    const inputs = left === null ? inputsOnFailure : object.inputs;
    const outputs = outputsOf(definition, { inputs, answer, recorded });
    throw new PartialFailure(id, { ...outputs, [UNFINISHED]: left ?? true }, explained);
  }
}

/** The 404 with advice on what to check; unchanged if the token may no longer read what the advice depends on. */
async function withMissing(object: RemoteObject, error: ProblemError): Promise<Error> {
  const { definition, session, inputs, id } = object;
  const { wording } = session.say;
  try {
    const workspace = object.isNew ? (await session.service.me()).workspace : null;
    return new ResourceError(missingObject({ definition, inputs, id, wording, workspace }, error), { cause: error });
  } catch {
    return error;
  }
}
