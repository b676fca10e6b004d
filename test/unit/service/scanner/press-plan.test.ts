import type { PageVisit, PageVisitor } from "../../../../src/service/scanner/page-visit";
import { createPressPlan } from "../../../../src/service/scanner/press-plan";

const visit = (page: string, more: Partial<PageVisit> = {}): PageVisit => ({
  page,
  consentState: "none",
  isMarkup: true,
  banner: "asking",
  storage: [],
  requests: [],
  loaders: [],
  links: [],
  runsScripts: false,
  consentDefaults: [],
  hasTagBeforeDefault: false,
  hasSettingsLink: true,
  ...more,
});
const browser: Pick<PageVisitor, "press" | "consentStates"> = {
  consentStates: ["none", "gpc"],
  press: async () => ({ unmade: "no-effect" }),
};
const reasons = (plan: ReturnType<typeof createPressPlan>) =>
  plan.notMade().map(({ consent_state, reason, pages }) => `${consent_state} ${reason} ${pages}`);
const optional = ["analytics", "marketing"];

test("the static engine reports every choice that it cannot make", () => {
  const plan = createPressPlan({ consentStates: ["none"] }, optional, []);
  expect(plan.statesFor(visit("/a"), 0)).toEqual([]);
  expect(plan.statesFor(visit("/b"), 1)).toEqual([]);
  expect(reasons(plan)).toEqual([
    ...["gpc engine 2", "reject engine 2", "accept engine 2"],
    ...["category:analytics engine 2", "category:marketing engine 2"],
  ]);
});

test("a single optional category is granted by accepting, and not on its own", () => {
  const plan = createPressPlan(browser, ["analytics"], []);
  expect(plan.statesFor(visit("/"), 0)).toEqual(["reject", "accept"]);
});

test("limits the pages of each choice, except those of its issues", () => {
  const plan = createPressPlan(browser, optional, [{ page: "/11", states: ["reject", "none"] }]);
  const counts: Record<string, number> = {};
  for (let index = 0; index < 12; index += 1) {
    for (const state of plan.statesFor(visit(`/${index}`), index)) counts[state] = (counts[state] ?? 0) + 1;
  }
  expect(counts).toEqual({ reject: 11, accept: 5, "category:analytics": 2, "category:marketing": 2 });
  expect(reasons(plan)).toEqual([
    ...["reject page-limit 1", "accept page-limit 7"],
    ...["category:analytics page-limit 10", "category:marketing page-limit 10"],
  ]);
});

test("stops after ten minutes, and says so", () => {
  let now = 0;
  const plan = createPressPlan(browser, ["analytics"], [], () => now);
  expect(plan.statesFor(visit("/a"), 0)).toEqual(["reject", "accept"]);
  now = 10 * 60_000 + 1;
  expect(plan.statesFor(visit("/b"), 1)).toEqual([]);
  expect(reasons(plan)).toEqual(["reject time-limit 1", "accept time-limit 1"]);
});

test.each<[string, Partial<PageVisit>, string]>([
  ["does not load the script", { banner: "absent" }, "script-absent"],
  ["loads a script that does not run", { banner: "failed" }, "script-failed"],
  ["has a banner that asks nothing", { banner: "idle" }, "banner-not-drawn"],
  ["covers the banner", { obstacle: "covered" }, "button-covered"],
  ["hides the banner", { obstacle: "hidden" }, "button-hidden"],
])("presses nothing on a page that %s", (_what, more, reason) => {
  const plan = createPressPlan(browser, ["analytics"], []);
  expect(plan.statesFor(visit("/", more), 0)).toEqual([]);
  expect(reasons(plan)).toEqual([`reject ${reason} 1`, `accept ${reason} 1`]);
});

test("expects no banner where there is no markup", () => {
  const plan = createPressPlan(browser, optional, []);
  expect(plan.statesFor(visit("/robots.txt", { isMarkup: false, banner: "absent" }), 0)).toEqual([]);
  expect(reasons(plan)).toEqual([]);
});
