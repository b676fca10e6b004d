import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The scripts that browsers load, as the build makes them. */
export interface BannerScripts {
  /** Become loader.js with the settings of a site. */
  readonly loaders: { readonly plain: string; readonly blocking: string };
  /** What is served beside the slices, by file name. */
  readonly served: Readonly<Record<string, string>>;
  /** Of what is served beside the slices. */
  readonly digest: string;
  /** The scripts that only a preview has: around the banner, and around the frame. */
  readonly preview: { readonly frame: string; readonly page: string };
}

/** Files that are served as they are. */
const SERVED = ["banner.js", "preferences.js", "report.js", "embeds.js"];
/** Of the package: the sources are TypeScript, which no browser runs. */
const FOLDER = join(__dirname, "../../../dist/banner/scripts");

let scripts: BannerScripts | null = null;

/**
 * The scripts of this version of the package.
 * @throws {Error} if the package was not built
 */
export function bannerScripts(): BannerScripts {
  if (scripts !== null) return scripts;
  const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");
  const served = Object.fromEntries(SERVED.map((name) => [name, read(name)]));
  const loaders = { plain: read("loader.js"), blocking: read("blocking-loader.js") };
  const preview = { frame: read("preview-frame.js"), page: read("preview-page.js") };
  scripts = { loaders, served, digest: digestOf(served), preview };
  return scripts;
}

/** The first 16 hexadecimal digits of a SHA-256 over files. */
export function digestOf(files: Readonly<Record<string, string>>): string {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(files).sort()))
    .digest("hex")
    .slice(0, 16);
}
