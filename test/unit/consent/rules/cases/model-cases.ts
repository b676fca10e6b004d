import { type CodeCase, category, withRule } from "./code-case";

const german = { countries: ["DE"] };

export const modelCases: Record<string, CodeCase> = {
  "rule-overlap": {
    at: ["/regimes/rules/1/match/countries/0"],
    raises: {
      change: (d) => {
        withRule({ countries: ["DE"] }, { id: "a" })(d);
        withRule({ countries: ["FR", "DE"] }, { id: "b" })(d);
      },
    },
    spares: {
      change: (d) => {
        withRule({ countries: ["DE"] }, { id: "a", priority: 1 })(d);
        withRule({ countries: ["FR", "DE"] }, { id: "b" })(d);
      },
    },
  },
  "model-weaker-than-regime": {
    at: ["/regimes/rules/0/model"],
    places: ["DE"],
    // The audience does not count: a visitor from there may come all the same.
    raises: {
      change: (d) => {
        withRule(german, { model: "opt_out" })(d);
        d.regimes.audience = ["FR"];
      },
    },
    spares: { change: withRule({ countries: ["JP"] }, { model: "notice" }) },
  },
  "no-prior-blocking": {
    at: ["/blocking/mode"],
    raises: {
      change: (d) => {
        d.blocking = { mode: "report_only" };
      },
    },
    // Only what is necessary is stored, so there is nothing to block.
    spares: {
      change: (d) => {
        d.blocking = { mode: "report_only" };
        d.categories = d.categories.filter(({ required }) => required);
        d.consent_mode = { enabled: false };
        d.regimes.rules = [];
      },
    },
  },
  "manual-blocking": {
    at: ["/blocking/mode"],
    places: ["DE"],
    raises: {
      change: (d) => {
        d.blocking = { mode: "manual" };
        d.regimes.audience = ["DE", "US"];
      },
    },
    spares: {
      change: (d) => {
        d.blocking = { mode: "auto" };
      },
    },
  },
  "unknown-allowed": {
    at: ["/blocking/unknown_storage"],
    raises: {
      change: (d) => {
        d.blocking = { unknown_storage: "allow" };
      },
    },
    spares: {
      change: (d) => {
        d.blocking = { unknown_storage: "report", unknown_requests: "block" };
      },
    },
  },
  "preselected-category": {
    at: ["/regimes/rules/0/defaults/analytics"],
    places: ["DE"],
    raises: { change: withRule(german, { defaults: { analytics: "on", necessary: "on" } }) },
    spares: {
      change: (d) => {
        category(d, "analytics").exempt = "audience_measurement";
        withRule({ countries: ["GB", "FR", "IT"] }, { defaults: { analytics: "on" } })(d);
      },
    },
  },
  "quebec-default-on": {
    level: "W",
    at: ["/regimes/rules/0/defaults/functional"],
    places: ["CA-QC"],
    raises: { change: withRule({ subdivisions: ["CA-QC"] }, { defaults: { functional: "on" } }) },
    spares: { change: withRule({ subdivisions: ["CA-ON"] }, { defaults: { functional: "on" } }) },
  },
  "exemption-conditions": {
    at: ["/regimes/rules/0/defaults/analytics"],
    places: ["FR"],
    raises: {
      change: (d) => {
        category(d, "analytics").exempt = "audience_measurement";
        withRule({ countries: ["FR", "DE"] }, { defaults: { analytics: "on" } })(d);
      },
    },
    // Appearance is exempt in Great Britain alone.
    spares: {
      change: (d) => {
        category(d, "functional").exempt = "appearance";
        withRule({ countries: ["FR", "JE"] }, { defaults: { functional: "on" } })(d);
      },
    },
  },
  "exemption-contradicted": {
    at: ["/categories/3/exempt"],
    raises: {
      change: (d) => {
        category(d, "marketing").exempt = "audience_measurement";
      },
    },
    spares: {
      change: (d) => {
        category(d, "analytics").exempt = "audience_measurement";
      },
    },
  },
  "sensitive-default-on": {
    at: ["/regimes/rules/0/defaults/analytics"],
    places: ["US-CO"],
    raises: {
      change: (d) => {
        category(d, "analytics").sensitive = true;
        d.regimes.rules = [];
        withRule(
          { regimes: ["us_co", "us_ca"] },
          { defaults: { analytics: "on" }, model: "opt_out", opt_out_link: true },
        )(d);
      },
    },
    spares: {
      change: (d) => {
        category(d, "analytics").sensitive = true;
        d.regimes.rules = [];
        withRule({ regimes: ["us_ct"] }, { defaults: { functional: "on" }, model: "opt_out", opt_out_link: true })(d);
      },
    },
  },
  "consent-wall": {
    at: ["/regimes/rules/0/first_layer"],
    raises: {
      change: (d) => {
        d.layout = { kind: "modal", close_button: "none" };
        withRule(german, { first_layer: ["accept_all", "customize"] })(d);
      },
    },
    spares: {
      change: (d) => {
        d.layout = { kind: "box", close_button: "none" };
        withRule(german, { first_layer: ["accept_all", "customize"] })(d);
      },
    },
  },
};
