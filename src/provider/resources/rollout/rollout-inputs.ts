import type { RequestBody, Schemas } from "@consentform/consent/contract";
import type { Waiver } from "@consentform/consent/rules";
import { entryOf } from "@consentform/consent/values";
import type { Place } from "../text";
import type { Work } from "../work";

/** The declaration of one site in a rollout. */
export interface SiteRecipe {
  site: string;
  variables?: Record<string, string>;
  overrides?: unknown;
  waivers?: Waiver[];
}

/** The template as declared: all of it, or the id alone. */
export interface DeclaredTemplate {
  id: string;
  workspace_id?: string;
  revision?: number;
  document?: unknown;
  variables?: Record<string, { required?: boolean; default?: string | null }>;
  locked_paths?: string[];
}

/** The inputs of a rollout. */
export interface RolloutInputs {
  name: string;
  template: DeclaredTemplate;
  template_revision?: number;
  sites: Record<string, SiteRecipe>;
  release?: Schemas["TemplateRelease"];
  note?: string | null;
  reconsent?: "auto" | "force" | "never";
  adopt?: true | "take-over";
  gate_overrides?: Record<string, { digest: string; reason: string }>;
  detach_on_remove?: boolean;
  /** Worked out by `check`; left out where the template's document is not known to it. */
  digests?: Record<string, string>;
  template_digest?: string;
}

/** A rollout as its own functions answer it. */
export interface Rollout {
  managed_by: string;
  workspace_id: string;
  template_id: string;
  template_revision: number;
  digests: Record<string, string>;
  version_numbers: Record<string, number>;
  production_numbers: Record<string, number>;
}

/** The work of a rollout. */
export type RolloutWork = Work<RolloutInputs, Rollout>;
/** The facts about a rollout. */
export type RolloutSelf = RolloutWork["self"];

/** One site in a request. */
export type Item = RequestBody<"applyTemplate">["items"][number];
/** The result for one site of a request. */
export type ItemResult = Schemas["ApplyResultItem"];

/** The recorded results of a rollout's run. */
export interface Recorded {
  sites: Readonly<Record<string, SiteRecipe>>;
  digests: Readonly<Record<string, string>>;
  version_numbers: Readonly<Record<string, number>>;
  production_numbers: Readonly<Record<string, number>>;
}

/** The record of the last run; empty before the first. */
export function recordedIn({ recorded }: Pick<RolloutSelf, "recorded">): Recorded {
  // Outputs hold what the functions of this kind answered.
  const { sites = {}, digests = {}, version_numbers = {}, production_numbers = {} } = recorded as Partial<Recorded>;
  return { sites, digests, version_numbers, production_numbers };
}

/**
 * The digest of the site's document as last applied or read, or undefined for a site that this rollout has not reached
 * yet.
 */
export function recordedDigest(self: RolloutSelf, key: string): string | undefined {
  const { sites, digests } = recordedIn(self);
  const isSameSite = entryOf(sites, key)?.site === entryOf(self.inputs.sites, key)?.site;
  return isSameSite ? entryOf(digests, key) : undefined;
}

/** The sites by key, without those of which nothing is known yet. */
export function entriesOf(sites: unknown): [key: string, recipe: SiteRecipe][] {
  if (typeof sites !== "object" || sites === null) return [];
  // The schema has accepted what is an object; anything else is a stand-in for an unknown value.
  return Object.entries(sites as Record<string, unknown>).filter(
    (entry): entry is [string, SiteRecipe] => typeof entry[1] === "object" && entry[1] !== null,
  );
}

/** A site of a rollout, or a part of it. */
export function placeOf(key: string, ...members: readonly string[]): Place {
  return ["sites", key, ...members];
}
