import { operations, type Schemas } from "@consentform/consent/contract";
import { recordAct } from "../audit/record-act";
import { actorOf } from "../http/caller";
import { required } from "../http/found";
import type { Handler, OutsideCall } from "../http/handler";
import { withOutside } from "../http/needs-outside";
import { notFound, Problem, problemBody } from "../http/problem";
import { rehearse } from "../store/rehearse";
import { requestTime } from "../store/request-time";
import { pointersOf } from "../store/stages";
import { templateRevision } from "../store/template-revisions";
import { refuseEndedCaller } from "../tokens/ended-caller";
import { refuseEndedSession } from "../users/session";
import type { Application } from "./application";
import { checkItems } from "./apply-request";
import { type AppliedDraft, applyToDraft, type ItemStep } from "./apply-to-draft";
import { type Released, releaseDraft } from "./release-draft";

type Item = Schemas["ApplyTemplateItem"];
type ItemResult = Schemas["ApplyResultItem"];

/** Time after which no further site is begun; the one under way is finished. */
const TIMEOUT_MS = 15_000;

/**
 * Brings a template into the drafts of many sites and releases them. Each site is a separate transaction, so one that
 * fails stops no other, and no connection is held between them.
 */
export async function applyTemplate(call: OutsideCall<"applyTemplate">): Promise<Handler<"applyTemplate">> {
  const { body, store } = call;
  const template = required(call.found, "template");
  checkItems(body);
  const number = body.template_revision ?? template.revision;
  // None is newer than the template's own; the database's integers end long before those of JSON.
  const isKnown = number <= template.revision;
  const revision = isKnown ? await templateRevision(store.db, template.workspace_id, template.id, number) : undefined;
  if (revision === undefined) throw notFound("template_revision", String(number));
  const { mode = "merge", release = "draft", managed_by: managedBy = null } = body;
  const results = await resultsOf({ call, revision, mode, release, managedBy });
  const answer = { template_id: template.id, template_revision: number, dry_run: body.dry_run ?? false, results };
  // Each changed site has a row of the audit log.
  return async () => ({ status: 200, body: answer, audit: null });
}

async function resultsOf(application: Application): Promise<ItemResult[]> {
  const { turn, request, runtime } = application.call;
  // Unlike the machine's clock, this one is never set, but a moved clock of the service moves it.
  const nowMs = () => performance.now() + runtime.clockOffsetMs();
  const beganMs = nowMs();
  const results: ItemResult[] = [];
  for (const [index, item] of application.call.body.items.entries()) {
    // A site is a turn: the embedded database answers within one event, and no one else would be served.
    await turn.begin();
    try {
      const isPostponed = request.signal.aborted || nowMs() - beganMs > TIMEOUT_MS;
      results.push(isPostponed ? untouched(item, "postponed") : await resultOf(application, item, index));
    } finally {
      turn.end();
    }
  }
  return results;
}

async function resultOf(application: Application, item: Item, index: number): Promise<ItemResult> {
  const { store, runtime, turn, body, caller } = application.call;
  const { role } = operations.applyTemplate;
  try {
    if (body.dry_run === true) {
      return await rehearse(store, async (tx) => {
        await refuseEndedCaller(tx, caller, runtime.now(), role);
        return applyItem({ tx, application, item, index, now: runtime.now() });
      });
    }
    const apply = () =>
      store.transaction(async (tx) => {
        const now = await requestTime(tx, runtime);
        await refuseEndedCaller(tx, caller, now, role);
        const result = await applyItem({ tx, application, item, index, now });
        if (caller.kind === "user") await refuseEndedSession(tx, caller, runtime.now(), role);
        return result;
      });
    return await withOutside(apply, { store, runtime, turn });
  } catch (error) {
    // A caller without access learns nothing about the other sites, and changes none.
    if (!(error instanceof Problem) || isWithoutAccess(error)) throw error;
    if (error.slug === "unavailable") return untouched(item, "postponed");
    return { ...untouched(item, "failed"), problem: problemOf(application, error) };
  }
}

function isWithoutAccess({ status, slug }: Problem): boolean {
  return status === 401 || slug === "insufficient-role";
}

/** @throws {Problem} of the draft's step; those of later steps are in the result */
async function applyItem(step: ItemStep): Promise<ItemResult> {
  const applied = await applyToDraft(step);
  const { site, isChanged, digest, revision } = applied;
  const isDetached = step.item.detach === true;
  const inDraft = { stage: "draft", isChanged: false, versionNumber: null, problem: null } as const;
  const released = isDetached ? inDraft : await releaseDraft(step, site);
  const { production } = await pointersOf(step.tx, site.id);
  if (isChanged || released.isChanged) await recordItem(step, applied, released);
  return {
    site_id: site.id,
    status: released.problem !== null ? "failed" : isChanged || released.isChanged ? "changed" : "unchanged",
    stage: released.stage,
    digest,
    revision,
    version_number: released.versionNumber,
    production_number: production.number,
    problem: released.problem === null ? null : problemOf(step.application, released.problem),
  };
}

/** Writes the row of a changed site. */
function recordItem(
  { tx, application: { call }, now }: ItemStep,
  { site, formerDigest, digest }: AppliedDraft,
  { stage, versionNumber }: Pick<Released, "stage" | "versionNumber">,
): Promise<void> {
  return recordAct(tx, call.runtime, {
    act: call.operation.id,
    actor: actorOf(call.caller),
    address: call.request.address,
    workspaceId: site.workspace_id,
    siteId: site.id,
    object: { type: "site", id: site.id },
    before: { digest: formerDigest },
    after: { template: required(call.found, "template").id, digest, stage, number: versionNumber },
    at: now,
  });
}

function untouched({ site_id }: Item, status: "failed" | "postponed"): ItemResult {
  const nothing = { digest: null, revision: null, version_number: null, production_number: null, problem: null };
  return { site_id, status, stage: "none", ...nothing };
}

/** The slugs that the steps throw are the ones that a result may carry. */
function problemOf({ call }: Application, problem: Problem): ItemResult["problem"] {
  return problemBody(problem, call.request.url.pathname, call.request.id) as unknown as ItemResult["problem"];
}
