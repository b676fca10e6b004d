import { createHash } from "node:crypto";
import type { Schemas } from "../contract";
import { canonicalJson, digest } from "../values/canonical-json";
import { isObject } from "../values/is-object";
import type { ConsentWatch } from "./browser-consents";
import { checkWholeChain } from "./check-whole-chain";
import type { Fault, Faults } from "./fault";
import type { FileLine } from "./file-lines";
import { type LinePlaces, linePlaces } from "./line-places";
import { recordHash } from "./record-hash";

type Manifest = Schemas["ExportManifest"];
type ConsentRecord = Schemas["ConsentRecord"];
type Tombstone = Schemas["ConsentTombstone"];

/** The verdict on a file's lines. */
export interface LinesVerdict {
  /** Null if the first line is none. */
  readonly manifest: Manifest | null;
  readonly counts: Schemas["ExportCounts"];
}

/** State carried from line to line. */
interface Progress {
  manifest: Manifest | null;
  /** Digests of the versions that the manifest holds, by number. */
  versions: ReadonlyMap<number, string>;
  records: number;
  tombstones: number;
  /** Hash and id of the line before; the id is null before the first. */
  previous: { hash: string | null; id: string | null };
  /** Null in a file that states no places. */
  places: LinePlaces | null;
  place: number | null;
  readonly recordsHash: ReturnType<typeof createHash>;
  readonly watch: ConsentWatch | null;
}

/**
 * Step 5 of contract 5.3: manifest, every record's hash, the chain, and the footer.
 * @param watch follows the records; what it learns counts only if there is no fault
 */
export async function checkLines(
  lines: AsyncIterable<FileLine>,
  faults: Faults,
  watch: ConsentWatch | null = null,
): Promise<LinesVerdict> {
  const progress: Progress = {
    manifest: null,
    versions: new Map(),
    records: 0,
    tombstones: 0,
    previous: { hash: null, id: null },
    places: null,
    place: null,
    recordsHash: createHash("sha256"),
    watch,
  };
  // The last line is the footer, so each line waits until the next one is seen.
  let held: FileLine | null = null;
  for await (const line of lines) {
    if (held !== null) checkLine(held, progress, faults);
    held = line;
  }
  if (held === null) fault(faults, "form", 1, null, "the file is empty");
  else checkFooter(held, progress, faults);
  const { records, tombstones } = progress;
  return { manifest: progress.manifest, counts: { records, tombstones } };
}

function checkLine(line: FileLine, progress: Progress, faults: Faults): void {
  const value = parsed(line, faults);
  if (value === null) return;
  if (line.number === 1) readManifest(value, progress, faults);
  else checkHashed(line, value, progress, faults);
}

function checkHashed(line: FileLine, value: JsonObject, progress: Progress, faults: Faults): void {
  progress.place = progress.places?.next() ?? null;
  if ("erased_at" in value) checkTombstone(value as unknown as Tombstone, progress);
  else checkRecord(line, value as unknown as ConsentRecord, progress, faults);
}

function readManifest(value: JsonObject, progress: Progress, faults: Faults): void {
  const manifest = value as unknown as Manifest;
  const isWhole =
    typeof manifest.kid === "string" && Array.isArray(manifest.versions) && typeof manifest.filters === "object";
  if (!isWhole) {
    fault(faults, "form", 1, null, "the first line is not a manifest");
    return;
  }
  progress.manifest = manifest;
  progress.previous = { hash: manifest.first_prev_hash, id: null };
  progress.places = linePlaces(manifest);
  progress.versions = new Map(manifest.versions.map(({ number, config_digest }) => [number, config_digest]));
  for (const { number, config_digest, services_digest, document, services } of manifest.versions) {
    for (const [what, content, expected] of [
      ["document", document, config_digest],
      ["services", services, services_digest],
    ] as const) {
      if (digestOf(content) === expected) continue;
      fault(faults, "version-digest", 1, null, `the ${what} of version ${number} do not have the digest ${expected}`);
    }
  }
  if (faults.count === 0) progress.watch?.manifest(manifest);
}

function checkTombstone({ id, hash }: Tombstone, progress: Progress): void {
  progress.tombstones += 1;
  // Taken as given: what it was made of is erased.
  proceed(progress, String(id), String(hash));
}

function checkRecord(line: FileLine, record: ConsentRecord, progress: Progress, faults: Faults): void {
  const { hash, masked: _masked, ...hashed } = record;
  const id = typeof record.id === "string" ? record.id : null;
  const found = hashOf(hashed);
  progress.records += 1;
  if (found !== hash) {
    const message = `was changed: its hash is ${found ?? "none"}, the line says ${hash}`;
    fault(faults, "record-hash", line.number, id, message);
  }
  checkChain(line, record, progress, faults);
  checkSelection(line, record, progress, faults);
  if (faults.count === 0) progress.watch?.record(record);
  proceed(progress, id, String(hash));
}

