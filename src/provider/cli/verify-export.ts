import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import type { Schemas } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import {
  type ConsentAnswer,
  type ConsentWatch,
  checkLines,
  checkSignature,
  compareExports,
  createFaults,
  type Fault,
  type Faults,
  fileLines,
  type LinesVerdict,
  noAnswer,
  readSignedHeaders,
  readText,
  type SignedHeaders,
  unreadable,
  type Verdict,
  watchConsents,
} from "@consentform/consent/proof";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { exitCodes } from "./exit-status";
import { printResult } from "./print-result";
import { shownText } from "./report/shown-text";
import { keysEndpoint, keysFor } from "./verify/export-keys";

/** The most faults, and the most browsers, printed for people; `--format json` has more. */
const MAX_SHOWN = 20;

/** Options as commander hands them over. */
interface Options {
  headers?: string;
  signature?: string;
  after?: string;
  keys?: string;
  endpoint?: string;
  subjectId?: string;
  externalId?: string;
  format: "human" | "json";
}

/** The result of a check, as `--format json` prints it. */
interface Report {
  file: string;
  verdict: Verdict;
  export_id: string | null;
  counts: Schemas["ExportCounts"];
  /** Records of the chain that the retention purged; 0 if the file does not state it. */
  purged: number;
  sha256: string;
  kid: string | null;
  /** Why a verified file does not show that it has every record of its period; null if it does. */
  incomplete: string | null;
  /** The total; `faults` has the first hundred. */
  fault_count: number;
  faults: readonly Fault[];
  /** Which consents are valid. A refuted file gives no answer. */
  consents: ConsentAnswer;
}

/**
 * `consentform verify-export FILE`: checks a proof export as contract 5.3 says, in constant memory, and names what is
 * wrong down to the record. With `--keys` nothing is asked of anyone.
 */
export const verifyExportCommand: Declaration = {
  formats: ["human", "json"],
  endpoint: keysEndpoint,
  declare: (command) =>
    command
      .argument("<file>", "the downloaded export")
      .option(
        "--headers <file>",
        "headers of the download, as `curl --dump-header` writes them (default: <file>.headers, if it exists)",
      )
      .option("--signature <base64>", "header X-Signature-Ed25519 of the download, instead of --headers")
      .option("--keys <file>", "saved response of GET /v1/export-keys; default: request it from the service")
      .option(
        "--after <file>",
        "an earlier export of the same site and environment, with its headers in <file>.headers: check that all of its records are still there",
      )
      .option("--subject-id <id>", "report only the consents of the browser with this subject id")
      .option("--external-id <id>", "report only the consents of browsers with this external id"),
  run: verifyExport,
};

