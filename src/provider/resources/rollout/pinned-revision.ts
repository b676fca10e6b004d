import type { Schemas } from "@consentform/consent/contract";
import { digest } from "@consentform/consent/values";
import type { CheckWork, Finding, Planned } from "../definition";
import { ResourceError } from "../resource-error";
import { named, type Text, text } from "../text";
import type { Say } from "../work";
import type { RolloutInputs, RolloutSelf } from "./rollout-inputs";

type RolloutFacts = Pick<RolloutSelf, "inputs" | "recorded">;

const message = text`is only an id, so the plan cannot show which text production gets.`;
const advice = text`Pass the template itself or what \`getTemplate\` returns for a \`revision\` (in Terraform the data source \`consentform_template\`), or name the revision in ${named("template_revision")}.`;

/**
 * The revision to apply; undefined for the newest. A template of which only the id is known keeps the revision that an
 * earlier run recorded: no plan has shown a newer one.
 *
 * @throws ResourceError for a first application to production, which no plan can have shown
 */
export function revisionToApply({ inputs, recorded }: RolloutFacts): number | undefined {
  const { template, template_revision: declared, release } = inputs;
  const revision = template.revision ?? declared;
  if (revision !== undefined || template.document !== undefined) return revision;
  const { template_id: id, template_revision: pinned } = recorded;
  if (id === template.id && typeof pinned === "number") return pinned;
  if (release === "production") throw new ResourceError({ property: ["template"], message, advice });
  return undefined;
}

/** The same refusal in the plan, as far as it knows the template and what was recorded. */
export function unpinnedFindings(work: CheckWork<RolloutInputs>): Finding[] {
  const { inputs, recordedInputs, refused, isHistoryUnknown, unknownIn } = work;
  const { template, template_revision: revision, release } = inputs;
  if (isHistoryUnknown || release !== "production" || refused.has("template_revision")) return [];
  if (typeof template !== "object" || unknownIn(template) === template) return [];
  const isBare = [template.revision, template.document, revision].every((value) => value === undefined);
  // Outputs have the id, inputs the template.
  const before = recordedInputs.template_id ?? recordedInputs.template?.id;
  const isPinned = Object.keys(recordedInputs).length > 0 && (before === template.id || unknownIn(template.id));
  if (!isBare || isPinned) return [];
  return [{ property: ["template"], severity: "error", code: "unpinned", message: text`${message} ${advice}` }];
}

/** The revision that a rollout keeps as recorded, because its template is an id alone; null if it is not. */
export function pinnedRevision({ inputs, recorded }: RolloutFacts): number | null {
  const { template_id: id, template_digest: content, template_revision: revision } = recorded;
  const isBare = typeof id === "string" && content === digest({ id }) && inputs.template_revision === undefined;
  return isBare && typeof revision === "number" ? revision : null;
}

/** The sentence about a template that has a newer revision than the one that its rollout keeps; null if it has none. */
export function aheadText(self: RolloutFacts, sites: readonly (Schemas["Site"] | null)[]): Text | null {
  const revision = pinnedRevision(self);
  const isAhead = sites.some(
    (site) => site?.template?.id === self.recorded.template_id && site?.template?.up_to_date === false,
  );
  if (revision === null || !isAhead) return null;
  return text`the template has a newer revision than ${revision}, which this rollout keeps. To apply it, name it in ${named("template_revision")}`;
}

/**
 * The announcement that production gets another revision of a template that the program has looked up, where the engine
 * looks it up again after the preview; null otherwise. A template of the same program is known by its own inputs.
 */
export function lookedUpText(
  self: RolloutFacts & Pick<RolloutSelf, "isManaged"> & Partial<Pick<Planned, "unknownIn">>,
  { wording: { lookedUpAgain } }: Pick<Say, "wording">,
): Text | null {
  const { id, revision, document } = self.inputs.template;
  const { template_revision: before, release } = self.recorded;
  const isUnknown = self.unknownIn?.([id, revision]) !== undefined;
  if (lookedUpAgain === "" || self.inputs.release !== "production" || document === undefined) return null;
  if (isUnknown || revision === undefined || self.isManaged(id, "BannerTemplate")) return null;
  if (revision === before && release === "production") return null;
  const former = before === undefined || before === revision ? "" : ` instead of ${String(before)}`;
  return text`production gets revision ${revision} of the template${former}. ${lookedUpAgain}`;
}
