import { statSync } from "node:fs";
import type { Schemas } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import { checkEvidence, type EvidenceVerdict, type Fault, unreadable, type Verdict } from "@consentform/consent/proof";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { exitCodes } from "./exit-status";
import { printResult } from "./print-result";
import { type KeysOptions, keysEndpoint, keysFor } from "./verify/export-keys";

/** Faults that are printed for people; `--format json` has more. */
const MAX_SHOWN = 20;

/** Options as commander passes them on. */
interface Options extends KeysOptions {
  format: "human" | "json";
}

/** The result as `--format json` prints it. */
interface Report {
  folder: string;
  verdict: Verdict;
  site_id: string | null;
  version_number: number | null;
  counts: Schemas["ExportCounts"] | null;
  kid: string | null;
  /** The total; `faults` has the first hundred. */
  fault_count: number;
  faults: readonly Fault[];
}

/**
 * `consentform verify-evidence FOLDER`: checks what `consentform evidence` saved. With `--keys`, nothing is asked of
 * anyone.
 */
export const verifyEvidenceCommand: Declaration = {
  formats: ["human", "json"],
  endpoint: keysEndpoint,
  declare: (command) =>
    command
      .argument("<folder>", "folder with manifest.json")
      .option("--keys <file>", "saved response of GET /v1/export-keys; default: request it from the service"),
  run: verifyEvidence,
};

async function verifyEvidence(commandContext: CommandContext, folder: string, options: Options): Promise<number> {
  refuseFile(folder);
  const keys = await keysFor(options, commandContext);
  const report = reportOf(folder, await checkEvidence(folder, keys));
  printResult(report, options.format, evidenceLines, commandContext);
  return report.verdict === "verified" ? exitCodes.success : exitCodes.findings;
}

/** @throws {UsageError} if it is not a folder */
function refuseFile(folder: string): void {
  try {
    if (statSync(folder).isDirectory()) return;
  } catch (error) {
    throw unreadable(folder, error);
  }
  throw new UsageError(`${folder} is not a folder. Unpack the bundle first, for example with tar -xf.`);
}

function reportOf(folder: string, { manifest, faults }: EvidenceVerdict): Report {
  return {
    folder,
    verdict: faults.verdict,
    site_id: manifest?.site.id ?? null,
    version_number: manifest?.version_number ?? null,
    counts: manifest?.counts ?? null,
    kid: manifest?.kid ?? null,
    fault_count: faults.count,
    faults: faults.first,
  };
}

/** The result for people. */
function evidenceLines({ folder, verdict, site_id, version_number, kid, fault_count, faults }: Report): string[] {
  if (verdict === "verified") {
    return [`${folder}: verified. Version ${version_number} of ${site_id}, complete, unchanged, and signed by ${kid}.`];
  }
  const shown = faults.slice(0, MAX_SHOWN).map(({ line, message }) => {
    return `  ${message}${line === null ? "" : ` (line ${line})`}`;
  });
  const rest = fault_count - shown.length;
  return [
    verdict === "damaged"
      ? `${folder}: DAMAGED. Unchanged, and signed by ${kid}, but consent records are lost.`
      : `${folder}: NOT verified, ${fault_count} ${fault_count === 1 ? "fault" : "faults"}.`,
    ...shown,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
