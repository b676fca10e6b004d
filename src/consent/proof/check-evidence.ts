import { createHash } from "node:crypto";
import { createReadStream, type Dirent, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schemas } from "../contract";
import { checkLines } from "./check-lines";
import { checkSignature } from "./check-signature";
import { isEvidenceName, MANIFEST_NAME, readManifest, SIGNATURE_NAME } from "./evidence-manifest";
import { createFaults, type Fault, type Faults } from "./fault";
import { fileLines } from "./file-lines";
import { unreadable } from "./read-text";

/** The verdict on a bundle's folder. */
export interface EvidenceVerdict {
  /** Null if there is none that can be read. */
  readonly manifest: Schemas["EvidenceManifest"] | null;
  readonly faults: Faults;
}

const CONSENTS_NAME = "consents.ndjson";

/**
 * Checks the files of an evidence bundle in a folder: the signature of the manifest, the SHA-256 of every file, that
 * none is missing or extra, and the consent records one by one. Nothing outside the folder is read, and links are not
 * followed.
 *
 * @throws {UsageError} if the folder cannot be read
 */
export async function checkEvidence(folder: string, keys: readonly Schemas["ExportKey"][]): Promise<EvidenceVerdict> {
  const faults = createFaults();
  const present = new Map(entriesOf(folder).map((entry) => [entry.name, entry]));
  const bytes = present.get(MANIFEST_NAME)?.isFile() === true ? readFileSync(join(folder, MANIFEST_NAME)) : null;
  const manifest = bytes === null ? null : readManifest(bytes.toString("utf8"));
  if (bytes === null) add(faults, "missing", `${MANIFEST_NAME} is missing`);
  else if (manifest === null) add(faults, "form", `${MANIFEST_NAME} is not the manifest of an evidence bundle`);
  if (bytes === null || manifest === null) return { manifest: null, faults };
  checkManifestSignature(
    folder,
    bytes,
    { manifest, isSigned: present.get(SIGNATURE_NAME)?.isFile() === true },
    keys,
    faults,
  );
  checkNames(manifest, present, faults);
  for (const file of manifest.files) {
    if (present.get(file.path)?.isFile() === true) await checkFile(folder, file, manifest, faults);
  }
  return { manifest, faults };
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw unreadable(folder, error);
  }
}

function checkManifestSignature(
  folder: string,
  bytes: Buffer,
  { manifest, isSigned }: { readonly manifest: Schemas["EvidenceManifest"]; readonly isSigned: boolean },
  keys: readonly Schemas["ExportKey"][],
  faults: Faults,
): void {
  if (!isSigned) {
    add(faults, "missing", `${SIGNATURE_NAME} is missing`);
    return;
  }
  const signature = readFileSync(join(folder, SIGNATURE_NAME), "utf8").trim();
  const digest = createHash("sha256").update(bytes).digest();
  const read = { digest, kid: manifest.kid, createdAt: manifest.created_at };
  checkSignature(read, { sha256: null, signature, kid: null }, keys, named(MANIFEST_NAME, faults));
}

/** Compares the names in the folder with those that the manifest lists. */
function checkNames(
  { files }: Schemas["EvidenceManifest"],
  present: ReadonlyMap<string, Dirent>,
  faults: Faults,
): void {
  const listed = new Set([MANIFEST_NAME, SIGNATURE_NAME, ...files.map(({ path }) => path)]);
  for (const { path } of files) {
    const found = present.get(path);
    if (found === undefined) add(faults, "missing", `${path} is missing`);
    else if (!found.isFile()) add(faults, "changed", `${path} is not a regular file`);
  }
  for (const name of present.keys()) {
    if (listed.has(name)) continue;
    add(faults, "extra", `${isEvidenceName(name) ? name : JSON.stringify(name)} is not a file of this bundle`);
  }
}

async function checkFile(
  folder: string,
  { path, sha256 }: Schemas["EvidenceFile"],
  manifest: Schemas["EvidenceManifest"],
  faults: Faults,
): Promise<void> {
  const hash = createHash("sha256");
  const pieces = createReadStream(join(folder, path));
  const see = (piece: Uint8Array) => void hash.update(piece);
  try {
    if (path === CONSENTS_NAME) await checkConsents(pieces, see, manifest, faults);
    else for await (const piece of pieces) see(piece as Buffer);
  } catch (error) {
    throw unreadable(join(folder, path), error);
  }
  const found = hash.digest("hex");
  if (found !== sha256)
    add(faults, "changed", `${path} was changed: its SHA-256 is ${found}, the manifest says ${sha256}`);
  const digest = expectedDigest(path, manifest);
  if (digest !== null && digest !== `sha256:${found}`) {
    add(faults, "version-digest", `${path} does not have the digest of the version, ${digest}`);
  }
}

/** Digest that the version records for a file, or null. */
function expectedDigest(path: string, manifest: Schemas["EvidenceManifest"]): string | null {
  if (path === "document.json") return manifest.config_digest;
  return path === "services.json" ? manifest.services_digest : null;
}

async function checkConsents(
  pieces: AsyncIterable<Uint8Array>,
  see: (piece: Uint8Array) => void,
  manifest: Schemas["EvidenceManifest"],
  faults: Faults,
): Promise<void> {
  const inFile = named(CONSENTS_NAME, faults);
  const { manifest: records } = await checkLines(fileLines(pieces, see), inFile);
  if (records !== null && records.site.id !== manifest.site.id) {
    add(inFile, "selection", `holds records of the site ${records.site.id}, the bundle is about ${manifest.site.id}`);
  }
  if (records !== null && records.filters.version_number !== manifest.version_number) {
    add(inFile, "selection", `holds records of another version than ${manifest.version_number}`);
  }
}

/** The same faults, with the name of a file before each message. */
function named(path: string, faults: Faults): Faults {
  return { ...faults, add: (fault) => faults.add({ ...fault, message: `${path}: ${fault.message}` }) };
}

function add(faults: Faults, code: Fault["code"], message: string): void {
  faults.add({ code, line: null, record: null, message });
}
