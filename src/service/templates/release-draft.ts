import { canonicalJson } from "@consentform/consent/values";
import { bindingMismatch } from "../http/binding-checks";
import { memberOf } from "../http/caller";
import { Problem } from "../http/problem";
import type { Row } from "../store/database";
import { withSavepoint } from "../store/savepoint";
import { versionInStage } from "../store/versions";
import { promote } from "../versions/promote-version";
import { type Publication, publishDraft, publishedAlready, type StageResult } from "../versions/publish-version";
import { isPromotingOnly } from "./application";
import type { ItemStep } from "./apply-to-draft";

/** The stage that a site reached beyond its draft. */
export interface Released {
  readonly stage: "draft" | "preview" | "production";
  readonly isChanged: boolean;
  readonly versionNumber: number | null;
  /** Why it went no further; null if it got as far as the release says. */
  readonly problem: Problem | null;
}

/**
 * Publishes a site's draft to preview and promotes it, as far as the release says. What a refused step wrote is undone.
 */
export async function releaseDraft(step: ItemStep, site: Row<"sites">): Promise<Released> {
  const { release } = step.application;
  if (release === "draft") return { stage: "draft", isChanged: false, versionNumber: null, problem: null };
  const published = await attempt(step, () => publish(step, site));
  if (published instanceof Problem) {
    return { stage: "draft", isChanged: false, versionNumber: null, problem: published };
  }
  const { version, isMoved } = published;
  const inPreview = { stage: "preview", isChanged: isMoved, versionNumber: version.number, problem: null } as const;
  if (release === "preview") return inPreview;
  const promoted = await attempt(step, () => enterProduction(step, site, version));
  if (promoted instanceof Problem) return { ...inPreview, problem: promoted };
  return { ...inPreview, stage: "production", isChanged: isMoved || promoted.isMoved };
}

type Moved = Pick<Exclude<StageResult, { refusal: Problem }>, "version" | "isMoved">;
type Attempted = Moved | { readonly refusal: Problem };

/** A refusal that has written its event keeps it; one that is thrown undoes what its step wrote. */
async function attempt({ tx }: ItemStep, move: () => Promise<Attempted>): Promise<Moved | Problem> {
  try {
    const result = await withSavepoint(tx, move);
    return "refusal" in result ? result.refusal : result;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

async function publish(step: ItemStep, site: Row<"sites">): Promise<StageResult> {
  const { tx, application, item, now } = step;
  const { runtime, caller, body, settings } = application.call;
  const input: Publication["input"] = {
    environment: "preview",
    reconsent: body.reconsent ?? "auto",
    ...(body.note === undefined ? {} : { note: body.note }),
    ...(item.publish_key === undefined ? {} : { publish_key: item.publish_key }),
  };
  const publication = { tx, runtime, caller, now, site, input, settings, isRehearsal: body.dry_run === true };
  if (!isPromotingOnly(application)) return publishDraft(publication);
  const held = await publishedAlready(publication);
  if (held === null) throw bindingMismatch(memberOf(caller), "cannot publish to preview");
  return held;
}

/**
 * Promotes unless production serves the very same content with the same waivers and logo, as after a rollback to it:
 * then no gate is asked.
 */
async function enterProduction(step: ItemStep, site: Row<"sites">, version: Row<"versions">): Promise<Attempted> {
  const { tx, application, item, now } = step;
  const { runtime, caller, body } = application.call;
  const live = await versionInStage(tx, site.id, "production");
  const isSame =
    live?.config_digest === version.config_digest &&
    live.services_digest === version.services_digest &&
    canonicalJson(live.waivers) === canonicalJson(version.waivers) &&
    live.logo === version.logo;
  if (isSame && body.reconsent !== "force") return { version: live, isMoved: false };
  const { gate_override_reason, expected_production_number } = item;
  const input = {
    ...(gate_override_reason === undefined ? {} : { gate_override_reason }),
    ...(expected_production_number === undefined ? {} : { expected_production_number }),
  };
  return promote({ tx, runtime, caller, now, site, version, input });
}
