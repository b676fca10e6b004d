import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";

let folder: string | undefined;

/**
 * Folder that holds the Pulumi engine, its Node language host and the dynamic provider's start script; asked once a
 * process. `npm test` has made sure of it before; run alone, the first test to ask may build it (four minutes).
 *
 * @throws Error with the advice of `npm run engine` when there is none
 */
export function engineFolder(): string {
  folder ??= execFileSync(process.execPath, [join(repositoryFolder, "tools/engine.mjs")], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
  return folder;
}
