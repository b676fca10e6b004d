import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";

/** The scripts that browsers load, by their file names. */
export type BannerScripts = Readonly<Record<"loader.js" | "banner.js" | "preferences.js", string>>;

let scripts: BannerScripts | null = null;

/** The scripts as the build makes them of the sources as they are now. */
export function bannerScripts(): BannerScripts {
  if (scripts !== null) return scripts;
  const folder = mkdtempSync(join(tmpdir(), "banner-scripts-"));
  try {
    execFileSync(process.execPath, [join(repositoryFolder, "tools/banner/bundle.mjs"), folder]);
    const read = (name: string) => readFileSync(join(folder, name), "utf8");
    scripts = {
      "loader.js": read("loader.js"),
      "banner.js": read("banner.js"),
      "preferences.js": read("preferences.js"),
    };
    return scripts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
