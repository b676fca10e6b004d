// Run by `npm run build`: makes the provider two files that need nothing beside them but Node, so that they can be in a
// mirror, in an archive or in a separate folder. Minified and without what is never run, because an engine starts it
// three times for one plan.
import { chmod, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { repositoryFolder } from "../repository.mjs";
import { shortContract } from "./short-contract.mjs";

/** Of the bundles. Configuration files of users name it, so it never moves. */
const FOLDER = "dist/terraform";
/** Of the compiled modules. */
const COMPILED = "dist/provider/terraform";
/** The one that engines start; it gets them the handshake and then loads the other. */
const PROGRAM = "terraform-provider-consentform.js";
const REST = "consentform-provider.js";
const LICENSES = "third-party-licenses.txt";

/**
 * gRPC for Node can read .proto files at run time. Ours are compiled, and its parser would be a third of the bundle.
 *
 * @type {import("esbuild").Plugin}
 */
const noProtoFiles = {
  name: "no .proto files",
  setup: ({ onLoad }) => onLoad({ filter: /@grpc[\\/]proto-loader[\\/]/ }, () => ({ contents: "" })),
};

/** @type {import("esbuild").Plugin} */
const restIsSeparate = {
  name: "rest is separate",
  setup: ({ onResolve }) => onResolve({ filter: /\/after-handshake$/ }, () => ({ path: `./${REST}`, external: true })),
};

const NO_NODE =
  "The provider consentform needs Node.js 22 or newer, and PATH has no node. Install Node.js, or add its folder to PATH.";

/**
 * The first two lines of the provider. The shell starts Node with this file; to Node the second line is a text and a
 * comment. Engines show what a provider that does not start prints to stdout, and nothing else; from one that ends at
 * once, their library sometimes reads nothing, so the shell waits.
 */
const START = `#!/usr/bin/env /bin/sh
":" //; command -v node > /dev/null || { echo "${NO_NODE}"; PATH=/usr/bin:/bin sleep 1; exit 1; }; exec node "$0" "$@"`;

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: repositoryFolder,
  bundle: true,
  minify: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
};
const bundles = await Promise.all([
  build({
    ...options,
    entryPoints: ["src/provider/terraform/main.ts"],
    outfile: path.join(FOLDER, PROGRAM),
    banner: { js: START },
    plugins: [restIsSeparate],
  }),
  build({
    ...options,
    entryPoints: ["src/provider/terraform/after-handshake.ts"],
    outfile: path.join(FOLDER, REST),
    plugins: [shortContract, noProtoFiles],
  }),
]);
await chmod(path.join(repositoryFolder, FOLDER, PROGRAM), 0o755);
await removeCompiledSources();
const inputs = bundles.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {}));
await writeFile(path.join(repositoryFolder, FOLDER, LICENSES), await licensesOf(inputs));

/**
 * Removes the compiler's output of src/provider/terraform, which is in the bundles and needs gRPC, which is not
 * installed; the command line loads the rest.
 */
async function removeCompiledSources() {
  const loaded = await modulesOfCommandLine();
  const folder = path.join(repositoryFolder, COMPILED);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name));
    const name = file.replaceAll(path.sep, "/");
    if (entry.isDirectory() || loaded.includes(name)) continue;
    await rm(path.join(folder, file));
  }
}

/**
 * Modules of src/provider/terraform that commands load, as `consentform adopt` does, by their names in
 * dist/provider/terraform.
 */
async function modulesOfCommandLine() {
  const entryPoints = ["src/provider/cli/main.ts"];
  const { metafile } = await build({ ...options, metafile: true, entryPoints, write: false, packages: "external" });
  return Object.keys(metafile.inputs)
    .filter((file) => file.startsWith("src/provider/terraform/"))
    .map((file) => file.slice("src/provider/terraform/".length).replace(/\.ts$/, ".js"));
}

/**
 * The license texts of the bundled packages to include.
 *
 * @param {string[]} inputs files that were bundled, from the repository's root
 */
async function licensesOf(inputs) {
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
