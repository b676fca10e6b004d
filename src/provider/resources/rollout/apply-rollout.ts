import { canonicalJson, digest, entryOf } from "@consentform/consent/values";
import { mayGiveUp } from "../given-up-draft";
import { ownerName } from "../ownership";
import type { Text } from "../text";
import { overriddenItems } from "./overridden-items";
import { lookedUpText, revisionToApply } from "./pinned-revision";
import { describeResult, failureOfSites, isUnexpected, verdictOf } from "./refusals";
import {
  type Item,
  type ItemResult,
  type Rollout,
  type RolloutSelf,
  type RolloutWork,
  recordedDigest,
  recordedIn,
} from "./rollout-inputs";
import { type Application, type Named, sendItems } from "./send-items";

/** The revision that is applied, and the workspace that it belongs to. */
interface Target {
  readonly revision: number;
  readonly workspaceId: string;
}

/** Applies the template to every site of a new rollout. */
export async function createRollout(work: RolloutWork): Promise<Rollout> {
  return roll(work, await targetOf(work), Object.keys(work.self.inputs.sites));
}

/**
 * Applies the template to the sites whose recipe differs from the recorded one, or that an earlier run did not finish.
 */
export async function updateRollout(work: RolloutWork): Promise<Rollout> {
  const { inputs, recorded } = work.self;
  const { sites: before } = recordedIn(work.self);
  if (inputs.detach_on_remove === true) {
    const kept = new Set(Object.values(inputs.sites).map(({ site }) => site));
    await detachSites(
      work,
      Object.entries(before).flatMap(([key, { site }]) => (kept.has(site) ? [] : [key])),
    );
  }
  const target = await targetOf(work);
  const isAnotherTemplate =
    inputs.template_digest !== recorded.template_digest ||
    target.revision !== recorded.template_revision ||
    (inputs.release ?? "draft") !== (recorded.release ?? "draft");
  const unfinished = new Set(work.self.unfinished);
  const due = Object.entries(inputs.sites).flatMap(([key, recipe]) => {
    const isSame =
      canonicalJson(recipe) === canonicalJson(entryOf(before, key) ?? null) &&
      (inputs.digests === undefined || entryOf(inputs.digests, key) === entryOf(recordedIn(work.self).digests, key));
    return isAnotherTemplate || unfinished.has(key) || !isSame ? [key] : [];
  });
  return roll(work, target, due);
}

/**
 * Ends the links of recorded sites to the template, if the draft still belongs to this rollout and no other resource
 * writes it.
 */
export async function detachSites(work: RolloutWork, keys: readonly string[]): Promise<void> {
  const items = (await Promise.all(keys.map((key) => detachingItem(work, key)))).filter((item) => item !== null);
  const failures = new Map<string, Text>();
  const application = { templateId: String(work.self.recorded.template_id), body: { managed_by: null } as never };
  await sendItems(work, application, items, (results) => {
    for (const [key, result] of results) {
      const isNotOurs = isUnexpected(result) || result.problem?.status === 404;
      if (result.problem !== null && !isNotOurs) failures.set(key, describeResult(result));
    }
  });
  if (failures.size > 0) throw failureOfSites(failures, keys.length);
}

/** The item that detaches a site; null if this rollout must not give the draft up. */
async function detachingItem(work: RolloutWork, key: string): Promise<Named | null> {
  const { sites, digests } = recordedIn(work.self);
  const id = entryOf(sites, key)?.site ?? "";
  if (work.self.isShared("ConfigDraft", [id])) return null;
  const draft = (await work.service.site(id))?.stages?.draft;
  if (draft === undefined || draft.managed_by !== work.self.id) return null;
  const isAsRecorded = draft.digest === entryOf(digests, key);
  if (!(await mayGiveUp(work, { ...draft, site: id, isAsRecorded }))) return null;
  const expected = { expected_managed_by: draft.managed_by, expected_draft_digest: draft.digest };
  return { key, item: { site_id: id, detach: true, ...expected } };
}

