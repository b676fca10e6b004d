import type { BannerDocument } from "../../../src/consent/rules";
import { banner } from "../../support/banners";

/**
 * The differences between a run's banners: a text, which prompts no visitor again, and a category, which does when it
 * is new.
 */
export interface BannerChoice {
  readonly title: string;
  readonly hasExtra: boolean;
}

/** The frozen content of a version. */
export interface Content {
  /** null: the starter draft, which has an error and is never published. */
  readonly banner: BannerChoice | null;
  /** Keys of the live services, sorted. */
  readonly services: readonly string[];
}

interface VersionModel extends Content {
  readonly reconsent: "auto" | "force" | "never";
  readonly publishKey: string | null;
  readonly rolledBackFrom: number | null;
  wasInProduction: boolean;
}

export interface Stage {
  readonly number: number | null;
  readonly consentRevision: number;
}

/** A site as the contract says it should be after what was asked of it. */
export interface SiteModel {
  readonly id: string;
  readonly externalKey: string;
  readonly creation: { readonly body: unknown; readonly idempotencyKey: string };
  name: string;
  labels: Record<string, string>;
  isDeleted: boolean;
  draft: { readonly banner: BannerChoice | null; readonly managedBy: string | null; readonly revision: number };
  /** Id by key. */
  readonly services: Map<string, string>;
  /** Version 1 first. */
  readonly versions: VersionModel[];
  preview: Stage;
  production: Stage;
}

/** The document of a choice; any of them may be published. */
export function bannerOf({ title, hasExtra }: BannerChoice): BannerDocument {
  const document = banner(title);
  const extra = document.categories
    .filter(({ key }) => key === "functional")
    .map((category) => ({ ...category, key: "extra", signals: [] }));
  return hasExtra ? { ...document, categories: [...document.categories, ...extra] } : document;
}

/** Equal for versions with equal digests. */
export function contentOf({ banner, services }: Content): string {
  return JSON.stringify([banner?.title, banner?.hasExtra, services]);
}

/** Contract 2.4: by default a new category and a new service ask visitors again, a changed text does not. */
export function isPromptNeeded(held: Content | null, entering: Content): boolean {
  const isNewCategory = held === null || (entering.banner?.hasExtra === true && held.banner?.hasExtra !== true);
  return isNewCategory || entering.services.some((key) => !held.services.includes(key));
}
