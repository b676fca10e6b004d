import { type CodeCase, category } from "./code-case";

export const consentModeCases: Record<string, CodeCase> = {
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
    at: ["/consent_mode/enabled"],
    raises: {
      change: (d) => {
        category(d, "marketing").signals = [];
        category(d, "analytics").signals = [];
        category(d, "analytics").description = { en: "Google Analytics counts visits and pages." };
      },
    },
    // A signal in no category stays denied, which is safe: a website that counts without Google asks for none of it.
    spares: {
      change: (d) => {
        category(d, "marketing").signals = [];
        category(d, "analytics").signals = [];
      },
    },
  },
  "consent-mode-off": {
    at: ["/consent_mode"],
    raises: {
      change: (d) => {
        d.consent_mode = { enabled: false };
        category(d, "marketing").description = { en: "Google Ads shows our products on other websites." };
      },
    },
    // The signals of advertising say what a category is for, also where no tag of Google's runs.
    spares: {
      change: (d) => {
        d.consent_mode = { enabled: false };
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
};
