import { type CodeCase, category, english, withRule } from "./code-case";

const german = { countries: ["DE"] };
const tcf = { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [1, 2] };

export const firstLayerCases: Record<string, CodeCase> = {
  "customize-missing": {
    at: ["/regimes/rules/0/first_layer"],
    places: ["DE"],
    raises: { change: withRule(german, { first_layer: ["accept_all", "reject_all"] }) },
    spares: {
      change: (d) => {
        d.categories = d.categories.filter(({ key }) => ["necessary", "analytics"].includes(key));
        d.consent_mode = { enabled: false };
        d.regimes.rules = [];
        withRule(german, { first_layer: ["accept_all", "reject_all"] })(d);
      },
    },
  },
  "tcf-customize-missing": {
    level: "W",
    at: ["/regimes/rules/0/first_layer"],
    places: ["DE"],
    raises: {
      change: (d) => {
        withRule(german, { first_layer: ["accept_all", "reject_all"] })(d);
        d.tcf = { ...tcf };
      },
    },
    spares: {
      change: (d) => {
        withRule(german)(d);
        d.tcf = { ...tcf };
      },
    },
  },
  "first-layer-uninformative": {
    at: ["/texts/en/banner/body"],
    raises: {
      change: (d) => Object.assign(english(d).banner ?? {}, { body: "{controller} uses cookies. Do you agree?" }),
    },
    spares: {
      change: (d) => Object.assign(english(d).banner ?? {}, { body: "May Nordlicht GmbH use cookies for analytics?" }),
    },
  },
  "notice-missing": {
    at: ["/regimes/rules/0/first_layer"],
    places: ["US-CO"],
    raises: {
      change: withRule(
        { subdivisions: ["US-CO"] },
        { model: "opt_out", first_layer: ["ok"], opt_out_link: true, defaults: { analytics: "on" } },
      ),
    },
    spares: {
      change: withRule(
        { subdivisions: ["US-CO"] },
        { model: "opt_out", first_layer: [], opt_out_link: true, defaults: { analytics: "on" } },
      ),
    },
  },
  "consent-or-pay-conditions": {
    at: ["/regimes/rules/0/refuse_by"],
    places: ["DE"],
    raises: { change: withRule(german, { first_layer: ["accept_all", "customize"], refuse_by: "pay" }) },
    spares: { change: withRule({ countries: ["JP"] }, { refuse_by: "pay" }) },
  },
  "paid-alternative-missing": {
    at: ["/links"],
    // Readers of English find no link: only readers of German have one.
    raises: {
      change: (d) => {
        withRule(german, { refuse_by: "pay" })(d);
        d.languages.available.push("de");
        d.links.paid_alternative = { de: "/abo" };
      },
    },
    // Readers of German are led to the English one.
    spares: {
      change: (d) => {
        withRule(german, { refuse_by: "pay" })(d);
        d.languages.available.push("de");
        d.links.paid_alternative = { en: "/subscribe" };
      },
    },
  },
  "text-in-other-language": {
    at: ["/texts/sv/banner/body"],
    raises: {
      change: (d) => {
        d.languages.available = ["en", "sv"];
        d.texts.sv = structuredClone(english(d));
      },
    },
    spares: {
      change: (d) => {
        d.languages.available = ["en", "en-AU"];
        d.texts["en-AU"] = structuredClone(english(d));
      },
    },
  },
  "implied-consent-text": {
    at: ["/texts/en/banner/body"],
    raises: {
      change: (d) =>
        Object.assign(english(d).banner ?? {}, { body: "{controller}: {purposes}. By continuing you agree." }),
    },
    spares: {
      change: (d) => Object.assign(english(d).banner ?? {}, { body: "{controller}: {purposes}. Continue?" }),
    },
  },
  "consent-wall-text": {
    at: ["/texts/en/preferences/intro"],
    raises: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, { intro: "You can only read our articles if you accept." }),
    },
    spares: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, { intro: "You can read our articles even if you do not accept." }),
    },
  },
  "withdrawal-burdened": {
    at: ["/texts/en/preferences/intro"],
    raises: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, { intro: "To withdraw your consent, send us a signed letter." }),
    },
    spares: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, { intro: "To withdraw your consent, use the link in the footer." }),
    },
  },
  "refusal-burdened": {
    at: ["/texts/en/opt_out/body"],
    raises: {
      change: (d) =>
        Object.assign(english(d).opt_out ?? {}, { body: "To opt out, log in and send us a copy of your passport." }),
    },
    spares: {
      change: (d) => Object.assign(english(d).opt_out ?? {}, { body: "To opt out, press the button below." }),
    },
  },
  "consent-bundled": {
    at: ["/texts/en/banner/accept_all"],
    raises: { change: (d) => Object.assign(english(d).banner ?? {}, { accept_all: "Accept and agree to Terms" }) },
    spares: { change: (d) => Object.assign(english(d).banner ?? {}, { accept_all: "Accept all cookies" }) },
  },
  "sharing-denied": {
    at: ["/texts/en/preferences/intro"],
    raises: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, { intro: "None of your data ever goes to third parties." }),
    },
    spares: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, { intro: "Nothing goes to third parties unless you agree." }),
    },
  },
  "legitimate-interest-text": {
    at: ["/categories/3/description/en"],
    raises: {
      change: (d) =>
        Object.assign(category(d, "marketing").description, {
          en: "Shows ads on the basis of our legitimate interest.",
        }),
    },
    spares: {
      change: (d) =>
        Object.assign(category(d, "marketing").description, {
          en: "Shows ads, never on the basis of legitimate interest.",
        }),
    },
  },
  "preselected-text": {
    at: ["/texts/en/preferences/intro"],
    raises: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, { intro: "All options are already switched on for you." }),
    },
    spares: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, { intro: "No option is already switched on for you." }),
    },
  },
  "purpose-vague": {
    at: ["/categories/1/description/en"],
    raises: {
      change: (d) => Object.assign(category(d, "functional").description, { en: "Various other purposes." }),
    },
    spares: {
      change: (d) =>
        Object.assign(category(d, "functional").description, {
          en: "Remembers your language, for a better experience.",
        }),
    },
  },
  "minors-text": {
    at: ["/texts/en/preferences/intro"],
    raises: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, {
          intro: "Are you under 13? Switch the ads on yourself, without asking your parents.",
        }),
    },
    spares: {
      change: (d) =>
        Object.assign(english(d).preferences ?? {}, {
          intro: "Are you under 13? Then your parents decide, and we show no ads without them.",
        }),
    },
  },
  "accept-label-unclear": {
    at: ["/texts/en/banner/accept_all"],
    raises: { change: (d) => Object.assign(english(d).banner ?? {}, { accept_all: "Close" }) },
    spares: { change: (d) => Object.assign(english(d).banner ?? {}, { accept_all: "OK" }) },
  },
  "customize-label-unclear": {
    at: ["/texts/en/banner/customize"],
    raises: { change: (d) => Object.assign(english(d).banner ?? {}, { customize: "OK, continue" }) },
    spares: { change: (d) => Object.assign(english(d).banner ?? {}, { customize: "Continue to the purposes" }) },
  },
  "reject-label-misleading": {
    at: ["/texts/en/banner/reject_all"],
    raises: { change: (d) => Object.assign(english(d).banner ?? {}, { reject_all: "Manage my options" }) },
    spares: { change: (d) => Object.assign(english(d).banner ?? {}, { reject_all: "Continue without accepting" }) },
  },
  "label-contradicts-button": {
    at: ["/texts/en/banner/accept_all"],
    raises: {
      change: (d) => Object.assign(english(d).banner ?? {}, { accept_all: "Reject all", reject_all: "Accept all" }),
    },
    spares: {
      change: (d) =>
        Object.assign(english(d).banner ?? {}, { accept_all: "Agree", reject_all: "Accept only what is necessary" }),
    },
  },
  "purposes-bundled": {
    at: ["/categories/2/signals"],
    places: ["DE"],
    raises: {
      change: (d) => {
        d.regimes.audience = ["DE"];
        category(d, "analytics").signals = ["analytics_storage", "ad_storage"];
      },
    },
    // Personalization goes with advertising.
    spares: {
      change: (d) => {
        category(d, "marketing").signals = ["ad_storage", "ad_user_data", "personalization_storage"];
      },
    },
  },
  "advertising-unnamed": {
    at: ["/categories/3/label/en"],
    places: ["DE"],
    raises: {
      change: (d) => {
        d.regimes.audience = ["DE"];
        category(d, "marketing").label = { en: "Better experience" };
      },
    },
    // The body and the description name it.
    spares: {
      change: (d) => {
        category(d, "marketing").label = { en: "Partners" };
        Object.assign(english(d).banner ?? {}, {
          body: "{controller} uses cookies of partners for advertising: {purposes}. You can withdraw at any time.",
        });
      },
    },
  },
  "withdrawal-unmentioned": {
    at: ["/texts/en/banner/body"],
    raises: {
      change: (d) => Object.assign(english(d).banner ?? {}, { body: "{controller} uses cookies for {purposes}." }),
    },
    spares: {
      change: (d) =>
        Object.assign(english(d).banner ?? {}, {
          body: "{controller} uses cookies for {purposes}. You can change your mind whenever you like.",
        }),
    },
  },
  "audience-language-missing": {
    at: ["/languages/available"],
    places: ["CA-QC", "FR"],
    raises: {
      change: (d) => {
        d.regimes.audience = ["DE", "FR", "CA"];
      },
    },
    spares: {
      change: (d) => {
        d.regimes.audience = ["DE", "NL", "CA-ON"];
      },
    },
  },
  "imprint-link-missing": {
    at: ["/links"],
    places: ["AT", "DE"],
    raises: {
      change: (d) => {
        d.layout = { kind: "modal" };
      },
    },
    spares: {
      change: (d) => {
        d.layout = { kind: "modal" };
        d.links.imprint = { en: "/imprint" };
      },
    },
  },
};
