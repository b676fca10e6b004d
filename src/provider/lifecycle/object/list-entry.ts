import { type ListOperationId, operations } from "@consentform/consent/contract";
import { type Definition, type Properties, ResourceError, type Wire } from "../../resources";
import type { Session } from "../session/session";
import { identityOf, isIdOf, siteOf } from "../values/identity";

/** An object whose kind has no GET, only a list below its site. */
export interface Listed {
  /** As the kind spells it, or the object's own id. */
  id: string;
  /** Inputs and recorded outputs, as far as they are known: they name the site where the id does not. */
  properties: Properties;
}

/** The list below a site in which objects of a kind are looked up; null for kinds that have a GET. */
export function siteListOf({ operations: own }: Definition): ListOperationId | null {
  const { list, read } = own;
  const isBelowSite = list !== undefined && operations[list].path.startsWith("/sites/{id}/");
  return isBelowSite && read === undefined ? (list as ListOperationId) : null;
}

/**
 * The entry of an object in its site's list, found by what its id says; null when the list does not have it. Objects
 * that are read at the same time share a request where they are known by their own ids.
 */
export async function findListed(
  definition: Definition,
  session: Session,
  list: ListOperationId,
  { id, properties }: Listed,
): Promise<Wire | null> {
  const siteId = siteOf(definition, properties, isIdOf(definition, id) ? id : null);
  if (siteId === null) throw withoutSite(id);
  const ownId = isIdOf(definition, id) ? properties.id : id;
  if (typeof ownId === "string")
    return session.service.reads.find(list, ownId, undefined, siteId === undefined ? {} : { siteId });
  const { site_id: _site, ...query } = identityOf(definition, id);
  const client = await session.service.client();
  const { data } = await client.callAny<{ data: Wire[] }>(list, { path: { id: siteId }, query, lane: "read" });
  return data.data[0] ?? null;
}

/** The error for an object whose site is neither in its id nor recorded. */
export function withoutSite(id: string): ResourceError {
  return new ResourceError({
    message: `The site of ${id} is not recorded.`,
    advice: "Remove the object from the state and import it again.",
  });
}
