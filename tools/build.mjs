// `npm run build`: compiles each package to its dist, copies what tsc leaves out, and stamps dist with the digest of
// its sources, by which the other tools see whether it is current. Generated sources are committed; they are made here
// only when missing.
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { transform } from "esbuild";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";
import { BUILD_STAMP, buildInputDigest } from "./set-up.mjs";

const inRepository = (...parts) => path.join(repositoryFolder, ...parts);

/** Folders of sources, with where they are compiled to. The first two are separate packages. */
const ROOMS = [
  { source: "src/consent", dist: "src/consent/dist" },
  { source: "src/service", dist: "src/service/dist" },
  { source: "src/provider", dist: "dist/provider" },
];

/** The folders of browser code: bundled, so nothing of them is copied. */
const BUNDLED = ["src/consent/banner/page/", "src/service/console/"];

/**
 * The files that the compiler reads or writes itself, and those of a package; the rest of a room (SQL migrations, the
 * bundled contract, data) is copied.
 */
const IS_NO_DATA =
  /\.(ts|tsbuildinfo)$|(^|\/)(tsconfig|package)\.json$|\/(README\.md|LICENSE|NOTICE)$|^src\/\w+\/dist\//;

/**
 * Trees of dist that are not compiled file by file from src: the construct trees, which tools/constructs makes whole.
 */
const MADE_WHOLE = /^cdkt[fn]\b/;

/** Folders of dist with bundles and libraries, which are short or not ours. */
const BUNDLES = /(^|\/)(scripts|node_modules)\//;

/**
 * Data of `@consentform/consent` that `consentform` publishes. Editors read the schema of banners at this path, which a
 * comment in users' files names: it never moves.
 */
const PUBLISHED = {
  "rules/generated/banner.schema.json": "rules/generated/banner.schema.json",
  "banner/machines/autoconsent.json": "machines/autoconsent.json",
  "banner/machines/consent-o-matic.json": "machines/consent-o-matic.json",
};

const digest = await buildInputDigest();
await rm(inRepository(BUILD_STAMP), { force: true });
if (!existsSync(inRepository("src/consent/contract/generated"))) await runSource("tools/generate/main.ts");
await run("node_modules/typescript/bin/tsc", "--build", "src/provider");
for (const room of ROOMS) {
  await removeOrphans(room);
  await copyData(room);
}
await shortenOutput();
await publishData();
await copyPapers();
await makeSnapshot();
await run("tools/bundled-libraries.mjs");
await run("tools/banner/bundle.mjs");
await run("tools/console/bundle.mjs");
await runSource("tools/constructs/main.ts");
await run("tools/pulumi/bundle.mjs");
await run("tools/terraform/bundle.mjs");
await runSource("tools/terraform/mirror.ts");
await chmod(inRepository("dist/provider/cli/main.js"), 0o755);
await writeFile(inRepository(BUILD_STAMP), digest);

/** Runs Node and ends the build with its exit status when it fails; it has printed why. */
async function run(...args) {
  const { status } = await runCommand(process.execPath, args, { cwd: repositoryFolder, isShown: true });
  if (status !== 0) process.exit(status);
}

/** Runs a program from its TypeScript, with the sources of the packages that it imports. */
function runSource(file) {
  return run("--conditions=consentform-source", "--require", "@swc-node/register", file);
}

/** Compiled files and migrations whose source was renamed or removed would stay in dist, and in the package. */
async function removeOrphans({ source, dist }) {
  for (const file of await readdir(inRepository(dist), { recursive: true })) {
    const original = file.replace(/(\.d\.ts|\.js)$/, ".ts");
    const isMade = original !== file || file.endsWith(".sql");
    if (!isMade || MADE_WHOLE.test(file) || existsSync(inRepository(source, original))) continue;
    await rm(inRepository(dist, file));
  }
}

async function copyData({ source, dist }) {
  const entries = await readdir(inRepository(source), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const absolute = path.join(entry.parentPath ?? entry.path, entry.name);
    const file = path.relative(repositoryFolder, absolute).replaceAll(path.sep, "/");
    if (IS_NO_DATA.test(file) || BUNDLED.some((folder) => file.startsWith(folder))) continue;
    const target = inRepository(dist, path.relative(source, file));
    await mkdir(path.dirname(target), { recursive: true });
    if (file.endsWith(".json")) await writeFile(target, JSON.stringify(JSON.parse(await readFile(absolute, "utf8"))));
    else await copyFile(absolute, target);
  }
}

/**
 * The compiler indents by four spaces, and repeats in modules what declarations document: together 0.6 MB of an
 * install. Examples of whole answers, 0.1 MB, are in the documentation of the API.
 */
async function shortenOutput() {
  for (const { dist } of ROOMS) {
    for (const file of await readdir(inRepository(dist), { recursive: true })) {
      const shorten = file.endsWith(".d.ts") ? shortDeclarations : isCompiled(file) ? shortModule : undefined;
      if (shorten === undefined) continue;
      const text = await readFile(inRepository(dist, file), "utf8");
      const short = await shorten(text);
      if (short !== text) await writeFile(inRepository(dist, file), short);
    }
  }
}

/** @param {string} file in a dist folder, of which the construct trees and the bundles are not the compiler's */
function isCompiled(file) {
  return file.endsWith(".js") && !MADE_WHOLE.test(file) && !BUNDLES.test(file);
}

/** @param {string} text */
function shortDeclarations(text) {
  return text
    .replaceAll(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4))
    .replaceAll(/^\t* \* @example [[{][\s\S]*?(?=^\t* (?:\* @|\*\/))/gm, "")
    .replaceAll(/^\t*\/\*\*\n\t* \*\/\n/gm, "");
}

/** @param {string} text */
async function shortModule(text) {
  return (await transform(text, { legalComments: "inline", charset: "utf8" })).code;
}

async function publishData() {
  for (const [from, to] of Object.entries(PUBLISHED)) {
    await mkdir(path.dirname(inRepository("dist", to)), { recursive: true });
    await rename(inRepository("src/consent/dist", from), inRepository("dist", to));
  }
}

/** npm packs nothing from parent folders. */
async function copyPapers() {
  for (const folder of ["src/consent", "src/service"])
    for (const paper of ["LICENSE", "NOTICE"]) await copyFile(inRepository(paper), inRepository(folder, paper));
}

/**
 * A migrated, empty database: with it a new one is ready in a second instead of four. Made again only when a migration
 * changed.
 */
async function makeSnapshot() {
  const folder = inRepository("src/service/dist/store");
  const { buildSnapshot, snapshotName } = createRequire(import.meta.url)(path.join(folder, "snapshot.js"));
  if (existsSync(path.join(folder, snapshotName()))) return;
  for (const file of await readdir(folder)) if (/^snapshot-.*\.tar/.test(file)) await rm(path.join(folder, file));
  await buildSnapshot(path.join(folder, snapshotName()));
}
