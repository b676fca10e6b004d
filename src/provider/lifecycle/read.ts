import { type ListOperationId, operations } from "../../consent/contract";
import { isObject, pathOf } from "../../consent/values";
import {
  type Definition,
  inputProperties,
  type Observation,
  type Properties,
  type Property,
  ResourceError,
  type Wire,
} from "../resources";
import { findListed, siteListOf, withoutSite } from "./calls/list-entry";
import { isNotFound } from "./calls/service-call";
import { findSite, getOrConfirm } from "./calls/site-entry";
import { recordedInputs } from "./diff";
import { explain } from "./findings/explain";
import { siteOf } from "./identity/identity";
import type { Session } from "./session/session";
import { DECLARED, declaredPaths, select, selectDeclared, UNFINISHED, unfinishedIn, valueAt } from "./values/declared";
import { isSame } from "./values/is-same";
import { jsonEqual } from "./values/json-equal";
import { keyedIn } from "./values/keyed";
import { knownMembers } from "./values/known-members";
import { opaqueIn } from "./values/opaque";
import { outputsOf } from "./values/outputs";
import type { Context } from "./work/context";
import { openOperation } from "./work/operation";
import { workOf } from "./work/work-of";

/** The input of `read`. */
export interface ReadRequest {
  id: string;
  /** Outputs of the last run; of a first read all that is known. */
  recorded: Properties;
  /** Only the id is known: an import, or a look-up. A missing object is an error then. */
  isFirstRead: boolean;
}

/** The result of `read`. Without `inputs`, the recorded ones apply. */
export type ReadResult =
  | {
      state: "present";
      id: string;
      inputs?: Properties;
      outputs: Properties;
      /** On a first read of a kind whose objects have one: the object's permanent key, or null. */
      externalKey?: string | null;
    }
  | { state: "gone" };

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

/** The observation of a response when the kind adds nothing to it. */
export function observationOf(answer: Wire | null): Observation {
  return answer === null ? { state: "gone" } : { state: "present", answer };
}

/** The result of an observation. */
export function resultOf(
  { definition, recorded, isFirstRead }: Context,
  id: string,
  observation: Observation,
): ReadResult {
  if (observation.state === "gone") return { state: "gone" };
  if (observation.state === "unchanged") return { state: "present", id, outputs: recorded };
  const { answer, inputs: reported = {} } = observation;
  if (isFirstRead) {
    const inputs = { ...undefaulted(definition, answer), ...reported };
    const { external_key: externalKey } = answer as { external_key?: string | null };
    return {
      ...{ state: "present", id, inputs, outputs: outputsOf(definition, { inputs, answer, recorded }) },
      ...(externalKey !== undefined && { externalKey }),
    };
  }
  const inputs = observedInputs(definition, recorded, answer, reported);
  const outputs = {
    ...outputsOf(definition, { inputs, answer, recorded }),
    // A declared leaf that is not there any more is still declared.
    [DECLARED]: recorded[DECLARED],
    ...(unfinishedIn(recorded) !== null && { [UNFINISHED]: recorded[UNFINISHED] }),
  };
  return { state: "present", id, ...(mayOmitInputs(recorded, outputs) ? {} : { inputs }), outputs };
}

/**
 * While the declared values are as recorded, the engine's own copy of the inputs is the better one: outputs hold only
 * the digest of a document, and of an object that was only looked up the engine has no inputs.
 */
function mayOmitInputs(recorded: Properties, outputs: Properties): boolean {
  const declared = declaredPaths(recorded);
  return jsonEqual(select(recorded, declared), select(outputs, declared));
}

/** The declared inputs with the service's values. `reported` has values that the answer spells in another way. */
function observedInputs(definition: Definition, recorded: Properties, answer: Wire, reported: Properties): Properties {
  const declared = declaredPaths(recorded);
  const before = select(recorded, declared);
  const now = Object.fromEntries(
    inputProperties(definition)
      .filter(({ name }) => name in before)
      .map((property) => [property.name, observedValue(property, before, answer, reported)]),
  );
  const isKeyed = keyedIn(definition);
  const isInEntry = (leaf: string) => isKeyed(pathOf(leaf)[0] ?? "");
  const entries = selectDeclared(now, declared.filter(isInEntry), opaqueIn(definition));
  const others = declared.filter((leaf) => !isInEntry(leaf));
  const leaves = others.filter((leaf) => !isEmptyObject(valueAt(before, leaf)));
  return { ...merged(emptyObjectsOf(before, others), select(now, leaves)), ...entries };
}

function merged(one: Properties, other: Properties): Properties {
  const entries = Object.entries(other).map(([name, value]) => {
    const former = one[name];
    return [name, isObject(former) && isObject(value) ? merged(former, value) : value] as const;
  });
  return { ...one, ...Object.fromEntries(entries) };
}

function observedValue(property: Property, before: Properties, answer: Wire, reported: Properties): unknown {
  const { name, isOnWire, schema, traits } = property;
  if (name in reported) return reported[name];
  const isKept = !isOnWire || traits.writeOnly || traits.secret || traits.onlyOnCreate || traits.computed;
  if (isKept || answer[name] === undefined) return before[name];
  const now = knownMembers(schema, answer[name]);
  return !traits.digestOnly && isSame(property, now, before[name]) ? before[name] : now;
}

function isEmptyObject(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** A declared empty object declares nothing inside, so it stays as it is. */
function emptyObjectsOf(before: Properties, declared: readonly string[]): Properties {
  return select(
    before,
    declared.filter((leaf) => isEmptyObject(valueAt(before, leaf))),
  );
}

/** For an import: the inputs that would create this object. */
function undefaulted(definition: Definition, answer: Wire): Properties {
  return Object.fromEntries(
    inputProperties(definition).flatMap((property) => {
      const { name, isOnWire, schema, traits } = property;
      const value = isOnWire && !traits.computed ? answer[name] : undefined;
      if (value === undefined || value === null) return [];
      const now = knownMembers(schema, value);
      return isSame(property, now, property.default) ? [] : [[name, now]];
    }),
  );
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
