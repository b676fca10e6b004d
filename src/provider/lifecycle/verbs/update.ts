import type { Definition, Properties, Wire } from "../../resources";
import type { Claimant } from "../ledger/claims";
import { claimObject, claimWritten } from "../object/claim";
import { confirmGone } from "../object/confirm-gone";
import { siteListOf } from "../object/list-entry";
import { fetchObject } from "../object/object-calls";
import { type Operation, openOperation } from "../object/operation";
import { updateObject } from "../object/update-object";
import { workOf } from "../object/work-of";
import { isNotFound } from "../session/service-call";
import type { Session } from "../session/session";
import { recordedInputs } from "../values/declared";
import { outputsOf } from "../values/outputs";
import { withoutUndefined } from "../values/without-undefined";
import { attempt } from "./attempt";

/** The input of `update`. */
export interface UpdateRequest {
  id: string;
  /** Checked inputs. */
  inputs: Properties;
  /** Outputs of the last run. */
  recorded: Properties;
  /** The hidden key: 40 hex digits. */
  key: string;
  /** Name of the stack, 16 hex digits. Default: not known. */
  stack?: string | null;
  /** The resource, as messages name it. Default: the kind, identified by the hidden key. */
  claimant?: Claimant;
  /** The outputs are those of an import. Default: false. */
  isImported?: boolean;
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
  const { id, recorded, inputs: given, key, stack = null, isImported = false } = request;
  const { claimant = { key, label: definition.kind } } = request;
  const inputs = withoutUndefined(given);
  const work = openOperation(definition, session, { id, inputs, recorded, key, stack, claimant, isImported });
  return attempt(work, recordedInputs(definition, recorded, inputs), async () => {
    claimObject(definition, session, id, claimant);
    claimWritten(definition, session, inputs, claimant);
    const answer = await applyUpdate(work).catch(async (error: unknown) => {
      if (isNotFound(error)) await confirmGone(definition, session, { id, recorded, operation: error.operation });
      throw error;
    });
    return { outputs: outputsOf(definition, { inputs, answer: answer ?? work.journal.answer, recorded }) };
  });
}

async function applyUpdate(work: Operation): Promise<Wire | null> {
  const { definition, unfinished } = work.context;
  const canFetch = definition.operations.read !== undefined || siteListOf(definition) !== null;
  if (unfinished !== null && canFetch) await fetchObject(work);
  return updateByKind(work);
}

/** The kind's own update, or the standard one. */
export async function updateByKind(work: Operation): Promise<Wire | null> {
  const { definition } = work.context;
  return definition.update === undefined ? updateObject(work) : definition.update(workOf(work));
}
