import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { Command, Option } from "commander";
import type { Schemas } from "../contract";
import { type CommandContext, processContext } from "./command-context";
import { UsageError } from "./connection";
import { exitCodes, runCommand } from "./exit-status";
import { shownText } from "./report/shown-text";
import {
  type AskedBrowsers,
  type ConsentAnswer,
  type ConsentWatch,
  noAnswer,
  watchConsents,
} from "./verify/browser-consents";
import { checkLines, type LinesVerdict } from "./verify/check-lines";
import { checkSignature } from "./verify/check-signature";
import { keysFor } from "./verify/export-keys";
import { createFaults, type Fault, type Faults } from "./verify/fault";
import { fileLines } from "./verify/file-lines";
import { readText, unreadable } from "./verify/read-text";
import { readSignedHeaders, type SignedHeaders } from "./verify/signed-headers";

/** The most faults, and the most browsers, printed for people; `--format json` has more. */
const MAX_SHOWN = 20;

/** Options as commander hands them over. */
interface Options {
  headers?: string;
  signature?: string;
  keys?: string;
  endpoint?: string;
  subjectId?: string;
  externalId?: string;
  format: "human" | "json";
}

/** The result of a check, as `--format json` prints it. */
interface Report {
  file: string;
  verdict: "verified" | "refuted";
  export_id: string | null;
  counts: Schemas["ExportCounts"];
  sha256: string;
  kid: string | null;
  /** The total; `faults` has the first hundred. */
  fault_count: number;
  faults: readonly Fault[];
  /** Which consents are valid. A refuted file gives no answer. */
  consents: ConsentAnswer;
}

/**
 * `consentform verify-export FILE`: checks a proof export as contract 5.3 says, in constant memory, and names what is
 * wrong down to the record. With `--keys` nothing is asked of anyone.
 *
 * Exit status: 0 verified, 1 refuted, 2 not checked (usage, or no keys).
 */
export function verifyExportCommand(commandContext: CommandContext = processContext): Command {
  return new Command("verify-export")
    .description("Check that a proof export is complete, unchanged and signed by the service.")
    .argument("<file>", "the downloaded export")
    .option(
      "--headers <file>",
      "headers of the download, as `curl --dump-header` writes them (default: <file>.headers, if it exists)",
    )
    .option("--signature <base64>", "header X-Signature-Ed25519 of the download, instead of --headers")
    .option("--keys <file>", "saved response of GET /v1/export-keys; default: request it from the service")
    .option("--endpoint <url>", "service that provides the keys; default: CONSENTFORM_ENDPOINT. No token is needed")
    .option("--subject-id <id>", "report only the consents of the browser with this subject id")
    .option("--external-id <id>", "report only the consents of browsers with this external id")
    .addOption(new Option("--format <name>", "format of the result").choices(["human", "json"]).default("human"))
    .action(async (file: string, options: Options) => {
      await runCommand(commandContext, () => verifyExport(file, options, commandContext));
    });
}

async function verifyExport(file: string, options: Options, commandContext: CommandContext): Promise<number> {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist. Check the path.`);
  const headers = headersFor(file, options);
  const keys = await keysFor(options, commandContext);
  const asked = { subjectId: options.subjectId ?? null, externalId: options.externalId ?? null };
  const report = await makeReport(file, headers, keys, asked);
  for (const line of options.format === "json" ? [JSON.stringify(report, null, 2)] : humanLines(report)) {
    commandContext.stdout(line);
  }
  return report.verdict === "verified" ? exitCodes.success : exitCodes.findings;
}

async function makeReport(
  file: string,
  headers: SignedHeaders,
  keys: readonly Schemas["ExportKey"][],
  asked: AskedBrowsers,
): Promise<Report> {
  const faults = createFaults();
  const watch = watchConsents(asked);
  const hash = createHash("sha256");
  const { manifest, counts } = await readLines(file, (piece) => hash.update(piece), faults, watch);
  const digest = hash.digest();
  const read = { digest, kid: manifest?.kid ?? null, createdAt: manifest?.created_at ?? null };
  const key = checkSignature(read, headers, keys, faults);
  return {
    file,
    verdict: faults.count === 0 ? "verified" : "refuted",
    export_id: manifest?.export_id ?? null,
    counts,
    sha256: digest.toString("hex"),
    kid: key?.kid ?? null,
    fault_count: faults.count,
    faults: faults.first,
    consents: faults.count === 0 ? watch.answer() : noAnswer("The file is not verified."),
  };
}

async function readLines(
  file: string,
  see: (piece: Uint8Array) => void,
  faults: Faults,
  watch: ConsentWatch,
): Promise<LinesVerdict> {
  try {
    return await checkLines(fileLines(createReadStream(file), see), faults, watch);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** @throws {UsageError} if there is nothing to check the file against */
function headersFor(file: string, { headers, signature }: Options): SignedHeaders {
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

function humanLines({ file, verdict, counts, export_id, kid, fault_count, faults, consents }: Report): string[] {
  const held = `${counts.records} records and ${counts.tombstones} tombstones`;
  if (verdict === "verified") {
    return [
      `${file}: verified. ${held} of export ${export_id}, complete, unchanged, and signed by ${kid}.`,
      ...consentLines(consents),
    ];
  }
  const shown = faults.slice(0, MAX_SHOWN).map(({ line, record, message }) => {
    const place = line === null ? "file" : `line ${line}${record === null ? "" : ` (${record})`}`;
    return `  ${place}: ${message}`;
  });
  const rest = fault_count - shown.length;
  return [
    `${file}: NOT verified, ${fault_count} ${fault_count === 1 ? "fault" : "faults"}.`,
    ...shown,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
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
