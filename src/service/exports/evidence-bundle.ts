import { createHash } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";
import { packageVersion } from "@consentform/consent/package-version";
import type { Queryable } from "../store/database";
import type { EvidencePlan } from "./evidence-plan";
import { type FileName, readFile, writeFile } from "./export-file";
import { exportLines } from "./export-lines";
import { type TarFile, tarArchive } from "./tar-archive";

/** The parts that writing a bundle needs. */
export interface EvidenceParts {
  readonly db: Queryable;
  readonly evidence: EvidencePlan;
  /** Name of the archive. The consent records are put aside below it. */
  readonly name: FileName;
  /** Signs the 32 bytes of a SHA-256. */
  readonly sign: (digest: Buffer) => string;
  readonly signal: AbortSignal;
}

/** A file of the archive whose hash is known. */
interface HashedFile extends TarFile {
  readonly sha256: string;
}

/**
 * The bytes of an evidence bundle, a tar archive: the files, then the manifest, which lists them, and its signature.
 */
export function evidenceBundle(parts: EvidenceParts): AsyncGenerator<Uint8Array> {
  return tarArchive(filesOf(parts), parts.evidence.plan.createdAt);
}

async function* filesOf(parts: EvidenceParts): AsyncGenerator<TarFile> {
  const { evidence, sign } = parts;
  const listed: Schemas["EvidenceFile"][] = [];
  for await (const file of contents(parts)) {
    const { path, size, sha256 } = file;
    listed.push({ path, size, sha256 });
    yield file;
  }
  const manifest = textFile("manifest.json", manifestText(evidence, listed));
  yield manifest;
  yield textFile("manifest.json.sig", `${sign(Buffer.from(manifest.sha256, "hex"))}\n`);
}

async function* contents(parts: EvidenceParts): AsyncGenerator<HashedFile> {
  const { files, plan } = parts.evidence;
  for (const { path, text } of files) yield textFile(path, text);
  if (plan.exported.include_consents) yield await consentsFile(parts);
}

function textFile(path: string, text: string): HashedFile {
  const bytes = Buffer.from(text, "utf8");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { path, size: bytes.length, sha256, pieces: () => [bytes] };
}

/**
 * The records as a proof export. An archive contains a file's size before its bytes, so they are stored first, and read
 * again piece by piece.
 */
async function consentsFile({ db, evidence, name, signal }: EvidenceParts): Promise<HashedFile> {
  const aside = { exportId: name.exportId, buildId: `${name.buildId}-consents` };
  const { size, digest } = await writeFile(db, aside, exportLines(db, evidence.plan), signal);
  return { path: "consents.ndjson", size, sha256: digest.toString("hex"), pieces: () => readFile(db, aside, size) };
}

/** One file a line, so that sed can turn it into what sha256sum reads (docs/guides/evidence.md). */
function manifestText({ plan, version, scanId }: EvidencePlan, files: readonly Schemas["EvidenceFile"][]): string {
  const head: Omit<Schemas["EvidenceManifest"], "files"> = {
    format: "consentform-evidence-1",
    export_id: plan.exported.id,
    site: { id: version.site_id, name: plan.siteName },
    version_number: version.number,
    config_digest: version.config_digest,
    services_digest: version.services_digest,
    scan_id: scanId,
    counts: plan.counts,
    created_at: plan.createdAt.toISOString(),
    tool_version: packageVersion,
    kid: plan.key.kid,
  };
  const lines = files.map((file) => JSON.stringify(file)).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"files":[\n${lines}\n]}\n`;
}
