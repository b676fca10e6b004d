/**
 * Part of `npm run build`: makes the construct trees `dist/cdktf` and `dist/cdktn` out of the computed provider schema, without an
 * engine and without network, when anything changed on which they depend.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { providerSchema } from "../../src/terraform/schema";
import { bindingsText } from "./bindings";
import { generateClasses, LIBRARIES } from "./library";
import { type ProviderSchemaJson, providerSchemaJson } from "./provider-schema-json";

const root = join(__dirname, "..", "..");
const dist = join(root, "dist");
/** Where the sources of the trees are put together; hidden, so that it is not packed. */
const workshop = join(dist, ".constructs");
const stampFile = join(workshop, "stamp");
/** Our own part of each tree. */
const sources = join(root, "src/cdktf");

async function main(): Promise<void> {
  const schema = providerSchemaJson(providerSchema(), "registry.terraform.io/consentform/consentform");
  const stamp = stampOf(schema);
  if (isCurrent(stamp)) return;
  rmSync(workshop, { recursive: true, force: true });
  for (const library of LIBRARIES) {
    const folder = join(workshop, library.name);
    mkdirSync(folder, { recursive: true });
    await generateClasses(library, schema, folder, version);
    writeFileSync(join(folder, "bindings.ts"), bindingsText(folder));
    writeFileSync(join(folder, "library.ts"), `export { Fn, type TerraformProvider, Token } from "${library.name}";\n`);
    cpSync(sources, folder, { recursive: true, filter: (path) => !path.endsWith(".json") });
    rmSync(join(dist, library.name), { recursive: true, force: true });
  }
  compile();
  writeFileSync(stampFile, stamp);
}

/** Digest of everything that the trees are made from. The lock file stands for the generators and the compiler. */
function stampOf(schema: ProviderSchemaJson): string {
  const hash = createHash("sha256").update(JSON.stringify(schema));
  for (const folder of [sources, __dirname]) {
    for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

function isCurrent(stamp: string): boolean {
  const isThere = [stampFile, ...LIBRARIES.map(({ name }) => join(dist, name, "index.js"))].every(existsSync);
  return isThere && readFileSync(stampFile, "utf8") === stamp;
}

/** @throws {Error} when the compiler finds anything; it has printed what */
function compile(): void {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", join(__dirname, "tsconfig.json")], { stdio: "inherit" });
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
