import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataFolder } from "../../../../src/service/location/data-folder";
import { readDeploymentKeys } from "../../../../src/service/location/deployment-key";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "consentform-folder-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("git ignores everything in a new data folder, including its keys", () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  readDeploymentKeys(undefined, join(root, "a/.consentform"), false);
  expect(readFileSync(join(root, "a/.consentform/deployment.key"), "utf8")).not.toBe("");
  git("add", "--all");
  expect(git("status", "--porcelain", "--untracked-files=all")).toBe("");
});

test("a folder that exists is left as it is", () => {
  writeFileSync(join(root, ".gitignore"), "mine\n");
  createDataFolder(root);
  expect(readFileSync(join(root, ".gitignore"), "utf8")).toBe("mine\n");
});
