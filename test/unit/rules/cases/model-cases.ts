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
  "model-weaker-cautious": {
    at: ["/regimes/rules/0/model"],
    places: ["CH"],
    raises: { change: withRule({ countries: ["CH"] }, { model: "notice" }) },
    spares: { change: withRule({ countries: ["MX"] }, { model: "opt_out" }) },
  },
  "no-prior-blocking": {
    at: ["/blocking/mode"],
    raises: {
      change: (d) => {
        d.blocking = { mode: "report_only" };
      },
    },
    spares: {
      change: (d) => {
        d.blocking = { mode: "report_only" };
        d.regimes.audience = ["US", "JP"];
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
    spares: { change: withRule({ countries: ["GB"] }, { defaults: { analytics: "on" } }) },
  },
  "quebec-default-on": {
    at: ["/regimes/rules/0/defaults/functional"],
    places: ["CA-QC"],
    raises: { change: withRule({ subdivisions: ["CA-QC"] }, { defaults: { functional: "on" } }) },
    spares: { change: withRule({ subdivisions: ["CA-ON"] }, { defaults: { functional: "on" } }) },
  },
  "uk-exempt-conditions": {
    at: ["/regimes/rules/0/defaults/analytics"],
    places: ["GB"],
    raises: { change: withRule({ regimes: ["uk_gdpr"] }, { defaults: { analytics: "on" } }) },
    // Advertising is never exempt, and the islands have no exemption at all; both are preselected-category.
    spares: { change: withRule({ countries: ["GB", "JE"] }, { defaults: { marketing: "on" } }) },
  },
  "sensitive-default-on": {
    at: ["/regimes/rules/0/defaults/analytics"],
    places: ["US-VA"],
    raises: {
      change: (d) => {
        category(d, "analytics").sensitive = true;
        withRule(
          { regimes: ["us_va", "us_ca"] },
          { defaults: { analytics: "on" }, model: "opt_out", opt_out_link: true },
        )(d);
        d.regimes.audience = ["US-VA", "US-CA"];
      },
    },
    spares: {
      change: (d) => {
        category(d, "analytics").sensitive = true;
        withRule({ regimes: ["us_va"] }, { defaults: { functional: "on" }, model: "opt_out", opt_out_link: true })(d);
        d.regimes.audience = ["US-VA", "US-CA"];
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
