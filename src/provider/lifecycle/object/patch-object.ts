import { isProblem } from "../../client";
import type { Wire } from "../../resources";
import { foreignEdit, foreignEdits } from "../findings/foreign-edit";
import { limitedTo } from "../values/sent-properties";
import type { RemoteObject } from "./remote-object";

/**
 * The standard update: one PATCH with the changes, on condition that the object is as recorded. Without changes, sends
 * nothing and returns null. If the object has changed, succeeds if it is already as declared, retries once if no one
 * else changed what is declared here, and otherwise refuses.
 *
 * @param changes computed again when the object has changed
 */
export async function patchObject(object: RemoteObject, changes = () => object.changes()): Promise<Wire | null> {
  const { update: operation } = object.definition.operations;
  if (operation === undefined) return null;
  const body = limitedTo(operation, changes());
  if (Object.keys(body).length === 0) return null;
  const { etag } = object.seen ?? object.recorded;
  const condition = typeof etag === "string" ? { ifMatch: etag } : {};
  try {
    return object.wrote((await object.send(operation, { body, ...condition })).data);
  } catch (error) {
    if (!isProblem(error, "precondition-failed")) throw error;
    const current = await object.fetch();
    const again = limitedTo(operation, changes());
    if (Object.keys(again).length === 0) return current;
    await refuseForeignEdit(object, current);
    return object.wrote((await object.send(operation, { body: again, ifMatch: String(current.etag) })).data);
  }
}

async function refuseForeignEdit(object: RemoteObject, current: Wire): Promise<void> {
  const { definition, session, recorded, inputs } = object;
  const places = foreignEdits(definition, { recorded, inputs, present: object.values() });
  if (places.length === 0) return;
  const { id: author } = (current.updated_by ?? {}) as { id?: string | null };
  // Our own last write is never foreign: it is an attempt that was interrupted before it was recorded.
  if (author !== (await session.service.me()).token.id) throw foreignEdit(places, current, session.say.wording);
}
