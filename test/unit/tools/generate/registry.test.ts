import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { definitionsIn } from "../../../../tools/generate/registry";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "definitions-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("definitions are found by their form, and other exports are left out", () => {
  writeFileSync(join(folder, "scan-gate.ts"), 'exports.scanGate = { kind: "ScanGate", operations: {} };');
  writeFileSync(join(folder, "durations.ts"), "exports.DAY_MS = 86400000; exports.kinds = [];");
  expect(definitionsIn(folder).map(({ kind }) => kind)).toEqual(["ScanGate"]);
});

test.each([
  ["scan-gate.ts", "gate"],
  ["gate.ts", "scanGate"],
])("a definition in %s that is exported as %s is refused, naming both", (file, name) => {
  writeFileSync(join(folder, file), `exports.${name} = { kind: "ScanGate", operations: {} };`);
  expect(() => definitionsIn(folder)).toThrow(/Export scanGate from src\/provider\/resources\/scan-gate\.ts\.$/);
});
