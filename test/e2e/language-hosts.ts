import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { goModule, goVariables } from "../support/go-module";
import { pythonTools } from "../support/python-tools";
import { repositoryFolder } from "../support/repository-folder";

/** The needs of a program in one language: folders of PATH, variables, and files beside the program. */
export interface LanguageSurroundings {
  readonly path: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes the SDKs of these languages to a temporary folder, which it returns. */
export function generatedSdks(...languages: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "consentform-sdks-"));
  execFileSync(process.execPath, [join(repositoryFolder, "tools/sdks.mjs"), folder, ...languages]);
  return folder;
}

/** Python with Pulumi's SDK, and ours in its own folder; null without Python, after the reason was printed. */
export async function pythonSurroundings(host: string, sdks: string): Promise<LanguageSurroundings | null> {
  const python = await pythonTools("pulumi");
  if (python === null) return null;
  const installed = join(sdks, "installed");
  execFileSync(join(python, "pip"), ["install", "--quiet", "--no-deps", "--target", installed, join(sdks, "python")]);
  return { path: [python, dirname(host)], env: { PYTHONPATH: installed } };
}

/** Go, with a module for the program. */
export function goSurroundings(host: string, sdks: string): LanguageSurroundings {
  return { path: [dirname(host)], env: goVariables, files: goModule(join(sdks, "go/consentform")) };
}
