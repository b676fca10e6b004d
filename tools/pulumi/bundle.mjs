// Run by `npm run build`: bundles the Pulumi provider into one file, which replaces the modules that the compiler
// wrote, and bundles the plugin. An engine starts either for each command. Finding and loading 300 files was most of
// that start.
import { chmod, copyFile, rm, writeFile } from "node:fs/promises";
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

await build({
  ...programOptions,
  entryPoints: ["src/provider/pulumi/runtime.ts"],
  outfile: "dist/provider/pulumi/runtime.js",
  allowOverwrite: true,
  minify: false,
  packages: "external",
  plugins: [shortContract],
});

const bundles = await Promise.all([
  build({
    ...programOptions,
    entryPoints: ["src/provider/pulumi/plugin/main.ts"],
    outfile: path.join(FOLDER, PROGRAM),
    banner: { js: startLines("The plugin pulumi-resource-consentform") },
    plugins: [restIsSeparate("after-port", REST)],
  }),
  build({
    ...programOptions,
    entryPoints: ["src/provider/pulumi/plugin/after-port.ts"],
    outfile: path.join(FOLDER, REST),
    plugins: [shortContract, noProtoFiles, resourcesOnly],
  }),
]);
await chmod(path.join(FOLDER, PROGRAM), 0o755);
await copyFile(path.join(repositoryFolder, "schema/pulumi.json"), path.join(FOLDER, "schema.json"));
await writeFile(path.join(FOLDER, "third-party-licenses.txt"), await thirdPartyLicenses(bundles));
// The compiler's output of the plugin's sources needs gRPC, which is not installed.
await rm(path.join(repositoryFolder, "dist/provider/pulumi/plugin"), { recursive: true, force: true });
