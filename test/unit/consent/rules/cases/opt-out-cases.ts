import { type CodeCase, category, english, withRule } from "./code-case";

const california = { subdivisions: ["US-CA"] };

export const optOutCases: Record<string, CodeCase> = {
  "gpc-ignored": {
    at: ["/regimes/rules/0/gpc"],
    places: ["US-CO"],
    raises: { change: withRule({ subdivisions: ["US-CO", "US-VA"] }, { gpc: "ignore" }) },
    spares: { change: withRule({ subdivisions: ["US-VA"] }, { gpc: "ignore" }) },
  },
  "gpc-status-hidden": {
    at: ["/gpc/show_status"],
    places: ["US-CA"],
    raises: {
      change: (d) => {
        d.gpc = { show_status: false };
      },
    },
    spares: {
      change: (d) => {
        d.gpc = { show_status: true };
      },
    },
  },
  "opt-out-link-missing": {
    at: ["/regimes/rules/0/opt_out_link"],
    places: ["US-CO"],
    // In California alone a frictionless signal replaces the link.
    raises: {
      change: withRule({ subdivisions: ["US-CA", "US-CO"] }, { model: "opt_out", first_layer: [], frictionless: true }),
    },
    spares: {
      change: withRule({ subdivisions: ["US-CA"] }, { model: "opt_out", first_layer: [], frictionless: true }),
    },
  },
  "optout-link-wording": {
    at: ["/texts/en/opt_out/link"],
    places: ["US-CA"],
    raises: { change: (d) => Object.assign(d.texts.en?.opt_out ?? {}, { link: "Opt out" }) },
    spares: { change: (d) => Object.assign(d.texts.en?.opt_out ?? {}, { link: "Your California Privacy Choices" }) },
  },
  "banner-not-an-optout-method": {
    at: ["/regimes/rules/0/opt_out_link"],
    places: ["US-CA"],
    raises: { change: withRule(california, { model: "opt_out", first_layer: ["ok", "opt_out"] }) },
    spares: { change: withRule(california, { model: "opt_out", first_layer: ["ok"] }) },
  },
  "sensitive-limit-link-missing": {
    at: ["/regimes/rules/0/limit_link"],
    places: ["US-CA"],
    raises: {
      change: (d) => {
        category(d, "analytics").sensitive = true;
        Object.assign(english(d).opt_out ?? {}, { link: "Do Not Sell or Share My Personal Information" });
        withRule(california, { model: "opt_out", opt_out_link: true })(d);
      },
    },
    // One link with this title covers both rights.
    spares: {
      change: (d) => {
        category(d, "analytics").sensitive = true;
        Object.assign(english(d).opt_out ?? {}, { link: "Your Privacy Choices" });
        withRule(california, { model: "opt_out", opt_out_link: true })(d);
      },
    },
  },
  "gpp-section-unknown": {
    at: ["/gpp/sections/1", "/gpp/sections/2"],
    raises: {
      change: (d) => {
        d.gpp = { enabled: true, sections: ["usnat", "usal", "usca"] };
        d.regimes.rules = [];
        withRule({ regimes: ["us_va"] })(d);
      },
    },
    spares: {
      change: (d) => {
        d.gpp = { enabled: true, sections: ["usnat", "usca"] };
      },
    },
  },
};
