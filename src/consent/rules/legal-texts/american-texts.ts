import { type LegalText, NO_RECORD } from "./legal-text";

/** Texts of the United States and Canada. */
export const americanTexts = {
  frenchCharter: {
    name: "Quebec, Charter of the French language",
    url: "https://www.legisquebec.gouv.qc.ca/en/document/cs/c-11",
    read_at: null,
    read: NO_RECORD,
  },
  quebec: {
    name: "Quebec, Act respecting the protection of personal information in the private sector, section 8.1",
    url: "https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1",
    read_at: null,
    read: NO_RECORD,
  },
  ccpa: {
    name: "Cal. Civ. Code 1798.120 and 1798.140",
    url: "https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.5",
    read_at: null,
    read: NO_RECORD,
  },
  ccpa135: {
    name: "Cal. Civ. Code 1798.135(a) and (c)(4)",
    url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.135.",
    read_at: "2026-11-26",
    read: "lexace.ai, and a public copy of the act",
  },
  coppa: {
    name: "COPPA, 15 U.S.C. 6502; 16 CFR 312.5",
    url: "https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-312",
    read_at: null,
    read: NO_RECORD,
  },
  ftcAct: {
    name: "FTC Act, section 5 (15 U.S.C. 45)",
    url: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section45&num=0&edition=prelim",
    read_at: null,
    read: NO_RECORD,
  },
  unfairCompetition: {
    name: "Cal. Bus. & Prof. Code 17200; FTC Act section 5",
    url: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=17200.",
    read_at: null,
    read: NO_RECORD,
  },
  ccr7004: {
    name: "11 CCR 7004(a)(2), examples A to C",
    url: "https://www.law.cornell.edu/regulations/california/11-CCR-7004",
    read_at: "2026-11-26",
    read: "law.cornell.edu; example C in a deskbook that reprints the section",
  },
  ccr7013: {
    name: "11 CCR 7013",
    url: "https://www.law.cornell.edu/regulations/california/11-CCR-7013",
    read_at: null,
    read: NO_RECORD,
  },
  ccr7014: {
    name: "11 CCR 7014",
    url: "https://www.law.cornell.edu/regulations/california/11-CCR-7014",
    read_at: null,
    read: NO_RECORD,
  },
  ccr7025: {
    name: "11 CCR 7025(c)",
    url: "https://www.law.cornell.edu/regulations/california/11-CCR-7025",
    read_at: "2026-11-25",
    read: "the text",
  },
  ccr7026: {
    name: "11 CCR 7026(a)",
    url: "https://www.law.cornell.edu/regulations/california/11-CCR-7026",
    read_at: "2026-11-26",
    read: "law.cornell.edu",
  },
  ccr7101: {
    name: "11 CCR 7101",
    url: "https://www.law.cornell.edu/regulations/california/11-CCR-7101",
    read_at: null,
    read: NO_RECORD,
  },
  connecticutSensitive: {
    name: "Conn. Gen. Stat. 42-520(a)(4), sensitive data",
    url: "https://www.cga.ct.gov/current/pub/chap_743jj.htm",
    read_at: null,
    read: "not compared; the row of the state was, for other sections",
  },
  marylandSensitive: {
    name: "Md. Code, Com. Law 14-4707(a)(1), sensitive data",
    url: "https://mgaleg.maryland.gov/2024RS/Chapters_noln/CH_455_sb0541e.pdf",
    read_at: null,
    read: "not compared; the row of the state was, for other sections",
  },
  marylandSale: {
    name: "Md. Code, Com. Law 14-4707(a)(2), sale of sensitive data",
    url: "https://mgaleg.maryland.gov/2024RS/Chapters_noln/CH_455_sb0541e.pdf",
    read_at: "2026-11-23",
    read: "the text, with the row of the state",
  },
  newJerseySale: {
    name: "N.J.S.A. 56:8-166.12(a)(6), as amended by P.L. 2026, c. 25, sale of sensitive data",
    url: "https://legiscan.com/NJ/text/A5328/2026",
    read_at: "2026-11-28",
    read: "the beginning of the act, and a quotation of the paragraph in a public file",
  },
  oregonLocation: {
    name: "ORS 646A.578(2), as amended by HB 2008 (2025 c. 251), sale of precise location",
    url: "https://www.oregonlegislature.gov/bills_laws/ors/ors646A.html",
    read_at: "2026-11-28",
    read: "quotations by lawyers and in a public file",
  },
  virginiaLocation: {
    name: "Va. Code 59.1-578(A)(6), as amended by SB 338 (2026 c. 820), sale of precise location",
    url: "https://law.lis.virginia.gov/vacode/title59.1/chapter53/section59.1-578/",
    read_at: "2026-11-28",
    read: "the summary as passed by the General Assembly, which repeats the sentence; the number in a public file",
  },
  connecticutLocation: {
    name: "Connecticut Public Act 26-64, sale of precise location",
    url: "https://www.cga.ct.gov/asp/cgabillstatus/cgabillstatus.asp?selBillType=Bill&bill_num=SB00004&which_year=2026",
    read_at: null,
    read: "the statement of purpose of the General Assembly, and summaries by lawyers; the section was not found",
  },
  texasSensitive: {
    name: "Tex. Bus. & Com. Code 541.101(b)(4) and 541.102(b)",
    url: "https://statutes.capitol.texas.gov/Docs/BC/htm/BC.541.htm",
    read_at: "2026-11-26",
    read: "a public copy of the code",
  },
} as const satisfies Readonly<Record<string, LegalText>>;
