import type { BannerComponents } from "../generated/banner-document";

/** Strings of a starter document in one language. */
export interface StarterTexts {
  texts: BannerComponents["BannerTexts"];
  /** Label and description of each category. */
  categories: Record<StarterCategory, { label: string; description: string }>;
}

/** Categories of a starter document, in the order in which they are shown. */
export type StarterCategory = "necessary" | "functional" | "analytics" | "marketing";
