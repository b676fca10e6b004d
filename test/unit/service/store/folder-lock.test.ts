import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderInUseError, lockFolder } from "../../../../src/service/store/folder-lock";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ["-e", ""]).pid;

test("a folder is held by one, and free when it is given back", () => {
  const release = lockFolder(folder);
  expect(readFileSync(join(folder, "lock"), "utf8").trim()).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  release();
  expect(existsSync(join(folder, "lock"))).toBe(false);
  lockFolder(folder)();
});

test("a lock of a living process is respected and named", () => {
  writeFileSync(join(folder, "lock"), `${process.ppid}\n`);
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${process.ppid}.*--data.*remove`, "s"));
});

test.each([
  ["of a dead process", () => String(deadPid())],
  ["with our own number, left from before a restart", () => String(process.pid)],
  ["that says nothing", () => "x"],
])("a lock %s is taken over", (_what, content) => {
  writeFileSync(join(folder, "lock"), content());
  const release = lockFolder(folder);
  expect(readFileSync(join(folder, "lock"), "utf8").trim()).toBe(String(process.pid));
  release();
});
