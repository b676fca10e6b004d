import { ruleFor } from "../../../../src/consent/rules";
import { flawless, regimeRule } from "./cases/code-case";

const california = { country: "US", region: "US-CA", regime: "us_ca" };
const germany = { country: "DE", region: null, regime: "gdpr" };

function withRules(...rules: ReturnType<typeof regimeRule>[]) {
  const document = flawless();
  return { ...document, regimes: { ...document.regimes, rules } };
}

test("without a rule the strict fallback applies, with the expiry of all regimes", () => {
  const document = withRules();
  expect(ruleFor({ ...document, regimes: { ...document.regimes, expiry: { reject_days: 200 } } }, germany)).toEqual({
    id: null,
    pointer: "/regimes",
    model: "opt_in",
    first_layer: ["accept_all", "reject_all", "customize"],
    defaults: {},
    gpc: "honour",
    opt_out_link: false,
    refuse_by: "button",
    limit_link: false,
    frictionless: false,
    expiry: { accept_days: 180, reject_days: 200 },
  });
});

test("subdivision beats country beats regime, regardless of priority", () => {
  const regime = regimeRule({ regimes: ["us_ca"] }, { id: "regime", priority: 9 });
  const country = regimeRule({ countries: ["US"] }, { id: "country", priority: 5 });
  const subdivision = regimeRule({ subdivisions: ["US-CA"] }, { id: "subdivision" });
  expect(ruleFor(withRules(regime, country, subdivision), california).id).toBe("subdivision");
  expect(ruleFor(withRules(regime, country), california).id).toBe("country");
  expect(ruleFor(withRules(regime), california).id).toBe("regime");
  expect(ruleFor(withRules(regime, country, subdivision), germany).id).toBeNull();
});

test("among rules of one place, higher priority wins, and list order decides a tie", () => {
  const first = regimeRule({ countries: ["DE"] }, { id: "first" });
  const second = regimeRule({ countries: ["DE"] }, { id: "second" });
  expect(ruleFor(withRules(first, second), germany).id).toBe("first");
  expect(ruleFor(withRules(first, { ...second, priority: 1 }), germany)).toMatchObject({
    id: "second",
    pointer: "/regimes/rules/1",
  });
  expect(ruleFor(withRules({ ...first, priority: -1 }, second), germany).id).toBe("second");
});

test("a rule's expiry is completed from that of all regimes, member by member", () => {
  const rule = regimeRule({ countries: ["DE"] }, { expiry: { accept_days: 30 } });
  expect(ruleFor(withRules(rule), germany).expiry).toEqual({ accept_days: 30, reject_days: 180 });
});
