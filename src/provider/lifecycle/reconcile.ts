import type { ProblemError } from "../client";
import {
  type Definition,
  inputProperties,
  joined,
  named,
  type Properties,
  ResourceError,
  type Text,
  text,
  type Wire,
} from "../resources";
import { confirmGone } from "./calls/confirm-gone";
import { siteListOf } from "./calls/list-entry";
import { isNotFound } from "./calls/service-call";
import { recordedInputs } from "./diff";
import { explain } from "./findings/explain";
import { describeMissing } from "./findings/missing-object";
import { PartialFailure } from "./findings/partial-failure";
import { claimInputs, claimObject, claimWritten } from "./findings/second-resource";
import type { Claimant } from "./identity/claims";
import { idOf } from "./identity/identity";
import type { Session } from "./session/session";
import { UNFINISHED } from "./values/declared";
import { outputsOf } from "./values/outputs";
import { withoutUndefined } from "./values/without-undefined";
import { createOrFind, replacedProperties } from "./work/create-or-find";
import { duePatch, fetchObject } from "./work/object-calls";
import { type Operation, openOperation } from "./work/operation";
import { updateObject } from "./work/update-object";
import { workOf } from "./work/work-of";

/** The input of `create`. */
export interface CreateRequest {
  /** Checked inputs. */
  inputs: Properties;
  /** The hidden key: 40 hex digits. */
  key: string;
  /** Name of the stack, 16 hex digits. Default: not known. */
  stack?: string | null;
  /** The resource, as messages name it. Default: the kind, identified by the hidden key. */
  claimant?: Claimant;
  /** An object that has the key already is refused, by an `ExistingObject`, instead of taken over. Default: false. */
  isExistingRefused?: boolean;
}

/** The input of `update`. */
export interface UpdateRequest extends Omit<CreateRequest, "isExistingRefused"> {
  id: string;
  /** Outputs of the last run. */
  recorded: Properties;
  /** They are those of an import. Default: false. */
  isImported?: boolean;
}

/**
 * Makes the object, or finds the one that an earlier attempt made, or takes over the one that `adopt` names. A creation
 * is one request.
 *
 * @throws PartialFailure when something exists now but does not match the inputs
 */
export async function create(
  definition: Definition,
  session: Session,
  {
    inputs: given,
    key,
    stack = null,
    claimant = { key, label: definition.kind },
    isExistingRefused = false,
  }: CreateRequest,
): Promise<{ id: string; outputs: Properties }> {
  const inputs = withoutUndefined(given);
  const work = openOperation(definition, session, {
    id: null,
    inputs,
    recorded: {},
    key,
    stack,
    claimant,
    isExistingRefused,
  });
  return attempt(work, inputs, async () => {
    await claimInputs(definition, session, inputs, claimant);
    const answer = await ensure(work);
    const id = idOf(definition, answer);
    claimObject(definition, session, id, claimant);
    return { id, outputs: outputsOf(definition, { inputs, answer, recorded: {} }) };
  });
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
async function updateByKind(work: Operation): Promise<Wire | null> {
  const { definition } = work.context;
  return definition.update === undefined ? updateObject(work) : definition.update(workOf(work));
}

/** Creates, completes or adopts: afterwards the object exists and matches the inputs. */
async function ensure(work: Operation): Promise<Wire> {
  const { definition, inputs } = work.context;
  if (inputs.adopt !== undefined && !definition.isFoundByCreating) return adopt(work);
  if (definition.create !== undefined) return definition.create(workOf(work));
  if (definition.isSingleton) return (await updateObject(work)) ?? fetchObject(work);
  return (await createOrFind(work)).answer;
}

/** Reads the object first, then changes declared properties that differ, and reports which. */
async function adopt(work: Operation): Promise<Wire> {
  const { definition, session, inputs, claimant } = work.context;
  const id = definition.isSingleton ? idOf(definition, { site_id: inputs.site_id }) : String(inputs.adopt);
  work.journal.turnTo(id);
  const found = await fetchObject(work);
  // Before anything is written: `adopt` may be the object's own id, which the claims of its resource do not have.
  if (claimant !== null) claimObject(definition, session, idOf(definition, found), claimant);
  const observation = await definition.read?.({ ...workOf(work), isFirstRead: true }, found);
  if (observation?.state === "gone" && definition.operations.update === undefined) {
    throw new ResourceError({
      property: ["adopt"],
      message: `${id} has ended or is about to end, which cannot be undone.`,
      advice: text`Remove ${named("adopt")} to create a new object.`,
    });
  }
  const spelledOut = observation?.state === "present" ? observation.inputs : undefined;
  // If the kind spells values differently from the service, the kind's spelling is compared.
  if (observation?.state === "present") work.journal.observe(observation.answer);
  const fixed = replacedProperties(work, spelledOut);
  if (fixed.length > 0) {
    throw new ResourceError({
      property: ["adopt"],
      message: text`${id} has different values for ${namedAll(fixed)}, which cannot be changed.`,
      advice: text`Declare its values, or remove ${named("adopt")} to create a new object.`,
    });
  }
  const body = canChange(definition) ? duePatch(work) : {};
  // Inputs that cannot be changed are not reported: they are equal, or cannot be compared.
  const differing = inputProperties(definition)
    .filter(({ name, traits }) => name in body && !traits.replaces)
    .map(({ name }) => name);
  const what = differing.length === 0 ? " as it is" : text`; changed to what is declared: ${namedAll(differing)}`;
  session.notify({ kind: definition.kind, message: text`${id} is adopted${what}.` });
  return (await updateByKind(work)) ?? found;
}

function namedAll(names: readonly string[]): Text {
  return joined(
    names.map((name) => named(name)),
    ", ",
  );
}

function canChange({ operations, update }: Definition): boolean {
  return operations.update !== undefined || update !== undefined;
}

/** The 404 with advice on what to check; unchanged if the token may no longer read what the advice depends on. */
async function withMissing(work: Operation, error: ProblemError, isNew: boolean): Promise<Error> {
  return describeMissing(work, error, isNew).then(
    (fault) => new ResourceError(fault, { cause: error }),
    () => error,
  );
}

/** Runs a writing operation. A failure after the first write carries what exists, marked as unfinished. */
async function attempt<T>(work: Operation, inputsOnFailure: Properties, operation: () => Promise<T>): Promise<T> {
  const { definition, session, recorded, id: recordedId } = work.context;
  const isNew = recordedId === null;
  session.kinds.add(definition.kind);
  try {
    return await operation();
  } catch (error) {
    const refused = isNotFound(error) ? await withMissing(work, error, isNew) : error;
    const explained = explain(refused, definition, session);
    const { id, answer, hasWritten, left } = work.journal;
    if (!hasWritten || answer === null || id === null) throw explained;
    // Where it is known what is left, the inputs hold for everything else.
    const inputs = left === null ? inputsOnFailure : work.context.inputs;
    const outputs = outputsOf(definition, { inputs, answer, recorded });
    throw new PartialFailure(id, { ...outputs, [UNFINISHED]: left ?? true }, explained);
  }
}
