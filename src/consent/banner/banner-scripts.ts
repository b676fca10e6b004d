import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LoaderFile } from "./make-slices";

/** The scripts that browsers load, as the build makes them. */
export interface BannerScripts {
  /** Become loader.js with the settings of a site. */
  readonly loaders: Readonly<Record<LoaderFile, string>>;
  /** The files served beside the slices, by name. */
  readonly served: Readonly<Record<string, string>>;
  /** The scripts that only a preview has: around the banner, and around the frame. */
  readonly preview: { readonly frame: string; readonly page: string };
}

/** Files that are served as they are. */
const servedScripts = [
  ...["banner.js", "actions.js", "preferences.js", "report.js", "embeds.js"],
  ...["clean-frame.js", "clean-banner.js", "clean-actions.js", "clean-preferences.js", "clean-embeds.js"],
];
/** Of the built package: the sources are TypeScript, which no browser runs. */
const folder = (): string => join(dirname(require.resolve("@consentform/consent/package.json")), "dist/banner/scripts");

const loaderScripts = [
  "loader.js",
  "blocking-loader.js",
  "framework-loader.js",
  "blocking-framework-loader.js",
  "storage-loader.js",
  "storage-framework-loader.js",
] as const;

const texts = new Map<string, string>();

/**
 * The scripts of this version of the package.
 * @param more files that the banner needs beyond those that every banner has
 * @throws {Error} if the package was not built
 */
export function bannerScripts(more: readonly string[] = []): BannerScripts {
  const read = (name: string): [string, string] => [name, textOf(name)];
  return {
    loaders: Object.fromEntries(loaderScripts.map(read)) as BannerScripts["loaders"],
    served: Object.fromEntries([...servedScripts, ...more].map(read)),
    preview: { frame: textOf("preview-frame.js"), page: textOf("preview-page.js") },
  };
}

function textOf(name: string): string {
  const text = texts.get(name) ?? readFileSync(join(folder(), name), "utf8");
  texts.set(name, text);
  return text;
}

/** The first 16 hexadecimal digits of a SHA-256 over files. */
export function digestOf(files: Readonly<Record<string, string>>): string {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(files).sort()))
    .digest("hex")
    .slice(0, 16);
}
