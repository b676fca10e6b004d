import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolder, saveProgram } from "../../../../../src/provider/cli/adopt/program-folder";

const question = { for: "pulumi", sites: null, workspace: "ws_1" };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "program-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const save = (files: Record<string, string>, isForced = false) =>
  saveProgram(folder, openFolder(folder, question), { "Site site_1": "shop" }, files, isForced);
const read = (file: string) => readFileSync(join(folder, file), "utf8");

test("a folder with other content is refused and left as it is", () => {
  writeFileSync(join(folder, "main.tf"), "mine");
  expect(() => openFolder(folder, question)).toThrow(/is not empty and was not written by `consentform adopt`/);
  expect(readdirSync(folder)).toEqual(["main.tf"]);
});

test.each([{ for: "terraform" }, { sites: ["site_1"] }, { workspace: "ws_2" }])(
  "a folder with the program for another question is refused: %j",
  (other) => {
    save({ "a.ts": "1" });
    expect(() => openFolder(folder, { ...question, ...other })).toThrow(
      /has a program for pulumi, workspace ws_1, all sites/,
    );
  },
);

test("an edited file stops the run before anything is written, unless forced", () => {
  save({ "a.ts": "1", "sites/b.ts": "1" });
  writeFileSync(join(folder, "sites/b.ts"), "mine");
  expect(() => save({ "a.ts": "2", "sites/b.ts": "2" })).toThrow(/Edited since .*: sites\/b\.ts\. Nothing was written/);
  expect([read("a.ts"), read("sites/b.ts")]).toEqual(["1", "mine"]);
  save({ "a.ts": "2", "sites/b.ts": "2" }, true);
  expect([read("a.ts"), read("sites/b.ts")]).toEqual(["2", "2"]);
});

test("an added file is not overwritten by a generated file with its name", () => {
  save({ "a.ts": "1" });
  writeFileSync(join(folder, "b.ts"), "mine");
  expect(() => save({ "a.ts": "1", "b.ts": "2" })).toThrow(/b\.ts/);
});

test("an interrupted run is continued, even if the workspace has changed since", () => {
  save({ "a.ts": "1", "b.ts": "1" });
  rmSync(join(folder, "b.ts"));
  // Nothing can be put in the place of a folder.
  mkdirSync(join(folder, "c.ts/full"), { recursive: true });
  expect(() => save({ "a.ts": "2", "b.ts": "2", "c.ts": "2", "d.ts": "2" })).toThrow();
  rmSync(join(folder, "c.ts"), { recursive: true });
  save({ "a.ts": "3", "b.ts": "3", "c.ts": "3", "d.ts": "3" });
  expect(["a.ts", "b.ts", "c.ts", "d.ts"].map(read)).toEqual(["3", "3", "3", "3"]);
});

test("a file that the program no longer has is named and stays", () => {
  save({ "a.ts": "1", "b.ts": "1" });
  expect(save({ "a.ts": "1" })).toEqual(["b.ts"]);
  expect(read("b.ts")).toBe("1");
});

test("names of an earlier run are found again", () => {
  save({ "a.ts": "1" });
  expect(openFolder(folder, question).names).toEqual({ "Site site_1": "shop" });
});
