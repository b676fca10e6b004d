// Run by `npm run build`: makes the scripts that browsers load. The loader becomes ES5, the others run in browsers
// since 2022.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { minify, transform as toOlder } from "@swc/core";
import { build, transform } from "esbuild";
import { repositoryFolder } from "../repository.mjs";

const SOURCES = path.join(repositoryFolder, "src/consent/banner/page");

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

/** Section encoders of @iabgpp/cmpapi. Its index has every section, three times of what one script may take. */
const GPP_ENCODERS = path.join(repositoryFolder, "node_modules/@iabgpp/cmpapi/lib/mjs/encoder/section");

/**
 * The header and one section of the Global Privacy Platform, as the module `gpp-section`.
 *
 * @param {string} section class of the section, such as `UsCa`
 * @returns {import("esbuild").Plugin}
 */
const gppSection = (section) => ({
  name: "gpp section",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^gpp-section$/ }, () => ({ path: section, namespace: "gpp-section" }));
    onLoad({ filter: /./, namespace: "gpp-section" }, () => ({
      resolveDir: GPP_ENCODERS,
      contents: `export { HeaderV1 } from "./HeaderV1.js"; export { ${section} as Section } from "./${section}.js";`,
    }));
  },
});

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
  // Inlined functions are shorter, but compress worse.
  jsc: { minify: { compress: { passes: 4, inline: 0, reduce_vars: false }, mangle: { toplevel: true } } },
};

/**
 * The scripts by their file names.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function bannerScripts() {
  const scripts = {
    "loader.js": loaderScript({}),
    "blocking-loader.js": loaderScript({ isBlocking: true }),
    "framework-loader.js": loaderScript({ hasFrameworks: true }),
    "blocking-framework-loader.js": loaderScript({ isBlocking: true, hasFrameworks: true }),
    "storage-loader.js": loaderScript({ isBlocking: true, holdsStorage: true }),
    "storage-framework-loader.js": loaderScript({ isBlocking: true, holdsStorage: true, hasFrameworks: true }),
    "banner.js": smallest(whole("banner.ts")),
    "actions.js": part("actions.ts"),
    "preferences.js": part("preferences.ts"),
    "report.js": part("report.ts"),
    "embeds.js": part("embeds.ts"),
    "clean-frame.js": part("clean-frame.ts"),
    "clean-banner.js": twin("banner.ts"),
    "clean-actions.js": twin("actions.ts"),
    "clean-preferences.js": twin("preferences.ts"),
    "clean-embeds.js": twin("embeds.ts"),
    "tcf.js": bundled("tcf.ts", { format: "iife", target: "es2022", minify: true }),
    "preview-frame.js": whole("preview-frame.ts"),
    "preview-page.js": whole("preview-page.ts"),
  };
  const made = Object.entries(scripts).map(async ([name, script]) => [name, await script]);
  return { ...Object.fromEntries(await Promise.all(made)), ...(await gppScripts()) };
}

/** One script for each section of the United States, so that a visitor loads the code of one. */
async function gppScripts() {
  const sections = (await readdir(GPP_ENCODERS)).flatMap((file) => /^(Us[A-Z][a-z]+)\.js$/.exec(file)?.[1] ?? []);
  const scripts = sections.map(async (section) => [
    `gpp-${section.toLowerCase()}.js`,
    await bundled("gpp.ts", { format: "iife", target: "es2022", minify: true, plugins: [gppSection(section)] }),
  ]);
  return Object.fromEntries(await Promise.all(scripts));
}

/**
 * Variants have only the code that their documents need: what holds back what the page does not mark is a third of the
 * loader's size.
 *
 * @param {{ isBlocking?: boolean, holdsStorage?: boolean, hasFrameworks?: boolean }} variant
 */
async function loaderScript({ isBlocking = false, holdsStorage = false, hasFrameworks = false }) {
  const define = {
    CONSENTFORM_BLOCKS: String(isBlocking),
    CONSENTFORM_HOLDS_STORAGE: String(holdsStorage),
    CONSENTFORM_FRAMEWORKS: String(hasFrameworks),
  };
  const script = await bundled("loader.ts", { format: "iife", target: "es2017", define, minifySyntax: true });
  return (await toOlder(script, es5)).code;
}

/** @type {import("esbuild").BuildOptions} */
const inPage = { target: "es2021", minify: true, plugins: [styleSheets], define: { CONSENTFORM_PARTS: '""' } };

/** @param {string} file a separate script */
const whole = (file) => bundled(file, { ...inPage, format: "iife" });

/** @param {string} file loaded by the banner script when it is needed */
const part = (file) => bundled(file, { ...inPage, format: "esm" });

/**
 * The members of the window that a twin takes from the page that it draws on. Everything else, such as arrays and
 * `fetch`, is of the frame that it runs in. An observer of sizes never calls back in a frame that is not drawn.
 */
const PAGE_MEMBERS = [
  ...[
    "document",
    "location",
    "history",
    "performance",
    "navigation",
    "innerHeight",
    "innerWidth",
    "scrollX",
    "scrollY",
  ],
  ...["matchMedia", "getComputedStyle", "requestAnimationFrame", "scrollBy"],
  ...[
    "CSSStyleSheet",
    "CustomEvent",
    "ResizeObserver",
    "Node",
    "Comment",
    "Document",
    "DocumentFragment",
    "ShadowRoot",
  ],
  ...["Element", "HTMLElement", "HTMLDialogElement", "HTMLIFrameElement", "HTMLScriptElement", "HTMLSourceElement"],
  "HTMLMediaElement",
];

/** @param {string} file loaded in place of a part, into a frame of the page */
const twin = (file) => {
  const members = Object.fromEntries(PAGE_MEMBERS.map((name) => [name, `consentformPage.${name}`]));
  const define = { window: "consentformPage", ...members, CONSENTFORM_PARTS: '"clean-"' };
  // A removed frame has no parent, but the page still calls what its scripts put there.
  return bundled(file, { ...inPage, format: "esm", define, banner: { js: "const consentformPage=parent;" } });
};

/** @param {Promise<string>} script a separate script that the first paint waits for. esbuild's code is 2 % larger. */
async function smallest(script) {
  const { code } = await minify(await script, { ecma: 2021, compress: { passes: 4 }, mangle: { toplevel: true } });
  return code;
}

/** @param {string} file @param {import("esbuild").BuildOptions} more */
async function bundled(file, more) {
  const { outputFiles = [] } = await build({ ...options, ...more, entryPoints: [path.join(SOURCES, file)] });
  return outputFiles[0]?.text ?? "";
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = process.argv[2] ?? path.join(repositoryFolder, "src/consent/dist/banner/scripts");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(await bannerScripts())) await writeFile(path.join(folder, name), text);
}
