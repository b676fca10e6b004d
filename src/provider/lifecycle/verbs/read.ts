import { type ListOperationId, operations } from "../../../consent/contract";
import { type Definition, type Properties, ResourceError, type Wire } from "../../resources";
import { explain } from "../findings/explain";
import type { Context } from "../object/context";
import { findListed, siteListOf, withoutSite } from "../object/list-entry";
import { observationOf, type ReadResult, resultOf } from "../object/observation";
import { openOperation } from "../object/operation";
import { findSite, getOrConfirm } from "../object/site-entry";
import { workOf } from "../object/work-of";
import { isNotFound } from "../session/service-call";
import type { Session } from "../session/session";
import { recordedInputs } from "../values/declared";
import { siteOf } from "../values/identity";

/** The input of `read`. */
export interface ReadRequest {
  id: string;
  /** Outputs of the last run; of a first read all that is known. */
  recorded: Properties;
  /** Only the id is known: an import, or a look-up. A missing object is an error then. */
  isFirstRead: boolean;
}

/**
 * Reads the object. Inputs are the real ones, limited to what is declared; secrets, write-only and local
 * values are kept. What means the same as recorded is returned as recorded.
 */
export async function read(
  definition: Definition,
  session: Session,
  { id, recorded, isFirstRead }: ReadRequest,
): Promise<ReadResult> {
  const inputs = recordedInputs(definition, recorded, {});
  const work = openOperation(definition, session, {
    id,
    inputs,
    recorded: isFirstRead ? {} : recorded,
    key: "",
    isFirstRead,
  });
  session.kinds.add(definition.kind);
  try {
    if (isFirstRead && definition.notImportable !== undefined)
      throw new ResourceError({ message: definition.notImportable });
    const answer = await find(work.context, id);
    const observation = (await definition.read?.(workOf(work), answer)) ?? observationOf(answer);
    if (observation.state === "gone" && isFirstRead) {
      throw new ResourceError({
        message: `${id} does not exist.`,
        advice: "Check the id, and that the token belongs to its workspace.",
      });
    }
    return resultOf(work.context, id, observation);
  } catch (error) {
    throw explain(error, definition, session);
  }
}

/** The object as the service returns it, or null if it is confirmed to be gone. */
async function find(work: Context, id: string): Promise<Wire | null> {
  const { definition, session, isFirstRead } = work;
  const { read, list } = definition.operations;
  const siteList = siteListOf(definition);
  const isConfirmable = read !== undefined || siteList !== null;
  const { part: partIn } = definition.inSite ?? {};
  if (partIn !== undefined && !(isFirstRead && isConfirmable)) {
    const siteId = siteOf(definition, work.recorded, id);
    if (siteId === null) throw withoutSite(id);
    const site = await findSite(definition, session, siteId, work.recorded);
    const part = site === null ? null : partIn(site, id);
    if (site === null || part !== null || !isConfirmable) return part;
  }
  if (siteList !== null) return findInSite(work, siteList, id);
  if (list !== undefined && !isFirstRead) {
    const entry = await session.reads.find(list as ListOperationId, id);
    if (entry !== null) return entry;
  }
  return read === undefined ? null : getOrConfirm(work, read, id);
}

/**
 * The entry of an object in its site's list, which is complete even if the site's entry shows only a part. A response
 * proves that the token can access the site. A token bound to an environment may see less, so an object missing from
 * its list does not count as gone.
 */
async function findInSite(work: Context, list: ListOperationId, id: string): Promise<Wire | null> {
  const { definition, session, recorded } = work;
  try {
    const entry = await findListed(definition, session, list, { id, properties: recorded });
    if (entry === null && operations[list].environmentBinding === "F") await refuseIfFiltered(session, id);
    return entry;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const siteId = siteOf(definition, recorded, id);
    if (siteId === null || (await getOrConfirm(work, "getSite", siteId)) !== null) throw error;
    return null;
  }
}

async function refuseIfFiltered(session: Session, id: string): Promise<void> {
  const { token } = await session.me();
  if (token.environment === null) return;
  throw new ResourceError({
    message: `${id} was not found, but the configured token is bound to ${token.environment} and cannot see anything else. Nothing was changed.`,
    advice: "Configure a token that covers it.",
  });
}
