import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Definition } from "../../src/provider/resources";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { pageName } from "./page-name";
import { inSetUpOrder } from "./set-up-order";

const SOURCES = "src/provider/resources";

/** The table of all kinds, from the files that export a definition. Nothing here may load the table itself. */
export function generateRegistry(): GeneratedFiles {
  const definitions = inSetUpOrder(definitionsIn(join(__dirname, "..", "..", SOURCES)));
  const files = definitions.map(({ kind }) => ({ kind, name: exportName(kind), file: pageName(kind) }));
  const imports = [
    { file: "definition", text: 'import type { Definition } from "../definition";\n' },
    ...files.map(({ name, file }) => ({ file, text: `import { ${name} } from "../${file}";\n` })),
  ].sort((one, other) => (one.file < other.file ? -1 : 1));
  const text = `${generatedHeader(`${SOURCES}/`)}${imports.map((line) => line.text).join("")}
/** Name of a kind of resource. */
export type Kind =
${files.map(({ kind }) => `  | "${kind}"`).join("\n")};

/** Every kind, in the order in which a site is set up. */
export const registry: Readonly<Record<Kind, Definition>> = {
${files.map(({ kind, name }) => `  ${kind}: ${name},\n`).join("")}};
`;
  return new Map([[`${SOURCES}/generated/registry.ts`, text]]);
}

/**
 * The definitions that the files of a folder export.
 *
 * @throws Error naming one that is not exported under the name of its kind
 */
export function definitionsIn(folder: string): Definition[] {
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .sort();
  return modules.flatMap((file) => {
    const exported = Object.entries(require(join(folder, file)) as Record<string, unknown>);
    return exported.flatMap(([name, value]) => {
      if (!isDefinition(value)) return [];
      const { kind } = value;
      if (name === exportName(kind) && file === `${pageName(kind)}.ts`) return value;
      throw new Error(
        `${SOURCES}/${file} exports ${kind} as ${name}. Export ${exportName(kind)} from ${SOURCES}/${pageName(kind)}.ts.`,
      );
    });
  });
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === "object" && value !== null && "kind" in value && "operations" in value;
}

/** `ScanGate` is exported as `scanGate`. */
function exportName(kind: string): string {
  return kind.charAt(0).toLowerCase() + kind.slice(1);
}
