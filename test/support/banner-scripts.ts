import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";

/** The scripts that browsers load, by their file names. */
export type BannerScripts = Readonly<
  Record<"loader.js" | "blocking-loader.js" | "banner.js" | "preferences.js" | "report.js" | "embeds.js", string>
>;

/** The scripts as the build makes them of the sources as they are now (built-scripts.js). */
export function bannerScripts(): BannerScripts {
  const read = (name: string) => readFileSync(join(repositoryFolder, "dist/banner/scripts", name), "utf8");
  return {
    "loader.js": read("loader.js"),
    "blocking-loader.js": read("blocking-loader.js"),
    "banner.js": read("banner.js"),
    "preferences.js": read("preferences.js"),
    "report.js": read("report.js"),
    "embeds.js": read("embeds.js"),
  };
}
