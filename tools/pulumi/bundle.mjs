// Run by `npm run build`: bundles the Pulumi provider into one file, which replaces the modules that the compiler
// wrote, and bundles the plugin. An engine starts either for each command. Finding and loading 300 files was most of
// that start.
import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { repositoryFolder } from "../repository.mjs";
import {
  noProtoFiles,
  programOptions,
  restIsSeparate,
  startLines,
  thirdPartyLicenses,
} from "../standalone-program.mjs";
import { shortContract } from "../terraform/short-contract.mjs";

/** The plugin's folder. Users' configuration files name it, so it never moves. */
const FOLDER = path.join(repositoryFolder, "dist/pulumi");
/** The name by which engines find the plugin on PATH. */
const PROGRAM = "pulumi-resource-consentform";
/** The rest of the plugin, which it loads once the engine knows its port. */
const REST = "consentform-plugin.js";

/**
 * Of Pulumi's SDK, components need what registers resources: no compiler, automation or dynamic providers.
 *
 * @type {import("esbuild").Plugin}
 */
const resourcesOnly = {
  name: "resources only",
  setup: ({ onLoad }) =>
    onLoad({ filter: /@pulumi[\\/]pulumi[\\/](automation|dynamic|runtime[\\/]closure)[\\/]/ }, () => ({
      contents: "",
    })),
};

/**
 * Phrases of all languages are a third of the bundle, and in the package that is installed beside it.
 *
 * @type {import("esbuild").Plugin}
 */
const phrasesAreSeparate = {
  name: "phrases are separate",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]wording-of\.ts$/ }, async ({ path: file }) => ({
      loader: "ts",
      contents: (await readFile(file, "utf8")).replace("`./languages/", "`@consentform/consent/wording/"),
    })),
};

/**
 * Libraries that the package does not declare: `@consentform/consent` does, or another bundle has them.
 *
 * @type {import("esbuild").Plugin}
 */
const bundledLibraries = {
  name: "bundled libraries",
  setup: ({ onResolve }) =>
    onResolve(
      {
        filter:
          /^(colord|tldts|csv-parse\/sync|lossless-json|ajv\/dist\/runtime\/ucs2length|ajv-formats\/dist\/formats)$/,
      },
      ({ path: name }) => ({
        path: createRequire(import.meta.url).resolve(name),
      }),
    ),
};

await build({
  ...programOptions,
  entryPoints: ["src/provider/pulumi/runtime.ts"],
  outfile: "dist/provider/pulumi/runtime.js",
  allowOverwrite: true,
  // Names are in stack traces and in the functions that Pulumi serializes.
  minify: false,
  minifyWhitespace: true,
  packages: "external",
  plugins: [...programOptions.plugins, shortContract({ describes: false }), phrasesAreSeparate, bundledLibraries],
});

const bundles = await Promise.all([
  build({
    ...programOptions,
    entryPoints: ["src/provider/pulumi/plugin/main.ts"],
    outfile: path.join(FOLDER, PROGRAM),
    banner: { js: startLines("The plugin pulumi-resource-consentform") },
    plugins: [...programOptions.plugins, restIsSeparate("after-port", REST)],
  }),
  build({
    ...programOptions,
    entryPoints: ["src/provider/pulumi/plugin/after-port.ts"],
    outfile: path.join(FOLDER, REST),
    plugins: [...programOptions.plugins, shortContract({ describes: false }), noProtoFiles, resourcesOnly],
  }),
]);
await chmod(path.join(FOLDER, PROGRAM), 0o755);
const schema = JSON.parse(await readFile(path.join(repositoryFolder, "schema/pulumi.json"), "utf8"));
await writeFile(path.join(FOLDER, "schema.json"), JSON.stringify(schema));
await writeFile(path.join(FOLDER, "third-party-licenses.txt"), await thirdPartyLicenses(bundles));
// The compiler's output of the plugin's sources needs gRPC, which is not installed.
await rm(path.join(repositoryFolder, "dist/provider/pulumi/plugin"), { recursive: true, force: true });
