import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { Schemas } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import { checkEvidence, checkSignature, createFaults, type Faults } from "@consentform/consent/proof";
import { type Client, type Clock, isProblem, systemClock } from "../client";
import type { CommandContext } from "./command-context";
import { connect } from "./connection";
import { type Declaration, withToken } from "./declaration";
import { type DownloadedBundle, downloadBundle } from "./evidence/download-bundle";
import { BundleError, unpackBundle } from "./evidence/unpack-bundle";
import { exitCodes, textOf } from "./exit-status";
import { keysFor } from "./verify/export-keys";
import { wholeNumber } from "./whole-number";

/** Options as commander passes them on. */
interface Options {
  site: string;
  version?: number;
  consents?: true;
  out?: string;
  timeoutMinutes: number;
  endpoint?: string;
}

/** The context of every step. */
interface Context {
  readonly client: Client;
  readonly clock: Clock;
  readonly options: Options;
  readonly commandContext: CommandContext;
  readonly stop: AbortSignal;
  /** By the clock. */
  readonly deadlineMs: number;
}

/** Ends when the user interrupts the process; `release` gives the signal back. */
export interface Interruption {
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/**
 * `consentform evidence --site SITE`: has the service build the evidence for a version, downloads it, checks it, and
 * unpacks it into a folder, which appears only when it is complete and verified. The public keys are saved beside it.
 * Interrupted, it exits with 130.
 */
export function evidenceCommand(
  clock: Clock = systemClock,
  interruption: () => Interruption = onInterrupt,
): Declaration {
  return {
    endpoint: withToken,
    declare: (command) =>
      command
        .requiredOption("--site <id>", "id of the site")
        .option(
          "--version <n>",
          "number of the version; default: the one that production serves",
          wholeNumber(1, Number.MAX_SAFE_INTEGER),
        )
        .option("--consents", "include the consent records that name the version")
        .option("--out <folder>", "folder to create; default: evidence-<site>-v<version>")
        .option("--timeout-minutes <n>", "maximum time to wait, 1 to 1440", wholeNumber(1, 1440), 60),
    run: async (context, options: Options) => {
      const { signal, release } = interruption();
      return saveEvidence(options, context, clock, signal).finally(release);
    },
  };
}

async function saveEvidence(
  options: Options,
  commandContext: CommandContext,
  clock: Clock,
  stop: AbortSignal,
): Promise<number> {
  try {
    if (options.out !== undefined) refuseTaken(folderOf(options));
    const client = connect(options.endpoint, commandContext);
    const deadlineMs = clock.now() + options.timeoutMinutes * 60_000;
    return await save({ client, clock, options, commandContext, stop, deadlineMs });
  } catch (error) {
    if (stop.aborted) {
      commandContext.stderr("Interrupted. Nothing was saved; the service keeps what it built for 7 days.");
      return exitCodes.interrupted;
    }
    commandContext.stderr(textOf(error));
    return error instanceof BundleError ? exitCodes.findings : exitCodes.failure;
  }
}

async function save(context: Context): Promise<number> {
  const { client, clock, options, commandContext, stop, deadlineMs } = context;
  const { stdout, stderr } = commandContext;
  const made = await queue(context);
  if (made === null) return late(context);
  const out = folderOf(options, made.version_number);
  refuseTaken(out);
  stderr(`Queued the export ${made.id} of version ${made.version_number}.`);
  // Beside the folder, so that it can be renamed at the end.
  const work = mkdtempSync(`${out}.partial-`);
  try {
    const [file, folder] = [join(work, "bundle.tar"), join(work, "files")];
    const onWait = once(() => stderr("Waiting until the service has built it."));
    const bundle = await downloadBundle(client, clock, made.id, { file, deadlineMs, stop, onWait });
    if (bundle === null) return late(context);
    stderr(`Downloaded ${bundle.size} bytes.`);
    const keys = await keysFor({ endpoint: options.endpoint }, commandContext);
    const faults = await unpackChecked(bundle, { file, folder }, keys, made);
    stop.throwIfAborted();
    if (faults.verdict === "refuted") {
      stderr("The download is not what the service signed. Try again; nothing was saved.");
      for (const { message } of faults.first.slice(0, 20)) stderr(`  ${message}`);
      return exitCodes.findings;
    }
    refuseTaken(out);
    renameSync(folder, out);
    writeFileSync(`${out}.keys.json`, `${JSON.stringify({ keys }, null, 2)}\n`);
    stdout(`${out}: evidence for version ${made.version_number} of ${options.site}, ${faults.verdict}.`);
    for (const { message } of faults.first.slice(0, 20)) stderr(`  ${message}`);
    stdout(
      `${out}.keys.json: the public keys. Check offline: consentform verify-evidence ${out} --keys ${out}.keys.json`,
    );
    return faults.verdict === "verified" ? exitCodes.success : exitCodes.findings;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Creates the export, after another one of the site that is being built; null: not in time. */
async function queue({
  client,
  clock,
  options,
  commandContext,
  stop,
  deadlineMs,
}: Context): Promise<Schemas["Export"] | null> {
  const { site: id, version, consents } = options;
  const body = {
    format: "evidence" as const,
    ...(version === undefined ? {} : { version_number: version }),
    ...(consents === true ? { include_consents: true } : {}),
  };
  const reportRunning = once((other) =>
    commandContext.stderr(`The site is building another export (${other}). Waiting for it.`),
  );
  for (;;) {
    try {
      return (await client.call("createExport", { path: { id }, body, signal: stop })).data;
    } catch (error) {
      const isBusy = isProblem(error, "conflict") && error.members.reason === "export-building";
      if (!isBusy) throw error;
      if (clock.now() >= deadlineMs) return null;
      reportRunning(String(error.members.conflicting_id));
      await clock.sleep(5000, stop);
    }
  }
}

async function unpackChecked(
  { digest, headers }: DownloadedBundle,
  { file, folder }: { readonly file: string; readonly folder: string },
  keys: readonly Schemas["ExportKey"][],
  made: Schemas["Export"],
): Promise<Faults> {
  const faults = createFaults();
  checkSignature({ digest, kid: null, createdAt: null }, headers, keys, faults);
  // Nothing that the service has not signed is unpacked.
  if (faults.count > 0) return faults;
  // Consent records are personal data: for the user who asked only.
  mkdirSync(folder, { mode: 0o700 });
  await unpackBundle(file, folder);
  const checked = await checkEvidence(folder, keys);
  const { manifest } = checked;
  if (manifest !== null && (manifest.export_id !== made.id || manifest.version_number !== made.version_number)) {
    const message = `it is the export ${manifest.export_id} of version ${manifest.version_number}`;
    checked.faults.add({ code: "selection", line: null, record: null, message });
  }
  return checked.faults;
}

function late({ options, commandContext }: Context): number {
  commandContext.stderr(
    `The evidence was not built within ${options.timeoutMinutes} minutes. Run the command again, or raise --timeout-minutes.`,
  );
  return exitCodes.failure;
}

/**
 * The folder to create, without a slash at its end, which would make a place for a file beside it one inside it.
 *
 * @throws {UsageError} for an empty text
 */
function folderOf({ out, site }: Options, version: number | null = null): string {
  if (out === "") throw new UsageError("--out is empty. Name a folder to create.");
  return out === undefined ? `evidence-${site}-v${version}` : normalize(out).replace(/(?<=.)[/\\]+$/, "");
}

/** @throws {UsageError} if there is something already, or no place for it */
function refuseTaken(out: string): void {
  for (const path of [out, `${out}.keys.json`]) {
    if (existsSync(path))
      throw new UsageError(`${path} already exists. Remove it, or choose another folder with --out.`);
  }
  if (!existsSync(dirname(out)))
    throw new UsageError(`--out: the folder ${dirname(out)} does not exist. Create it first.`);
}

function onInterrupt(): Interruption {
  const stop = new AbortController();
  const end = () => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  return {
    signal: stop.signal,
    release: () => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, end);
    },
  };
}

function once<Arguments extends unknown[]>(act: (...given: Arguments) => void): (...given: Arguments) => void {
  let isDone = false;
  return (...given) => {
    if (!isDone) act(...given);
    isDone = true;
  };
}
