import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { registry } from "../../src/provider/resources";

const CLASSES = "providers/consentform";

/**
 * The module that gives a tree's classes and their types to programs by name. Left out are the functions that only the
 * classes call.
 *
 * @param folder of the tree
 */
export function bindingsText(folder: string): string {
  const modules = readdirSync(join(folder, CLASSES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${CLASSES}/${name}/index`)
    .sort();
  return modules.map((path) => exportText(path, readFileSync(join(folder, `${path}.ts`), "utf8"))).join("");
}

function exportText(path: string, text: string): string {
  const names = [...text.matchAll(/^export (class|interface) (\w+)/gm)].map(([, sort, name = ""]) => {
    const given = givenName(name);
    return `${sort === "interface" ? "type " : ""}${name}${given === name ? "" : ` as ${given}`}`;
  });
  return `export { ${names.join(", ")} } from "./${path}";\n`;
}

/**
 * The generators add `Resource` to names that are reserved in one of jsii's languages; ours are those of the
 * definitions.
 */
function givenName(name: string): string {
  const kind = Object.keys(registry).find((one) => name.startsWith(`${one}Resource`));
  return kind === undefined ? name : name.replace(`${kind}Resource`, kind);
}
