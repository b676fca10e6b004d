import type { OperationId } from "@consentform/consent/contract";
import { pathOf } from "@consentform/consent/values";
import { type Creation, inputProperties, type Properties, type Property, type Wire } from "../../resources";
import { structure } from "../../resources/schema";
import { ExistingObject } from "../findings/existing-object";
import { conflictingId, existingId } from "../session/refusals";
import { leafPaths, valueAt } from "../values/declared";
import { idOf } from "../values/identity";
import { isSame } from "../values/is-same";
import { patchFor } from "../values/patch-for";
import { bodyMembers, bodyOf } from "../values/sent-properties";
import { shapesOf } from "../values/shapes";
import { refuseForeign, refuseUnlessLeftOver } from "./left-over";
import { patchObject } from "./patch-object";
import type { AnyReply, RemoteObject } from "./remote-object";

/** Member of a create body by which an object whose creation got no answer is found again (contract 2, rule i). */
const KEY_MEMBER = "external_key";

/** Beginning of a refusal; the id of the object follows. */
const EXISTS = "This object already exists:";

/**
 * The standard creation: one request. An object that already has the hidden key is left over from an attempt whose
 * answer never arrived, perhaps with other inputs; it becomes what a new one would have been.
 */
export async function createObject(object: RemoteObject): Promise<Creation<Wire>> {
  try {
    return { answer: await post(object), origin: "made" };
  } catch (error) {
    const id = conflictingId(error, "external-key-taken");
    if (id === null) throw error;
    if (object.session.onExisting === "evidence") return finish(object, id);
    const found = await object.findAt(id);
    const what = `external_key ${JSON.stringify(object.stored.key)} is taken by`;
    throw new ExistingObject(idOf(object.definition, found), found, what, { cause: error });
  }
}

async function post(object: RemoteObject): Promise<Wire> {
  const { definition, session, inputs, stored } = object;
  const { create: operation, delete: deletion } = definition.operations;
  if (operation === undefined) throw new Error(`${definition.kind} is never created.`);
  const named = bodyMembers(operation).has(KEY_MEMBER) ? { [KEY_MEMBER]: stored.key } : {};
  const body = { ...bodyOf(definition, operation, inputs), ...named };
  const isFound = definition.foundBy !== undefined;
  const { status, data } = await (isFound
    ? sendUnlessForeign(object, operation, body)
    : object.send(operation, { body }));
  // Nothing was made: the service already has the object and returned it. An object that can be deleted has an owner.
  if (status === 200 && deletion !== undefined) {
    const id = idOf(definition, data);
    if (session.onExisting === "refuse") throw new ExistingObject(id, data, EXISTS);
    await refuseForeign(object, data, false);
    // This token created it, or its creator is unknown: an interrupted attempt or a renamed resource may have left it.
    const message = `${id} already existed. This resource now manages it, so removing the resource deletes it. If another stack also manages it, make one of the two forget it with ${session.say.wording.forget}.`;
    session.say.notify({ kind: definition.kind, message });
  }
  return object.wrote(data);
}

/**
 * Creates an object that the service finds by the values of a creation. The first request changes no existing object. A
 * second one may, unless someone else is known to have created the object.
 */
async function sendUnlessForeign(object: RemoteObject, operation: OperationId, body: Wire): Promise<AnyReply> {
  const { definition, session } = object;
  try {
    return await object.send(operation, { body, ifNoneMatch: "*" });
  } catch (error) {
    const id = existingId(error);
    if (id === null) throw error;
    const found = await object.findAt(id);
    if (session.onExisting === "refuse")
      throw new ExistingObject(idOf(definition, found), found, EXISTS, { cause: error });
    await refuseForeign(object, found);
    object.turnTo(null);
    return object.send(operation, { body });
  }
}

async function finish(object: RemoteObject, id: string): Promise<Creation<Wire>> {
  const { definition, session, inputs } = object;
  // Checked before the object is fetched, because fetching claims it.
  const isHeld = object.isOfProgram(id);
  const found = await object.findAt(id);
  const asNew = patchFor(definition, { inputs, formerlyDeclared: undeclaredLeaves(object), present: object.values() });
  const isToReplace = replacedProperties(object).length > 0;
  const circumstances = { isHeld, isAsDeclared: !isToReplace && Object.keys(asNew).length === 0 };
  if ((await refuseUnlessLeftOver(object, found, circumstances)) === "as declared") {
    const message = `${idOf(definition, found)} has this resource's key and the declared values, and this token wrote it last. It is managed by this resource again. If another stack manages it, set ${session.say.wording.owner} so that each stack has its own objects.`;
    session.say.notify({ kind: definition.kind, message });
    return { answer: found, origin: "found" };
  }
  const fate = isToReplace ? "deleted and created again" : "taken over";
  const message = `${idOf(definition, found)} was created with this resource's key at ${String(found.created_at)} and has not been changed or used since. It is treated as left by an interrupted deployment and ${fate}. If another stack created it, set ${session.say.wording.owner} so that each stack has its own objects.`;
  session.say.notify({ kind: definition.kind, message });
  if (isToReplace) {
    if (definition.operations.delete !== undefined) await object.send(definition.operations.delete);
    object.turnTo(null);
    return { answer: await post(object), origin: "made" };
  }
  return { answer: (await patchObject(object, () => ({ ...object.changes(), ...asNew }))) ?? found, origin: "found" };
}

/**
 * Names of declared properties that cannot be changed and differ from what the object has.
 *
 * @param spelledOut values of inputs that the object has under other names
 */
export function replacedProperties(object: RemoteObject, spelledOut: Properties = {}): string[] {
  const { definition, inputs } = object;
  const now = { ...object.values(), ...spelledOut };
  const isKnown = ({ name, isOnWire, traits }: Property) => name in spelledOut || (isOnWire && !traits.writeOnly);
  return inputProperties(definition)
    .filter((property) => property.traits.replaces && isKnown(property))
    .filter(
      (property) => inputs[property.name] !== undefined && !isSame(property, now[property.name], inputs[property.name]),
    )
    .map(({ name }) => name);
}

/** Leaves of updatable properties that are neither declared nor at their default. */
function undeclaredLeaves(object: RemoteObject): string[] {
  const { definition, inputs } = object;
  const { update: operation } = definition.operations;
  if (operation === undefined) return [];
  const members = bodyMembers(operation);
  const updatable = inputProperties(definition).filter(({ name, isOnWire }) => isOnWire && members.has(name));
  const present = object.values();
  const { isOpaque, isKeyed } = shapesOf(definition);
  return updatable.flatMap((property) => {
    const value = present[property.name];
    if (value === undefined) return [];
    const leaves = leafPaths({ [property.name]: value }, isOpaque);
    return leaves.filter(
      (leaf) =>
        valueAt(inputs, leaf) === undefined &&
        (isKeyed(property.name) || !isSame(property, valueAt(present, leaf), defaultAt(property, leaf))),
    );
  });
}

function defaultAt(property: Property, leaf: string): unknown {
  const [, ...members] = pathOf(leaf);
  const node = members.reduce((schema, name) => structure(schema).properties?.[name] ?? {}, property.schema);
  return node.default;
}
