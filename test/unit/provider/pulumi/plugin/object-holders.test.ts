import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isTakenOver, noteHolder, shareHolders } from "../../../../../src/provider/pulumi/plugin/object-holders";
import { type Printer, printWith } from "../../../../../src/provider/pulumi/print-line";
import { HIDDEN_INPUT } from "../../../../../src/provider/pulumi/recorded-inputs";

const printer = jest.fn<void, Parameters<Printer>>();

const resource = (incarnation: string) => ({ [HIDDEN_INPUT]: { kind: "Site", name: "shop", key: "k", incarnation } });

/** A home in which no user can use the folder of notes, not even root: a file has its place. */
function homeWithoutNotes(): string {
  const home = mkdtempSync(join(tmpdir(), "object-holders-"));
  writeFileSync(join(home, "consentform"), "");
  return home;
}

beforeEach(() => {
  process.env.PULUMI_HOME = homeWithoutNotes();
  printer.mockClear();
  printWith(printer);
  shareHolders("127.0.0.1:40711");
});

test("a deletion goes on when the notes cannot be read, and warns once of --replace", () => {
  expect(isTakenOver("site_1", resource("former"))).toBe(false);
  expect(isTakenOver("site_2", resource("former"))).toBe(false);
  expect(printer.mock.calls).toEqual([
    [
      expect.stringMatching(/^Providers of this deployment cannot share what they create: .*ENOTDIR.*--replace/),
      "warning",
    ],
  ]);
});

test("without notes, a process keeps the object that it created itself", () => {
  noteHolder("site_3", resource("latter"));
  expect(isTakenOver("site_3", resource("former"))).toBe(true);
  expect(isTakenOver("site_3", resource("latter"))).toBe(false);
  expect(printer.mock.calls).toEqual([[expect.stringContaining("EEXIST"), "warning"]]);
});
