import { type RegimeRow, rowsFor } from "../regime-row";

/** No row was compared with the text of its act yet. */
const reviewed_at = null;

/** Canada: Quebec asks for opt-in, the rest of the country for a way out. */
export const canada: readonly RegimeRow[] = [
  ...rowsFor("CA CA-AB CA-BC CA-MB CA-NB CA-NL CA-NS CA-NT CA-NU CA-ON CA-PE CA-SK CA-YT", {
    regime: "pipeda",
    law: "PIPEDA",
    model: "opt_out",
    from: "2004-01-01",
    source_url: "https://laws-lois.justice.gc.ca/eng/acts/p-8.6/",
    reviewed_at,
    note: "Alberta and British Columbia have separate acts to the same effect.",
  }),
  ...rowsFor("CA-QC", {
    regime: "ca_qc",
    law: "Law 25",
    model: "opt_in",
    from: "2023-09-22",
    source_url: "https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1",
    reviewed_at,
    note: "Act respecting the protection of personal information in the private sector, s. 8.1: visitors are informed of how to activate what identifies, locates or profiles them. A warning until the act is read.",
  }),
];
