/**
 * Writes a release of the provider: `assets/` as the public registries ask for them, and `repository/` with
 * documentation and examples in their layout, for the root of a repository `terraform-provider-consentform`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { releaseAssets } from "./archives";
import { BUNDLE, PAPERS, repositoryFolder } from "./provider-package";
import { registryDocs } from "./registry-docs";

/** Limits of the public registries. */
const LIMITS = { fileBytes: 500_000, files: 2_000 };

/** Names the key with which checksums are signed: RSA or DSA, as the registries ask. Without it nothing is signed. */
const KEY_VARIABLE = "GPG_FINGERPRINT";

/** Which provider is released, and where to. */
export interface Release {
  /** The bundled provider. */
  readonly bundle: string;
  /** Removed first. */
  readonly folder: string;
  /** Without `v`. */
  readonly version: string;
}

/**
 * Writes everything.
 *
 * @returns the paths that were written, from `folder`
 * @throws Error when a limit of the registries is passed
 */
export function writeRelease({ bundle, folder, version }: Release): string[] {
  const docs = registryDocs();
  const pages = [...docs].filter(([file]) => file.startsWith("docs/"));
  const tooLarge = pages.filter(([, text]) => Buffer.byteLength(text) > LIMITS.fileBytes).map(([file]) => file);
  if (tooLarge.length > 0) throw new Error(`larger than ${LIMITS.fileBytes} bytes: ${tooLarge.join(", ")}`);
  if (pages.length > LIMITS.files) throw new Error(`${pages.length} pages; the registries take ${LIMITS.files}`);
  rmSync(folder, { recursive: true, force: true });
  const files: [file: string, content: string | Uint8Array][] = [
    ...[...releaseAssets(bundle, version)].map(([name, bytes]) => [`assets/${name}`, bytes] as [string, Uint8Array]),
    ...[...docs].map(([name, text]) => [`repository/${name}`, text] as [string, string]),
    ...PAPERS.map((name): [string, string] => [`repository/${name}`, textOf(name)]),
  ];
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return files.map(([file]) => file);
}

function textOf(file: string): string {
  return readFileSync(path.join(repositoryFolder, file), "utf8");
}

function main(): void {
  const { version } = JSON.parse(textOf("package.json")) as { version: string };
  const folder = path.join(repositoryFolder, "release/terraform");
  const files = writeRelease({ bundle: BUNDLE, folder, version });
  console.log(`${files.length} files in ${path.relative(repositoryFolder, folder)}`);
  const key = process.env[KEY_VARIABLE];
  const sums = path.join(folder, "assets", `terraform-provider-consentform_${version}_SHA256SUMS`);
  if (key === undefined) console.log(`Not signed: set ${KEY_VARIABLE} to sign the checksums, as the registries ask.`);
  else execFileSync("gpg", ["--batch", "--local-user", key, "--detach-sign", sums], { stdio: "inherit" });
}

if (require.main === module) main();
