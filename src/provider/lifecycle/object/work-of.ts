import type { OperationId, RequestBody } from "../../../consent/contract";
import { isProblem } from "../../client";
import type { Work } from "../../resources";
import { saveFile } from "../session/save-file";
import { waitFor } from "../session/wait";
import { valuesOf } from "../values/patch-for";
import { sentProperties } from "../values/sent-properties";
import { isManaged, isOwnKey, isShared } from "./context";
import { createOrFind } from "./create-or-find";
import { callsOf, duePatch, fetchObject, send } from "./object-calls";
import type { Operation } from "./operation";
import { findSite } from "./site-entry";
import { updateObject } from "./update-object";

/** An operation as the functions of a definition see it. */
export function workOf(operation: Operation): Work {
  const { context, journal } = operation;
  const { definition, session, inputs, recorded, unfinished } = context;
  const { kind, operations } = definition;
  const { key, stack, isFirstRead, isImported, hasSuccessor } = context;
  return {
    ...{ key, stack, inputs, recorded, isFirstRead, isImported, hasSuccessor },
    isUnfinished: unfinished !== null,
    unfinished: unfinished === true ? [] : (unfinished ?? []),
    get id() {
      return journal.id;
    },
    isOwnKey: (other) => isOwnKey(context, other),
    isManaged: (id, other) => isManaged(context, id, other),
    isShared: (other, foundBy) => isShared(context, other, foundBy),
    site: (siteId) => findSite(definition, session, siteId, recorded),
    ...callsOf(operation),
    isProblem: (error, ...slugs) => isProblem(error, ...slugs),
    me: () => session.me(),
    // `check` has accepted the inputs against the schema of this very body.
    body: <Id extends OperationId>(id: Id) =>
      valuesOf(sentProperties(definition, id), inputs) as unknown as RequestBody<Id>,
    patch: () => duePatch(operation),
    create: () => createOrFind(operation),
    update: (extra = {}) => updateObject(operation, extra),
    remove: async (query) => {
      if (operations.delete !== undefined) await send(operation, operations.delete, { query });
    },
    wrote: (answer, left) => journal.wrote(answer, left),
    fetch: () => fetchObject(operation),
    poll: (wait) => waitFor(session, wait),
    now: () => session.clock.now(),
    save: saveFile,
    randomId: () => session.randomId(),
    drafts: session.drafts,
    promoted: session.promoted,
    notify: (message) => session.notify({ kind, message }),
    progress: (message) => session.progress({ kind, message }),
    refreshCommand: session.wording.refresh,
    renamedAdvice: session.wording.renamed,
    replacedAdvice: session.wording.replaced,
    lookedUpAgain: session.wording.lookedUpAgain,
    forgetAdvice: session.wording.forget,
    takeOverAdvice: (id) => session.wording.takeOver(id),
    ownerSetting: session.wording.owner,
  };
}
