// Run by `npm run build`: makes the console. Scripts and the style sheet have the hash of their content in their names.
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { repositoryFolder } from "../repository.mjs";

const SOURCES = path.join(repositoryFolder, "src/service/console");

/**
 * Writes `index.html` and the folder `assets` that it refers to.
 *
 * @param {string} folder emptied before
 */
export async function bundleConsole(folder) {
  await rm(folder, { recursive: true, force: true });
  const assets = path.join(folder, "assets");
  const { metafile } = await build({
    entryPoints: [path.join(SOURCES, "main.tsx")],
    outdir: assets,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    bundle: true,
    conditions: ["consentform-source", "module"],
    splitting: true,
    format: "esm",
    target: "es2023",
    minify: true,
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
    metafile: true,
  });
  let page = await readFile(path.join(SOURCES, "index.html"), "utf8");
  for (const [file, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    if (entryPoint === undefined || !entryPoint.endsWith("main.tsx")) continue;
    page = page.replace("/assets/main.js", `/assets/${path.basename(file)}`);
    page = page.replace("/assets/main.css", `/assets/${path.basename(cssBundle ?? "")}`);
  }
  await mkdir(assets, { recursive: true });
  await copyFile(path.join(SOURCES, "icon.svg"), path.join(assets, "icon.svg"));
  await writeFile(path.join(folder, "index.html"), page);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await bundleConsole(process.argv[2] ?? path.join(repositoryFolder, "src/service/dist/console"));
}
