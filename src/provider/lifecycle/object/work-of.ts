import type { OperationId, RequestBody } from "@consentform/consent/contract";
import { isProblem } from "../../client";
import type { Origin, Work } from "../../resources";
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
  readonly origin?: Origin;
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
  const { clock, me, randomId } = session.service;
  const { drafts, production } = session.ledger.program;
  return {
    self: {
      key: stored.key,
      stack: stored.stack,
      inputs,
      recorded,
      origin,
      hasSuccessor,
      drafts,
      production,
      unfinished: unfinished === true ? [] : unfinished,
      get id() {
        return object.id;
      },
      isOwnKey: (other) => object.isOwnKey(other),
      isManaged: (id, other) => object.isOfProgram(id, other),
      isShared: (other, foundBy) => object.isShared(other, foundBy),
      // `check` has accepted the inputs against the schema of this very body.
      body: <Id extends OperationId>(id: Id) => bodyOf(definition, id, inputs) as unknown as RequestBody<Id>,
      patch: () => object.changes(),
      wrote: (answer, left) => object.wrote(answer, left),
    },
    service: {
      ...object.calls,
      isProblem,
      me,
      randomId,
      now: clock.now,
      site: (siteId) => findSite(object, siteId),
      fetch: () => object.fetch(),
      create: () => createObject(object),
      update: (extra = {}) => patchObject(object, () => ({ ...object.changes(), ...extra })),
      remove: async (query) => {
        if (operations.delete !== undefined) await object.send(operations.delete, { query });
      },
      poll: (wait) => waitFor(session.service, wait),
    },
    say: {
      save: saveFile,
      wording: session.say.wording,
      notify: (message) => session.say.notify({ kind, message }),
      progress: (message) => session.say.progress({ kind, message }),
    },
  };
}
