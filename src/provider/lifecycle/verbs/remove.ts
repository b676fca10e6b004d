import { type Definition, ResourceError } from "../../resources";
import { explain } from "../findings/explain";
import type { Claimant } from "../ledger/claims";
import { claimById, isDeleted, namesOf } from "../ledger/names";
import { confirmGone } from "../object/confirm-gone";
import { RemoteObject, type ResourceRequest } from "../object/remote-object";
import { workOf } from "../object/work-of";
import { isNotFound } from "../session/refusals";
import type { Session } from "../session/session";
import { declaredPaths, recordedInputs } from "../values/declared";
import { patchFor } from "../values/patch-for";
import { limitedTo } from "../values/sent-properties";

/** The input of `remove`. */
export interface RemoveRequest extends Pick<ResourceRequest, "stored" | "recorded"> {
  readonly id: string;
  /** True if another object takes over from it. Default: whether this process has created one under the same key. */
  readonly hasSuccessor?: boolean;
}

/**
 * Deletes the object. One that always exists is reset to its defaults, and one that can never be deleted is only
 * forgotten. Deleting an object that is already gone succeeds, so a call may be repeated. An object that another
 * resource of the run now manages stays: engines create a renamed resource before they delete the former one.
 *
 * @throws ResourceError if that creation failed or never ran: no resource would manage the object, or it would be lost
 */
export async function remove(definition: Definition, session: Session, request: RemoveRequest): Promise<void> {
  const { id, recorded, stored } = request;
  const { claims, program } = session.ledger;
  const { claimant } = stored;
  const names = namesOf(definition, { id, inputs: recorded });
  const holder = claims.otherHolder(names, claimant.key);
  if (holder !== null) {
    if (isDeleted(definition)) {
      if (await claims.isToCreate(holder.key)) throw notTakenOver(claimant, id, holder);
      const message = `${claimant.label}: ${id} stays, because ${holder.label} manages it now. Only the former resource is removed from state.`;
      session.say.notify({ kind: null, message });
    }
    return;
  }
  await claims.whileDeleting(names, () => deleteObject(definition, session, request));
  claims.release(names, claimant.key);
  // A successor that is created later in this run may replace what this object recorded.
  if (request.hasSuccessor !== false) program.noteProduction(definition, recorded);
}

/** The refusal to delete an object that the program wants to keep under another name. */
function notTakenOver({ label }: Claimant, id: string, holder: Claimant): ResourceError {
  return new ResourceError({
    message: `${label}: ${id} was not deleted, because ${holder.label} is the same object and was not created in this run.`,
    advice: `Fix the error of the creation, then deploy again. To delete the object, remove ${holder.label} from the program.`,
  });
}

async function deleteObject(definition: Definition, session: Session, request: RemoveRequest): Promise<void> {
  const { id, recorded, stored } = request;
  const inputs = recordedInputs(definition, recorded, {});
  const object = new RemoteObject(definition, session, { ...request, inputs });
  const { hasSuccessor = session.ledger.claims.hasAnother(claimById(definition, id), stored.key) } = request;
  session.say.kinds.add(definition.kind);
  try {
    await (definition.delete?.(workOf(object, { hasSuccessor })) ?? removeByStandard(object));
  } catch (error) {
    try {
      if (!isNotFound(error)) throw error;
      await confirmGone(definition, session, { id, recorded, operation: error.operation });
    } catch (refusal) {
      throw explain(refusal, definition, session.say);
    }
  }
}

async function removeByStandard(object: RemoteObject): Promise<void> {
  const { definition, recorded } = object;
  const { delete: deletion, update } = definition.operations;
  if (!definition.isSingleton || definition.isFoundByCreating) {
    if (deletion !== undefined) await object.send(deletion);
    return;
  }
  if (update === undefined) return;
  const wanted = { inputs: {}, formerlyDeclared: declaredPaths(recorded), present: object.values() };
  const body = limitedTo(update, patchFor(definition, wanted));
  if (Object.keys(body).length > 0) await object.send(update, { body });
}
