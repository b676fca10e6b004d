import { evaluateBanner, type RuleContext, starterDocument } from "../../../../../src/consent/rules";
import { announcedChanges } from "../../../../../src/provider/cli/validate/announced-changes";
import { humanReport } from "../../../../../src/provider/cli/validate/human-report";
import { fileReport } from "../../../../../src/provider/cli/validate/located-finding";
import { notEvaluated } from "../../../../../src/provider/cli/validate/not-evaluated";
import { wrappedLines } from "../../../../../src/provider/cli/validate/wrapped-lines";

const context: RuleContext = { day: "2027-06-01", catalogue: () => null };

const reportOf = (file: string, value: unknown, about: RuleContext = context) =>
  fileReport(file, evaluateBanner(value, about), { value, members: [], positionOf: () => ({ line: 1, column: 1 }) });

const printed = (reports: ReturnType<typeof reportOf>[], columns = 100): string[] =>
  humanReport(reports, notEvaluated(context), { paint: (_style, text) => text, columns });

const starter = starterDocument("en") as Record<string, unknown>;
const clean = {
  ...starter,
  identity: { controller_name: "Nordlicht GmbH", contact_email: "privacy@nordlicht.example" },
  links: { privacy_policy: { en: "/privacy-policy" } },
};
const withRule = (countries: string[], rule: object = {}) => ({
  ...clean,
  layout: { kind: "box", position: "bottom", overlay: true },
  regimes: {
    fallback: "opt_in",
    audience: countries,
    rules: [{ id: "europe", match: { countries }, model: "opt_in", first_layer: ["accept_all", "customize"], ...rule }],
  },
});

/** The entries of a report: a head, and the lines below it joined again. */
const entriesOf = (lines: readonly string[]) =>
  lines
    .join("\n")
    .split("\n\n")
    .filter((entry) => /^\S+:1:1 (error|warning) /.test(entry))
    .map((entry) => entry.replaceAll(/\n {6,}/g, " "));

test("a clean document has a verdict and nothing that reads like a fault", () => {
  expect(printed([reportOf("a.yaml", clean)])).toEqual([
    "You can publish a.yaml: no errors.",
    expect.stringMatching(/^Rules of \d{4}-\d\d-\d\d, law of 2027-06-01\. This is not legal advice\.$/),
  ]);
});

test("a fault that is an error in some places and a warning in others is one entry", () => {
  const report = reportOf("a.yaml", withRule(["DE", "FR", "AE"]));
  const found = report.findings.filter(({ code }) => code === "reject-missing");
  expect(found.map(({ level }) => level)).toEqual(["E", "W"]);
  const entries = entriesOf(printed([report])).filter((entry) => entry.includes(" reject-missing at "));
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatch(/^a\.yaml:1:1 error reject-missing at \/regimes\/rules\/0\/first_layer \(europe\)\n/);
  expect(entries[0]).toContain("\n    Fix: Add reject_all to first_layer.\n");
  expect(entries[0]).toContain("\n    Where: DE and FR (error); AE (warning: the law leaves room)\n");
});

test("rules with one fix at one place are one entry, each with its own places", () => {
  const faulty = withRule(["DE", "AE", "US"], { match: { countries: ["DE", "AE", "US"] } });
  const walled = { ...faulty, layout: { kind: "modal", close_button: "none" } };
  const entry = entriesOf(printed([reportOf("a.yaml", walled)])).find((each) => each.includes("Fix: Add reject_all"));
  expect(entry).toContain(
    "a.yaml:1:1 error reject-missing at /regimes/rules/0/first_layer (europe)\n" +
      "    Also: consent-wall, asymmetric-choice, asymmetric-choice-state\n" +
      "    The banner has accept_all but no reject_all. Refusing must be as easy as accepting. Where: DE (error); AE",
  );
  expect(entry?.match(/ {4}Fix: /g)).toHaveLength(1);
  expect(entry?.match(/ {4}Rule: /g)).toHaveLength(4);
  expect(entry).toMatch(/California requires a refusal that is as easy\. Where: US-CA \(error\)\n/);
  expect(printed([reportOf("a.yaml", walled)]).join(" ")).toContain("Not waivable: reject-missing.");
});

