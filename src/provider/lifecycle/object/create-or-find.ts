import type { OperationId } from "../../../consent/contract";
import { pathOf } from "../../../consent/values";
import { type Creation, inputProperties, type Properties, type Property, type Wire } from "../../resources";
import { structure } from "../../resources/schema";
import { ExistingObject } from "../findings/existing-object";
import { conflictingId, existingId, type PlainReply } from "../session/service-call";
import { leafPaths, valueAt } from "../values/declared";
import { idOf } from "../values/identity";
import { isSame } from "../values/is-same";
import { keyedIn } from "../values/keyed";
import { opaqueIn } from "../values/opaque";
import { patchFor, valuesOf } from "../values/patch-for";
import { bodyMembers, sentProperties } from "../values/sent-properties";
import { type Context, isManaged } from "./context";
import { refuseForeign, refuseUnlessLeftOver } from "./left-over";
import { fetchObject, presentValues, send } from "./object-calls";
import type { Operation } from "./operation";
import { updateObject } from "./update-object";

/** Member of a create body by which an object whose creation was never heard of is found again (contract 2, rule i). */
const KEY_MEMBER = "external_key";

/** Beginning of a refusal; the id of the object follows. */
const EXISTS = "This object already exists:";

/**
 * The standard creation: one request. An object that already has the hidden key is left over from an attempt whose
 * answer never arrived, perhaps with other inputs; it becomes what a new one would have been.
 */
export async function createOrFind(work: Operation): Promise<Creation<Wire>> {
  const { context, journal } = work;
  try {
    return { answer: await post(work), origin: "made" };
  } catch (error) {
    const id = conflictingId(error, "external-key-taken");
    if (id === null) throw error;
    if (context.isExistingRefused) {
      // What a conflict names is the object's own id; the kind may form its id of other members.
      journal.turnTo(id);
      const found = await fetchObject(work);
      const what = `external_key ${JSON.stringify(context.key)} is taken by`;
      throw new ExistingObject(idOf(context.definition, found), found, what, { cause: error });
    }
    return finish(work, id);
  }
}

async function post(work: Operation): Promise<Wire> {
  const { definition, inputs, isExistingRefused, key } = work.context;
  const { create: operation, delete: deletion } = definition.operations;
  if (operation === undefined) throw new Error(`${definition.kind} is never created.`);
  const values = valuesOf(sentProperties(definition, operation), inputs);
  const named = bodyMembers(operation).has(KEY_MEMBER) ? { [KEY_MEMBER]: key } : {};
  const body = { ...values, ...named };
  const isFound = definition.foundBy !== undefined;
  const { status, data } = await (isFound ? sendUnlessForeign(work, operation, body) : send(work, operation, { body }));
  // Nothing was made: the service has such an object and returned it. What can be deleted belongs to someone.
  if (status === 200 && deletion !== undefined) {
    if (isExistingRefused) throw new ExistingObject(idOf(definition, data), data, EXISTS);
    await refuseForeign(work, data, false);
    // This token created it, or its creator is unknown: an interrupted attempt or a renamed resource may have left it.
    const message = `${idOf(definition, data)} already existed and is managed by this resource from now on: removing the resource deletes it. If another stack manages it, too, make one of the two forget it with ${work.context.session.wording.forget}.`;
    work.context.session.notify({ kind: definition.kind, message });
  }
  return work.journal.wrote(data);
}

/**
 * Creates an object that the service finds by the values of a creation. The first request changes no existing object. A
 * second one may, unless someone else is known to have created the object.
 */
async function sendUnlessForeign(work: Operation, operation: OperationId, body: Wire): Promise<PlainReply> {
  const { definition, isExistingRefused } = work.context;
  try {
    return await send(work, operation, { body, ifNoneMatch: "*" });
  } catch (error) {
    const id = existingId(error);
    if (id === null) throw error;
    work.journal.turnTo(id);
    const found = await fetchObject(work);
    if (isExistingRefused) throw new ExistingObject(idOf(definition, found), found, EXISTS, { cause: error });
    await refuseForeign(work, found);
    work.journal.turnTo(null);
    return send(work, operation, { body });
  }
}

async function finish(work: Operation, id: string): Promise<Creation<Wire>> {
  const { context, journal } = work;
  const { definition, session, inputs } = context;
  const isHeld = isManaged(context, id);
  journal.turnTo(id);
  const found = await fetchObject(work);
  journal.turnTo(idOf(definition, found));
  journal.observe(found);
  const present = presentValues(work);
  const asNew = patchFor(definition, { inputs, formerlyDeclared: undeclaredLeaves(context, present), present });
  const isToReplace = replacedProperties(work).length > 0;
  const circumstances = { isHeld, isAsDeclared: !isToReplace && Object.keys(asNew).length === 0 };
  if ((await refuseUnlessLeftOver(work, found, circumstances)) === "as declared") {
    const message = `${idOf(definition, found)} has this resource's key and the declared values, and this token wrote it last. It is managed by this resource again. If another stack manages it, set ${session.wording.owner} so that each stack has its own objects.`;
    session.notify({ kind: definition.kind, message });
    return { answer: found, origin: "found" };
  }
  const fate = isToReplace ? "deleted and created again" : "taken over";
  const message = `${idOf(definition, found)} was created with this resource's key at ${String(found.created_at)} and has not been changed or used since. It is treated as left by an interrupted deployment and ${fate}. If another stack created it, set ${session.wording.owner} so that each stack has its own objects.`;
  session.notify({ kind: definition.kind, message });
  if (isToReplace) {
    if (definition.operations.delete !== undefined) await send(work, definition.operations.delete);
    journal.turnTo(null);
    return { answer: await post(work), origin: "made" };
  }
  return { answer: (await updateObject(work, asNew)) ?? found, origin: "found" };
}

/**
 * Names of declared properties that cannot be changed and differ from what the object has.
 *
 * @param spelledOut values of inputs that the object has under other names
 */
export function replacedProperties(work: Operation, spelledOut: Properties = {}): string[] {
  const { definition, inputs } = work.context;
  const now = { ...presentValues(work), ...spelledOut };
  const isKnown = ({ name, isOnWire, traits }: Property) => name in spelledOut || (isOnWire && !traits.writeOnly);
  return inputProperties(definition)
    .filter((property) => property.traits.replaces && isKnown(property))
    .filter(
      (property) => inputs[property.name] !== undefined && !isSame(property, now[property.name], inputs[property.name]),
    )
    .map(({ name }) => name);
}

/** Leaves of updatable properties that are neither declared nor at their default. */
function undeclaredLeaves({ definition, inputs }: Context, present: Properties): string[] {
  const { update: operation } = definition.operations;
  if (operation === undefined) return [];
  const members = bodyMembers(operation);
  const updatable = inputProperties(definition).filter(({ name, isOnWire }) => isOnWire && members.has(name));
  return updatable.flatMap((property) => {
    const value = present[property.name];
    if (value === undefined) return [];
    const leaves = leafPaths({ [property.name]: value }, opaqueIn(definition));
    const isKeyed = keyedIn(definition)(property.name);
    return leaves.filter(
      (leaf) =>
        valueAt(inputs, leaf) === undefined &&
        (isKeyed || !isSame(property, valueAt(present, leaf), defaultAt(property, leaf))),
    );
  });
}

function defaultAt(property: Property, leaf: string): unknown {
  const [, ...members] = pathOf(leaf);
  const node = members.reduce((schema, name) => structure(schema).properties?.[name] ?? {}, property.schema);
  return node.default;
}
