import type { Wire } from "../resources";
import { idOf } from "./identity";
import type { OpenWork } from "./work";

/** An object that another token created counts as left over for this long: a pipeline that is started again may have another token. */
const ANOTHER_TOKEN_MS = 60 * 60 * 1000;

/**
 * Refuses an object that has the key of the resource to create, unless everything shows that an interrupted attempt left it: nothing has changed or used it
 * since it was created, by the calling token or a moment ago. Stacks on local backends have equal keys where project, stack and names are equal.
 *
 * @param isHeld another resource of the program manages it
 * @throws Error that names `owner` and how to take the object over
 */
export async function refuseUnlessLeftOver(work: OpenWork, found: Wire, isHeld: boolean): Promise<void> {
  const reason = isHeld ? "another resource of this program manages it" : await whyNotLeftOver(work, found);
  if (reason === null) return;
  const { takeOver, owner } = work.session.wording;
  const id = idOf(work.definition, found);
  throw new Error(
    `${id} has the key of this resource, but it is not known to be left over from an interrupted deployment: ${reason}. Nothing was changed. If another stack manages it, set ${owner}, so that each stack has objects of its own. If it belongs to this resource, ${takeOver(id)}.`,
  );
}

async function whyNotLeftOver(work: OpenWork, found: Wire): Promise<string | null> {
  const { definition, session } = work;
  const { created_at: createdAt, updated_at: updatedAt } = found;
  const { type = "somebody", id: author = null } = (found.updated_by ?? {}) as { type?: string; id?: string | null };
  const who = author === null ? type : `${type} ${author}`;
  if (createdAt !== updatedAt) return `it was changed at ${String(updatedAt)} by ${who}`;
  if (definition.isInUse?.(found) === true) return "it is in use";
  const age = session.clock.now() - Date.parse(String(createdAt));
  if (age > ANOTHER_TOKEN_MS && author !== (await work.me()).token.id)
    return `it was created at ${String(createdAt)} by ${who}`;
  return null;
}
