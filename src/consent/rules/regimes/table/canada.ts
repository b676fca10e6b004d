import { type LawFacts, type RegimeRow, rowsFor } from "../regime-row";

/** No row was compared with the text of its act yet. */
const reviewed_at = null;

/** Acts of provinces that hold in place of the federal one. */
const provincial: Omit<LawFacts, "law" | "source_url"> = {
  regime: "pipeda",
  model: "opt_out",
  from: "2004-01-01",
  reviewed_at,
  note: "Own act to the same effect as the federal one.",
};

/** Canada: Quebec asks for opt-in, the rest of the country for a way out. */
export const canada: readonly RegimeRow[] = [
  ...rowsFor("CA CA-MB CA-NB CA-NL CA-NS CA-NT CA-NU CA-ON CA-PE CA-SK CA-YT", {
    regime: "pipeda",
    law: "PIPEDA, schedule 1, clause 4.3",
    model: "opt_out",
    from: "2004-01-01",
    source_url: "https://laws-lois.justice.gc.ca/eng/acts/p-8.6/",
    reviewed_at,
    note: "Meaningful consent; the authority accepts an opt-out for what is not sensitive.",
  }),
  ...rowsFor("CA-AB", {
    ...provincial,
    law: "PIPA (S.A. 2003, c. P-6.5), sections 7 and 8",
    source_url: "https://kings-printer.alberta.ca/documents/Acts/P06P5.pdf",
  }),
  ...rowsFor("CA-BC", {
    ...provincial,
    law: "PIPA (S.B.C. 2003, c. 63), sections 6 to 8",
    source_url: "https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/03063_01",
  }),
  ...rowsFor("CA-QC", {
    regime: "ca_qc",
    law: "Act respecting the protection of personal information in the private sector (CQLR c. P-39.1), section 8.1",
    model: "opt_in",
    choiceAbout: "profiling",
    from: "2023-09-22",
    source_url: "https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1",
    reviewed_at,
    note: "Law 25: visitors are informed of how to activate what identifies, locates or profiles them. A warning until the act is read.",
  }),
];
