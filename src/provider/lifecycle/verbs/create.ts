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
import { isPartialFailure } from "../findings/partial-failure";
import { createObject, replacedProperties } from "../object/create-object";
import { patchObject } from "../object/patch-object";
import { RemoteObject, type ResourceRequest } from "../object/remote-object";
import { workOf } from "../object/work-of";
import type { Session } from "../session/session";
import { idOf } from "../values/identity";
import { outputsOf } from "../values/outputs";
import { withoutUndefined } from "../values/without-undefined";
import { attempt } from "./attempt";
import { updateByKind } from "./update";

/** The input of `create`. */
export type CreateRequest = Pick<ResourceRequest, "stored" | "inputs">;

/**
 * Makes the object, or finds the one that an earlier attempt made, or takes over the one that `adopt` names. A creation
 * is one request.
 *
 * @throws PartialFailure when something exists now but does not match the inputs
 */
export async function create(
  definition: Definition,
  session: Session,
  { inputs: given, stored }: CreateRequest,
): Promise<{ id: string; outputs: Properties }> {
  const inputs = withoutUndefined(given);
  const object = new RemoteObject(definition, session, { stored, id: null, inputs, recorded: {} }, true);
  const creation = attempt(object, inputs, async () => {
    await object.claimDeclared();
    const answer = await ensure(object);
    const id = idOf(definition, answer);
    object.claim(id);
    return { id, outputs: outputsOf(definition, { inputs, answer, recorded: {} }) };
  });
  object.noteCreation(creation.then(() => true, isPartialFailure));
  return creation;
}

/** Creates, completes or adopts: afterwards the object exists and matches the inputs. */
async function ensure(object: RemoteObject): Promise<Wire> {
  const { definition, inputs } = object;
  if (inputs.adopt !== undefined && !definition.isFoundByCreating) return adopt(object);
  if (definition.create !== undefined) return definition.create(workOf(object));
  if (definition.isSingleton) return (await patchObject(object)) ?? object.fetch();
  return (await createObject(object)).answer;
}

/** Reads the object first, then changes declared properties that differ, and reports which. */
async function adopt(object: RemoteObject): Promise<Wire> {
  const { definition, session, inputs } = object;
  const id = definition.isSingleton ? idOf(definition, { site_id: inputs.site_id }) : String(inputs.adopt);
  object.turnTo(id);
  const found = await object.fetch();
  const observation = await definition.read?.(workOf(object, { origin: "id only" }), found);
  if (observation?.state === "gone" && definition.operations.update === undefined) {
    throw new ResourceError({
      property: ["adopt"],
      message: `${id} has ended or is about to end, which cannot be undone.`,
      advice: text`Remove ${named("adopt")} to create a new object.`,
    });
  }
  const spelledOut = observation?.state === "present" ? observation.inputs : undefined;
  // If the kind spells values differently from the service, the kind's spelling is compared.
  if (observation?.state === "present") object.observe(observation.answer);
  const fixed = replacedProperties(object, spelledOut);
  if (fixed.length > 0) {
    throw new ResourceError({
      property: ["adopt"],
      message: text`${id} has different values for ${namedAll(fixed)}, which cannot be changed.`,
      advice: text`Declare its values, or remove ${named("adopt")} to create a new object.`,
    });
  }
  const body = canChange(definition) ? object.changes() : {};
  // Inputs that cannot be changed are not reported: they are equal, or cannot be compared.
  const differing = inputProperties(definition)
    .filter(({ name, traits }) => name in body && !traits.replaces)
    .map(({ name }) => name);
  const what = differing.length === 0 ? " as it is" : text`; changed to what is declared: ${namedAll(differing)}`;
  session.say.notify({ kind: definition.kind, message: text`${id} is adopted${what}.` });
  return (await updateByKind(object)) ?? found;
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
