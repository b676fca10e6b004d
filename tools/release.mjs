// `npm run release:prepare`: writes everything that a release publishes to release/: the npm package, the Terraform
// archives, Pulumi's plugin and SDKs, the bill of materials, their checksums, and the notes. Publishes nothing.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";
import { setUp } from "./set-up.mjs";

const FOLDER = path.join(repositoryFolder, "release");

/** Options of npm: the two packages in src, and the one at the root. */
const EVERY_PACKAGE = ["--workspaces", "--include-workspace-root"];

await setUp();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
const { version } = JSON.parse(await textOf("package.json"));
// First of all: a version without notes is not released.
await writeFile(path.join(FOLDER, "notes.md"), notesOf(version, await textOf("CHANGELOG.md")));
await output("npm", ["pack", "--ignore-scripts", ...EVERY_PACKAGE, "--pack-destination", FOLDER]);
await writeFile(path.join(FOLDER, "sbom.cdx.json"), await billOfMaterials());
await output(process.execPath, [
  "--conditions=consentform-source",
  "--require",
  "@swc-node/register",
  "tools/terraform/release.ts",
]);
await output(process.execPath, ["tools/sdks.mjs", path.join(FOLDER, "pulumi")]);
const archives = [
  "--conditions=consentform-source",
  "--require",
  "@swc-node/register",
  "tools/pulumi/release.ts",
  path.join(FOLDER, "pulumi"),
];
await output(process.execPath, archives);
await writeFile(path.join(FOLDER, "SHA256SUMS"), await checksums());
for (const file of [...(await assets()), "SHA256SUMS", "notes.md"]) console.log(path.join("release", file));

/**
 * The CHANGELOG's section of one version.
 *
 * @param {string} wanted
 * @param {string} changelog
 */
function notesOf(wanted, changelog) {
  const section = changelog
    .split(/^## /m)
    .find((text) => new RegExp(`^\\[?${wanted.replaceAll(".", "\\.")}\\b`).test(text));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section ${wanted}. Run npm run release:version.`);
  return `${section.slice(section.indexOf("\n")).trim()}\n`;
}

/** CycloneDX, of what the packages install. npm names the root after its folder, so the name is set here. */
async function billOfMaterials() {
  const bill = JSON.parse(
    await output("npm", ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "library", "--omit", "dev"]),
  );
  bill.metadata.component.name = "consentform";
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** One line for each asset, by the name under which it is downloaded. */
async function checksums() {
  const lines = (await assets()).map(async (file) => {
    const digest = createHash("sha256").update(await readFile(path.join(FOLDER, file)));
    return `${digest.digest("hex")}  ${path.basename(file)}\n`;
  });
  return (await Promise.all(lines)).join("");
}

/** The files of a release: paths in `release/`, sorted. */
async function assets() {
  const ofEngines = ["pulumi/assets", "terraform/assets"].map(async (folder) =>
    (await readdir(path.join(FOLDER, folder))).map((name) => `${folder}/${name}`),
  );
  const own = (await readdir(FOLDER)).filter((name) => /\.tgz$|^sbom\./.test(name));
  return [...own, ...(await Promise.all(ofEngines)).flat()].sort();
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function output(command, args) {
  const { status, stdout, stderr } = await runCommand(command, args, { cwd: repositoryFolder });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** @param {string} file */
function textOf(file) {
  return readFile(path.join(repositoryFolder, file), "utf8");
}
