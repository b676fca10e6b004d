import type { OperationId, RequestBody } from "../../../consent/contract";
import { isProblem } from "../../client";
import type { Work } from "../../resources";
import type { StoredFacts } from "../ledger/stored-facts";
import { saveFile } from "../session/save-file";
import { waitFor } from "../session/wait";
import { bodyOf } from "../values/sent-properties";
import { createObject } from "./create-object";
import { patchObject } from "./patch-object";
import type { RemoteObject } from "./remote-object";
import { findSite } from "./site-entry";

/** Facts that a verb knows and an object does not. */
export interface WorkFacts {
  /** Default: as stored. */
  readonly origin?: StoredFacts["origin"];
  /** Another object takes over from the one being deleted. Default: false. */
  readonly hasSuccessor?: boolean;
}

/** An object as the functions of a definition see it. */
export function workOf(
  object: RemoteObject,
  { origin = object.stored.origin, hasSuccessor = false }: WorkFacts = {},
): Work {
  const { definition, session, inputs, recorded, unfinished, stored } = object;
  const { kind, operations } = definition;
  return {
    ...{ key: stored.key, stack: stored.stack, inputs, recorded, hasSuccessor },
    isFirstRead: origin === "id only",
    isImported: origin !== "written",
    isUnfinished: unfinished !== null,
    unfinished: unfinished === true ? [] : (unfinished ?? []),
    get id() {
      return object.id;
    },
    isOwnKey: (other) => object.isOwnKey(other),
    isManaged: (id, other) => object.isOfProgram(id, other),
    isShared: (other, foundBy) => object.isShared(other, foundBy),
    site: (siteId) => findSite(object, siteId),
    ...object.calls,
    isProblem: (error, ...slugs) => isProblem(error, ...slugs),
    me: () => session.service.me(),
    // `check` has accepted the inputs against the schema of this very body.
    body: <Id extends OperationId>(id: Id) => bodyOf(definition, id, inputs) as unknown as RequestBody<Id>,
    patch: () => object.changes(),
    create: () => createObject(object),
    update: (extra = {}) => patchObject(object, () => ({ ...object.changes(), ...extra })),
    remove: async (query) => {
      if (operations.delete !== undefined) await object.send(operations.delete, { query });
    },
    wrote: (answer, left) => object.wrote(answer, left),
    fetch: () => object.fetch(),
    poll: (wait) => waitFor(session.service, wait),
    now: () => session.service.clock.now(),
    save: saveFile,
    randomId: () => session.service.randomId(),
    drafts: session.ledger.program.drafts,
    promoted: session.ledger.program.production,
    notify: (message) => session.say.notify({ kind, message }),
    progress: (message) => session.say.progress({ kind, message }),
    wording: session.say.wording,
  };
}
