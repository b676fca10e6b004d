import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LoaderFile } from "../../src/consent/banner/make-slices";
import { repositoryFolder } from "./repository-folder";

type ScriptName =
  | "banner.js"
  | "actions.js"
  | "preferences.js"
  | "report.js"
  | "embeds.js"
  | "gpp-usnat.js"
  | "gpp-usca.js"
  | "tcf.js";

/** The scripts that browsers load, by their file names. */
export type BannerScripts = Readonly<Record<LoaderFile | ScriptName, string>>;

/** The scripts as the build makes them of the sources as they are now (built-scripts.js). */
export function bannerScripts(): BannerScripts {
  const folder = join(repositoryFolder, "src/consent/dist/banner/scripts");
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  ) as BannerScripts;
}
