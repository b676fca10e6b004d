import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";

/**
 * The output of a tool of the repository that finds or makes something once for all tests. In a run of tests the first
 * file to ask starts it, and the others read what it said (before-all-files.js): it takes up to 0.2 seconds.
 *
 * @param tool name of its file in `tools`
 */
export function toolAnswer(tool: "engine" | "installed-package" | "packed-package" | "terraform-engines"): string {
  const folder = process.env.CONSENTFORM_TOOL_ANSWERS;
  const known = folder === undefined ? undefined : join(folder, tool);
  if (known !== undefined && existsSync(known)) return readFileSync(known, "utf8");
  const answer = execFileSync(process.execPath, [join(repositoryFolder, `tools/${tool}.mjs`)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
  if (known !== undefined) {
    writeFileSync(`${known}.${process.pid}`, answer);
    renameSync(`${known}.${process.pid}`, known);
  }
  return answer;
}
