import { type OperationId, operations } from "../../../consent/contract";
import {
  type Definition,
  inputProperties,
  type Properties,
  ResourceError,
  type Wire,
  type Work,
} from "../../resources";
import { callService, type PlainCall, type PlainReply } from "../session/service-call";
import { declaredPaths } from "../values/declared";
import { identityOf, isIdOf, pathParameters, siteOf } from "../values/identity";
import { knownMembers } from "../values/known-members";
import { knownState } from "../values/outputs";
import { patchFor } from "../values/patch-for";
import { findListed, siteListOf } from "./list-entry";
import type { Operation } from "./operation";

/** Calls an operation of the service by the path parameters of the object. */
export async function send(
  work: Operation,
  operation: OperationId,
  request: Omit<PlainCall, "path"> = {},
): Promise<PlainReply> {
  if (lacksOwnId(work)) await fetchObject(work);
  return call(work, operation, { path: pathParameters(operation, identityIn(work)), ...request });
}

/** Calls an operation of the service. */
async function call(work: Operation, operation: OperationId, request: PlainCall): Promise<PlainReply> {
  const client = await work.context.session.client();
  // A write makes cached entries old, whether or not its answer arrives.
  if (operations[operation].method !== "GET") forgetEntries(work, request);
  return callService(client, operation, request);
}

/** The calls of an operation as the functions of a definition make them. */
export function callsOf(work: Operation): Pick<Work, "call"> {
  // The client's type for one operation and the definitions' are the same in two forms, which the compiler cannot see
  // for all at once.
  return { call: ((id: OperationId, request: PlainCall) => call(work, id, request)) as unknown as Work["call"] };
}

/** The object as it is now. */
export async function fetchObject(work: Operation): Promise<Wire> {
  const { context, journal } = work;
  const { definition, session, inputs, recorded } = context;
  const { read } = definition.operations;
  if (read !== undefined) return journal.observe((await send(work, read)).data);
  const list = siteListOf(definition);
  const { id } = journal;
  if (list === null || id === null) throw new Error(`${definition.kind} cannot be read individually.`);
  const found = await findListed(definition, session, list, { id, properties: { ...recorded, ...inputs } });
  if (found === null)
    throw new ResourceError({
      message: `${id} is no longer in its site.`,
      advice: "Refresh to see the current objects.",
    });
  return journal.observe(found);
}

/** Values of the inputs' properties as the service has them; recorded ones where nothing was observed. */
export function presentValues({ context: { definition, recorded }, journal: { answer } }: Operation): Properties {
  return answer === null
    ? knownState(recorded)
    : { ...writeOnlyOf(definition, recorded), ...inputsIn(definition, answer) };
}

/** The changes to send to the service, as a merge patch; empty if there are none. */
export function duePatch(work: Operation): Wire {
  const { definition, inputs, recorded } = work.context;
  return patchFor(definition, { inputs, formerlyDeclared: declaredPaths(recorded), present: presentValues(work) });
}

/**
 * Reports whether only the members of which the kind forms its id are known, and the service asks for the object's own.
 */
function lacksOwnId(work: Operation): boolean {
  return work.journal.id !== null && siteListOf(work.context.definition) !== null && identityIn(work).id === undefined;
}

/** By which members the object is found; before it exists, only its site is known. */
function identityIn({ context: { definition, inputs, recorded }, journal: { id, answer } }: Operation) {
  const known = id !== null && isIdOf(definition, id) ? id : null;
  const site = siteOf(definition, { ...recorded, ...inputs }, known);
  // Where the id is made of other members, the object's own id is known from its last answer.
  const ownId = answer?.id ?? recorded.id ?? (known === null ? id : null);
  const identity: Record<string, string> = {
    ...(typeof ownId === "string" ? { id: ownId } : {}),
    ...(site === null ? {} : { site_id: site }),
    ...(known === null ? {} : identityOf(definition, known)),
  };
  return identity;
}

function forgetEntries(work: Operation, { body }: PlainCall): void {
  const { id: ownId = null, site_id: site = null } = identityIn(work);
  const items = Array.isArray(body?.items) ? (body.items as Wire[]) : [];
  const sites = items.flatMap(({ site_id: named }) => (typeof named === "string" ? [named] : []));
  for (const entry of [work.journal.id, ownId, site, ...sites]) {
    if (entry !== null) work.context.session.reads.forget(entry);
  }
}

function inputsIn(definition: Definition, answer: Wire): Properties {
  return Object.fromEntries(
    inputProperties(definition).flatMap(({ name, isOnWire, schema }) =>
      !isOnWire || answer[name] === undefined ? [] : [[name, knownMembers(schema, answer[name])]],
    ),
  );
}

function writeOnlyOf(definition: Definition, recorded: Properties): Properties {
  return Object.fromEntries(
    inputProperties(definition).flatMap(({ name, traits }) =>
      traits.writeOnly && name in recorded ? [[name, recorded[name]]] : [],
    ),
  );
}
