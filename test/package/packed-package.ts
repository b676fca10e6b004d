import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { toolAnswer } from "../support/tool-answer";

/** The package as npm would publish it. */
export interface PackedPackage {
  readonly tarball: string;
  /** Paths inside the package, sorted. */
  readonly files: readonly string[];
}

/** Packs `dist` as it is, without building again; once for all tests of a run, which leave it as it is. */
export function packPackage(): PackedPackage {
  return JSON.parse(toolAnswer("packed-package")) as PackedPackage;
}

/** A folder in which the packed package was installed by npm, with the consumer projects below it. */
export interface ConsumerFolder {
  readonly folder: string;
  remove(): void;
}

/**
 * Installs the tarball once for all consumers, together with the pinned versions of what they use. What npm has in its
 * cache is not asked for again.
 */
export function installForConsumers(tarball: string): ConsumerFolder {
  const folder = mkdtempSync(join(tmpdir(), "consentform-consumers-"));
  const { devDependencies } = JSON.parse(readFileSync(join(repositoryFolder, "package.json"), "utf8"));
  const used = ["@pulumi/pulumi", "@types/node", "typescript"];
  const dependencies = Object.fromEntries(used.map((name) => [name, devDependencies[name]]));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({
      name: "consumers",
      private: true,
      dependencies: { ...dependencies, consentform: `file:${tarball}` },
    }),
  );
  npm(["install", "--prefer-offline", "--no-audit", "--no-fund", "--no-progress"], folder);
  cpSync(join(__dirname, "consumers"), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync(process.platform === "win32" ? "npm.cmd" : "npm", args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 << 20,
  });
}
