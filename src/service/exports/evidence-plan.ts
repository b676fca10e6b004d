import type { Schemas } from "@consentform/consent/contract";
import { canonicalJson } from "@consentform/consent/values";
import { storedDocument } from "../drafts/draft-view";
import { frozenServices } from "../drafts/evaluate-document";
import { installCheckView } from "../install-checks/install-check-view";
import { findingsSarif } from "../scans/findings-sarif";
import { findingView, scanView } from "../scans/scan-view";
import type { Queryable, Row, Transaction } from "../store/database";
import { allFindings } from "../store/findings";
import { newestCheckOf } from "../store/install-checks";
import { newestScanOfVersion, scanById } from "../store/scans";
import { pointersOf } from "../store/stages";
import { suppressionComments } from "../store/suppressions";
import { findVersion } from "../store/versions";
import { versionView } from "../versions/version-view";
import { type ExportPlan, planExport } from "./export-plan";

/** A file of a bundle that fits into memory. */
interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The contents of a bundle, decided on one snapshot of the database before its first byte is written. */
export interface EvidencePlan {
  readonly plan: ExportPlan;
  readonly version: Row<"versions">;
  readonly scanId: string | null;
  /** All files but the consent records, the manifest and its signature. */
  readonly files: readonly TextFile[];
}

/** Decides what an evidence bundle holds. `origin` is where the service publishes its contract. */
export async function planEvidence(
  tx: Transaction,
  exported: Row<"exports">,
  createdAt: Date,
  origin: string,
): Promise<EvidencePlan> {
  const { site_id, version_number } = exported;
  const version = version_number === null ? null : await findVersion(tx, site_id, version_number);
  if (version === null) throw new Error(`Version ${version_number} of ${site_id} is gone.`);
  const scan = await scanBehind(tx, version);
  const view = versionView(version, await pointersOf(tx, site_id));
  return {
    plan: await planExport(tx, exported, createdAt),
    version,
    scanId: scan?.id ?? null,
    files: [
      file("version.json", view),
      // As they were hashed, so that sha256sum shows the digests.
      { path: "document.json", text: canonicalJson(storedDocument(version)) },
      { path: "services.json", text: canonicalJson(frozenServices(version)) },
      file("findings.json", findingsOfVersion(view)),
      file("gate.json", gateOf(view)),
      file("production.json", productionOf(view)),
      file("install-checks.json", await installChecksOf(tx, version)),
      ...(scan === undefined ? [] : await scanFiles(tx, scan, createdAt, origin)),
    ],
  };
}

function file(path: string, content: unknown): TextFile {
  return { path, text: `${JSON.stringify(content, null, 2)}\n` };
}

/** The scan that the gate looked at, else the newest completed one of the version in preview. */
async function scanBehind(
  tx: Queryable,
  { site_id, number, gate }: Row<"versions">,
): Promise<Row<"scans"> | undefined> {
  const id = gate?.scan_id ?? (await newestScanOfVersion(tx, site_id, number))?.id;
  return id === undefined ? undefined : scanById(tx, id);
}

/** The result of the rules when the version was made, and its waivers. */
function findingsOfVersion({ rules_version, warnings, waivers }: Schemas["Version"]) {
  return { rules_version, findings: warnings, waivers };
}

/** The gate's result at the last entry into production, and who let the version in. */
function gateOf(version: Schemas["Version"]) {
  return { gate: version.gate, decided_by: version.gate === null ? null : lastEntryBy(version) };
}

/** First and last entry into production; null if it never was there. The gate is asked at every entry. */
function productionOf(version: Schemas["Version"]) {
  const { first_in_production_at, gate, stages, bundle_sha256, consent_revision } = version;
  return {
    first_entry_at: first_in_production_at,
    last_entry_at: gate?.checked_at ?? null,
    last_entry_by: gate === null ? null : lastEntryBy(version),
    serves_now: stages.includes("production"),
    bundle_sha256: bundle_sha256.production,
    consent_revision: consent_revision.production,
  };
}

/** A version enters production by a promotion, or when it is made: published there, or copied by a rollback. */
function lastEntryBy({ gate, promoted_at, promoted_by, published_by }: Schemas["Version"]): Schemas["Actor"] {
  return promoted_by !== null && promoted_at === gate?.checked_at ? promoted_by : published_by;
}

async function installChecksOf(tx: Queryable, { site_id, number }: Row<"versions">) {
  const newest = async (environment: Schemas["Environment"]) => {
    const check = await newestCheckOf(tx, { siteId: site_id, environment, number });
    return check === undefined ? null : installCheckView(check);
  };
  return { preview: await newest("preview"), production: await newest("production") };
}

async function scanFiles(tx: Queryable, scan: Row<"scans">, now: Date, origin: string): Promise<TextFile[]> {
  const { id, site_id: siteId, environment } = scan;
  const findings = (await allFindings(tx, id)).map(findingView);
  const suppressions = await suppressionComments(tx, siteId, environment, now);
  const contractUrl = `${origin}/v1/openapi.json`;
  return [
    file("scan.json", { scan: scanView(scan), findings }),
    file("scan.sarif", findingsSarif(findings, { siteId, environment, contractUrl, suppressions })),
  ];
}
