import { americanTexts } from "./legal-texts/american-texts";
import { europeanTexts } from "./legal-texts/european-texts";
import type { LegalText } from "./legal-texts/legal-text";
import { technicalTexts } from "./legal-texts/technical-texts";

/** Texts that several rules rest on. A rule without a text that was read in a place only warns there. */
export const texts = { ...europeanTexts, ...americanTexts, ...technicalTexts } as const;

/** Texts that rows of the regime table rest on, beside their acts, and how they were read. */
export const textsOfRows: readonly LegalText[] = [
  {
    name: "TDDDG, section 25; d.lgs. 196/2003, article 122; Loi 78-17, article 82; Ley 34/2002, article 22.2",
    read_at: "2026-11-28",
    read: "the Gazzetta Ufficiale for Italy; a public copy for Germany; quotations in public files for France and Spain",
  },
  { name: "The sections that rows of states name", read_at: "2026-11-25", read: "the text" },
  {
    name: "C.R.S. 6-1-1306(1)(a) and 6-1-1308(7); Mont. Code 30-14-2812(2)(b); N.J.S.A. 56:8-166.10(a)(5) and 56:8-166.12(a)(4); ORS 646A.574(1)(d) and 646A.578(2)(b); Tex. Bus. & Com. Code 541.051(b)(5)",
    read_at: "2026-11-26",
    read: "public copies of the codes",
  },
];
