import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { bindingsText } from "./bindings";
import { finishClasses } from "./finish-classes";
import { generateClasses, LIBRARIES } from "./generate-classes";
import type { ProviderSchemaJson } from "./provider-schema-json";

/** Our own part of each tree. */
export const OWN_SOURCES = join(__dirname, "../../src/provider/cdktf");

/** Writes the TypeScript of both trees to `folder`, each below its library's name; what was there is removed. */
export async function writeTreeSources(schema: ProviderSchemaJson, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const library of LIBRARIES) {
    const tree = join(folder, library.name);
    mkdirSync(tree, { recursive: true });
    await generateClasses(library, schema, tree, version);
    finishClasses(tree);
    writeFileSync(join(tree, "bindings.ts"), bindingsText(tree));
    writeFileSync(join(tree, "library.ts"), `export { Fn, type TerraformProvider, Token } from "${library.name}";\n`);
    cpSync(OWN_SOURCES, tree, { recursive: true, filter: (path) => !path.endsWith(".json") });
  }
}
