// `npm run build`: compiles src to dist, copies what tsc leaves out, and stamps dist with the digest of its sources, by
// which the other tools see whether it is current. Generated sources are committed; they are made here only when
// missing.
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";
import { BUILD_STAMP, buildInputDigest } from "./set-up.mjs";

const inRepository = (...parts) => path.join(repositoryFolder, ...parts);

/** The folders of browser code: bundled, so nothing of them is copied. */
const BUNDLED = [inRepository("src/consent/banner/page"), inRepository("src/service/console")];

/**
 * The files that the compiler reads or writes itself; the rest of src (SQL migrations, the bundled contract, data) is
 * copied.
 */
const isCompiled = (file) => /\.(ts|tsbuildinfo)$|tsconfig\.json$/.test(file);

/**
 * Trees of dist that are not compiled file by file from src: the construct trees, which tools/constructs makes whole.
 */
const MADE_WHOLE = /^provider\/cdkt[fn]\b/;

const digest = await buildInputDigest();
await rm(inRepository(BUILD_STAMP), { force: true });
if (!existsSync(inRepository("src/consent/contract/generated"))) {
  await run("--require", "@swc-node/register", inRepository("tools/generate/main.ts"));
}
await run(inRepository("node_modules/typescript/bin/tsc"), "-p", inRepository("tsconfig.json"));
await removeOrphans();
await cp(inRepository("src"), inRepository("dist"), {
  recursive: true,
  filter: (file) => !isCompiled(file) && !BUNDLED.includes(file),
});
await publishSchema();
await makeSnapshot();
await run(inRepository("tools/banner/bundle.mjs"));
await run(inRepository("tools/console/bundle.mjs"));
await run("--require", "@swc-node/register", inRepository("tools/constructs/main.ts"));
await run(inRepository("tools/pulumi/bundle.mjs"));
await run(inRepository("tools/terraform/bundle.mjs"));
await run("--require", "@swc-node/register", inRepository("tools/terraform/mirror.ts"));
await chmod(inRepository("dist/provider/cli/main.js"), 0o755);
await writeFile(inRepository(BUILD_STAMP), digest);

/** Runs Node and ends the build with its exit status when it fails; it has printed why. */
async function run(...args) {
  const { status } = await runCommand(process.execPath, args, { cwd: repositoryFolder, isShown: true });
  if (status !== 0) process.exit(status);
}

/** Compiled files and migrations whose source was renamed or removed would stay in dist, and in the package. */
async function removeOrphans() {
  for (const file of await readdir(inRepository("dist"), { recursive: true })) {
    const source = file.replace(/(\.d\.ts|\.js)$/, ".ts");
    const isMade = source !== file || file.endsWith(".sql");
    if (!isMade || MADE_WHOLE.test(file) || existsSync(inRepository("src", source))) continue;
    await rm(inRepository("dist", file));
  }
}

/** Editors read the schema of banners at this path, which a comment in users' files names: it never moves. */
async function publishSchema() {
  await mkdir(inRepository("dist/rules/generated"), { recursive: true });
  await rename(
    inRepository("dist/consent/rules/generated/banner.schema.json"),
    inRepository("dist/rules/generated/banner.schema.json"),
  );
}

/**
 * A migrated, empty database: with it a new one is ready in a second instead of four. Made again only when a migration
 * changed.
 */
async function makeSnapshot() {
  const folder = inRepository("dist/service/store");
  const { buildSnapshot, snapshotName } = createRequire(import.meta.url)(path.join(folder, "snapshot.js"));
  if (existsSync(path.join(folder, snapshotName()))) return;
  for (const file of await readdir(folder)) if (/^snapshot-.*\.tar/.test(file)) await rm(path.join(folder, file));
  await buildSnapshot(path.join(folder, snapshotName()));
}
