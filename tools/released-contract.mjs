// Run by `npm run release:version`: keeps the contract of the release in schema/released.json. Tests compare later
// contracts with it.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { repositoryFolder } from "./repository.mjs";

/** Members for readers of the contract, on which no client depends. */
const PROSE = new Set(["description", "summary", "example", "examples", "externalDocs"]);

const source = path.join(repositoryFolder, "src/consent/contract/generated/document.json");
const document = withoutProse(JSON.parse(await readFile(source, "utf8")));
await writeFile(path.join(repositoryFolder, "schema/released.json"), `${JSON.stringify(document, null, 1)}\n`);

/**
 * @param {unknown} node
 * @param {boolean} isNamed true if the keys are names that the contract chose, such as those of properties
 * @returns {unknown}
 */
function withoutProse(node, isNamed = false) {
  if (Array.isArray(node)) return node.map((item) => withoutProse(item));
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isNamed || !PROSE.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutProse(value, !isNamed && (key === "properties" || key === "schemas"))]),
  );
}
