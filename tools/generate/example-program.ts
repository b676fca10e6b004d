import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageName } from "./page-name";

const EXAMPLES = join(__dirname, "..", "..", "examples");

/**
 * The program in examples/ that deploys a kind, with the banner beside it, as in a folder of the reader's own.
 * @throws Error naming the program that is missing
 */
export function exampleProgram(kind: string): string {
  const file = join(EXAMPLES, pageName(kind), "index.ts");
  if (!existsSync(file))
    throw new Error(`examples/${pageName(kind)}/index.ts is missing: the page of ${kind} shows it.`);
  const text = readFileSync(file, "utf8");
  return text.replaceAll("../quickstart/", "");
}
