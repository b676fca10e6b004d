import { inputProperties, type Made, type Properties, type Property, type Wire } from "../resources";
import { structure } from "../resources/schema";
import { leafPaths, namesOf, valueAt } from "./declared";
import { differenceOf } from "./difference";
import { ExistingObject } from "./existing-object";
import { idOf } from "./identity";
import { keyedIn } from "./keyed";
import { refuseUnlessLeftOver } from "./left-over";
import { opaqueIn } from "./opaque";
import { isSame } from "./same";
import { bodyMembers } from "./sent-properties";
import { conflictingId } from "./service-call";
import type { OpenWork } from "./work";

/** Member of a create body by which an object whose creation was never heard of is found again (contract 2, rule i). */
const KEY_MEMBER = "external_key";

/**
 * The standard creation: one request. An object that already has the hidden key is left over from an attempt whose answer never
 * arrived, perhaps with other inputs; it becomes what a new one would have been.
 */
export async function createOrFind(work: OpenWork): Promise<Made<Wire>> {
  try {
    return { answer: await post(work), origin: "made" };
  } catch (error) {
    const id = conflictingId(error, "external-key-taken");
    if (id === null) throw error;
    if (work.isExistingRefused) {
      // What a conflict names is the object's own id; the kind may form its id of other members.
      work.take(id);
      const found = await work.fetch();
      const what = `external_key ${JSON.stringify(work.key)} is taken by`;
      throw new ExistingObject(idOf(work.definition, found), found, what, { cause: error });
    }
    return finish(work, id);
  }
}

async function post(work: OpenWork): Promise<Wire> {
  const { create: operation } = work.definition.operations;
  if (operation === undefined) throw new Error(`${work.definition.kind} is never created.`);
  const body = work.body(operation) as Wire;
  const key = bodyMembers(operation).has(KEY_MEMBER) ? { [KEY_MEMBER]: work.key } : {};
  const { status, data } = await work.send(operation, { body: { ...body, ...key } });
  // Nothing was made: the service has such an object and told it. What can be deleted is somebody's.
  if (status === 200 && work.isExistingRefused && work.definition.operations.delete !== undefined)
    throw new ExistingObject(idOf(work.definition, data), data, "There is such an object already:");
  return work.wrote(data);
}

async function finish(work: OpenWork, id: string): Promise<Made<Wire>> {
  const isHeld = work.isManaged(id);
  work.take(id);
  const found = await work.fetch();
  work.take(idOf(work.definition, found));
  work.observe(found);
  const { definition, inputs } = work;
  const present = work.present();
  const asNew = differenceOf(definition, { inputs, formerlyDeclared: undeclaredLeaves(work, present), present });
  const isToReplace = replacedProperties(work).length > 0;
  const circumstances = { isHeld, isAsDeclared: !isToReplace && Object.keys(asNew).length === 0 };
  const evidence = await refuseUnlessLeftOver(work, found, circumstances);
  if (evidence === "as declared") {
    work.notify(
      `${idOf(definition, found)} has this resource's key and the declared values, and this token wrote it last. It is managed by this resource again.`,
    );
    return { answer: found, origin: "found" };
  }
  const fate = isToReplace ? "deleted and created again" : "taken over";
  work.notify(
    `${idOf(definition, found)} was created with this resource's key at ${String(found.created_at)} and has not been changed or used since. It is treated as left by an interrupted deployment and ${fate}. If another stack created it, set ${work.session.wording.owner} so that each stack has its own objects.`,
  );
  if (isToReplace) {
    await work.remove();
    work.take(null);
    return { answer: await post(work), origin: "made" };
  }
  return { answer: (await work.update(asNew)) ?? found, origin: "found" };
}

/**
 * Names of declared properties that cannot be changed and differ from what the object has.
 *
 * @param spelledOut values of inputs that the object has under other names
 */
export function replacedProperties({ definition, inputs, present }: OpenWork, spelledOut: Properties = {}): string[] {
  const now = { ...present(), ...spelledOut };
  const isKnown = ({ name, wireName, traits }: Property) =>
    name in spelledOut || (wireName !== null && !traits.writeOnly);
  return inputProperties(definition)
    .filter((property) => property.traits.replaces && isKnown(property))
    .filter(
      (property) => inputs[property.name] !== undefined && !isSame(property, now[property.name], inputs[property.name]),
    )
    .map(({ name }) => name);
}

/** Leaves of updatable properties that are neither declared nor at their default. */
function undeclaredLeaves({ definition, inputs }: OpenWork, present: Properties): string[] {
  const { update: operation } = definition.operations;
  if (operation === undefined) return [];
  const members = bodyMembers(operation);
  const updatable = inputProperties(definition).filter(({ wireName }) => wireName !== null && members.has(wireName));
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
  const [, ...members] = namesOf(leaf);
  const node = members.reduce((schema, name) => structure(schema).properties?.[name] ?? {}, property.schema);
  return node.default;
}
