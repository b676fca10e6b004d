/** A text that rules rest on, and how this project read it. */
export interface LegalText {
  /** The text, and the sections that this row is about. */
  name: string;
  /** Official text; absent if no lasting address is known. */
  url?: string;
  /** Day, `YYYY-MM-DD`, on which these sections were compared with the rules; null if they were not. */
  read_at: string | null;
  /** The place and way of reading; for a text that was not, what is known of it. */
  read: string;
}

const NOT_FOUND = "not found";
const NO_RECORD = "known by name; no record of a comparison";

/** Texts that several rules rest on. A rule without a text that was read in a place only warns there. */
export const texts = {
  ePrivacy: {
    name: "ePrivacy Directive, article 5(3)",
    url: "https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19",
    read_at: "2026-11-25",
    read: "the text",
  },
  gdpr: {
    name: "GDPR 4(11), 7(1), 7(3), 7(4), 12(1), 13(1), 95, 99(2) and recital 32",
    url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    read_at: "2026-11-26",
    read: "95 and 99(2) the text; the others in full quotations of the Official Journal",
  },
  gdprElsewhere: {
    name: "GDPR, other articles and recitals",
    url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
    read_at: null,
    read: NO_RECORD,
  },
  ukGdpr: {
    name: "UK GDPR",
    url: "https://www.legislation.gov.uk/eur/2016/679/contents",
    read_at: null,
    read: NOT_FOUND,
  },
  pecr: {
    name: "PECR, regulation 6 and schedule A1, paragraph 2",
    url: "https://www.legislation.gov.uk/uksi/2003/2426/regulation/6",
    read_at: "2026-11-25",
    read: "the text",
  },
  ukMeasurement: {
    name: "Data (Use and Access) Act 2025, section 112",
    url: "https://www.legislation.gov.uk/ukpga/2025/18/section/112",
    read_at: "2026-11-25",
    read: "the exemptions of schedule A1 to PECR, with the row of Great Britain",
  },
  planet49: {
    name: "CJEU C-673/17, operative part",
    url: "https://curia.europa.eu/juris/liste.jsf?num=C-673/17",
    read_at: "2026-11-26",
    read: "a quotation with one omission",
  },
  edpbConsent: {
    name: "EDPB Guidelines 05/2020, paragraph 39 and example 6a",
    url: "https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052020-consent-under-regulation-2016679_en",
    read_at: "2026-11-26",
    read: "datenrecht.ch and mmlex.it, which quote both",
  },
  edpbConsentElsewhere: {
    name: "EDPB Guidelines 05/2020, other paragraphs",
    url: "https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052020-consent-under-regulation-2016679_en",
    read_at: null,
    read: NO_RECORD,
  },
  edpbTaskforce: {
    name: "EDPB cookie banner taskforce, report of 2023-01-17, paragraphs 8, 10, 14, 17 and 18",
    url: "https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en",
    read_at: "2026-11-26",
    read: "quotations in public files; the report speaks of most authorities and binds none",
  },
  edpbTracking: {
    name: "EDPB Guidelines 2/2023",
    url: "https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-22023-technical-scope-art-53-eprivacy-directive_en",
    read_at: null,
    read: NO_RECORD,
  },
  edpbPatterns: {
    name: "EDPB Guidelines 03/2022",
    url: "https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-032022-deceptive-design-patterns-social-media_en",
    read_at: null,
    read: NO_RECORD,
  },
  edpbConsentOrPay: {
    name: "EDPB Opinion 08/2024",
    url: "https://www.edpb.europa.eu/our-work-tools/our-documents/opinion-board-art-64/opinion-082024-valid-consent-context-consent-or_en",
    read_at: null,
    read: "the beginning of its summary, on a page that is not official",
  },
  icoConsentOrPay: {
    name: "ICO, guidance on consent or pay",
    url: "https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/online-tracking/consent-or-pay/",
    read_at: null,
    read: NO_RECORD,
  },
  cnilGuidelines: {
    name: "CNIL, deliberation 2020-091",
    url: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388179",
    read_at: null,
    read: "summaries by lawyers, and the beginning of article 2 in the Journal officiel",
  },
  cnilRecommendation: {
    name: "CNIL, deliberation 2020-092",
    url: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388197",
    read_at: null,
    read: "summaries by lawyers, and the beginning of article 2 in the Journal officiel",
  },
  garante: {
    name: "Garante, guidelines of 2021-06-10, no. 231: section 7.2, the closing X, six months",
    url: "https://www.garanteprivacy.it/web/guest/home/docweb/-/docweb-display/docweb/9677876",
    read_at: "2026-11-26",
    read: "quotations in public files",
  },
  aepd: {
    name: "AEPD, guide on cookies",
    url: "https://www.aepd.es/guias/guia-cookies.pdf",
    read_at: null,
    read: "the table of contents of the edition of 2019",
  },
  toubon: {
    name: "Act 94-665 on the use of the French language (Toubon), article 2",
    url: "https://www.legifrance.gouv.fr/loda/id/LEGITEXT000005616341",
    read_at: null,
    read: NO_RECORD,
  },
  frenchCharter: {
    name: "Quebec, Charter of the French language",
    url: "https://www.legisquebec.gouv.qc.ca/en/document/cs/c-11",
    read_at: null,
    read: NO_RECORD,
  },
  aepdMeasurement: {
    name: "AEPD, guide on cookies for audience measurement, January 2024",
    read_at: null,
    read: NO_RECORD,
  },
  dpc: {
    name: "Irish DPC, guidance note on cookies, April 2020",
    url: "https://www.dataprotection.ie/en/dpc-guidance/guidance-cookies-and-other-tracking-technologies",
    read_at: null,
    read: NO_RECORD,
  },
  dutchTelecoms: {
    name: "Telecommunicatiewet, article 11.7a(3)(b)",
    url: "https://wetten.overheid.nl/BWBR0009950/#Hoofdstuk11_Paragraaf11.1_Artikel11.7a",
    read_at: null,
    read: NO_RECORD,
  },
  germanImprint: {
    name: "DDG, section 5",
    url: "https://www.gesetze-im-internet.de/ddg/__5.html",
    read_at: null,
    read: NO_RECORD,
  },
  austrianImprint: {
    name: "ECG, section 5",
    url: "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20001703",
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
  wcag: {
    name: "WCAG 2.2, success criteria 1.4.3 and 1.4.11",
    url: "https://www.w3.org/TR/WCAG22/",
    read_at: "2026-11-26",
    read: "both criteria, in a translation in the repository of the W3C",
  },
  tcfPolicies: {
    name: "IAB Europe TCF Policies",
    url: "https://iabeurope.eu/iab-europe-transparency-consent-framework-policies/",
    read_at: null,
    read: "the preamble, on pages that are not official",
  },
  tcString: {
    name: "IAB Tech Lab, TC string and vendor list formats, version 2: CmpId, PublisherCC, legitimate interest",
    url: "https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework/blob/master/TCFv2/IAB%20Tech%20Lab%20-%20Consent%20string%20and%20vendor%20list%20formats%20v2.md",
    read_at: "2026-11-26",
    read: "the text, in the repository of the IAB",
  },
  gpp: {
    name: "IAB Global Privacy Platform, section ids",
    url: "https://github.com/InteractiveAdvertisingBureau/Global-Privacy-Platform/blob/main/Sections/Section%20Information.md",
    read_at: null,
    read: NO_RECORD,
  },
  googleConsent: {
    name: "Google EU user consent policy",
    url: "https://www.google.com/about/company/user-consent-policy/",
    read_at: null,
    read: NO_RECORD,
  },
  googleSignals: {
    name: "Google, set up and manage consent: the four consent types",
    url: "https://support.google.com/analytics/answer/13802165",
    read_at: "2026-11-26",
    read: "the list of consent types, at Google",
  },
  cookies: {
    name: "RFC 6265bis (draft), section 5.7",
    url: "https://datatracker.ietf.org/doc/draft-ietf-httpbis-rfc6265bis/",
    read_at: "2026-11-26",
    read: "the editors' change that requires Secure, and quotations of the step; not the text as published",
  },
} as const satisfies Readonly<Record<string, LegalText>>;

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