async function targetOf(work: RolloutWork): Promise<Target> {
  const { inputs, recorded } = work.self;
  const { template } = inputs;
  const revision = revisionToApply(work.self);
  const workspaceId = template.workspace_id ?? recorded.workspace_id;
  if (revision !== undefined && typeof workspaceId === "string") return { revision, workspaceId };
  const { data } = await work.service.call("getTemplate", { path: { id: template.id }, lane: "read" });
  return { revision: revision ?? data.revision, workspaceId: data.workspace_id };
}

async function roll(work: RolloutWork, target: Target, due: readonly string[]): Promise<Rollout> {
  const lookedUp = due.length === 0 ? null : lookedUpText(work.self, work.say);
  if (lookedUp !== null) work.say.notify(lookedUp);
  const progress = openProgress(work.self, target, due);
  const application = applicationOf(work.self, target);
  const items = due.map((key) => ({ key, item: itemOf(work.self, target, key, expectationsOf(work.self, key)) }));
  const sent = new Map(items.map(({ key, item }) => [key, item]));
  await sendItems(work, application, items, progress.note);
  const refused = [...progress.results].flatMap(([key, result]) => (isUnexpected(result) ? [key] : []));
  const taken = refused.length === 0 ? [] : await takenOver(work, target, refused, progress);
  for (const { key, item } of taken) sent.set(key, item);
  await sendItems(work, application, taken, progress.note);
  await sendItems(work, application, overriddenItems(work.self, sent, progress.results), progress.note);
  if (progress.failures.size > 0) throw failureOfSites(progress.failures, due.length);
  return progress.answer();
}

/** Looks up sites that were not as expected. Those that may be taken over are to be sent again. */
async function takenOver(
  work: RolloutWork,
  target: Target,
  keys: readonly string[],
  progress: Progress,
): Promise<Named[]> {
  const verdicts = await Promise.all(
    keys.map(async (key) => {
      const site = await work.service.site(work.self.inputs.sites[key]?.site ?? "");
      return { key, verdict: await verdictOf(work, key, site) };
    }),
  );
  return verdicts.flatMap(({ key, verdict }): Named[] => {
    if ("expected" in verdict) return [{ key, item: itemOf(work.self, target, key, verdict.expected) }];
    progress.failures.set(key, verdict.refusal);
    return [];
  });
}

function applicationOf(self: RolloutSelf, { revision }: Target): Application {
  const { template, release = "draft", note, reconsent } = self.inputs;
  return {
    templateId: template.id,
    body: {
      template_revision: revision,
      mode: "replace",
      release,
      managed_by: self.id ?? ownerName(self),
      ...(note !== undefined && { note }),
      ...(reconsent !== undefined && { reconsent }),
    } as Application["body"],
  };
}

/** The expected state of a site: what this run or an earlier one left there, or nothing yet. */
function expectationsOf(self: RolloutSelf, key: string): Partial<Item> {
  const { sites, release } = self.inputs;
  const known = self.drafts.get(sites[key]?.site ?? "")?.now ?? recordedDigest(self, key);
  const number =
    recordedDigest(self, key) === undefined ? undefined : entryOf(recordedIn(self).production_numbers, key);
  return {
    ...(known === undefined ? { expected_draft_revision: 0 } : { expected_draft_digest: known }),
    ...(release === "production" && { expected_production_number: number ?? null }),
  };
}

