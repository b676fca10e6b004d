import type { Schemas } from "@consentform/consent/contract";
import { ResourceError, type Wire } from "../../resources";
import { LEFT_OVER_DAYS } from "../../resources/durations";
import { type Evidence, type RuleName, whose } from "../../resources/evidence";
import { idOf } from "../values/identity";
import type { RemoteObject } from "./remote-object";

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
  object: RemoteObject,
  found: Wire,
  facts: Pick<Evidence, "isHeld" | "isAsDeclared">,
): Promise<"left over" | "as declared"> {
  const { definition, session, inputs } = object;
  const { updated_by: author, created_at: createdAt, updated_at: updatedAt } = found;
  const { verdict, rule } = await whose("a key is taken", {
    ...facts,
    isPartOfSite: inputs.site_id !== undefined,
    isChanged: createdAt !== updatedAt,
    isInUse: () => definition.isInUse?.(found, object.calls) ?? false,
    isByCaller: async () => (author as Actor | null)?.id === (await session.service.me()).token.id,
    ageMs: session.service.clock.now() - Date.parse(String(createdAt)),
  });
  if (verdict === "take") return rule === "ownPart" ? "as declared" : "left over";
  const reason = rule === null ? "" : reasons[rule]?.(found);
  const { takeOver, owner, replaced } = session.say.wording;
  const id = idOf(definition, found);
  const adoption = definition.notImportable === undefined ? ` To manage it with this resource, ${takeOver(id)}.` : "";
  throw new ResourceError({
    message: `${id} already has this resource's key and does not look like the result of an interrupted deployment: ${reason}. Nothing was changed.`,
    advice: `${replaced === "" ? "" : `${replaced} `}If another stack manages it, set ${owner} so that each stack has its own objects.${adoption}`,
  });
}

/**
 * Refuses an existing object without a key if someone other than the calling token is known to have created it. Another
 * stack may manage it, and removing the resource here would delete it there.
 *
 * @param isUnchanged false if the request may have changed the object: a service without the condition has done so
 * @throws Error that names the way to declare a renamed resource and how to take the object over
 */
export async function refuseForeign(object: RemoteObject, found: Wire, isUnchanged = true): Promise<void> {
  const { definition, session } = object;
  const { created_by: author = null, created_at: createdAt } = found;
  if (author === null || (author as Actor).id === (await session.service.me()).token.id) return;
  const { renamed, takeOver, owner, forget } = session.say.wording;
  const id = idOf(definition, found);
  const property = definition.foundBy?.find((name) => name !== "site_id");
  throw new ResourceError({
    ...(property !== undefined && { property: [property] }),
    message: `the site already has it as ${id}, created by ${actorName(author as Actor)} at ${String(createdAt)}.${isUnchanged ? " Nothing was changed." : ""}`,
    advice: `If this resource was renamed or moved, ${renamed}. If another stack manages the object, remove this resource; ${owner} does not separate them, because a site can have only one such object. To manage it with this resource instead, ${takeOver(id)}. Before you remove its resource from the other stack's program, make that stack forget it with ${forget}; otherwise, the removal deletes the object.`,
  });
}

/** An actor as the service shows it, as far as it is known. */
type Actor = Partial<Schemas["Actor"]>;

function actorName({ type, id = null }: Actor): string {
  return id === null ? (type ?? "someone") : `${type} ${id}`;
}

/** Why an object that has the key is refused, by the rule that refuses it. */
const reasons: Partial<Record<RuleName, (found: Wire) => string>> = {
  held: () => "another resource of this program manages it",
  changed: (found) => `it was changed at ${String(found.updated_at)} by ${writer(found)}`,
  inUse: () => "it is in use",
  foreign: (found) => `${writer(found)} created it at ${String(found.created_at)}`,
  old: ({ created_at }) => `it was created at ${String(created_at)}, more than ${LEFT_OVER_DAYS} days ago`,
};

function writer({ updated_by: author }: Wire): string {
  return actorName((author ?? {}) as Actor);
}
