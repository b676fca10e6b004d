// Run by `npm run build`: makes the scripts that browsers load. The loader becomes ES5, the others run in browsers
// since 2022.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { transform as toOlder } from "@swc/core";
import { build, transform } from "esbuild";
import { repositoryFolder } from "../repository.mjs";

const SOURCES = path.join(repositoryFolder, "src/banner/page");

/**
 * Style sheets as minified text, exported as `css`.
 *
 * @type {import("esbuild").Plugin}
 */
const styleSheets = {
  name: "style sheets",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async (file) => {
      const { code } = await transform(await readFile(file.path, "utf8"), { loader: "css", minify: true });
      return { loader: "js", contents: `export const css = ${JSON.stringify(code.trim())};` };
    }),
};

/** @type {import("esbuild").BuildOptions} */
const options = { bundle: true, write: false, legalComments: "none", logLevel: "warning", charset: "utf8" };

/** @type {import("@swc/core").Options} */
const es5 = {
  configFile: false,
  swcrc: false,
  isModule: false,
  minify: true,
  // Every browser that lacks a native instanceof has no symbols, either.
  env: { targets: { ie: "11" }, loose: true, exclude: ["transform-typeof-symbol", "transform-instanceof"] },
  jsc: { minify: { compress: { passes: 2 }, mangle: { toplevel: true } } },
};

/**
 * The scripts by their file names.
 *
 * @typedef {"loader.js" | "blocking-loader.js" | "banner.js" | "preferences.js" | "report.js" | "embeds.js" |
 * "preview-frame.js" | "preview-page.js"} ScriptName
 * @returns {Promise<Record<ScriptName, string>>}
 */
export async function bannerScripts() {
  const [loader, blockingLoader, banner, preferences, report, embeds, previewFrame, previewPage] = await Promise.all([
    loaderScript(false),
    loaderScript(true),
    whole("banner.ts"),
    part("preferences.ts"),
    part("report.ts"),
    part("embeds.ts"),
    whole("preview-frame.ts"),
    whole("preview-page.ts"),
  ]);
  return {
    "loader.js": loader,
    "blocking-loader.js": blockingLoader,
    "banner.js": banner,
    "preferences.js": preferences,
    "report.js": report,
    "embeds.js": embeds,
    "preview-frame.js": previewFrame,
    "preview-page.js": previewPage,
  };
}

/**
 * @param {boolean} isBlocking true if it holds back what the page does not mark: a third of its size, for documents that
 * need it
 */
async function loaderScript(isBlocking) {
  const define = { CONSENTFORM_BLOCKS: String(isBlocking) };
  const script = await bundled("loader.ts", { format: "iife", target: "es2017", define, minifySyntax: true });
  return (await toOlder(script, es5)).code;
}

/** @param {string} file a separate script */
const whole = (file) => bundled(file, { format: "iife", target: "es2021", minify: true, plugins: [styleSheets] });

/** @param {string} file loaded by the banner script when it is needed */
const part = (file) => bundled(file, { format: "esm", target: "es2021", minify: true, plugins: [styleSheets] });

/** @param {string} file @param {import("esbuild").BuildOptions} more */
async function bundled(file, more) {
  const { outputFiles = [] } = await build({ ...options, ...more, entryPoints: [path.join(SOURCES, file)] });
  return outputFiles[0]?.text ?? "";
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = process.argv[2] ?? path.join(repositoryFolder, "dist/banner/scripts");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(await bannerScripts())) await writeFile(path.join(folder, name), text);
}
