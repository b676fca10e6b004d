import type { ResolvedBannerComponents } from "../rules/generated/resolved-banner-document";
import { gppSections } from "../rules/regimes/gpp-sections";
import { type DisclosedVendors, disclosedVendors, type VendorList } from "./vendor-list";

type Component = ResolvedBannerComponents;

/** The frameworks of a document, as the loader needs them. Absent members are off. */
export interface FrameworkSettings {
  readonly gpp?: GppSettings;
  readonly tcf?: TcfSettings;
}

/** The Global Privacy Platform of a document. */
export interface GppSettings {
  /** Sections that the document has, by name, with their ids. */
  readonly sections: Readonly<Record<string, number>>;
  /** Id of the consent management platform in the IAB's list; 0 without one. */
  readonly cmp: number;
}

/** The Transparency and Consent Framework of a document. */
export interface TcfSettings {
  readonly cmp: number;
  readonly country: string;
  /** Categories by purpose: the purpose has consent while all of them are on. */
  readonly purposes: Readonly<Record<string, readonly string[]>>;
  readonly purposeOneTreatment: boolean;
  readonly restrictions: readonly Component["PublisherRestriction"][];
}

/** The members of a document that frameworks depend on. */
export interface FrameworkDocument {
  readonly gpp?: Component["BannerGpp"];
  readonly tcf?: Component["BannerTcf"];
  readonly categories: readonly Pick<Component["BannerCategory"], "key" | "required">[];
}

/** The frameworks that a document enables and that can start; null if there are none. */
export function frameworkSettings(document: FrameworkDocument, list: VendorList | null): FrameworkSettings | null {
  const { gpp } = document;
  const cmp = document.tcf?.cmp_id ?? 0;
  const tcf = list === null ? null : tcfSettings(document, list);
  if (gpp?.enabled !== true && tcf === null) return null;
  return {
    ...(gpp?.enabled === true && { gpp: { sections: sectionsOf(gpp.sections), cmp } }),
    ...(tcf !== null && { tcf }),
  };
}

/** Scripts that a document's frameworks need beside the banner script. */
export function frameworkFiles(document: FrameworkDocument, list: VendorList | null): string[] {
  const { gpp, tcf } = frameworkSettings(document, list) ?? {};
  return [
    // Visitors without a section get an empty string, which any of them makes.
    ...(gpp === undefined ? [] : [...new Set([...Object.keys(gpp.sections), "usnat"])].map(gppFile)),
    ...(tcf === undefined ? [] : [TCF_FILE]),
  ];
}

/** The vendors that a document discloses; null where the TCF does not start. */
export function frameworkVendors(document: FrameworkDocument, list: VendorList | null): DisclosedVendors | null {
  const { tcf } = document;
  return list === null || tcf === undefined || tcfSettings(document, list) === null
    ? null
    : disclosedVendors(list, tcf);
}

/** The file that makes strings of one section: a visitor loads one of them. */
export function gppFile(section: string): string {
  return `gpp-${section}.js`;
}

/** The script of the TCF, and the vendors that it discloses. */
export const TCF_FILE = "tcf.js";
export const VENDORS_FILE = "vendors.json";

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

/** Null if anything is missing: a string that names no platform, or no purpose, would be wrong. */
function tcfSettings({ tcf, categories }: FrameworkDocument, list: VendorList): TcfSettings | null {
  if (tcf?.enabled !== true || tcf.cmp_id === undefined || tcf.publisher_country === undefined) return null;
  if (tcf.gvl_version !== undefined && tcf.gvl_version !== list.vendorListVersion) return null;
  const optional = new Set(categories.filter(({ required }) => !required).map(({ key }) => key));
  const purposes: Record<string, string[]> = {};
  for (const [category, ids] of Object.entries(tcf.purposes ?? {})) {
    for (const id of ids) purposes[id] = [...(purposes[id] ?? []), category];
  }
  // A required category is on before any choice, and nothing before a choice is consent.
  const chosen = Object.entries(purposes).filter(([, keys]) => keys.every((key) => optional.has(key)));
  if (chosen.length === 0) return null;
  return {
    cmp: tcf.cmp_id,
    country: tcf.publisher_country,
    purposes: Object.fromEntries(chosen),
    purposeOneTreatment: tcf.purpose_one_treatment,
    restrictions: tcf.publisher_restrictions,
  };
}
