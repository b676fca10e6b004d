import type { OperationId, Schemas } from "@consentform/consent/contract";
import { type Definition, type Properties, ResourceError, registry, requiredScopes, type Wire } from "../../resources";
import { isNotFound } from "../session/refusals";
import type { Session } from "../session/session";
import { identityOf, pathParameters } from "../values/identity";
import { confirmGone } from "./confirm-gone";

/** A resource, for requests about its site or by its id. */
export interface Inquirer {
  readonly definition: Definition;
  readonly session: Session;
  /** Outputs of the last run. */
  readonly recorded: Properties;
}

/** The entry of a site with the part that the kind needs; null if the site is confirmed to be gone. */
export async function findSite(
  inquirer: Inquirer,
  siteId: string,
  options: { deadlineMs?: number } = {},
): Promise<Schemas["Site"] | null> {
  const { definition, session } = inquirer;
  const { include, needs } = definition.inSite ?? {};
  const query = include === undefined ? {} : { include: [include] };
  // Both operations answer Site.
  const site = ((await session.service.reads.find("listSites", siteId, include, options)) ??
    (await getOrConfirm(inquirer, "getSite", siteId, query))) as Schemas["Site"] | null;
  if (site !== null && needs !== undefined && site[needs] === null) {
    throw new ResourceError({
      message: `${siteId}: the token cannot read ${needs} of the site: it lacks ${requiredScopes(definition).join(", ")} or a part of these. Nothing was changed.`,
    });
  }
  return site;
}

/** Absence from a list proves nothing; only a GET does, with a token that could see the object. */
export async function getOrConfirm(
  { definition, session, recorded }: Inquirer,
  operation: OperationId,
  id: string,
  query: Readonly<Record<string, unknown>> = {},
): Promise<Wire | null> {
  const owner = operation === "getSite" ? registry.Site : definition;
  try {
    const client = await session.service.client();
    const path = pathParameters(operation, identityOf(owner, id));
    return (await client.callAny<Wire>(operation, { path, query, lane: "read" })).data;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await confirmGone(owner, session, { id, recorded, operation });
    return null;
  }
}
