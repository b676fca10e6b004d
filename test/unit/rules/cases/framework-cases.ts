import { type CodeCase, category } from "./code-case";

const tcf = { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [1, 2] };

export const frameworkCases: Record<string, CodeCase> = {
  "consent-mode-advanced": {
    at: ["/consent_mode/implementation"],
    raises: {
      change: (d) => {
        d.consent_mode = { enabled: true, implementation: "advanced" };
      },
    },
    spares: {
      change: (d) => {
        d.consent_mode = { enabled: false, implementation: "advanced" };
      },
    },
  },
  "consent-mode-unmapped": {
    at: ["/categories"],
    raises: {
      change: (d) => {
        category(d, "marketing").signals = ["ad_storage", "ad_user_data"];
      },
    },
    spares: {
      change: (d) => {
        category(d, "marketing").signals = ["ad_storage", "ad_user_data"];
        category(d, "analytics").signals = ["analytics_storage", "ad_personalization"];
      },
    },
  },
  "consent-mode-off": {
    at: ["/consent_mode"],
    raises: {
      change: (d) => {
        d.consent_mode = { enabled: false };
      },
    },
    spares: {
      change: (d) => {
        d.consent_mode = { enabled: false };
        d.regimes.audience = ["JP"];
      },
    },
  },
  "ads-data-unredacted": {
    at: ["/consent_mode/ads_data_redaction"],
    raises: {
      change: (d) => {
        d.consent_mode = { enabled: true, ads_data_redaction: false };
      },
    },
    spares: {
      change: (d) => {
        d.consent_mode = { enabled: false, ads_data_redaction: false };
      },
    },
  },
  "ad-signals-split": {
    at: ["/categories/2/signals"],
    raises: {
      change: (d) => {
        category(d, "marketing").signals = ["ad_storage", "ad_user_data"];
        category(d, "analytics").signals = ["analytics_storage", "ad_personalization"];
      },
    },
    spares: {
      change: (d) => {
        category(d, "marketing").signals = ["ad_storage"];
      },
    },
  },
  "tcf-purpose-one": {
    at: ["/tcf/purpose_one_treatment"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf, purpose_one_treatment: true };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf, enabled: false, purpose_one_treatment: true };
      },
    },
  },
  "consent-mode-default-permissive": {
    at: ["/consent_mode/regional_defaults/0/signals/ad_storage"],
    places: ["DE"],
    raises: {
      change: (d) => {
        d.consent_mode = {
          enabled: true,
          regional_defaults: [
            { regions: ["DE", "JP"], signals: { ad_storage: "granted", security_storage: "granted" } },
          ],
        };
      },
    },
    spares: {
      change: (d) => {
        d.consent_mode = {
          enabled: true,
          regional_defaults: [{ regions: ["JP", "US-CA"], signals: { ad_storage: "granted" } }],
        };
      },
    },
  },
  "url-passthrough": {
    at: ["/consent_mode/url_passthrough"],
    raises: {
      change: (d) => {
        d.consent_mode = { enabled: true, url_passthrough: true };
      },
    },
    spares: {
      change: (d) => {
        d.consent_mode = { enabled: true, url_passthrough: true };
        d.regimes.audience = ["JP"];
      },
    },
  },
  "tcf-incomplete": {
    // The missing policy is a warning of the same code.
    at: ["/tcf/cmp_id"],
    raises: {
      change: (d) => {
        d.tcf = { enabled: true, publisher_country: "DE" };
        d.links = { cookie_policy: { en: "/cookies" } };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf };
      },
    },
  },
  "tcf-not-started": {
    at: ["/tcf/purposes/necessary"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf, purposes: { necessary: [1] } };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf, purposes: { marketing: [1, 2, 3, 4] } };
      },
    },
  },
  "tcf-vendor-count": {
    level: "W",
    at: ["/texts/de/banner/body"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf };
        Object.assign(d.texts.en?.banner ?? {}, { body: "We and {vendor_count} partners" });
        d.languages.available = ["en", "de", "fr"];
        d.texts.de = { banner: { body: "Wir und unsere Partner" } };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf };
        Object.assign(d.texts.en?.banner ?? {}, { body: "We and {vendor_count} partners" });
      },
    },
  },
  "tcf-li-purposes": {
    at: ["/tcf/publisher_restrictions/0/type"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf, publisher_restrictions: [{ purpose: 6, type: "require_li", vendors: "all" }] };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf, publisher_restrictions: [{ purpose: 7, type: "require_li", vendors: "all" }] };
      },
    },
  },
  "tcf-all-vendors": {
    at: ["/tcf/vendors"],
    raises: {
      change: (d) => {
        d.tcf = { ...tcf, vendors: "all" };
      },
    },
    spares: {
      change: (d) => {
        d.tcf = { ...tcf, vendors: [1] };
      },
    },
  },
};
