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
} from "../../resources";
import { claimInputs, claimObject } from "../object/claim";
import { createOrFind, replacedProperties } from "../object/create-or-find";
import { duePatch, fetchObject } from "../object/object-calls";
import { type Operation, openOperation } from "../object/operation";
import { updateObject } from "../object/update-object";
import { workOf } from "../object/work-of";
import type { Session } from "../session/session";
import { idOf } from "../values/identity";
import { outputsOf } from "../values/outputs";
import { withoutUndefined } from "../values/without-undefined";
import { attempt } from "./attempt";
import { type UpdateRequest, updateByKind } from "./update";

/** The input of `create`. */
export interface CreateRequest extends Omit<UpdateRequest, "id" | "recorded" | "isImported"> {
  /** An object that has the key already is refused, by an `ExistingObject`, instead of taken over. Default: false. */
  isExistingRefused?: boolean;
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
