import { type CodeCase, withRule } from "./code-case";

const expiry = (accept_days: number, reject_days = accept_days) => ({ expiry: { accept_days, reject_days } });
const tcf = { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [1, 2] };

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
        d.tcf = { ...tcf };
      },
    },
    spares: {
      change: (d) => {
        withRule({ countries: ["DE"] }, expiry(395, 500))(d);
        d.tcf = { ...tcf };
      },
    },
  },
  "expiry-over-24-months": {
    at: ["/regimes/rules/0/expiry/reject_days"],
    places: ["ES"],
    raises: { change: withRule({ countries: ["ES"] }, expiry(180, 731)) },
    spares: { change: withRule({ countries: ["ES"] }, expiry(180, 730)) },
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
    places: ["DE"],
    raises: { change: withRule({ countries: ["DE", "JP"] }, expiry(180, 179)) },
    spares: { change: withRule({ countries: ["DE", "JP"] }, expiry(180, 180)) },
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
