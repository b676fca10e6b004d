import fc from "fast-check";
import { type Choice, formatChoice, parseChoice } from "../../../../src/consent/banner/choice";
import { choiceOf, decideAnywhere, decide as decideOn, type PageState } from "../../../../src/consent/banner/decide";
import { firstLayerSlice } from "../../../../src/consent/banner/make-slices";
import { questionOf, type VisitorPlace } from "../../../../src/consent/banner/question";
import type { BannerDocument } from "../../../../src/consent/rules";
import { banner } from "../../../support/banners";

const now = 1_800_000_000;
const optional = ["functional", "analytics", "marketing"];

const slice = (change: (document: BannerDocument) => void = () => {}, revision = 3) => {
  const document = banner();
  change(document);
  return firstLayerSlice(
    { site: "site_1", environment: "production", number: 1, revision, document, services: [] },
    "en",
  );
};

interface Situation {
  readonly place: VisitorPlace | null;
  readonly choice: Choice | null;
  readonly signal: boolean;
}

const decide = (each: ReturnType<typeof slice>, { place, choice, signal }: Situation): PageState =>
  decideOn(each, questionOf(each, place, signal), { choice, now });

const model = fc.constantFrom("opt_in" as const, "opt_out" as const, "notice" as const, "none" as const);
const choice: fc.Arbitrary<Choice> = fc.record({
  revision: fc.integer({ min: 1, max: 4 }),
  model,
  gpc: fc.boolean(),
  rule: fc.constant(null),
  decided: fc.constant(now - 100),
  until: fc.integer({ min: now - 10, max: now + 10 }),
  granted: fc.subarray(optional),
  servicesOff: fc.constant([]),
  subject: fc.constant(null),
});
const place = fc.record({
  country: fc.constantFrom("DE", "US", null),
  region: fc.constant(null),
  regime: fc.constantFrom("gdpr", "us_ca", "unknown"),
  gpcRequired: fc.boolean(),
});
const situation: fc.Arbitrary<Situation> = fc.record({
  place: fc.option(place),
  choice: fc.option(choice),
  signal: fc.boolean(),
});
const ruled = fc
  .record({
    model,
    defaults: fc.dictionary(fc.constantFrom(...optional), fc.constantFrom("on" as const, "off" as const)),
    gpc: fc.constantFrom("honour" as const, "ignore" as const),
    honour: fc.constantFrom("required" as const, "everywhere" as const, "never" as const),
  })
  .map(({ honour, ...traits }) =>
    slice((document) => {
      document.gpc = { honour };
      document.regimes.rules = [
        { id: "rule", match: { regimes: ["gdpr", "us_ca"] }, first_layer: ["accept_all", "reject_all"], ...traits },
      ];
    }),
  );

test("every granted category was granted by a valid choice or by the default rule", () => {
  fc.assert(
    fc.property(ruled, situation, (each, at) => {
      const { granted, rule } = decide(each, at);
      const isCurrent = at.choice !== null && at.choice.until > now;
      const allowed = isCurrent ? (at.choice?.granted ?? []) : optional.filter((key) => rule.defaults[key] === "on");
      for (const key of granted) expect(allowed).toContain(key);
    }),
  );
});

test("a choice that applies anywhere applies in each place, with the same categories", () => {
  fc.assert(
    fc.property(ruled, situation, (each, at) => {
      const anywhere = decideAnywhere(each, { choice: at.choice, now }, at.signal);
      if (anywhere === null) return;
      const { isDecided, granted } = decide(each, at);
      expect(isDecided).toBe(true);
      for (const key of anywhere.granted) expect(granted).toContain(key);
      if (!at.signal) expect(anywhere.granted).toEqual(granted);
    }),
  );
});