test("two faults of one rule are two entries, although both have the same fix", () => {
  const text = { banner: { ...starterDocument("en").texts.en?.banner } };
  const body = `${text.banner.body} By browsing on, you agree to cookies.`;
  const notice = "By closing this notice, you agree to cookies.";
  const faulty = {
    ...withRule(["DE"]),
    texts: { en: { ...starterDocument("en").texts.en, banner: { ...text.banner, body, notice } } },
  };
  const entries = entriesOf(printed([reportOf("a.yaml", faulty)])).filter((each) =>
    each.includes("implied-consent-text"),
  );
  expect(entries).toHaveLength(2);
});

test("each source of a finding has its own line, after its places", () => {
  const sources = printed([reportOf("a.yaml", withRule(["DE", "GB"], { expiry: { reject_days: 30 } }))], 10_000).filter(
    (line) => line.includes("Source: "),
  );
  expect(sources).toContain(
    "    Source: GB: PECR regulation 6, with UK GDPR 4(11) and 7, https://www.legislation.gov.uk/uksi/2003/2426/regulation/6",
  );
  for (const line of sources) expect(line).not.toMatch(/; [A-Z]{2}: /);
});

test("each place of a finding is printed with the level that it has there", () => {
  const report = reportOf("a.yaml", withRule(["DE", "FR", "GB", "AE", "JP"]));
  const lines = entriesOf(printed([report]));
  for (const { code, level, places, pointer } of report.findings) {
    const isOf = (each: string) => each.includes(` at ${pointer || "the document"}`) && each.includes(`#${code}\n`);
    const entry = lines.map((each) => `${each}\n`).find(isOf) ?? "";
    const where = [...entry.matchAll(/ Where: ([^\n]*)/g)].map(([, clauses]) => clauses).join("; ");
    for (const place of places) {
      const clause = where.split("; ").find((each) => new RegExp(`\\b${place}\\b`).test(each));
      expect({ code, place, clause }).toEqual({ code, place, clause: expect.any(String) });
      if (/\((error|warning)/.test(clause ?? "")) expect(clause).toContain(level === "W" ? "(warning" : "(error");
      else expect(entry).toContain(level === "W" ? " warning " : " error ");
    }
  }
});

test("the sum counts entries, and no other document is called publishable", () => {
  const lines = printed([reportOf("a.yaml", withRule(["DE", "AE"])), reportOf("b.yaml", clean)]);
  const entries = entriesOf(lines);
  const errors = entries.filter((entry) => entry.includes(":1:1 error ")).length;
  const warnings = entries.length - errors;
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  const sum = `${counted(errors, "error")}${warnings === 0 ? "" : `, ${counted(warnings, "warning")}`}`;
  expect(lines.filter((line) => line.includes("publish"))).toEqual([
    `a.yaml cannot be published: ${sum}.`,
    "You can publish b.yaml: no errors.",
    "You can publish 1 of 2 documents.",
  ]);
  expect(lines.filter((line) => line.includes("not legal advice"))).toHaveLength(1);
});

test("only a refused form, without fix or law to come, announces more rules", () => {
  const refused = printed([reportOf("a.yaml", { schema_version: 2 }, { ...context, day: "2026-11-28" })]);
  expect(announcedChanges([reportOf("a.yaml", {}, { ...context, day: "2026-11-28" })])).not.toEqual([]);
  expect(refused).toContain("Correct its form first; the other rules are evaluated after that.");
  expect(refused.join("\n")).not.toMatch(/Fix:|Source:|Not evaluated|instead of|waiver/i);
  // This code refuses the document as well, but beside the other rules.
  const evaluated = printed([
    reportOf("a.yaml", { ...withRule(["DE"]), links: { imprint: { en: "ftp://a.example" } } }),
  ]);
  expect(evaluated.join("\n")).toMatch(/error url-scheme .*error reject-missing /s);
  expect(evaluated.join("\n")).not.toContain("Correct its form first");
});

test("missing members of one object are one entry", () => {
  const lines = printed([reportOf("a.yaml", { schema_version: "1" })], 10_000);
  expect(lines.filter((line) => line.includes("are missing; they are required."))).toEqual([
    expect.stringMatching(/^ {4}\/identity, \/languages, .* and \/regimes are missing; they are required\.$/),
  ]);
  expect(lines).toContain("a.yaml cannot be published: 1 error.");
});

test("categories that one rule switches on are one entry, at the defaults of the rule", () => {
  const report = reportOf("a.yaml", withRule(["DE"], { defaults: { functional: "on", marketing: "on" } }));
  const found = report.findings.filter(({ code }) => code === "preselected-category");
  expect(found.map(({ pointer }) => pointer)).toEqual([
    "/regimes/rules/0/defaults/functional",
    "/regimes/rules/0/defaults/marketing",
  ]);
  const entries = entriesOf(printed([report])).filter((each) => each.includes(" preselected-category at "));
  expect(entries).toHaveLength(1);
  expect(entries[0]).toContain("preselected-category at /regimes/rules/0/defaults (europe)\n");
  expect(entries[0]).toContain(" functional and marketing are on before visitors choose, so they run without their");
  expect(entries[0]).toContain("\n    Fix: Set functional and marketing to off.\n");
  // No waiver covers them.
  expect(entries[0]).not.toContain("Pointers for waivers");
});

test("a finding that a waiver covers is not joined with its neighbor that none covers", () => {
  const signals = { ad_storage: "granted", ad_user_data: "granted" };
  const faulty = {
    ...withRule(["DE"]),
    consent_mode: { enabled: true, regional_defaults: [{ regions: ["DE"], signals }] },
  };
  const entries = (waivers: RuleContext["waivers"] = []) =>
    entriesOf(printed([reportOf("a.yaml", faulty, { ...context, waivers })])).filter((each) =>
      each.includes(" consent-mode-default-permissive at "),
    );
  expect(entries()).toEqual([expect.stringContaining("Fix: Set ad_storage and ad_user_data to denied for DE.\n")]);
  const parent = "/consent_mode/regional_defaults/0/signals";
  const pointer = `${parent}/ad_storage`;
  expect(entries()[0]).toContain(`\n    Pointers for waivers: ${pointer} and ${parent}/ad_user_data\n`);
  const waiver = { code: "consent-mode-default-permissive", pointer, reason: "Agreed with counsel.", approved_by: "A" };
  expect(entries([waiver]).join("\n")).not.toContain("Pointers for waivers");
  expect(entries([waiver]).map((each) => /Set (\w+) to denied/.exec(each)?.[1])).toEqual([
    "ad_user_data",
    "ad_storage",
  ]);
});

test("waivers are explained once, with the errors that none can turn", () => {
  const faulty = { ...withRule(["DE"]), links: {} };
  const text = printed([reportOf("a.yaml", faulty), reportOf("b.yaml", faulty)]).join(" ");
  expect(text.match(/waiver/gi)?.length).toBe(3);
  expect(text).toMatch(/possible for \d+ of \d+ errors\. Not waivable: [^.]*reject-missing/);
  expect(printed([reportOf("a.yaml", clean)]).join("\n")).not.toMatch(/waiver/i);
});

test("rules that were not evaluated are a count beside findings", () => {
  const lines = printed([reportOf("a.yaml", withRule(["DE"]))]).filter((line) => line.startsWith("Not evaluated"));
  const { length } = notEvaluated(context).flatMap(({ codes }) => codes);
  expect(lines).toEqual([`Not evaluated: ${length} rules that need more than the document. --format json names them.`]);
});

test.each([40, 72, 100, 200])("no line is longer than %i columns unless it is one word", (columns) => {
  const lines = printed([reportOf("a.yaml", withRule(["DE", "GB", "AE", "US-CA"]))], columns);
  const isHead = (line: string) => /^a\.yaml:1:1 |^ {4}Rule: /.test(line);
  for (const line of lines.filter((each) => !isHead(each))) {
    if (line.length > columns) expect(line.trim().replace(/^Source: /, "")).not.toContain(" ");
  }
  expect(lines.join(" ").split(/\s+/)).toEqual(
    printed([reportOf("a.yaml", withRule(["DE", "GB", "AE", "US-CA"]))], 10_000)
      .join(" ")
      .split(/\s+/),
  );
});

test.each([
  ["", 10, [""]],
  ["one two three", 7, ["one two", "  three"]],
  ["one two three", 6, ["one", "  two", "  three"]],
  ["https://a.example/long x", 5, ["https://a.example/long", "  x"]],
  [" a\n\tb ", 80, ["a b"]],
])("%j is wrapped to %i columns", (text, columns, lines) => {
  expect(wrappedLines(text, columns, "  ")).toEqual(lines);
});
