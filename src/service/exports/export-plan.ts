import type { Schemas } from "@consentform/consent/contract";
import { isSetBack, readChain } from "../store/consent-chains";
import type { Row, Transaction } from "../store/database";
import { signingKey } from "../store/export-keys";
import { type ExportSelection, hashBefore, type SequenceRange, selectedVersions } from "../store/exports";
import { recordedSite } from "../store/recorded-sites";
import { wholeChain } from "./whole-chain";

/** The contents of a file, decided on one snapshot of the database before its first byte is written. */
export interface ExportPlan {
  readonly exported: Row<"exports">;
  readonly siteName: string;
  readonly selection: ExportSelection;
  /** null: nothing is selected. Records that are added later lie behind it. */
  readonly range: SequenceRange | null;
  readonly counts: Schemas["ExportCounts"];
  readonly chain: Schemas["ExportManifest"]["chain"];
  /** True if the last record of each subject is selected. */
  readonly reachesEnd: boolean;
  readonly firstPrevHash: string | null;
  readonly wholeChain: Schemas["WholeChain"];
  /** Numbers of the versions that the records name. */
  readonly versionNumbers: readonly number[];
  readonly key: Row<"export_keys">;
  readonly createdAt: Date;
}

/** Decides what an export holds. */
export async function planExport(tx: Transaction, exported: Row<"exports">, createdAt: Date): Promise<ExportPlan> {
  const selection = selectionOf(exported);
  const hasRecords = exported.format === "ndjson" || exported.include_consents;
  const versions = hasRecords ? await selectedVersions(tx, selection) : [];
  const site = await recordedSite(tx, exported.workspace_id, exported.site_id);
  if (site === null) throw new Error(`The site ${exported.site_id} of the export is gone.`);
  const key = await signingKey(tx);
  if (key === null)
    throw new Error("There is no key that signs exports, although the service makes one when it starts.");
  const range = rangeOf(versions);
  const chain = await readChain(tx, selection);
  const isPeriod = selection.from !== null || selection.to !== null;
  // Records of other times are between those of the period.
  const isScattered = isPeriod && chain !== null && isSetBack(chain);
  const tombstones = versions.find(({ version_number }) => version_number === null)?.count ?? 0;
  const lines = versions.reduce((sum, { count }) => sum + count, 0);
  return {
    exported,
    siteName: site.name,
    selection,
    range,
    counts: { records: lines - tombstones, tombstones },
    chain: isScattered || isFiltered(selection) ? "filtered" : "contiguous",
    reachesEnd: !isScattered && reachesEnd(selection, [createdAt, chain?.last_at ?? createdAt]),
    firstPrevHash: range === null ? null : await hashBefore(tx, selection, range.first),
    wholeChain: await wholeChain(tx, selection, chain),
    versionNumbers: versions.flatMap(({ version_number }) => version_number ?? []),
    key,
    createdAt,
  };
}

function selectionOf(exported: Row<"exports">): ExportSelection {
  return {
    workspaceId: exported.workspace_id,
    siteId: exported.site_id,
    environment: exported.environment,
    from: exported.from_at,
    to: exported.to_at,
    regimes: exported.regimes,
    subjectId: exported.subject_id,
    versionNumber: exported.version_number,
  };
}

/** Reports whether records between the selected ones may be left out. */
function isFiltered({ regimes, subjectId, versionNumber }: ExportSelection): boolean {
  return regimes.length > 0 || subjectId !== null || versionNumber !== null;
}

/**
 * Reports whether the file has every record of the selected subjects up to its creation. That time was read while the
 * chain was locked, and the snapshot is newer.
 * @param times its creation, and the time of the newest record, which is later if the clock was ahead
 */
function reachesEnd({ regimes, versionNumber, to }: ExportSelection, times: readonly Date[]): boolean {
  return regimes.length === 0 && versionNumber === null && (to === null || times.every((time) => to > time));
}

function rangeOf(versions: readonly SequenceRange[]): SequenceRange | null {
  if (versions.length === 0) return null;
  return {
    first: Math.min(...versions.map(({ first }) => first)),
    last: Math.max(...versions.map(({ last }) => last)),
  };
}
