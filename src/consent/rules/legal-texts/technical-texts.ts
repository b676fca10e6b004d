import { type LegalText, NO_RECORD } from "./legal-text";

/** Standards, and policies of platforms, that hold everywhere. */
export const technicalTexts = {
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
