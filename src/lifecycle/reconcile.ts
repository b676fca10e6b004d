import type { Definition, Properties, Wire } from "../resources";
import { replacedProperties } from "./create-or-find";
import { UNFINISHED } from "./declared";
import { recordedInputs } from "./diff";
import { confirmGone } from "./gone";
import { idOf } from "./identity";
import { siteListOf } from "./list-entry";
import { openWork } from "./open-work";
import { outputsOf } from "./outputs";
import { PartialFailure } from "./partial-failure";
import { withoutUndefined } from "./plain-value";
import { explain } from "./problem-text";
import { isNotFound } from "./service-call";
import type { Session } from "./session";
import type { OpenWork } from "./work";

/** What `create` makes. */
export interface CreateRequest {
  /** Checked inputs. */
  inputs: Properties;
  /** The hidden key: 40 hex digits. */
  key: string;
  /** An object that has the key already is refused, by an `ExistingObject`, instead of taken over. Default: false. */
  isExistingRefused?: boolean;
}

/** What `update` changes. */
export interface UpdateRequest extends Omit<CreateRequest, "isExistingRefused"> {
  id: string;
  /** Outputs of the last run. */
  recorded: Properties;
  /** They are those of an import. Default: false. */
  isImported?: boolean;
}

/**
 * Makes the object, or finds the one that an earlier attempt made, or takes over the one that `adopt` names. A creation is one
 * request.
 *
 * @throws PartialFailure when something exists now but is not as wished
 */
export async function create(
  definition: Definition,
  session: Session,
  { inputs: given, key, isExistingRefused = false }: CreateRequest,
): Promise<{ id: string; outputs: Properties }> {
  const inputs = withoutUndefined(given);
  const work = openWork(definition, session, { id: null, inputs, recorded: {}, key, isExistingRefused });
  return attempt(work, inputs, async () => {
    const answer = await ensure(work);
    session.created.add(key);
    return { id: idOf(definition, answer), outputs: outputsOf(definition, { inputs, answer, recorded: {} }) };
  });
}

/**
 * Changes what differs between the recorded outputs and the inputs; where nothing does, nothing is sent. What an earlier run left
 * unfinished is compared with the object itself.
 *
 * @throws PartialFailure when a part of the change is made and the rest is not
 */
export async function update(
  definition: Definition,
  session: Session,
  { id, recorded, inputs: given, key, isImported = false }: UpdateRequest,
): Promise<{ outputs: Properties }> {
  const inputs = withoutUndefined(given);
  const work = openWork(definition, session, { id, inputs, recorded, key, isImported });
  return attempt(work, recordedInputs(definition, recorded, inputs), async () => {
    const answer = await bringInLine(work).catch(async (error: unknown) => {
      if (isNotFound(error)) await confirmGone(definition, session, { id, recorded, operation: error.operation });
      throw error;
    });
    return { outputs: outputsOf(definition, { inputs, answer: answer ?? work.observed, recorded }) };
  });
}

async function bringInLine(work: OpenWork): Promise<Wire | null> {
  const { definition, isUnfinished } = work;
  const canFetch = definition.operations.read !== undefined || siteListOf(definition) !== null;
  if (isUnfinished && canFetch) await work.fetch();
  return definition.update === undefined ? work.update() : definition.update(work);
}

/** The one body for what is new, what is left over and what is taken over: afterwards the object exists and is as wished. */
async function ensure(work: OpenWork): Promise<Wire> {
  const { definition, inputs } = work;
  if (inputs.adopt !== undefined && !definition.isFoundByCreating) return adopt(work);
  if (definition.create !== undefined) return definition.create(work);
  if (definition.isSingleton) return (await work.update()) ?? work.fetch();
  return (await work.create()).answer;
}

/** Reads the object first, then changes declared properties that differ, and says which. */
async function adopt(work: OpenWork): Promise<Wire> {
  const { definition, inputs } = work;
  const id = definition.isSingleton ? idOf(definition, { site_id: inputs.siteId }) : String(inputs.adopt);
  work.take(id);
  const found = await work.fetch();
  const fixed = replacedProperties(work);
  if (fixed.length > 0) {
    throw new Error(
      `adopt: ${id} has other values of ${fixed.join(", ")}, which can never be changed. Declare what it has, or remove adopt to make a new one.`,
    );
  }
  const differing = Object.keys(work.difference());
  work.notify(
    `${id} is adopted${differing.length === 0 ? " as it is" : `; changed to what is declared: ${differing.join(", ")}`}.`,
  );
  return (await (definition.update === undefined ? work.update() : definition.update(work))) ?? found;
}

/** Runs a writing operation. A failure after the first write carries what exists, marked as unfinished. */
async function attempt<T>(work: OpenWork, inputsOnFailure: Properties, operation: () => Promise<T>): Promise<T> {
  const { definition, session, recorded } = work;
  session.kinds.add(definition.kind);
  try {
    return await operation();
  } catch (error) {
    const explained = explain(error, definition, session);
    if (!work.hasWritten || work.observed === null || work.id === null) throw explained;
    const outputs = outputsOf(definition, { inputs: inputsOnFailure, answer: work.observed, recorded });
    throw new PartialFailure(work.id, { ...outputs, [UNFINISHED]: true }, explained);
  }
}
