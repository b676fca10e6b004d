import { createHash } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";
import { packageVersion } from "@consentform/consent/package-version";
import { canonicalJson } from "@consentform/consent/values";
import type { Queryable } from "../store/database";
import { type SelectedRow, selectedRows } from "../store/exports";
import { findVersion } from "../store/versions";
import type { ExportPlan } from "./export-plan";

/** Records that are read, written and held in memory at once. */
const ROWS_AT_ONCE = 1000;

/**
 * The text of an export in pieces of bounded size, at any length: manifest, records, footer (contract 5.3).
 * @throws {Error} if records vanished or were erased since the plan was made: make another plan
 */
export async function* exportLines(db: Queryable, plan: ExportPlan): AsyncGenerator<string> {
  yield* manifest(db, plan);
  const recordsHash = createHash("sha256");
  const found = { records: 0, tombstones: 0 };
  let finalHash: string | null = null;
  for await (const rows of pages(db, plan)) {
    for (const row of rows) {
      recordsHash.update(row.hash);
      found[row.record === null ? "tombstones" : "records"] += 1;
      finalHash = row.hash;
    }
    yield rows.map(line).join("");
  }
  if (found.records !== plan.counts.records || found.tombstones !== plan.counts.tombstones) {
    throw new Error("Records were purged or erased while the export was built.");
  }
  const footer: Schemas["ExportFooter"] = {
    count: found.records + found.tombstones,
    final_hash: finalHash,
    records_hash: recordsHash.digest("hex"),
  };
  yield `${JSON.stringify(footer)}\n`;
}

/** The first line. Versions come last and one by one, because each may be half a mebibyte. */
async function* manifest(db: Queryable, plan: ExportPlan): AsyncGenerator<string> {
  const { exported, siteName, counts, chain, reachesEnd, firstPrevHash, range, wholeChain, key, createdAt } = plan;
  const head: Omit<Schemas["ExportManifest"], "versions"> = {
    export_id: exported.id,
    site: { id: exported.site_id, name: siteName },
    filters: {
      environment: exported.environment,
      from: exported.from_at?.toISOString() ?? null,
      to: exported.to_at?.toISOString() ?? null,
      regimes: exported.regimes,
      subject_id: exported.subject_id,
      include_versions: exported.include_versions,
      ...(exported.version_number === null ? {} : { version_number: exported.version_number }),
    },
    counts,
    chain,
    reaches_end: reachesEnd,
    first_prev_hash: firstPrevHash,
    first_sequence: range?.first ?? null,
    whole_chain: wholeChain,
    tool_version: packageVersion,
    created_at: createdAt.toISOString(),
    kid: key.kid,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"versions":[`;
  const numbers = exported.include_versions ? plan.versionNumbers : [];
  for (const [index, number] of numbers.entries()) {
    const version = await findVersion(db, exported.site_id, number);
    if (version === null) throw new Error(`Version ${number} of ${exported.site_id} is gone.`);
    const { config_digest, services_digest } = version;
    const document: unknown = JSON.parse(version.document);
    const services: unknown = JSON.parse(version.services);
    yield `${index > 0 ? "," : ""}${canonicalJson({ number, config_digest, services_digest, document, services })}`;
  }
  yield "]}\n";
}

/** The rows of a plan, page by page; the next page is read while the present one is written. */
async function* pages(db: Queryable, { selection, range, chain }: ExportPlan): AsyncGenerator<readonly SelectedRow[]> {
  if (range === null) return;
  // Between the first and the last record of a contiguous file, there is nothing outside the period.
  const inRange = chain === "filtered" ? selection : { ...selection, from: null, to: null };
  const read = (first: number): Promise<SelectedRow[]> =>
    selectedRows(db, inRange, { first, last: range.last }, ROWS_AT_ONCE);
  let rows = await read(range.first);
  while (rows.length > 0) {
    const last = rows.at(-1)?.sequence ?? range.last;
    const next = rows.length === ROWS_AT_ONCE ? read(last + 1) : Promise.resolve([]);
    // Its failure is thrown where it is awaited, which may be long after it happened.
    next.catch(() => {});
    yield rows;
    rows = await next;
  }
}

/**
 * A record's canonical JSON, which is what was hashed, with `hash` and `masked` behind it: who cuts them off again can
 * recompute the hash without a JSON library (docs/guides/verify-export.md).
 */
function line({ id, record, hash, erased_at }: SelectedRow): string {
  if (record !== null) return `${record.slice(0, -1)},"hash":"${hash}","masked":false}\n`;
  const tombstone: Schemas["ConsentTombstone"] = { id, hash, erased_at: erased_at?.toISOString() ?? "" };
  return `${JSON.stringify(tombstone)}\n`;
}
