// Programs of the package that engines start: bundles that need only Node.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";

/** The entry points of `@consentform/consent`. */
const { exports: entryPoints } = JSON.parse(
  await readFile(path.join(repositoryFolder, "src/consent/package.json"), "utf8"),
);

/**
 * Bundles `@consentform/consent` from its sources, also where other packages stay outside. What is looked for at run
 * time stays outside, too.
 *
 * @type {import("esbuild").Plugin}
 */
const consentFromSource = {
  name: "consent from source",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@consentform\/consent\// }, ({ path: name, kind }) => {
      if (kind === "require-resolve") return { external: true };
      const entry = entryPoints[name.replace("@consentform/consent", ".")];
      return { path: path.join(repositoryFolder, "src/consent", entry["consentform-source"] ?? entry) };
    }),
};

/** @type {import("esbuild").BuildOptions & { metafile: true, plugins: import("esbuild").Plugin[] }} */
export const programOptions = {
  absWorkingDir: repositoryFolder,
  bundle: true,
  minify: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  // Phrases of many languages: escapes would take three times their bytes.
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
  plugins: [consentFromSource],
};

/**
 * gRPC for Node can read .proto files at run time. Ours are compiled, and the parser would be a third of the bundle.
 *
 * @type {import("esbuild").Plugin}
 */
export const noProtoFiles = {
  name: "no .proto files",
  setup: ({ onLoad }) => onLoad({ filter: /@grpc[\\/]proto-loader[\\/]/ }, () => ({ contents: "" })),
};

/**
 * Moves a module to a second file, which the first one loads after it has answered the engine.
 *
 * @param {string} module its name
 * @param {string} file
 * @returns {import("esbuild").Plugin}
 */
export const restIsSeparate = (module, file) => ({
  name: "rest is separate",
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`/${module}$`) }, () => ({ path: `./${file}`, external: true })),
});

/**
 * The first two lines of a program. The shell starts Node with this file. To Node, the second line is a string and a
 * comment. If a program does not start, engines show only what it prints to stdout. Their library sometimes reads
 * nothing from a program that ends at once, so the shell waits.
 *
 * @param {string} program its name, to begin a sentence
 */
export function startLines(program) {
  const advice = `${program} needs Node.js 22 or newer, and PATH has no node. Install Node.js, or add its folder to PATH.`;
  return `#!/usr/bin/env /bin/sh
":" //; command -v node > /dev/null || { echo "${advice}"; PATH=/usr/bin:/bin sleep 1; exit 1; }; exec node "$0" "$@"`;
}

/**
 * The license texts of the bundled packages to include.
 *
 * @param {{ metafile: import("esbuild").Metafile }[]} bundles
 */
export async function thirdPartyLicenses(bundles) {
  const inputs = bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const folders = new Set(inputs.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ""));
  folders.delete("");
  const parts = [];
  for (const folder of [...folders].sort()) {
    const absolute = path.join(repositoryFolder, folder);
    const { name, version, license } = JSON.parse(await readFile(path.join(absolute, "package.json"), "utf8"));
    const texts = (await readdir(absolute)).filter((file) => /^(licen[cs]e|notice)/i.test(file));
    const contents = await Promise.all(texts.map((file) => readFile(path.join(absolute, file), "utf8")));
    parts.push([`${name} ${version} (${license})`, ...contents.map((text) => text.trim())].join("\n\n"));
  }
  return `${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
