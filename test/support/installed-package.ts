import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";

let folder: string | undefined;

/**
 * A folder in which programs find `consentform` as a user does who installed it; made once a build and shared.
 *
 * @returns absolute path; programs go into `<path>/programs/<name>`
 * @throws Error when `dist` was never built
 */
export function installedPackage(): string {
  folder ??= execFileSync(process.execPath, [join(repositoryFolder, "tools/installed-package.mjs")], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
  return folder;
}
