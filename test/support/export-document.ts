import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { repositoryFolder } from "./repository-folder";

/** Every block of shell commands in a page, in order. */
export function documentCommands(page: string): readonly string[] {
  const text = readFileSync(join(repositoryFolder, page), "utf8");
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
}

/** Every block of shell commands in docs/guides/verify-export.md, in order: the download first, then one a check. */
export const exportCommands: readonly string[] = documentCommands("docs/guides/verify-export.md");

/** The lines that the documented checks print for an intact, contiguous export. */
export const verifiedLines = [
  "export.ndjson: OK",
  "The key is the one it says it is.",
  "Signature Verified Successfully",
  expect.stringMatching(/^The key was in use at \d{4}-.*Z\.$/),
  "All records are there.",
  "[]",
  "The newest record is there.",
  "",
];

/** The folder and the variables of the commands. */
export interface ShellPlace {
  readonly folder: string;
  readonly endpoint: string;
  readonly token: string;
  /** Id of the export. */
  readonly exportId: string;
}

/** Runs a script as a user's shell would, and stops at the first command that fails. */
export async function runShell(
  script: string,
  { folder, endpoint, token, exportId }: ShellPlace,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ status: number; output: string }> {
  const env = {
    PATH: process.env.PATH,
    CONSENTFORM_ENDPOINT: endpoint,
    CONSENTFORM_TOKEN: token,
    EXPORT: exportId,
    ...variables,
  };
  return promisify(execFile)("sh", ["-euc", script], { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ status: 0, output: stdout + stderr }),
    (error) => ({ status: Number(error.code), output: `${error.stdout}${error.stderr}` }),
  );
}
