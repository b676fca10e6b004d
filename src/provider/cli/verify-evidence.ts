import { statSync } from "node:fs";
import { Command, Option } from "commander";
import type { Schemas } from "../../consent/contract";
import { UsageError } from "../../consent/failures";
import { checkEvidence, type EvidenceVerdict, type Fault, unreadable, type Verdict } from "../../consent/proof";
import { type CommandContext, processContext } from "./command-context";
import { exitCodes, runCommand } from "./exit-status";
import { type KeysOptions, keysFor } from "./verify/export-keys";

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
 *
 * Exit status: 0 verified, 1 damaged or refuted, 2 not checked (usage, or no keys).
 */
export function verifyEvidenceCommand(commandContext: CommandContext = processContext): Command {
  return new Command("verify-evidence")
    .description("Check that an evidence bundle is complete, unchanged and signed by the service.")
    .argument("<folder>", "folder with manifest.json")
    .option("--keys <file>", "saved response of GET /v1/export-keys; default: request it from the service")
    .option("--endpoint <url>", "service that provides the keys; default: CONSENTFORM_ENDPOINT. No token is needed")
    .addOption(new Option("--format <name>", "format of the result").choices(["human", "json"]).default("human"))
    .action(async (folder: string, options: Options) => {
      await runCommand(commandContext, () => verifyEvidence(folder, options, commandContext));
    });
}

async function verifyEvidence(folder: string, options: Options, commandContext: CommandContext): Promise<number> {
  refuseFile(folder);
  const keys = await keysFor(options, commandContext);
  const report = reportOf(folder, await checkEvidence(folder, keys));
  const lines = options.format === "json" ? [JSON.stringify(report, null, 2)] : evidenceLines(report);
  for (const line of lines) commandContext.stdout(line);
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
