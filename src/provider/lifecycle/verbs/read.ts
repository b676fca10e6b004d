import { type ListOperationId, operations } from "@consentform/consent/contract";
import { type Definition, type Properties, ResourceError, type Wire } from "../../resources";
import { explain } from "../findings/explain";
import { type StoredFacts, storedFacts } from "../ledger/stored-facts";
import { findListed, siteListOf, withoutSite } from "../object/list-entry";
import { observationOf, type ReadResult, resultOf } from "../object/observation";
import { RemoteObject } from "../object/remote-object";
import { findSite, getOrConfirm } from "../object/site-entry";
import { workOf } from "../object/work-of";
import { isNotFound } from "../session/refusals";
import type { Session } from "../session/session";
import { recordedInputs } from "../values/declared";
import { siteOf } from "../values/identity";

/** The input of `read`. */
export interface ReadRequest extends Pick<StoredFacts, "origin"> {
  readonly id: string;
  /** Outputs of the last run; of an object of which only the id is known, all that is known. */
  readonly recorded: Properties;
}

/**
 * Reads the object. Inputs are the real ones, limited to what is declared; secrets, write-only and local
 * values are kept. What means the same as recorded is returned as recorded.
 */
export async function read(
  definition: Definition,
  session: Session,
  { id, recorded: known, origin }: ReadRequest,
): Promise<ReadResult> {
  const isFirstRead = origin === "id only";
  const inputs = recordedInputs(definition, known, {});
  const stored = storedFacts(definition.kind, { origin });
  const object = new RemoteObject(definition, session, { stored, id, inputs, recorded: isFirstRead ? {} : known });
  session.say.kinds.add(definition.kind);
  try {
    if (isFirstRead && definition.notImportable !== undefined)
      throw new ResourceError({ message: definition.notImportable });
    const answer = await find(object, id);
    const observation = (await definition.read?.(workOf(object), answer)) ?? observationOf(answer);
    if (observation.state === "gone" && isFirstRead) {
      throw new ResourceError({
        message: `${id} does not exist.`,
        advice: "Check the id, and that the token belongs to its workspace.",
      });
    }
    return resultOf(object, id, observation);
  } catch (error) {
    throw explain(error, definition, session.say);
  }
}

/** The object as the service returns it, or null if it is confirmed to be gone. */
async function find(object: RemoteObject, id: string): Promise<Wire | null> {
  const { definition, session, recorded } = object;
  const isFirstRead = object.stored.origin === "id only";
  const { read, list } = definition.operations;
  const siteList = siteListOf(definition);
  const isConfirmable = read !== undefined || siteList !== null;
  const { part: partIn } = definition.inSite ?? {};
  if (partIn !== undefined && !(isFirstRead && isConfirmable)) {
    const siteId = siteOf(definition, recorded, id);
    if (siteId === null) throw withoutSite(id);
    const site = await findSite(object, siteId);
    const part = site === null ? null : partIn(site, id);
    if (site === null || part !== null || !isConfirmable) return part;
  }
  if (siteList !== null) return findInSite(object, siteList, id);
  if (list !== undefined && !isFirstRead) {
    const entry = await session.service.reads.find(list as ListOperationId, id);
    if (entry !== null) return entry;
  }
  return read === undefined ? null : getOrConfirm(object, read, id);
}

/**
 * The entry of an object in its site's list, which is complete even if the site's entry shows only a part. A response
 * proves that the token can access the site. A token bound to an environment may see less, so an object missing from
 * its list does not count as gone.
 */
async function findInSite(object: RemoteObject, list: ListOperationId, id: string): Promise<Wire | null> {
  const { definition, session, recorded } = object;
  try {
    const entry = await findListed(definition, session, list, { id, properties: recorded });
    if (entry === null && operations[list].environmentBinding === "F") await refuseIfFiltered(session, id);
    return entry;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const siteId = siteOf(definition, recorded, id);
    if (siteId === null || (await getOrConfirm(object, "getSite", siteId)) !== null) throw error;
    return null;
  }
}

async function refuseIfFiltered(session: Session, id: string): Promise<void> {
  const { token } = await session.service.me();
  if (token.environment === null) return;
  throw new ResourceError({
    message: `${id} was not found, but the configured token is bound to ${token.environment} and cannot see anything else. Nothing was changed.`,
    advice: "Configure a token that covers it.",
  });
}
