import type { ResolvedBannerComponents } from "../rules/generated/resolved-banner-document";
import { gppSections } from "../rules/regimes/gpp-sections";

/** The frameworks of a document, as the loader needs them. Absent members are off. */
export interface FrameworkSettings {
  readonly gpp?: GppSettings;
}

/** The Global Privacy Platform of a document. */
export interface GppSettings {
  /** Sections that the document has, by name, with their ids. */
  readonly sections: Readonly<Record<string, number>>;
  /** Id of the consent management platform in the IAB's list; 0 without one. */
  readonly cmp: number;
}

/** The members of a document that frameworks depend on. */
export interface FrameworkDocument {
  readonly gpp?: ResolvedBannerComponents["BannerGpp"];
  readonly tcf?: ResolvedBannerComponents["BannerTcf"];
}

/** The frameworks that a document enables; null if there are none. */
export function frameworkSettings({ gpp, tcf }: FrameworkDocument): FrameworkSettings | null {
  const cmp = tcf?.cmp_id ?? 0;
  return gpp?.enabled === true ? { gpp: { sections: sectionsOf(gpp.sections), cmp } } : null;
}

/** Files that a document's frameworks need beside the banner script. */
export function frameworkFiles(document: FrameworkDocument): string[] {
  const { gpp } = frameworkSettings(document) ?? {};
  if (gpp === undefined) return [];
  // Visitors without a section get an empty string, which any of them makes.
  return [...new Set([...Object.keys(gpp.sections), "usnat"])].map(gppFile);
}

/** The file that makes strings of one section: a visitor loads one of them. */
export function gppFile(section: string): string {
  return `gpp-${section}.js`;
}

/** Sections that the list of the IAB does not have are a finding, and have no string. */
function sectionsOf(names: readonly string[]): Record<string, number> {
  const asked = names.length === 0 ? ["usnat"] : names;
  return Object.fromEntries(
    asked.flatMap((name) => {
      const id = Object.hasOwn(gppSections, name) ? gppSections[name] : undefined;
      return id === undefined ? [] : [[name, id]];
    }),
  );
}
