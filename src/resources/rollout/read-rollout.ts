import type { Schemas } from "../../contract";
import type { Observation } from "../definition";
import { type Rollout, type RolloutWork, recordedIn, type SiteRecipe } from "./wishes";

/**
 * Reads what the sites hold from the entries that Site and Domain are read from. What differs is recorded in `digests`; a site that is
 * gone, or is not linked to a template any more, leaves `sites`. Another number with the same content is no difference. Only that of
 * a rollback is recorded: once it was seen, the next deployment may go on from there.
 */
export async function readRollout(work: RolloutWork): Promise<Observation<Rollout>> {
  const { sites, digests, productionNumbers } = recordedIn(work);
  const unfinished = new Set(work.unfinished);
  const found = await Promise.all(
    Object.entries(sites).map(async ([key, recipe]) => {
      const recorded = digests[key];
      const isDone = !unfinished.has(key) && recorded !== undefined;
      const site = await work.site(recipe.site);
      const now = isDone ? contentOf(work, site, recorded) : recorded;
      const number = isDone ? numberOf(work, key, site, now !== recorded) : productionNumbers[key];
      return { key, recipe, recorded, isLinked: isLinked(site, isDone), now, number };
    }),
  );
  const linked = found.filter((one) => one.isLinked);
  const isSame = linked.every(
    ({ key, now, recorded, number }) => now === recorded && number === productionNumbers[key],
  );
  if (isSame && linked.length === found.length) return { state: "unchanged" };
  return { state: "present", answer: answerOf(work, linked), inputs: inputsOf(work, linked) };
}

interface Found {
  readonly key: string;
  readonly recipe: SiteRecipe;
  readonly now: string | undefined;
  readonly number: number | undefined;
}

/** A site that no run has finished yet may not be linked yet. */
function isLinked(site: Schemas["Site"] | null, isDone: boolean): boolean {
  return site !== null && (!isDone || site.template !== null);
}

/** Digest of what a site holds: of the draft if it differs, else of what the stage serves that the rollout goes to. */
function contentOf({ recorded }: RolloutWork, site: Schemas["Site"] | null, expected: string): string {
  if (site?.stages == null) return expected;
  const { draft, preview, production } = site.stages;
  if (draft.digest !== expected) return draft.digest;
  const pointer = { draft: null, preview, production }[recorded.release ?? "draft"];
  return pointer?.config_digest ?? expected;
}

/** The number that production holds, once its content differs or somebody rolled it back; else the recorded one. */
function numberOf(
  work: RolloutWork,
  key: string,
  site: Schemas["Site"] | null,
  isDifferent: boolean,
): number | undefined {
  const { production } = site?.stages ?? {};
  const recorded = recordedIn(work).productionNumbers[key];
  const isNews = isDifferent || production?.rolled_back_from != null;
  return isNews && work.recorded.release === "production" ? (production?.number ?? recorded) : recorded;
}

function inputsOf({ inputs }: RolloutWork, linked: readonly Found[]): Record<string, unknown> {
  return {
    sites: Object.fromEntries(linked.map(({ key, recipe }) => [key, recipe])),
    ...(inputs.digests !== undefined && { digests: mapOf(linked) }),
  };
}

function answerOf(work: RolloutWork, linked: readonly Found[]): Rollout {
  const { versionNumbers } = recordedIn(work);
  const { workspaceId, templateId, templateRevision } = work.recorded;
  const numbers = (of: (one: Found) => number | undefined) =>
    Object.fromEntries(linked.flatMap((one) => (of(one) === undefined ? [] : [[one.key, of(one) ?? 0]])));
  return {
    managed_by: String(work.id),
    workspace_id: String(workspaceId),
    template_id: String(templateId),
    template_revision: Number(templateRevision),
    digests: mapOf(linked),
    version_numbers: numbers(({ key }) => versionNumbers[key]),
    production_numbers: numbers(({ number }) => number),
  };
}

function mapOf(linked: readonly Found[]): Record<string, string> {
  return Object.fromEntries(linked.flatMap(({ key, now }) => (now === undefined ? [] : [[key, now]])));
}
