import type { OperationId } from "../../../consent/contract";
import { isProblem } from "../../client";
import type { Wire } from "../../resources";
import { foreignEdit, foreignEdits } from "../findings/foreign-edit";
import { limitedTo } from "../values/sent-properties";
import { duePatch, fetchObject, presentValues, send } from "./object-calls";
import type { Operation } from "./operation";

/**
 * The standard update: one PATCH with what differs and `extra`, on condition that the object is as it was recorded;
 * nothing, and null, when nothing differs. When the object has changed: success if it already is as declared, once more
 * if no one else touched what is declared here, else a refusal.
 */
export async function updateObject(work: Operation, extra: Wire = {}): Promise<Wire | null> {
  const { context, journal } = work;
  const { update: operation } = context.definition.operations;
  if (operation === undefined) return null;
  const body = limitedTo(operation, { ...duePatch(work), ...extra });
  if (Object.keys(body).length === 0) return null;
  const { etag } = journal.answer ?? context.recorded;
  const condition = typeof etag === "string" ? { ifMatch: etag } : {};
  try {
    return journal.wrote((await send(work, operation, { body, ...condition })).data);
  } catch (error) {
    if (!isProblem(error, "precondition-failed")) throw error;
    return updateChanged(work, operation, extra);
  }
}

async function updateChanged(work: Operation, operation: OperationId, extra: Wire): Promise<Wire> {
  const current = await fetchObject(work);
  const body = limitedTo(operation, { ...duePatch(work), ...extra });
  if (Object.keys(body).length === 0) return current;
  await refuseForeignEdit(work, current);
  return work.journal.wrote((await send(work, operation, { body, ifMatch: String(current.etag) })).data);
}

async function refuseForeignEdit(work: Operation, current: Wire): Promise<void> {
  const { definition, session, recorded, inputs } = work.context;
  const places = foreignEdits(definition, { recorded, inputs, present: presentValues(work) });
  if (places.length === 0) return;
  const { id: author } = (current.updated_by ?? {}) as { id?: string | null };
  // Our own last write is never foreign: it is an attempt that was interrupted before it was recorded.
  if (author !== (await session.me()).token.id) throw foreignEdit(places, current, session.wording);
}