function itemOf(self: RolloutSelf, { revision }: Target, key: string, expected: Partial<Item>): Item {
  const { sites, template, release = "draft", digests, gate_overrides: gateOverrides } = self.inputs;
  const { site = "", variables = {}, overrides = {}, waivers } = sites[key] ?? {};
  const wanted = entryOf(digests, key);
  const content = wanted ?? digest([variables, overrides]);
  const override = entryOf(gateOverrides, key);
  return {
    site_id: site,
    variables,
    overrides: overrides as object,
    ...(waivers !== undefined && { waivers }),
    ...(wanted !== undefined && { expected_digest: wanted }),
    // The same for every resource that applies this, so that a repeated request publishes nothing twice.
    ...(release !== "draft" && { publish_key: digest([template.id, revision, content]).slice(-64) }),
    // Sent for the content that it is meant for, as far as that is known.
    ...(override !== undefined && override.digest === wanted && { gate_override_reason: override.reason }),
    ...expected,
  } as Item;
}

/** The results of a run so far. */
interface Progress {
  /** Why sites failed, by key. */
  readonly failures: Map<string, Text>;
  /** The last result of each site, by key. */
  readonly results: ReadonlyMap<string, ItemResult>;
  note(results: readonly (readonly [key: string, result: ItemResult])[]): void;
  answer(): Rollout;
}

function openProgress(self: RolloutSelf, target: Target, due: readonly string[]): Progress {
  const { inputs, recorded } = self;
  const { release = "draft" } = inputs;
  const left = new Set(due);
  const failures = new Map<string, Text>();
  const last = new Map<string, ItemResult>();
  const { digests, versions, productions } = keptNumbers(self);
  const answer = () =>
    ({
      managed_by: self.id ?? ownerName(self),
      workspace_id: target.workspaceId,
      template_id: inputs.template.id,
      template_revision: due.length === 0 ? (recorded.template_revision ?? target.revision) : target.revision,
      digests: Object.fromEntries(digests),
      version_numbers: Object.fromEntries(versions),
      production_numbers: Object.fromEntries(productions),
    }) as Rollout;
  return {
    failures,
    results: last,
    answer,
    note: (results) => {
      for (const [key, result] of results) {
        last.set(key, result);
        const isDone = result.problem === null;
        // While the digest of a site is not recorded, the next run expects nothing of it, and `adopt` still counts.
        if (!isUnexpected(result) || recordedDigest(self, key) !== undefined) noteNumber(digests, key, result.digest);
        if (release !== "draft") noteNumber(versions, key, result.version_number);
        if (release === "production" && isProductionAsExpected(result)) {
          noteNumber(productions, key, result.production_number);
        }
        if (result.digest !== null) noteDraft(self, key, result.site_id, result.digest);
        if (isDone) {
          left.delete(key);
          failures.delete(key);
        } else failures.set(key, describeResult(result));
      }
      const isWritten = results.some(([, { stage }]) => stage !== "none");
      if (isWritten || left.size < due.length) self.wrote(answer(), [...left]);
    },
  };
}

/** The recorded numbers of the sites that the rollout still has, by key. */
function keptNumbers(self: RolloutSelf) {
  const { digests, version_numbers, production_numbers } = recordedIn(self);
  const isKept = (key: string) =>
    entryOf(self.inputs.sites, key) !== undefined && recordedDigest(self, key) !== undefined;
  const kept = (values: Readonly<Record<string, unknown>>) =>
    new Map(Object.entries(values).filter(([key]) => isKept(key)));
  return { digests: kept(digests), versions: kept(version_numbers), productions: kept(production_numbers) };
}

/**
 * True once production holds what this run promoted, or what its request expected. Any other number is what someone
 * else moved there: recorded, it would be what the next run expects, and overwrites unasked.
 */
function isProductionAsExpected(result: ItemResult): boolean {
  return (result.stage === "production" || result.stage === "preview") && !isUnexpected(result);
}

/**
 * Notes a draft for the rollouts after this one, which may apply the same to the same site. What a former run left is
 * noted once.
 */
function noteDraft(self: RolloutSelf, key: string, site: string, now: string): void {
  const before = self.drafts.get(site)?.before ?? recordedDigest(self, key);
  self.drafts.set(site, { now, before });
}

function noteNumber(values: Map<string, unknown>, key: string, value: unknown): void {
  if (value !== null) values.set(key, value);
}
