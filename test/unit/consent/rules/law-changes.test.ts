import { lawChanges } from "../../../../src/consent/rules";

const forAudience = (...audience: string[]) => ({ regimes: { audience } });

/** Day, places and models of each change. */
function changesOn(day: string, document: unknown = {}): string[] {
  return lawChanges(document, day).map(
    ({ at, places, former_model, model }) => `${at} ${places.join(" ")}: ${former_model} to ${model}`,
  );
}

test("changes within 90 days are announced, by day and place", () => {
  expect(changesOn("2026-11-28")).toEqual([
    "2026-12-01 CL: notice to opt_in",
    "2027-01-01 US-LA: notice to opt_out",
    "2027-01-01 US-OK: notice to opt_out",
  ]);
});

test.each([
  ["2026-11-30", ["2026-12-01 CL: notice to opt_in"]],
  ["2026-12-01", []],
  ["2026-09-02", ["2026-12-01 CL: notice to opt_in"]],
  ["2026-09-01", []],
])("on %s, Chile's change is announced up to 90 days ahead: %j", (day, expected) => {
  expect(changesOn(day, forAudience("CL"))).toEqual(expected);
});

test.each([
  ["2027-02-12", ["2027-05-13 IN: notice to opt_in"]],
  ["2027-02-11", []],
  ["2027-05-13", []],
])("on %s, India's change is announced: %j", (day, expected) => {
  expect(changesOn(day, forAudience("IN"))).toEqual(expected);
});

test("a country in the audience includes its states, and a state only itself", () => {
  expect(changesOn("2026-12-20", forAudience("US"))).toHaveLength(2);
  expect(changesOn("2026-12-20", forAudience("US-OK"))).toEqual(["2027-01-01 US-OK: notice to opt_out"]);
  expect(changesOn("2026-12-20", forAudience("DE", "FR"))).toEqual([]);
});

test("a change that keeps the model says what changes", () => {
  expect(lawChanges(forAudience("US-CT"), "2026-09-30")).toMatchObject([
    { at: "2026-10-01", model: "opt_out", former_model: "opt_out", note: expect.stringContaining("precise location") },
  ]);
});

test.each([null, 7, "banner", [], {}, { regimes: null }, { regimes: { audience: "CL" } }])(
  "%j, not valid as a document, is for every place",
  (document) => {
    expect(changesOn("2026-11-28", document)).toHaveLength(3);
  },
);

test.each(["2018-05-25", "9999-12-31"])("%s has an end of its 90 days", (day) => {
  expect(() => changesOn(day)).not.toThrow();
});
