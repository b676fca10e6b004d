import { canonicalJson, entryOf } from "../../../consent/values";
import type { Foresight, Planned } from "../definition";
import { listedNames } from "../listed";
import { movedProduction, type ProductionChange } from "../moved-production";
import { joined, type Text, text } from "../text";
import { aheadText, lookedUpText, pinnedRevision } from "./pinned-revision";
import { entriesOf, placeOf, type RolloutInputs, recordedIn, type SiteRecipe } from "./rollout-inputs";

type PlannedRollout = Planned<RolloutInputs>;

/** Announces what others moved in production of the sites that the rollout changes, and a template that is ahead. */
export async function foreseeRollout(work: Foresight<RolloutInputs>): Promise<Text | null> {
  const [recipe] = pinnedRevision(work) === null ? [] : Object.values(recordedIn(work).sites);
  const [moved, site] = await Promise.all([
    movedProduction(work, productionChanges(work)),
    recipe === undefined ? null : work.site(recipe.site),
  ]);
  const lines = [moved, aheadText(work, [site]), lookedUpText(work)].filter((line) => line !== null);
  return lines.length === 0 ? null : joined(lines, "\n");
}

/** Names the sites whose production gets a text that the plan cannot show. */
export function hiddenSites(work: PlannedRollout): Text | null {
  const { inputs, recorded, unknownIn } = work;
  const hidden = productionChanges(work).filter(({ next }) => next === undefined || unknownIn(next) !== undefined);
  if (hidden.length === 0) return null;
  const names = listedNames(hidden.map(({ property }) => property.slice(0, -1)));
  const { template, template_revision: revision } = inputs;
  const isBare = typeof template === "object" && unknownIn(template) === undefined && template.document === undefined;
  if (!isBare) return text`production of ${names} gets a text that this preview does not know yet`;
  const before = recorded.template_revision;
  const next = template.revision ?? revision ?? before;
  const former = before === undefined || before === next ? "" : ` in place of ${String(before)}`;
  const number = unknownIn(next) === undefined ? `revision ${String(next)}` : "a revision";
  return text`production of ${names} gets ${number} of the template${former}; of a template that is only an id, this preview does not show the text`;
}

/** The sites whose production may get another text than it has by the record. */
function productionChanges(work: PlannedRollout): ProductionChange[] {
  if (work.inputs.release !== "production") return [];
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
  if (before === undefined || unfinished.includes(key) || recorded.release !== "production") return true;
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
