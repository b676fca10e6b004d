import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveFile } from "../../../../../src/provider/lifecycle/session/save-file";

test("saves one file many times at once, each time as a whole, and leaves nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "consentform-save-"));
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000));
  await Promise.all(texts.map((text) => saveFile(join(folder, "scan.sarif"), text)));
  expect(readdirSync(folder)).toEqual(["scan.sarif"]);
  expect(texts).toContain(readFileSync(join(folder, "scan.sarif"), "utf8"));
  rmSync(folder, { recursive: true });
});
