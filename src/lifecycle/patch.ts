import { isProblem } from "../client";
import type { OperationId } from "../contract";
import type { Wire } from "../resources";
import { foreignEdit, foreignEdits } from "./foreign-edit";
import { limitedTo } from "./sent-properties";
import type { OpenWork } from "./work";

/**
 * The standard update: one PATCH with what differs and `extra`, on condition that the object is as it was recorded; nothing, and
 * null, when nothing differs. When the object has changed: success if it already is as wished, once more if nobody else touched
 * what is declared here, else a refusal.
 */
export async function patch(work: OpenWork, extra: Wire): Promise<Wire | null> {
  const { update: operation } = work.definition.operations;
  if (operation === undefined) return null;
  const body = { ...limitedTo(operation, work.difference()), ...extra };
  if (Object.keys(body).length === 0) return null;
  const { etag } = work.observed ?? work.recorded;
  try {
    return work.wrote(
      (await work.send(operation, { body, ...(typeof etag === "string" ? { ifMatch: etag } : {}) })).data,
    );
  } catch (error) {
    if (!isProblem(error, "precondition-failed")) throw error;
    return patchChanged(work, operation, extra);
  }
}

async function patchChanged(work: OpenWork, operation: OperationId, extra: Wire): Promise<Wire> {
  const current = await work.fetch();
  const body = { ...limitedTo(operation, work.difference()), ...extra };
  if (Object.keys(body).length === 0) return current;
  await refuseForeignEdit(work, current);
  return work.wrote((await work.send(operation, { body, ifMatch: String(current.etag) })).data);
}

async function refuseForeignEdit(work: OpenWork, current: Wire): Promise<void> {
  const { definition, recorded, inputs } = work;
  const places = foreignEdits(definition, { recorded, inputs, present: work.present() });
  if (places.length === 0) return;
  const { id: author } = (current.updated_by ?? {}) as { id?: string | null };
  // Our own last write is never foreign: it is an attempt that was interrupted before it was recorded.
  if (author !== (await work.me()).token.id) {
    throw foreignEdit(places, current, work.session.wording);
  }
}
