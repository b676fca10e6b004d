// `node tools/packed-package.mjs` packs the packages as they are built, as npm would publish them, and prints their
// tarballs and contents as JSON, by name. The tarballs are in a new folder; in a run of tests, below the one that is
// removed after it.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const parent = process.env.CONSENTFORM_TOOL_ANSWERS ?? os.tmpdir();
const folder = mkdtempSync(path.join(parent, "consentform-pack-"));
const all = ["--workspaces", "--include-workspace-root"];
const output = execFileSync(npm, ["pack", "--json", "--ignore-scripts", ...all, "--pack-destination", folder], {
  cwd: repositoryFolder,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "pipe"],
  maxBuffer: 64 << 20,
});
const packed = JSON.parse(output).map(({ name, filename, files }) => [
  name,
  { tarball: path.join(folder, filename), files: files.map(({ path: file }) => file).sort() },
]);
process.stdout.write(JSON.stringify(Object.fromEntries(packed)));
