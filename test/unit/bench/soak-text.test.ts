import { soakText } from "../../../bench/soak-text";

test("lists settings, passed tests and failures by file", () => {
  const passed = { status: "passed" };
  const file = { startTime: 0, endTime: 90_000 };
  const testResults = [
    { ...file, name: "test/b.test.ts", status: "failed", assertionResults: [passed, { status: "failed" }] },
    { ...file, name: "test/a.test.ts", status: "failed", assertionResults: [] },
  ];
  const text = soakText({ startTime: Date.UTC(2026, 10, 26), testResults }, { CONSENTFORM_SEED: "7" });
  expect(text.split("\n")).toEqual([
    expect.stringMatching(/^2026-11-26, /),
    "",
    "- `CONSENTFORM_SEED=7`",
    "",
    "| file | tests passed | failures | minutes |",
    "| --- | --- | --- | --- |",
    "| test/a.test.ts | 0 | did not load | 1.5 |",
    "| test/b.test.ts | 1 | 1 | 1.5 |",
  ]);
});
