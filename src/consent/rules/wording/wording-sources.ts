import type { WordingSource } from "./wording";

/** Going on as consent. */
export const edpbScrolling: WordingSource = {
  name: "EDPB Guidelines 05/2020, paragraph 86: scrolling, swiping and similar activity are not consent",
  url: "https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052020-consent-under-regulation-2016679_en",
  // Quoted by techlaw.ie and mayerbrown.com.
  read_at: "2026-11-28",
};

/** Labels that lead elsewhere. */
export const edpbLabels: WordingSource = {
  name: "EDPB cookie banner taskforce, report of 2023-01-17, types A to C: no refusal, settings or leaving in its place",
  url: "https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en",
  read_at: "2026-11-26",
};

/** A text of an authority that describes these practices in its language, known by name. */
export function authority(name: string, url?: string): WordingSource {
  return { name, ...(url !== undefined && { url }), read_at: null };
}