async function verifyExport(commandContext: CommandContext, file: string, options: Options): Promise<number> {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist. Check the path.`);
  const headers = headersFor(file, options);
  const keys = await keysFor(options, commandContext);
  const asked = { subjectId: options.subjectId ?? null, externalId: options.externalId ?? null };
  const faults = createFaults();
  const watch = watchConsents(asked);
  const checked = await checkFile(file, headers, keys, { faults, watch });
  if (options.after !== undefined) await checkAfter(checked, options.after, keys, faults);
  const report = reportOf(checked, faults, watch);
  printResult(report, options.format, humanLines, commandContext);
  return report.verdict === "verified" ? exitCodes.success : exitCodes.findings;
}

/** A file that was read, and the key that signed it. */
interface CheckedFile extends LinesVerdict {
  readonly file: string;
  readonly sha256: string;
  readonly kid: string | null;
}

async function checkFile(
  file: string,
  headers: SignedHeaders,
  keys: readonly Schemas["ExportKey"][],
  { faults, watch }: { readonly faults: Faults; readonly watch: ConsentWatch | null },
): Promise<CheckedFile> {
  const hash = createHash("sha256");
  const { manifest, counts } = await readLines(file, (piece) => hash.update(piece), faults, watch);
  const digest = hash.digest();
  const read = { digest, kid: manifest?.kid ?? null, createdAt: manifest?.created_at ?? null };
  const key = checkSignature(read, headers, keys, faults);
  return { file, manifest, counts, sha256: digest.toString("hex"), kid: key?.kid ?? null };
}

/** Checks an earlier export, which may be damaged, and compares. A refuted file is not compared with. */
async function checkAfter(
  later: CheckedFile,
  file: string,
  keys: readonly Schemas["ExportKey"][],
  faults: Faults,
): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`--after: ${file} does not exist. Check the path.`);
  const ofEarlier = createFaults();
  const earlier = await checkFile(file, headersFor(file, {}), keys, { faults: ofEarlier, watch: null });
  if (ofEarlier.verdict === "refuted") {
    const message = `the earlier export ${file} is not verified: ${ofEarlier.first[0]?.message}`;
    faults.add({ code: "after", line: null, record: null, message });
  } else if (later.manifest !== null && earlier.manifest !== null && faults.verdict !== "refuted") {
    const checked = { file: later.file, manifest: later.manifest };
    await compareExports(checked, { file, manifest: earlier.manifest }, faults);
  }
}

function reportOf({ file, manifest, counts, sha256, kid }: CheckedFile, faults: Faults, watch: ConsentWatch): Report {
  return {
    file,
    verdict: faults.verdict,
    export_id: manifest?.export_id ?? null,
    counts,
    sha256,
    kid,
    purged: manifest?.whole_chain?.purged ?? 0,
    incomplete: faults.verdict === "verified" ? incompleteness(manifest) : null,
    fault_count: faults.count,
    faults: faults.first,
    consents: faults.verdict === "verified" ? watch.answer() : noAnswer(unansweredFor[faults.verdict]),
  };
}

function incompleteness(manifest: Schemas["ExportManifest"] | null): string | null {
  if (manifest?.chain !== "contiguous") return "The filters of the export leave records out.";
  const isStated = manifest.whole_chain !== undefined;
  return isStated ? null : "An earlier release wrote the file. It does not show that the newest records are there.";
}

const unansweredFor = {
  damaged: "Records are missing, so no one can say which consents are valid.",
  refuted: "The file is not verified.",
};

async function readLines(
  file: string,
  see: (piece: Uint8Array) => void,
  faults: Faults,
  watch: ConsentWatch | null,
): Promise<LinesVerdict> {
  try {
    return await checkLines(fileLines(createReadStream(file), see), faults, watch);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** @throws {UsageError} if there is nothing to check the file against */
function headersFor(file: string, { headers, signature }: Pick<Options, "headers" | "signature">): SignedHeaders {
  if (headers !== undefined && signature !== undefined) {
    throw new UsageError("Use only one of --headers and --signature.");
  }
  if (signature !== undefined) return { sha256: null, signature, kid: null };
  const name = headers ?? `${file}.headers`;
  if (headers === undefined && !existsSync(name)) {
    throw new UsageError(
      `The signature of an export is a header of its download. Pass --signature, or --headers with the output of curl --dump-header (${name} does not exist).`,
    );
  }
  const found = readSignedHeaders(readText(name));
  if (found === null) throw new UsageError(`${name} has no header X-Signature-Ed25519.`);
  return found;
}

function humanLines(report: Report): string[] {
  const { file, verdict, counts, purged, export_id, kid, fault_count, faults, consents } = report;
  const erased = counts.tombstones === 0 ? "" : " (erased records)";
  const held = `${counts.records} records and ${counts.tombstones} tombstones${erased}`;
  if (verdict === "verified") {
    const complete = report.incomplete === null ? "complete, unchanged, and signed" : "unchanged, and signed";
    return [
      `${file}: verified. ${held} of export ${export_id}, ${complete} by ${kid}.`,
      ...(purged === 0 ? [] : [`Before them, ${purged} records were purged at the end of their retention.`]),
      ...(report.incomplete === null ? [] : [report.incomplete]),
      ...consentLines(consents),
    ];
  }
  const shown = faults.slice(0, MAX_SHOWN).map(({ line, record, message }) => {
    const place = line === null ? "file" : `line ${line}${record === null ? "" : ` (${record})`}`;
    return `  ${place}: ${message}`;
  });
  const rest = fault_count - shown.length;
  const faultCount = `${fault_count} ${fault_count === 1 ? "fault" : "faults"}`;
  const headline = {
    damaged: `DAMAGED. ${held} of export ${export_id}, unchanged, and signed by ${kid}; others are lost.`,
    refuted: `NOT verified, ${faultCount}.`,
  };
  return [`${file}: ${headline[verdict]}`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

/** One line for each browser. */
function consentLines({ as_of, browsers, unanswered }: ConsentAnswer): string[] {
  if (browsers === null) return [`Consents: ${unanswered}`];
  if (browsers.length === 0) return [`No browser with a consent as of ${as_of}.`];
  const shown = browsers.slice(0, MAX_SHOWN).map(({ subject_id, external_id, categories }) => {
    const states = Object.entries(categories).map(([category, state]) => `${category} ${state}`);
    // Visitors send these ids.
    const name = external_id === null ? subject_id : `${subject_id} (${external_id})`;
    return `  ${shownText(name)}: ${states.join(", ")}`;
  });
  const rest = browsers.length - shown.length;
  return [`Consents of each browser as of ${as_of}:`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}
