import { validateBanner } from "../../../src/rules";
import { type CodeCase, flawless, withRule } from "./cases/code-case";

/** Places of each level in which a code is found. */
function levelsOf(code: string, change: NonNullable<CodeCase["raises"]["change"]>): Record<string, string[]> {
  const document = flawless();
  change(document);
  const { errors, warnings } = validateBanner(document, { day: "2027-01-01" });
  const found = [...errors, ...warnings].filter((finding) => finding.code === code);
  return Object.fromEntries(
    ["E", "W"].map((level) => [level, found.flatMap((each) => (each.level === level ? each.places : [])).sort()]),
  );
}

const signalStates = ["US-CA", "US-CT", "US-LA", "US-NE", "US-TX"];

test("an ignored signal only warns where a controller may refuse it", () => {
  const ignored = withRule({ subdivisions: signalStates }, { model: "opt_out", opt_out_link: true, gpc: "ignore" });
  expect(levelsOf("gpc-ignored", ignored)).toEqual({ E: ["US-CA", "US-CT"], W: ["US-LA", "US-NE", "US-TX"] });
});

test("a signal's incomplete list only warns where a controller may refuse it", () => {
  const { E, W } = levelsOf("gpc-categories-incomplete", (document) => {
    withRule({ subdivisions: signalStates }, { model: "opt_out", opt_out_link: true })(document);
    document.gpc = { categories: ["analytics"] };
  });
  expect(E).toEqual(expect.arrayContaining(["US-CA", "US-CT"]));
  expect(W).toEqual(["US-LA", "US-NE", "US-TX"]);
});

test("a missing link only warns where the act asks for a disclosure", () => {
  const missing = withRule({ subdivisions: ["US-CT", "US-NJ", "US-TX", "US-VA"] }, { model: "opt_out" });
  expect(levelsOf("opt-out-link-missing", missing)).toEqual({ E: ["US-CT"], W: ["US-NJ", "US-TX", "US-VA"] });
});
