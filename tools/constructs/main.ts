/**
 * Part of `npm run build`: makes the construct trees `dist/provider/cdktf` and `dist/provider/cdktn` out of the
 * computed provider schema, without an engine and without network, when anything changed on which they depend.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { providerSchema } from "../../src/provider/terraform/schema";
import { LIBRARIES } from "./generate-classes";
import { PROVIDER_ADDRESS, type ProviderSchemaJson, providerSchemaJson } from "./provider-schema-json";
import { OWN_SOURCES, writeTreeSources } from "./tree-sources";

const root = join(__dirname, "..", "..");
const trees = LIBRARIES.map(({ name }) => join(root, "dist/provider", name));
/** The folder in which the sources of the trees are assembled; hidden, so that it is not packed. */
const workshop = join(root, "dist/.constructs");
const stampFile = join(workshop, "stamp");

async function main(): Promise<void> {
  const schema = providerSchemaJson(providerSchema(), PROVIDER_ADDRESS);
  const stamp = stampOf(schema);
  if (isCurrent(stamp)) return;
  await writeTreeSources(schema, join(workshop, "provider"));
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
  compile();
  trees.forEach(removeWhiteSpace);
  writeFileSync(stampFile, stamp);
}

/** Digest of everything that the trees are made from. The lock file represents the generators and the compiler. */
function stampOf(schema: ProviderSchemaJson): string {
  const hash = createHash("sha256").update(JSON.stringify(schema));
  for (const folder of [OWN_SOURCES, __dirname]) {
    for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

function isCurrent(stamp: string): boolean {
  const isThere = [stampFile, ...trees.map((tree) => join(tree, "index.js"))].every((file) => existsSync(file));
  return isThere && readFileSync(stampFile, "utf8") === stamp;
}

/** @throws {Error} when the compiler finds anything; it has printed what */
function compile(): void {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", join(__dirname, "tsconfig.json")], { stdio: "inherit" });
}

/** The generated classes are half white space. Declarations, which people read, keep theirs. */
function removeWhiteSpace(tree: string): void {
  const files = readdirSync(tree, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  for (const file of files.map((name) => join(tree, name)))
    writeFileSync(file, transformSync(readFileSync(file, "utf8"), { minifyWhitespace: true }).code);
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