function checkChain(line: FileLine, record: ConsentRecord, progress: Progress, faults: Faults): void {
  const { manifest, previous } = progress;
  const isFirst = progress.records + progress.tombstones === 1;
  if (manifest?.chain !== "contiguous" && !isFirst) return;
  // What the line names is stated as missing.
  if (progress.places?.isAfterGap() === true) return;
  if (manifest !== null && record.prev_hash !== previous.hash) {
    const before = isFirst ? "the manifest's first_prev_hash is" : `the line before (${previous.id}) has the hash`;
    const message = `does not follow: its prev_hash is ${record.prev_hash}, ${before} ${previous.hash}`;
    fault(faults, "chain", line.number, record.id, message);
  } else if (!isFirst && record.previous_id !== previous.id) {
    const message = `names ${record.previous_id} as the record before it, the line before is ${previous.id}`;
    fault(faults, "chain", line.number, record.id, message);
  }
}

/** Reports whether the record is one that the export was asked for, and saw a version that it holds. */
function checkSelection(line: FileLine, record: ConsentRecord, progress: Progress, faults: Faults): void {
  if (progress.manifest === null) return;
  const { site, filters } = progress.manifest;
  const time = record.event?.time ?? "";
  const reasons = [
    record.site_id === site.id ? null : `it is of the site ${record.site_id}`,
    record.environment === filters.environment ? null : `it is of ${record.environment}`,
    filters.from === null || time >= filters.from ? null : `it is of ${time}`,
    filters.to === null || time < filters.to ? null : `it is of ${time}`,
    filters.regimes.length === 0 || filters.regimes.includes(record.regime) ? null : `it is of ${record.regime}`,
    filters.subject_id === null || filters.subject_id === record.subject_id ? null : "it is of another subject",
    record.config_digest === (progress.versions.get(record.version_number) ?? record.config_digest)
      ? null
      : `its config_digest is not that of version ${record.version_number}`,
  ];
  const reason = reasons.find((one) => one !== null);
  if (reason != null) fault(faults, "selection", line.number, record.id, `does not belong here: ${reason}`);
}

function checkFooter(line: FileLine, progress: Progress, faults: Faults): void {
  if (!line.isEnded) fault(faults, "form", line.number, null, "the file ends inside a line: it is not complete");
  const value = parsed(line, faults);
  if (value === null) return;
  const footer = value as unknown as Schemas["ExportFooter"];
  if (typeof footer.records_hash !== "string") {
    fault(faults, "footer", line.number, null, "the last line is not a footer: the file is not complete");
    return;
  }
  const { records, tombstones, manifest, previous } = progress;
  const count = records + tombstones;
  const expected = manifest?.counts;
  if (footer.count !== count || (expected && (expected.records !== records || expected.tombstones !== tombstones))) {
    const said = expected === undefined ? "" : `, the manifest ${expected.records} and ${expected.tombstones}`;
    const message = `there are ${records} records and ${tombstones} tombstones; the footer says ${footer.count}${said}`;
    fault(faults, "count", line.number, null, message);
  }
  const finalHash = count === 0 ? null : previous.hash;
  if (footer.final_hash !== finalHash) {
    fault(faults, "footer", line.number, null, `final_hash is ${footer.final_hash}, the last line has ${finalHash}`);
  }
  if (manifest !== null)
    checkWholeChain(manifest, { place: progress.place, hash: finalHash, line: line.number }, faults);
  const recordsHash = progress.recordsHash.digest("hex");
  if (footer.records_hash !== recordsHash) {
    fault(faults, "footer", line.number, null, `records_hash is ${footer.records_hash}, computed ${recordsHash}`);
  }
}

function proceed(progress: Progress, id: string | null, hash: string): void {
  progress.recordsHash.update(hash);
  progress.previous = { hash, id };
}

type JsonObject = Readonly<Record<string, unknown>>;

function parsed({ number, text }: FileLine, faults: Faults): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Reported below, like JSON that is not an object.
  }
  fault(faults, "form", number, null, "is not a JSON object");
  return null;
}

function hashOf(hashed: unknown): string | null {
  try {
    return recordHash(canonicalJson(hashed));
  } catch {
    return null;
  }
}

function digestOf(value: unknown): string | null {
  try {
    return digest(value);
  } catch {
    return null;
  }
}

function fault(faults: Faults, code: Fault["code"], line: number, record: string | null, message: string): void {
  faults.add({ code, line, record, message });
}
