import { listed } from "./describe-value";
import type { RegimeRow } from "./regimes/regime-row";

/** A law, guidance or specification. */
export interface Source {
  text: string;
  /** Official text, where it has an address. */
  url?: string;
}

/** A source, and the rows of the regime table that it binds; without `binds`, all of them. */
export interface Basis extends Source {
  binds?: (row: RegimeRow) => boolean;
  /** True if its text was not read: alone it makes no error. */
  isUnread?: boolean;
}

/** Laws that one finding names before it counts the rest. */
const MAX_LAWS = 4;

/** The source of a rule in one place: the first that binds it. null: only the place's own law does, if any. */
export function sourceIn(basis: readonly Basis[], row: RegimeRow): Basis | null {
  return basis.find(({ binds }) => binds === undefined || binds(row)) ?? null;
}

/** The laws of some places, as the regime table names them. */
export function ownLaws(rows: readonly RegimeRow[]): Source {
  const laws = [...new Set(rows.map(({ law }) => law))];
  const addresses = [...new Set(rows.map(({ source_url }) => source_url))];
  const url = addresses.length === 1 ? addresses[0] : undefined;
  return { text: listed(laws, MAX_LAWS), ...(url !== undefined && url !== "" && { url }) };
}

/** The source of a rule about the document as a whole: the first that binds one of the places that it is for. */
export function sourceAmong(basis: readonly Basis[], rows: readonly RegimeRow[]): Source {
  return basis.find(({ binds }) => binds === undefined || rows.some(binds)) ?? serviceRule;
}

/** European Union and European Economic Area, with the parts of member states that have a country code. */
const isEuropean = ({ regime, cautious }: RegimeRow) => regime === "gdpr" && !cautious;

/** A source that binds the EU and the EEA. */
export function european(text: string, url?: string): Basis {
  return { text, ...(url !== undefined && { url }), binds: isEuropean };
}

/** A source that binds the named countries or subdivisions. */
export function inPlaces(codes: string, text: string, url?: string): Basis {
  const named = codes.split(" ");
  return {
    text,
    ...(url !== undefined && { url }),
    binds: ({ country, subdivision }) => named.includes(subdivision ?? country),
  };
}

/** A source whose text was not read: it is named, but makes no error. */
export function unread(basis: Basis): Basis {
  return { ...basis, isUnread: true };
}

/** Articles of the GDPR, and of the act that keeps them in the United Kingdom. */
export function gdprAndUk(articles: string): readonly Basis[] {
  return [european(`GDPR ${articles}`, texts.gdpr), inPlaces("GB", `UK GDPR ${articles}`, texts.ukGdpr)];
}

/** Addresses of the texts that several rules rest on. */
export const texts = {
  ePrivacy: "https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19",
  gdpr: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  ukGdpr: "https://www.legislation.gov.uk/eur/2016/679/contents",
  planet49: "https://curia.europa.eu/juris/liste.jsf?num=C-673/17",
  edpbConsent:
    "https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-052020-consent-under-regulation-2016679_en",
  edpbTaskforce:
    "https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en",
  edpbTracking:
    "https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-22023-technical-scope-art-53-eprivacy-directive_en",
  edpbPatterns:
    "https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-032022-deceptive-design-patterns-social-media_en",
  edpbConsentOrPay:
    "https://www.edpb.europa.eu/our-work-tools/our-documents/opinion-board-art-64/opinion-082024-valid-consent-context-consent-or_en",
  cnilGuidelines: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388179",
  cnilRecommendation: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000042388197",
  garante: "https://www.garanteprivacy.it/web/guest/home/docweb/-/docweb-display/docweb/9677876",
  aepd: "https://www.aepd.es/guias/guia-cookies.pdf",
  pecr: "https://www.legislation.gov.uk/uksi/2003/2426/regulation/6",
  ukMeasurement: "https://www.legislation.gov.uk/ukpga/2025/18/section/112",
  dutchTelecoms: "https://wetten.overheid.nl/BWBR0009950/#Hoofdstuk11_Paragraaf11.1_Artikel11.7a",
  quebec: "https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1",
  ccpa: "https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.5",
  ccpa135: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.135.",
  ccr7004: "https://www.law.cornell.edu/regulations/california/11-CCR-7004",
  ccr7013: "https://www.law.cornell.edu/regulations/california/11-CCR-7013",
  ccr7014: "https://www.law.cornell.edu/regulations/california/11-CCR-7014",
  ccr7015: "https://www.law.cornell.edu/regulations/california/11-CCR-7015",
  ccr7025: "https://www.law.cornell.edu/regulations/california/11-CCR-7025",
  ccr7026: "https://www.law.cornell.edu/regulations/california/11-CCR-7026",
  ccr7101: "https://www.law.cornell.edu/regulations/california/11-CCR-7101",
  wcag: "https://www.w3.org/TR/WCAG22/",
  tcfPolicies: "https://iabeurope.eu/iab-europe-transparency-consent-framework-policies/",
  gpp: "https://github.com/InteractiveAdvertisingBureau/Global-Privacy-Platform",
  consentMode: "https://developers.google.com/tag-platform/security/concepts/consent-mode",
  unfairCompetition:
    "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=17200.",
  googleConsent: "https://www.google.com/about/company/user-consent-policy/",
  cookies: "https://datatracker.ietf.org/doc/draft-ietf-httpbis-rfc6265bis/",
} as const;

/** Consent before something is stored on a visitor's device, or read from it. */
export const storageAndAccess: readonly Basis[] = [
  european("ePrivacy Directive 2002/58/EC, article 5(3)", texts.ePrivacy),
  inPlaces("GB", "PECR regulation 6", texts.pecr),
];

/** The source of a finding that no law of its places demands. */
export const serviceRule: Source = { text: "Rule of the service, not of law" };
