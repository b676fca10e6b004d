import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageName } from "./page-name";

const EXAMPLES = join(__dirname, "..", "..", "examples");

/** The program in examples/ that deploys a kind, with the banner beside it, as in a folder of the reader's own. */
export function exampleProgram(kind: string): string {
  const text = readFileSync(join(EXAMPLES, pageName(kind), "index.ts"), "utf8");
  return text.replaceAll("../quickstart/", "");
}
