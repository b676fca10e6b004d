import { isProblem } from "../client";
import { type OperationId, operations, type RequestBody } from "../contract";
import { type Definition, inputProperties, type Properties, ResourceError, type Wire, type Work } from "../resources";
import { claimById } from "./claims";
import { fromWire } from "./codec";
import { createOrFind } from "./create-or-find";
import { declaredPaths, unfinishedIn } from "./declared";
import { differenceOf, encode } from "./difference";
import { identityOf, idOf, isIdOf, pathParameters, siteOf } from "./identity";
import { findListed, siteListOf } from "./list-entry";
import { knownState } from "./outputs";
import { patch } from "./patch";
import { saveFile } from "./save-file";
import { claimObject } from "./second-resource";
import { sentProperties } from "./sent-properties";
import { callService, type PlainCall, type PlainReply } from "./service-call";
import type { Session } from "./session";
import { findSite } from "./site-entry";
import { waitFor } from "./wait";
import type { Beginning, OpenWork } from "./work";

/** Begins a piece of work. Nothing is sent. */
export function openWork(definition: Definition, session: Session, beginning: Beginning): OpenWork {
  const { inputs, recorded, key, claimant } = beginning;
  let { id } = beginning;
  let observed: Wire | null = null;
  let hasWritten = false;
  let left: readonly string[] | null = null;
  const unfinished = unfinishedIn(recorded);

  const work: OpenWork = {
    definition,
    session,
    key,
    inputs,
    recorded,
    stack: beginning.stack ?? null,
    isUnfinished: unfinished !== null,
    unfinished: unfinished === true ? [] : (unfinished ?? []),
    isFirstRead: beginning.isFirstRead === true,
    isImported: beginning.isImported === true,
    isExistingRefused: beginning.isExistingRefused === true,
    hasSuccessor: beginning.hasSuccessor ?? (id !== null && session.claims.hasAnother(claimById(definition, id), key)),
    isOwnKey: (other) =>
      [key, ...(beginning.formerKeys ?? [])].some((own) => session.keyLine(own) === session.keyLine(other)),
    isManaged: (other) =>
      claimById(definition, other).some((name) => session.claims.has(name) || session.claims.isGivenUp(name)),
    get id() {
      return id ?? (observed === null ? null : idOf(definition, observed));
    },
    get observed() {
      return observed;
    },
    get hasWritten() {
      return hasWritten;
    },
    observe: (answer) => {
      if (claimant !== undefined) claimObject(definition, session, idOf(definition, answer), claimant);
      observed = answer;
      return answer;
    },
    take: (taken) => {
      id = taken;
      observed = null;
    },
    get left() {
      return left;
    },
    wrote: (answer, stillToDo) => {
      // What another resource manages is not recorded as this one's.
      work.observe(answer);
      hasWritten = true;
      left = stillToDo ?? null;
      return answer;
    },
    site: (siteId) => findSite(definition, session, siteId, recorded),
    present: () =>
      observed === null
        ? knownState(recorded)
        : { ...writeOnlyOf(definition, recorded), ...decode(definition, observed) },
    // The client's type for one operation and the definitions' are the same in two forms, which the compiler cannot see for all at once.
    call: ((operation: OperationId, request: PlainCall) =>
      callPlainly(work, operation, request)) as unknown as Work["call"],
    send: async (operation, request = {}) => {
      if (lacksOwnId(work)) await work.fetch();
      return callPlainly(work, operation, { path: pathParameters(operation, identity(work)), ...request });
    },
    isProblem: (error, ...slugs) => isProblem(error, ...slugs),
    me: () => session.me(),
    // `check` has accepted the inputs against the schema of this very body.
    body: <Id extends OperationId>(operation: Id) =>
      encode(sentProperties(definition, operation), inputs) as unknown as RequestBody<Id>,
    difference: () =>
      differenceOf(definition, { inputs, formerlyDeclared: declaredPaths(recorded), present: work.present() }),
    create: () => createOrFind(work),
    update: (extra) => patch(work, extra ?? {}),
    remove: async (query) => {
      const { delete: operation } = definition.operations;
      if (operation !== undefined) await work.send(operation, { query });
    },
    fetch: async () => work.observe(await fetchObject(work)),
    poll: (wait) => waitFor(session, wait),
    now: () => session.clock.now(),
    save: saveFile,
    randomId: () => session.randomId(),
    drafts: session.drafts,
    notify: (line) => session.notify({ kind: definition.kind, message: line }),
    progress: (line) => session.progress({ kind: definition.kind, message: line }),
    refreshCommand: session.wording.refresh,
    renamedAdvice: session.wording.renamed,
    ownerSetting: session.wording.owner,
  };
  return work;
}

async function fetchObject(work: OpenWork): Promise<Wire> {
  const { definition, session, id, inputs, recorded } = work;
  const { read } = definition.operations;
  if (read !== undefined) return (await work.send(read)).data;
  const list = siteListOf(definition);
  if (list === null || id === null) throw new Error(`${definition.kind} cannot be read by itself.`);
  const found = await findListed(definition, session, list, { id, properties: { ...recorded, ...inputs } });
  if (found === null)
    throw new ResourceError({ message: `${id} is not in its site any more.`, advice: "Refresh to see what is." });
  return found;
}

/** Whether only the members of which the kind forms its id are known, and the service asks for the object's own. */
function lacksOwnId(work: OpenWork): boolean {
  return work.id !== null && siteListOf(work.definition) !== null && identity(work).id === undefined;
}

/** By which members of the wire the object is found; before it exists, only its site is known. */
function identity({ definition, id, inputs, recorded, observed }: OpenWork): Record<string, string> {
  const known = id !== null && isIdOf(definition, id) ? id : null;
  const site = siteOf(definition, { ...recorded, ...inputs }, known);
  // Where the id is made of other members, the object's own id is known from its last answer.
  const ownId = observed?.id ?? recorded.id ?? (known === null ? id : null);
  return {
    ...(typeof ownId === "string" ? { id: ownId } : {}),
    ...(site === null ? {} : { site_id: site }),
    ...(known === null ? {} : identityOf(definition, known)),
  };
}

async function callPlainly(work: OpenWork, operation: OperationId, request: PlainCall): Promise<PlainReply> {
  const client = await work.session.client();
  // A write makes cached entries old, whether or not its answer arrives.
  if (operations[operation].method !== "GET") forgetEntries(work, request);
  return callService(client, operation, request);
}

function forgetEntries(work: OpenWork, { body }: PlainCall): void {
  const { id, session } = work;
  const { id: ownId = null, site_id: site = null } = identity(work);
  const items = Array.isArray(body?.items) ? (body.items as Wire[]) : [];
  const sites = items.flatMap(({ site_id: named }) => (typeof named === "string" ? [named] : []));
  for (const entry of [id, ownId, site, ...sites]) if (entry !== null) session.reads.forget(entry);
}

function decode(definition: Definition, answer: Wire): Properties {
  return Object.fromEntries(
    inputProperties(definition).flatMap(({ name, wireName, wireSchema }) =>
      wireName === null || answer[wireName] === undefined ? [] : [[name, fromWire(wireSchema, answer[wireName])]],
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
