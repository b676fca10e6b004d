// `node tools/packed-package.mjs` packs `dist` as it is, as npm would publish it, and prints the tarball's path and
// contents as JSON. The tarball is in a new folder; in a run of tests, below the one that is removed after it.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const parent = process.env.CONSENTFORM_TOOL_ANSWERS ?? os.tmpdir();
const folder = mkdtempSync(path.join(parent, "consentform-pack-"));
const output = execFileSync(npm, ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
  cwd: repositoryFolder,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "pipe"],
  maxBuffer: 64 << 20,
});
const [report] = JSON.parse(output);
const files = report.files.map(({ path: file }) => file).sort();
process.stdout.write(JSON.stringify({ tarball: path.join(folder, report.filename), files }));
