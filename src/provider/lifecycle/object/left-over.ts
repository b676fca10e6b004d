import type { Schemas } from "../../../consent/contract";
import { ResourceError, type Wire } from "../../resources";
import { DAY_MS, LEFT_OVER_DAYS } from "../../resources/durations";
import { idOf } from "../values/identity";
import { callsOf } from "./object-calls";
import type { Operation } from "./operation";

/** The facts about an object that has the key of a resource to create. */
interface HolderFacts {
  /** Another resource of the program manages it. */
  readonly isHeld: boolean;
  /** It is what the resource would create. */
  readonly isAsDeclared: boolean;
}

/**
 * Refuses an object that has the key of the resource to create, unless everything shows that an interrupted attempt
 * left it: nothing has changed or used it since the calling token created it, within the last week. Stacks on local
 * backends have equal keys where project, stack and names are equal.
 *
 * A part of a site is the stack's own as well if it is as declared and the calling token wrote it last: a refused
 * deletion of the site has removed it from state.
 *
 * @returns why it is this resource's
 * @throws Error that names `owner` and how to take the object over
 */
export async function refuseUnlessLeftOver(
  work: Operation,
  found: Wire,
  facts: HolderFacts,
): Promise<"left over" | "as declared"> {
  if (await isOwnPartOfSite(work, found, facts)) return "as declared";
  const reason = await reasonNotLeftOver(work, found, facts);
  if (reason === null) return "left over";
  const { definition, session } = work.context;
  const { takeOver, owner } = session.wording;
  const id = idOf(definition, found);
  const adoption = definition.notImportable === undefined ? ` To manage it with this resource, ${takeOver(id)}.` : "";
  throw new ResourceError({
    message: `${id} already has this resource's key and does not look like the result of an interrupted deployment: ${reason}. Nothing was changed.`,
    advice: `If another stack manages it, set ${owner} so that each stack has its own objects.${adoption}`,
  });
}

/**
 * Refuses an existing object without a key if someone other than the calling token is known to have created it. Another
 * stack may manage it, and removing the resource here would delete it there.
 *
 * @param isUnchanged false if the request may have changed the object: a service without the condition has done so
 * @throws Error that names the way to declare a renamed resource and how to take the object over
 */
export async function refuseForeign(work: Operation, found: Wire, isUnchanged = true): Promise<void> {
  const { definition, session } = work.context;
  const { created_by: author = null, created_at: createdAt } = found;
  if (author === null || (author as Actor).id === (await session.me()).token.id) return;
  const { renamed, takeOver, owner, forget } = session.wording;
  const id = idOf(definition, found);
  const property = definition.foundBy?.find((name) => name !== "site_id");
  throw new ResourceError({
    ...(property !== undefined && { property: [property] }),
    message: `the site already has it as ${id}, created by ${actorName(author as Actor)} at ${String(createdAt)}.${isUnchanged ? " Nothing was changed." : ""}`,
    advice: `If this resource was renamed or moved, ${renamed}. If another stack manages the object, remove this resource; ${owner} does not separate them, because a site can have only one such object. To manage it with this resource instead, ${takeOver(id)}. Before its resource is removed from the other stack's program, make that stack forget it with ${forget}; otherwise that deletes the object.`,
  });
}

/** An actor as the service shows it, as far as it is known. */
type Actor = Partial<Schemas["Actor"]>;

function actorName({ type, id = null }: Actor): string {
  return id === null ? (type ?? "someone") : `${type} ${id}`;
}

/** Only a program with the same site can have the key, so no other stack can be meant by accident. */
async function isOwnPartOfSite(
  { context: { inputs, session } }: Operation,
  { updated_by: author }: Wire,
  { isHeld, isAsDeclared }: HolderFacts,
): Promise<boolean> {
  if (isHeld || !isAsDeclared || inputs.site_id === undefined) return false;
  return (author as Actor | null)?.id === (await session.me()).token.id;
}

async function reasonNotLeftOver(work: Operation, found: Wire, { isHeld }: HolderFacts): Promise<string | null> {
  const { definition, session } = work.context;
  if (isHeld) return "another resource of this program manages it";
  const { created_at: createdAt, updated_at: updatedAt } = found;
  const author = (found.updated_by ?? {}) as Actor;
  const who = actorName(author);
  if (createdAt !== updatedAt) return `it was changed at ${String(updatedAt)} by ${who}`;
  if (definition.isInUse !== undefined && (await definition.isInUse(found, callsOf(work)))) return "it is in use";
  if (author.id !== (await session.me()).token.id) return `${who} created it at ${String(createdAt)}`;
  if (session.clock.now() - Date.parse(String(createdAt)) <= LEFT_OVER_DAYS * DAY_MS) return null;
  return `it was created at ${String(createdAt)}, more than ${LEFT_OVER_DAYS} days ago`;
}
