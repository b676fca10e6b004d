import { createReadStream } from "node:fs";
import type { Schemas } from "../contract";
import { UsageError } from "../failures/usage-error";
import type { Faults } from "./fault";
import { fileLines } from "./file-lines";
import { linePlaces } from "./line-places";

type Manifest = Schemas["ExportManifest"];

/** An export whose signature and lines were checked. */
export interface CheckedExport {
  readonly file: string;
  readonly manifest: Manifest;
}

/** A record or tombstone, and its place in the chain. */
interface PlacedHash {
  readonly place: number;
  readonly hash: string;
}

/**
 * Compares an export with an earlier one: every record of that one is still there, at its place, unless the retention
 * purged it. A chain that was restored from an older copy is consistent; only this comparison finds it.
 * @throws {UsageError} if the two cannot be compared
 */
export async function compareExports(later: CheckedExport, earlier: CheckedExport, faults: Faults): Promise<void> {
  const [now, then] = [chainOf(later), chainOf(earlier)];
  refuseOthers(later, earlier);
  const add = (message: string) => faults.add({ code: "after", line: null, record: null, message });
  for (const [what, found, before] of [
    ["records", now.length, then.length],
    ["purged records", now.purged, then.purged],
  ] as const) {
    if (found >= before) continue;
    add(`the chain has ${found} ${what}, and had ${before} in ${earlier.file}: an older copy of it was restored`);
  }
  const missing = now.damaged.filter(({ kind }) => kind === "missing");
  const present = placedHashes(later);
  let at = await present.next();
  for await (const { place, hash } of placedHashes(earlier)) {
    while (at.done !== true && at.value.place < place) at = await present.next();
    const isMissing = place <= now.purged || missing.some(({ first, last }) => first <= place && place <= last);
    const found = at.done !== true && at.value.place === place ? at.value.hash : null;
    if (found === hash || (found === null && isMissing)) continue;
    const what = found === null ? "is missing" : "is another one";
    add(`record ${place} of ${earlier.file} ${what}: it has the hash ${hash}`);
  }
}

function chainOf({ file, manifest }: CheckedExport): Schemas["WholeChain"] {
  const { whole_chain, chain, reaches_end, filters } = manifest;
  if (whole_chain === undefined) {
    throw new UsageError(
      `--after: ${file} was written by an earlier release, which did not state the chain. Compare exports of this release.`,
    );
  }
  if (chain !== "contiguous" || reaches_end !== true || filters.from !== null) {
    throw new UsageError(
      `--after: ${file} has a part of the chain. Compare exports without from, to, regimes and subject_id.`,
    );
  }
  return whole_chain;
}

function refuseOthers(later: CheckedExport, earlier: CheckedExport): void {
  const placeOf = ({ manifest: { site, filters } }: CheckedExport) => `${filters.environment} of ${site.id}`;
  if (placeOf(later) !== placeOf(earlier)) {
    throw new UsageError(
      `--after: ${earlier.file} is about ${placeOf(earlier)}, ${later.file} about ${placeOf(later)}.`,
    );
  }
  const [now, then] = [later.manifest.created_at, earlier.manifest.created_at];
  if (then > now) {
    throw new UsageError(`--after: ${earlier.file} was created at ${then}, after ${later.file}. Exchange the files.`);
  }
}

async function* placedHashes({ file, manifest }: CheckedExport): AsyncGenerator<PlacedHash> {
  const places = linePlaces(manifest);
  let held: string | null = null;
  for await (const { number, text } of fileLines(createReadStream(file), () => {})) {
    // The last line is the footer.
    if (held !== null && places !== null) yield { place: places.next(), hash: JSON.parse(held).hash };
    held = number === 1 ? null : text;
  }
}
