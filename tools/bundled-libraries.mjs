// Run by `npm run build`: puts each library of which users need a small part into the module that imports it. The
// bundle replaces the module that the compiler wrote, and the library is a development dependency.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { repositoryFolder } from "./repository.mjs";
import { programOptions, thirdPartyLicenses } from "./standalone-program.mjs";

/** Modules, with the compiled ones that their bundles replace. */
const MODULES = {
  "src/consent/rules/public-suffixes.ts": "src/consent/dist/rules/public-suffixes.js",
  "src/consent/rules/generated/banner-validator.ts": "src/consent/dist/rules/generated/banner-validator.js",
  "src/provider/cli/csv-writer.ts": "dist/provider/cli/csv-writer.js",
  "src/provider/cli/pictures/compare-pictures.ts": "dist/provider/cli/pictures/compare-pictures.js",
  "src/provider/fleet/csv-parser.ts": "dist/provider/fleet/csv-parser.js",
  "src/provider/lifecycle/generated/input-validators.ts": "dist/provider/lifecycle/generated/input-validators.js",
  "src/provider/resources/json-parser.ts": "dist/provider/resources/json-parser.js",
};

for (const [source, outfile] of Object.entries(MODULES)) {
  const bundle = await build({ ...programOptions, entryPoints: [source], outfile, allowOverwrite: true });
  const licenses = path.join(repositoryFolder, outfile.replace(/\.js$/, "-licenses.txt"));
  await writeFile(licenses, await thirdPartyLicenses([bundle]));
}
