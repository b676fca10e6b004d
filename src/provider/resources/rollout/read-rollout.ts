import type { Schemas } from "@consentform/consent/contract";
import { entryOf } from "@consentform/consent/values";
import { actorText, heldText } from "../held-version";
import { listedLines } from "../listed";
import { areOfOneStack } from "../ownership";
import { named, type Text, text } from "../text";
import type { Observation } from "../work";
import { aheadText } from "./pinned-revision";
import {
  placeOf,
  type Rollout,
  type RolloutSelf,
  type RolloutWork,
  recordedIn,
  type SiteRecipe,
} from "./rollout-inputs";

/**
 * Reads what the sites hold from the entries that Site and Domain are read from, also after a run that failed. What
 * differs is recorded in `digests`; a site that is gone, or is not linked to a template any more, leaves `sites`.
 * Another number with the same content is not a difference. Only that of a rollback is recorded: once it was seen, the
 * next deployment may go on from there.
 */
export async function readRollout(work: RolloutWork): Promise<Observation<Rollout>> {
  const { sites, digests, production_numbers: productionNumbers } = recordedIn(work.self);
  const found = await Promise.all(
    Object.entries(sites).map(async ([key, recipe]) => {
      const recorded = entryOf(digests, key);
      const site = await work.service.site(recipe.site);
      const isReached = recorded !== undefined;
      const now = isReached ? contentOf(work.self, key, site, recorded) : recorded;
      const number = isReached ? numberOf(work.self, key, site, recorded) : entryOf(productionNumbers, key);
      return { key, recipe, site, recorded, isLinked: isLinked(site, isReached), now, number };
    }),
  );
  const ahead = aheadText(
    work.self,
    found.map(({ site }) => site),
  );
  if (ahead !== null) work.say.notify(ahead);
  const linked = found.filter((one) => one.isLinked);
  const moves = linked.map((one) => moveText(work.self, one)).filter((line) => line !== null);
  if (moves.length > 0) work.say.notify(text`changed by others:${listedLines(moves)}`);
  const isSame = linked.every(
    ({ key, now, recorded, number }) => now === recorded && number === entryOf(productionNumbers, key),
  );
  if (isSame && linked.length === found.length) return { state: "unchanged" };
  return { state: "present", answer: answerOf(work.self, linked), inputs: inputsOf(work.self, linked) };
}

interface Found {
  readonly key: string;
  readonly recipe: SiteRecipe;
  readonly site: Schemas["Site"] | null;
  readonly recorded: string | undefined;
  readonly now: string | undefined;
  readonly number: number | undefined;
}

/** The last change of what differs from the record: the pointer that the rollout goes to, or else the draft. */
function moveText(self: RolloutSelf, { key, site, recorded, now, number }: Found): Text | null {
  const isNumberSame = number === entryOf(recordedIn(self).production_numbers, key);
  if ((now === recorded && isNumberSame) || site?.stages == null) return null;
  const { draft, preview, production } = site.stages;
  const { release = "draft" } = self.recorded;
  const pointer = { draft: null, preview, production }[release];
  return pointer !== null && (!isNumberSame || pointer.config_digest === now)
    ? text`${named(...placeOf(key))}: ${release} holds ${heldText(pointer)}`
    : text`${named(...placeOf(key))}: the draft was last changed at ${draft.updated_at} by ${actorText(draft.updated_by)}`;
}

/** A site that no run has reached yet may not be linked yet. */
function isLinked(site: Schemas["Site"] | null, isReached: boolean): boolean {
  return site !== null && (!isReached || site.template !== null);
}

/**
 * Digest of what a site holds: of what the stage serves that the rollout goes to, if someone moved it, else of a draft
 * that differs. Once a rollback was seen, the stack's own earlier draft is not reported. Otherwise every other refresh
 * would show it. What a user edited keeps the stack's name, and is reported.
 */
function contentOf(self: RolloutSelf, key: string, site: Schemas["Site"] | null, expected: string): string {
  if (site?.stages == null) return expected;
  const { draft, preview, production } = site.stages;
  const { version_numbers: versionNumbers, production_numbers: productionNumbers } = recordedIn(self);
  const { release = "draft" } = self.recorded;
  const pointer = { draft: null, preview, production }[release];
  const seen = entryOf(release === "preview" ? versionNumbers : productionNumbers, key);
  const isAsExpected = pointer?.config_digest === expected;
  if (pointer != null && pointer.number !== seen && !isAsExpected) return pointer.config_digest;
  const isOfStack = areOfOneStack(String(self.id), draft.managed_by) && draft.updated_by.type !== "user";
  return isAsExpected && isOfStack ? expected : draft.digest;
}

/** The number that production holds, once its content differs or someone rolled it back; else the recorded one. */
function numberOf(self: RolloutSelf, key: string, site: Schemas["Site"] | null, expected: string): number | undefined {
  const production = site?.stages?.production ?? null;
  const recorded = entryOf(recordedIn(self).production_numbers, key);
  if (production === null || self.recorded.release !== "production") return recorded;
  const isNews = production.config_digest !== expected || production.rolled_back_from !== null;
  return isNews ? production.number : recorded;
}

function inputsOf({ inputs }: RolloutSelf, linked: readonly Found[]): Record<string, unknown> {
  return {
    sites: Object.fromEntries(linked.map(({ key, recipe }) => [key, recipe])),
    ...(inputs.digests !== undefined && { digests: mapOf(linked) }),
  };
}

function answerOf(self: RolloutSelf, linked: readonly Found[]): Rollout {
  const { version_numbers: versionNumbers } = recordedIn(self);
  const { workspace_id, template_id, template_revision } = self.recorded;
  const numbers = (of: (one: Found) => number | undefined) =>
    Object.fromEntries(linked.flatMap((one) => (of(one) === undefined ? [] : [[one.key, of(one) ?? 0]])));
  return {
    managed_by: String(self.id),
    workspace_id: String(workspace_id),
    template_id: String(template_id),
    template_revision: Number(template_revision),
    digests: mapOf(linked),
    version_numbers: numbers(({ key }) => entryOf(versionNumbers, key)),
    production_numbers: numbers(({ number }) => number),
  };
}

function mapOf(linked: readonly Found[]): Record<string, string> {
  return Object.fromEntries(linked.flatMap(({ key, now }) => (now === undefined ? [] : [[key, now]])));
}
