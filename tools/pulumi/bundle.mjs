// Run by `npm run build`: makes one file of the Pulumi provider, in place of the modules that the compiler wrote. An
// engine starts the provider for each command, and most of that start was to find and load 300 files. Packages stay
// outside.
import { build } from "esbuild";
import { repositoryFolder } from "../repository.mjs";
import { shortContract } from "../terraform/short-contract.mjs";

await build({
  absWorkingDir: repositoryFolder,
  entryPoints: ["src/provider/pulumi/runtime.ts"],
  outfile: "dist/provider/pulumi/runtime.js",
  allowOverwrite: true,
  bundle: true,
  packages: "external",
  platform: "node",
  target: "node20",
  format: "cjs",
  legalComments: "none",
  logLevel: "warning",
  plugins: [shortContract],
});
