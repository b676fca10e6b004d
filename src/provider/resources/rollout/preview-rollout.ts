import { canonicalJson, entryOf } from "@consentform/consent/values";
import type { Planned, PreviewContext } from "../definition";
import { listedNames } from "../listed";
import { broughtServices, movedProduction, type ProductionChange } from "../moved-production";
import { joined, named, type Text, text } from "../text";
import { aheadText, lookedUpText, pinnedRevision } from "./pinned-revision";
import { entriesOf, placeOf, type RolloutInputs, recordedIn, type SiteRecipe } from "./rollout-inputs";

type PlannedRollout = Planned<RolloutInputs>;

/**
 * Announces what others moved in production of the sites that the rollout changes, services that it brings there, and a
 * template that is ahead.
 */
export async function previewRollout(work: PreviewContext<RolloutInputs>): Promise<Text | null> {
  const { self, service, say } = work;
  const [recipe] = pinnedRevision(self) === null ? [] : Object.values(recordedIn(self).sites);
  const changes = productionChanges(self);
  const [moved, services, site] = await Promise.all([
    movedProduction(work, changes),
    broughtServices(work, changes),
    recipe === undefined ? null : service.site(recipe.site),
  ]);
  const lines = [moved, services, aheadText(self, [site]), lookedUpText(self, say)].filter((line) => line !== null);
  return lines.length === 0 ? null : joined(lines, "\n");
}

/** Names the sites whose production gets a text that the plan cannot show. */
export function hiddenSites(work: PlannedRollout): Text | null {
  const changes = productionChanges(work);
  const { inputs, unknownIn } = work;
  const lines = [unnamedText(work)];
  if (changes.length > 0 && inputs.release !== "production")
    lines.push(
      text`production of ${namesOf(changes)} gets this if ${named("release")}, which is not known yet, is production`,
    );
  const hidden = changes.filter(({ next }) => next === undefined || unknownIn(next) !== undefined);
  if (hidden.length > 0) lines.push(hiddenText(work, namesOf(hidden)));
  const said = lines.filter((line) => line !== null);
  return said.length === 0 ? null : joined(said, "\n");
}

function namesOf(changes: readonly ProductionChange[]): Text {
  return listedNames(changes.map(({ property }) => property.slice(0, -1)));
}

/** Sites that are not known themselves. */
function unnamedText(work: PlannedRollout): Text | null {
  const { sites } = work.inputs;
  if (!mayBeProduction(work)) return null;
  const isUnknown = (value: unknown) => value !== undefined && work.unknownIn(value) === value;
  const places = isUnknown(sites)
    ? [["sites"]]
    : Object.keys(sites)
        .filter((key) => isUnknown(sites[key]))
        .map((key) => placeOf(key));
  if (places.length === 0) return null;
  return text`production of the sites in ${listedNames(places)}, which are not known yet, gets texts that this preview does not show`;
}

function hiddenText({ inputs, recorded, unknownIn }: PlannedRollout, names: Text): Text {
  const { template, template_revision: revision } = inputs;
  const isBare = typeof template === "object" && unknownIn(template) === undefined && template.document === undefined;
  if (!isBare) return text`production of ${names} gets a text that this preview does not know yet`;
  const before = recorded.template_revision;
  const next = template.revision ?? revision ?? before;
  const former = before === undefined || before === next ? "" : ` instead of ${String(before)}`;
  const number = unknownIn(next) === undefined ? `revision ${String(next)}` : "a revision";
  return text`production of ${names} gets ${number} of the template${former}; the template is only an id, so this preview does not show the text`;
}

function mayBeProduction({ inputs: { release }, unknownIn }: PlannedRollout): boolean {
  return release === "production" || unknownIn(release) !== undefined;
}

/** The sites whose production may get another text than it has by the record. */
function productionChanges(work: PlannedRollout): ProductionChange[] {
  if (!mayBeProduction(work)) return [];
  const { digests, production_numbers: numbers } = recordedIn(work);
  return entriesOf(work.inputs.sites).flatMap(([key, recipe]) => {
    const recorded = { number: entryOf(numbers, key), digest: entryOf(digests, key) };
    const change = { property: placeOf(key, "site"), site: recipe.site, recorded, next: digestIn(work, key) };
    return isDue(work, key, recipe) ? [change] : [];
  });
}

function isDue(work: PlannedRollout, key: string, recipe: SiteRecipe): boolean {
  const { inputs, recorded, unfinished, unknownIn } = work;
  const { sites, digests } = recordedIn(work);
  const before = entryOf(sites, key);
  if (before === undefined || unfinished?.includes(key) || recorded.release !== "production") return true;
  if (unknownIn(recipe) !== undefined || recipe.site !== before.site) return true;
  const next = digestIn(work, key);
  if (next !== undefined) return next !== entryOf(digests, key);
  return (
    inputs.template_digest !== recorded.template_digest ||
    (inputs.template_revision ?? recorded.template_revision) !== recorded.template_revision ||
    canonicalJson(recipe) !== canonicalJson(before)
  );
}

function digestIn({ inputs: { digests }, unknownIn }: PlannedRollout, key: string): unknown {
  return digests !== undefined && unknownIn(digests) === digests ? digests : entryOf(digests, key);
}
