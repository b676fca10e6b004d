import type { Schemas } from "@consentform/consent/contract";
import { entryOf } from "@consentform/consent/values";
import { draftRefusal } from "../draft-refusal";
import { heldText } from "../held-version";
import { listedLines } from "../listed";
import { isUnnamed } from "../ownership";
import { ResourceError } from "../resource-error";
import { named, type Text, text } from "../text";
import { isOverridable } from "./overridden-items";
import {
  type Item,
  type ItemResult,
  placeOf,
  type RolloutSelf,
  type RolloutWork,
  recordedDigest,
  recordedIn,
} from "./rollout-inputs";

/** The preconditions of an item after its look-up, or the reason why the site is left unchanged. */
export type Verdict = { expected: Partial<Item> } | { refusal: Text };

/** True for a result that says that draft or production are not what was expected. */
export function isUnexpected({ problem }: ItemResult): boolean {
  return problem !== null && slugOf(problem) === "precondition-failed";
}

/** The last part of a problem's type. */
function slugOf({ type }: { type: string }): string {
  return type.slice(type.lastIndexOf("/") + 1);
}

/** Evaluates a site that was not as expected: taken over if it holds nothing new, is ours, or `adopt` says so. */
export async function verdictOf(work: RolloutWork, key: string, site: Schemas["Site"] | null): Promise<Verdict> {
  if (site?.stages == null) return { refusal: text`the site no longer exists. Remove it from ${named("sites")}.` };
  const { draft, production } = site.stages;
  const refusal = (await whyNotDraft(work, key, draft)) ?? whyNotProduction(work, key, site.stages);
  if (refusal !== null) return { refusal };
  const isPromoted = work.self.inputs.release === "production";
  return {
    expected: {
      ...(draft.revision === 0 ? { expected_draft_revision: 0 } : { expected_draft_digest: draft.digest }),
      ...(isPromoted && { expected_production_number: production?.number ?? null }),
    },
  };
}

/** A takeover happens once: later, `adopt` does not permit overwriting what others write. */
function adoptionOf(self: RolloutSelf, key: string): true | "take-over" | undefined {
  return recordedDigest(self, key) === undefined ? self.inputs.adopt : undefined;
}

async function whyNotDraft(work: RolloutWork, key: string, draft: Schemas["DraftSummary"]): Promise<Text | null> {
  const refusal = await draftRefusal("a rollout's draft was written", work, draft, {
    isNew: recordedDigest(work.self, key) === undefined,
    adopt: adoptionOf(work.self, key),
    // Resources of a stack pass sites on to each other, as a site that changes its wave.
    isNameEnough: true,
    isAsDeclared: isKnown(work.self, key, draft.digest),
    isUnnamedEqual: isUnnamedEqual(work.self, key, draft),
  });
  return refusal === null ? null : text`${refusal.message} ${refusal.advice}`;
}

/**
 * True for a draft of a configuration without a name, like this one, with exactly the content that this rollout would
 * write: a gated wave's preview, which an interrupted run left and this run does not write again. Taking it over
 * changes no content.
 */
function isUnnamedEqual(self: RolloutSelf, key: string, { managed_by, digest }: Schemas["DraftSummary"]): boolean {
  const isUnnamedBoth = self.stack === null && managed_by !== null && isUnnamed(managed_by);
  return isUnnamedBoth && digest === entryOf(self.inputs.digests, key);
}

/** Whoever moved production did it on purpose, above all with a rollback, unless it serves what this program knows. */
function whyNotProduction({ self, say }: RolloutWork, key: string, stages: Schemas["SiteStages"]): Text | null {
  const { draft, preview, production } = stages;
  if (self.inputs.release !== "production" || production === null || adoptionOf(self, key) !== undefined) return null;
  const { config_digest: content, number } = production;
  const { site = "" } = self.inputs.sites[key] ?? {};
  const isNew = recordedDigest(self, key) === undefined;
  // A wave that gets a gate has been live by another rollout, which recorded what it left in production.
  const left = isNew ? self.production.get(site) : entryOf(recordedIn(self).production_numbers, key);
  // The draft may have been written since by another rollout of this run: what it was before counts as well.
  const before = self.drafts.get(site)?.before;
  const isSameAsDraft = isNew && (content === draft.digest || content === before);
  // What preview holds was live, in a run that recorded nothing, and someone took it back.
  const isTakenBack =
    production.rolled_back_from !== null &&
    Date.parse(production.updated_at) >= Date.parse(preview?.updated_at ?? production.updated_at) &&
    content !== preview?.config_digest;
  if (number === left || (!isTakenBack && (isSameAsDraft || isKnown(self, key, content)))) return null;
  const move = `holds ${heldText(production)}`;
  return isNew
    ? text`production ${move}. To replace it, set ${named("adopt")}: true.`
    : `production ${move}, after this program wrote it. Run ${say.wording.refresh} to see the difference and decide.`;
}

/** Reports whether this program applied a content to the site, or is about to. */
function isKnown(self: RolloutSelf, key: string, content: string): boolean {
  return content === recordedDigest(self, key) || content === entryOf(self.inputs.digests, key);
}

/** The failure of a rollout: each site that failed, how far it got, why, and that the others are done. */
export function failureOfSites(failures: ReadonlyMap<string, Text>, total: number): ResourceError {
  const lines = [...failures].map(([key, why]) => text`${named(...placeOf(key))}: ${why}`);
  const others = total - failures.size;
  const done = others === 0 ? "" : ` The other ${others} succeeded. The next run sends only what is missing.`;
  return new ResourceError({
    message: text`${failures.size} of ${total} sites failed.${done}${listedLines(lines)}`,
  });
}

/** Why a site failed, as its result says. */
export function describeResult(result: ItemResult): Text {
  const { stage, digest, problem } = result;
  if (problem === null) return "";
  const { detail } = problem;
  const errors = "errors" in problem && Array.isArray(problem.errors) ? (problem.errors as ListedError[]) : [];
  const listed = errors.map((error) => `\n    ${lineOf(error)}`).join("");
  const advice = isOverridable(result)
    ? text` To promote this document anyway, add this site to ${named("gate_overrides")} with digest ${String(digest)} and a reason.`
    : "";
  return text`${stage === "none" ? "" : `reached ${stage}, then failed: `}${detail}${advice}${listed}`;
}

interface ListedError {
  pointer?: string;
  code?: string;
  message?: string;
  detail?: string;
}

function lineOf({ pointer = "", code = "finding", message, detail = "" }: ListedError): string {
  return message === undefined ? detail : `${pointer} [${code}] ${message}`;
}
