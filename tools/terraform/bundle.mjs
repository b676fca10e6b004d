// Run by `npm run build`: makes the provider two files that need nothing beside them but Node, so that they can be in a
// mirror, in an archive or in a separate folder. Minified and without what is never run, because an engine starts it
// three times for one plan.
import { chmod, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { repositoryFolder } from "../repository.mjs";
import {
  noProtoFiles,
  programOptions as options,
  restIsSeparate,
  startLines,
  thirdPartyLicenses,
} from "../standalone-program.mjs";
import { shortContract } from "./short-contract.mjs";

/** Of the bundles. Configuration files of users name it, so it never moves. */
const FOLDER = "dist/terraform";
/** Of the compiled modules. */
const COMPILED = "dist/provider/terraform";
/** The one that engines start; it gets them the handshake and then loads the other. */
const PROGRAM = "terraform-provider-consentform.js";
const REST = "consentform-provider.js";
const LICENSES = "third-party-licenses.txt";

const bundles = await Promise.all([
  build({
    ...options,
    entryPoints: ["src/provider/terraform/main.ts"],
    outfile: path.join(FOLDER, PROGRAM),
    banner: { js: startLines("The provider consentform") },
    plugins: [...options.plugins, restIsSeparate("after-handshake", REST)],
  }),
  build({
    ...options,
    entryPoints: ["src/provider/terraform/after-handshake.ts"],
    outfile: path.join(FOLDER, REST),
    plugins: [...options.plugins, shortContract({ describes: true }), noProtoFiles],
  }),
]);
await chmod(path.join(repositoryFolder, FOLDER, PROGRAM), 0o755);
await removeCompiledSources();
await writeFile(path.join(repositoryFolder, FOLDER, LICENSES), await thirdPartyLicenses(bundles));

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
