import { type LegalText, NO_RECORD } from "./legal-text";

const NOT_FOUND = "not found";

/** Texts of the European Union, its member states and the United Kingdom. */
export const europeanTexts = {
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
} as const satisfies Readonly<Record<string, LegalText>>;
