import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installedPackage } from "../support/installed-package";
import { repositoryFolder } from "../support/repository-folder";

/** The construct libraries; programs are written for the second and read for both. */
export const LIBRARIES = ["cdktf", "cdktn"] as const;
export type LibraryName = (typeof LIBRARIES)[number];

/** The results of a program's synthesis. */
export interface Synthesis {
  readonly status: number | null;
  readonly stderr: string;
  /** The stack's configuration in Terraform's JSON; empty when the synthesis failed. */
  readonly text: string;
}

/** A program's text for one of the libraries. */
export function programFor(library: LibraryName, text: string): string {
  return text.replaceAll(/\bcdkt[fn]\b/g, library);
}

/** A program of this folder. */
export function programText(name: string): string {
  return readFileSync(join(__dirname, "programs", `${name}.ts`), "utf8");
}

/**
 * Runs a program with one stack as a user does who installed the package, with the quick start's `banner.yaml` beside
 * it and where the examples look for it, and the `sites.csv` of this folder. No engine takes part.
 */
export function synthesize(library: LibraryName, text: string, stack: string, env: NodeJS.ProcessEnv = {}): Synthesis {
  const parent = mkdtempSync(join(installedPackage(), "programs", "constructs-"));
  const folder = join(parent, "program");
  const quickstart = join(repositoryFolder, "examples/quickstart");
  try {
    mkdirSync(folder);
    cpSync(join(quickstart, "banner.yaml"), join(folder, "banner.yaml"));
    cpSync(join(__dirname, "programs/sites.csv"), join(folder, "sites.csv"));
    cpSync(join(quickstart, "banner.yaml"), join(parent, "quickstart/banner.yaml"));
    cpSync(join(quickstart, "tsconfig.json"), join(folder, "tsconfig.json"));
    writeFileSync(join(folder, "index.ts"), programFor(library, text));
    const { status, stderr } = spawnSync(process.execPath, ["--require", "@swc-node/register", "index.ts"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, CHECKPOINT_DISABLE: "1", ...env },
    });
    const result = status === 0 ? readFileSync(join(folder, `cdktf.out/stacks/${stack}/cdk.tf.json`), "utf8") : "";
    // Where state is kept is the program's folder, here a temporary one.
    return { status, stderr, text: result.replaceAll(folder, ".") };
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** The synthesized configuration without what each library says of itself. */
export function withoutStamp(text: string): unknown {
  const { "//": comment, ...configuration } = JSON.parse(text);
  const { version: _, ...metadata } = comment.metadata;
  return { ...configuration, "//": { ...comment, metadata } };
}
