import { type CodeCase, withRule } from "./code-case";

const expiry = (accept_days: number, reject_days = accept_days) => ({ expiry: { accept_days, reject_days } });

export const expiryCases: Record<string, CodeCase> = {
  "expiry-over-six-months": {
    at: ["/regimes/rules/0/expiry/accept_days", "/regimes/rules/0/expiry/reject_days"],
    places: ["FR", "IE"],
    raises: { change: withRule({ countries: ["FR", "IE", "DE"] }, expiry(191)) },
    spares: { change: withRule({ countries: ["FR", "IE", "DE"] }, expiry(190)) },
  },
  "expiry-over-13-months": {
    at: ["/regimes/rules/0/expiry/accept_days"],
    raises: {
      change: (d) => {
        withRule({ countries: ["DE"] }, expiry(396))(d);
      },
    },
    spares: {
      change: (d) => {
        withRule({ countries: ["DE"] }, expiry(395, 500))(d);
      },
    },
  },
  "tcf-expiry-over-13-months": {
    at: ["/regimes/rules/0/expiry/accept_days"],
    places: ["ES"],
    raises: {
      change: (d) => {
        withRule({ countries: ["ES"] }, expiry(396))(d);
        d.tcf = { enabled: true };
      },
    },
    // Spain accepts 24 months.
    spares: { change: withRule({ countries: ["ES"] }, expiry(730)) },
  },
  "expiry-over-24-months": {
    level: "W",
    at: ["/regimes/rules/0/expiry/accept_days"],
    places: ["NL"],
    raises: { change: withRule({ countries: ["NL"] }, expiry(731)) },
    spares: { change: withRule({ countries: ["NL"] }, expiry(730)) },
  },
  "reprompt-too-soon": {
    at: ["/regimes/expiry/reject_days"],
    places: ["IT"],
    raises: {
      change: (d) => {
        d.regimes.expiry = { accept_days: 100, reject_days: 179 };
      },
    },
    spares: {
      change: (d) => {
        d.regimes.expiry = { accept_days: 100, reject_days: 180 };
      },
    },
  },
  "reprompt-soon": {
    at: ["/regimes/rules/0/expiry/reject_days"],
    places: ["DE"],
    raises: { change: withRule({ countries: ["DE", "IT"] }, expiry(30, 89)) },
    spares: { change: withRule({ countries: ["DE", "IT"] }, expiry(30, 90)) },
  },
  "reject-expires-sooner": {
    at: ["/regimes/rules/0/expiry/reject_days"],
    places: ["FR"],
    raises: { change: withRule({ countries: ["FR", "IT"] }, expiry(181, 180)) },
    // The Garante asks for 180 days after a refusal and ties no grant to it.
    spares: { change: withRule({ countries: ["IT"] }, expiry(365, 180)) },
  },
  "optout-reprompt-too-soon": {
    at: ["/regimes/rules/0/expiry/reject_days"],
    places: ["US-CA"],
    raises: {
      change: withRule(
        { regimes: ["us_ca", "us_co"] },
        { model: "opt_out", opt_out_link: true, ...expiry(364), priority: 1 },
      ),
    },
    spares: {
      change: withRule(
        { regimes: ["us_ca", "us_co"] },
        { model: "opt_out", opt_out_link: true, ...expiry(365), priority: 1 },
      ),
    },
  },
  "retention-shorter-than-consent": {
    at: ["/regimes/rules/0/expiry/accept_days"],
    raises: { context: { retentionDays: 364 } },
    spares: { context: { retentionDays: 365 } },
  },
  "retention-ccpa": {
    at: [""],
    places: ["US-CA"],
    raises: { context: { retentionDays: 729 } },
    spares: { context: { retentionDays: 730 } },
  },
};
