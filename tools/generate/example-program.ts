import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageName } from "./page-name";

const EXAMPLES = join(__dirname, "..", "..", "examples");

/**
 * The program in examples/ that deploys a kind, for Pulumi or for Terraform, with the banner beside it, as in a folder
 * of the reader's own.
 *
 * @throws Error naming the program that is missing
 */
export function exampleProgram(kind: string, file: "index.ts" | "main.tf"): string {
  const path = join(EXAMPLES, pageName(kind), file);
  if (!existsSync(path))
    throw new Error(`examples/${pageName(kind)}/${file} is missing: the page of ${kind} shows it.`);
  return readFileSync(path, "utf8").replaceAll("../quickstart/", "");
}