test("a refusal and a strict grant apply anywhere, a weaker grant does not", () => {
  const made: Choice = {
    revision: 3,
    model: "opt_in",
    gpc: false,
    rule: null,
    decided: now,
    until: now + 1,
    granted: ["analytics"],
    servicesOff: [],
    subject: null,
  };
  const anywhere = (changes: Partial<Choice>) =>
    decideAnywhere(slice(), { choice: { ...made, ...changes }, now }, false);
  expect(anywhere({})).toEqual({ granted: ["analytics"], servicesOff: [] });
  expect(anywhere({ granted: [], model: "none" })).toEqual({ granted: [], servicesOff: [] });
  for (const changes of [
    { model: "opt_out" },
    { revision: 2 },
    { until: now },
    { decided: now + 2 * 86_400 },
  ] as const) {
    expect(anywhere(changes)).toBeNull();
  }
});

test("a signal switches nothing on", () => {
  fc.assert(
    fc.property(ruled, situation, (each, at) => {
      const without = decide(each, { ...at, signal: false }).granted;
      for (const key of decide(each, { ...at, signal: true }).granted) expect(without).toContain(key);
    }),
  );
});

test("a refusal is never followed by a grant", () => {
  fc.assert(
    fc.property(ruled, situation, choice, (each, at, made) => {
      const refusal = { ...made, granted: [], until: now + 1 };
      expect(decide(each, { ...at, choice: refusal }).granted).toEqual([]);
    }),
  );
});

test("a grant made under a clock years ahead is asked for again, and a refusal holds", () => {
  const each = slice();
  const made = { revision: 3, model: "opt_in", gpc: false, rule: null, servicesOff: [], subject: null } as const;
  const at = (decided: number, granted: string[]) => {
    const state = decide(each, {
      place: null,
      choice: { ...made, decided, until: decided + 1000 * 86_400, granted },
      signal: false,
    });
    return [state.isAsking, state.granted];
  };
  const year = 365 * 86_400;
  expect(at(now + 3 * year, optional)).toEqual([true, []]);
  expect(at(now + 3 * year, [])).toEqual([false, []]);
  // Clocks of minutes ahead are common.
  expect(at(now + 600, optional)).toEqual([false, optional]);
});

test("without a place the strict fallback applies", () => {
  fc.assert(
    fc.property(ruled, fc.boolean(), (each, signal) => {
      const state = decide(each, { place: null, choice: null, signal });
      expect([state.rule.id, state.granted, state.isAsking]).toEqual([null, [], true]);
    }),
  );
});

test("a new choice counts and is not asked for again", () => {
  fc.assert(
    fc.property(ruled, situation, fc.subarray(optional), (each, at, granted) => {
      const state = decide(each, at);
      const decision = { granted, servicesOff: [], gpc: state.isSignalHonored, subject: "0".repeat(32) };
      const made = choiceOf(each, state, decision, now);
      const next = decide(each, { ...at, choice: made });
      expect([next.granted, next.isAsking, next.isSignalChoice]).toEqual([granted, false, false]);
      expect(made.subject === null).toBe(granted.length === 0);
    }),
  );
});

test("a category is off if its services that are off take more than a cookie holds", () => {
  const keys = Array.from({ length: 30 }, (_, index) => `service-with-a-name-of-some-length-${index}`);
  const each = { ...slice(), services: Object.fromEntries(keys.map((key) => [key, "analytics"])) };
  const state = decide(each, { place: null, choice: null, signal: false });
  const decision = { granted: optional, servicesOff: keys, gpc: false, subject: "0".repeat(32) };
  const made = choiceOf(each, state, decision, now);
  expect([made.granted, made.servicesOff]).toEqual([["functional", "marketing"], []]);
  expect(parseChoice(formatChoice(made))).toEqual(made);
  const few = choiceOf(each, state, { ...decision, servicesOff: keys.slice(0, 3) }, now);
  expect([few.granted, few.servicesOff]).toEqual([optional, keys.slice(0, 3)]);
});

test("a signal is stored once: what it made is not changed by it again", () => {
  fc.assert(
    fc.property(ruled, situation, (each, at) => {
      const state = decide(each, { ...at, signal: true });
      if (!state.isSignalChoice) return;
      const made = choiceOf(each, state, { ...state, gpc: true, subject: null }, now);
      expect(decide(each, { ...at, signal: true, choice: made }).isSignalChoice).toBe(false);
    }),
  );
});
