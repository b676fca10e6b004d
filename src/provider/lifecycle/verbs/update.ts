import type { Definition, Properties, Wire } from "../../resources";
import { confirmGone } from "../object/confirm-gone";
import { siteListOf } from "../object/list-entry";
import { patchObject } from "../object/patch-object";
import { RemoteObject, type ResourceRequest } from "../object/remote-object";
import { workOf } from "../object/work-of";
import { isNotFound } from "../session/refusals";
import type { Session } from "../session/session";
import { recordedInputs } from "../values/declared";
import { outputsOf } from "../values/outputs";
import { withoutUndefined } from "../values/without-undefined";
import { attempt } from "./attempt";

/** The input of `update`. */
export interface UpdateRequest extends ResourceRequest {
  readonly id: string;
}

/**
 * Changes what differs between the recorded outputs and the inputs; if nothing does, nothing is sent. What an
 * earlier run left unfinished is compared with the object itself.
 *
 * @throws PartialFailure when a part of the change is made and the rest is not
 */
export async function update(
  definition: Definition,
  session: Session,
  request: UpdateRequest,
): Promise<{ outputs: Properties }> {
  const { id, recorded } = request;
  const inputs = withoutUndefined(request.inputs);
  const object = new RemoteObject(definition, session, { ...request, inputs }, true);
  return attempt(object, recordedInputs(definition, recorded, inputs), async () => {
    object.claim(id);
    object.claimWritten();
    const answer = await applyUpdate(object).catch(async (error: unknown) => {
      if (isNotFound(error)) await confirmGone(definition, session, { id, recorded, operation: error.operation });
      throw error;
    });
    return { outputs: outputsOf(definition, { inputs, answer: answer ?? object.seen, recorded }) };
  });
}

async function applyUpdate(object: RemoteObject): Promise<Wire | null> {
  const canFetch = object.definition.operations.read !== undefined || siteListOf(object.definition) !== null;
  if (object.unfinished !== null && canFetch) await object.fetch();
  return updateByKind(object);
}

/** The kind's own update, or the standard one. */
export async function updateByKind(object: RemoteObject): Promise<Wire | null> {
  const { update: own } = object.definition;
  return own === undefined ? patchObject(object) : own(workOf(object));
}
