import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { repositoryFolder } from "./repository-folder";

/**
 * Compiles the program in `folder` with its own tsconfig.json, as its user's editor does. Nothing is written.
 *
 * @throws Error with what the compiler found
 */
export function compileProgram(folder: string): void {
  const compiler = join(repositoryFolder, "node_modules/typescript/bin/tsc");
  try {
    execFileSync(process.execPath, [compiler, "-p", folder, "--noEmit"], { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout || String(error));
  }
}
