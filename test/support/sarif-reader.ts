import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import multitool from "@microsoft/sarif-multitool";
import type { Log } from "sarif";

/** The columns that the reader prints for each result. */
const columns = [
  ...["RuleId", "RuleIndex", "Level", "Message", "BaselineState", "Suppressions", "PartialFingerprints"],
  ...["Location.Uri", "Location.Region.StartLine", "Run.Tool.Name", "Run.AutomationDetails.Id"],
] as const;

/** A result as the reader understood it; absent is an empty text, a list has `|` between its members. */
type ReadResult = Readonly<Record<(typeof columns)[number], string>>;

/** The reader's view of a log. */
export interface SarifReading {
  /** Errors and warnings, as `level rule: text`. */
  readonly complaints: readonly string[];
  readonly results: readonly ReadResult[];
}

/** All rules of the standard and of GitHub's code scanning, but the one that asks the web whether addresses answer. */
const configuration = `<?xml version="1.0" encoding="utf-8"?>
<Properties><Properties Key="SARIF2006.UrisShouldBeReachable.Options">
  <Property Key="RuleEnabled" Value="Disabled" Type="Driver.RuleEnabledState" />
</Properties></Properties>`;

/**
 * Lets a reader that shares nothing with this project read logs: the Multitool of the people who edit the standard.
 *
 * @param logs texts of logs
 * @throws {Error} when it cannot even parse one
 */
export async function readSarif(...logs: readonly string[]): Promise<SarifReading[]> {
  const folder = mkdtempSync(join(tmpdir(), "consentform-sarif-"));
  try {
    const files = logs.map((log, index) => {
      const file = join(folder, `${index}.sarif`);
      writeFileSync(file, log);
      return file;
    });
    const complaints = await complaintsAbout(files, folder);
    return await Promise.all(
      files.map(async (file, index) => ({
        complaints: complaints.get(`${index}.sarif`) ?? [],
        results: await resultsOf(file, folder),
      })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function complaintsAbout(files: readonly string[], folder: string): Promise<Map<string, string[]>> {
  const [settings, output] = [join(folder, "rules.xml"), join(folder, "complaints.json")];
  writeFileSync(settings, configuration);
  const about = ["--rule-kind", "Sarif;Gh", "--level", "Error;Warning", "--config", settings, "--output", output];
  await run(folder, "validate", ...files, ...about);
  const [found] = (JSON.parse(readFileSync(output, "utf8")) as Log).runs;
  if (found?.invocations?.[0]?.executionSuccessful !== true) throw new Error("The reader did not come to its end.");
  const complaints = new Map<string, string[]>();
  for (const { ruleId = "", ruleIndex = -1, level = "warning", message, locations } of found.results ?? []) {
    const file = basename(locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? "");
    const template = found.tool.driver.rules?.[ruleIndex]?.messageStrings?.[message.id ?? ""]?.text ?? "";
    const text = template.replace(/\{(\d)\}/g, (_, index) => message.arguments?.[Number(index)] ?? "");
    complaints.set(file, [...(complaints.get(file) ?? []), `${level} ${ruleId}: ${text}`]);
  }
  return complaints;
}

async function resultsOf(file: string, folder: string): Promise<ReadResult[]> {
  const reported = await run(folder, "project", file, "--columns", columns.join(","), "--format", "ndjson");
  const lines = reported.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as ReadResult);
}

async function run(folder: string, ...args: string[]): Promise<string> {
  // npm leaves it without this right where packages may run no scripts.
  chmodSync(multitool, 0o755);
  // Without ICU, which a machine may lack, and with what it unpacks in a folder that is removed.
  const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1", DOTNET_BUNDLE_EXTRACT_BASE_DIR: folder };
  const { stdout } = await promisify(execFile)(multitool, args, { env, maxBuffer: 64 << 20 });
  return stdout;
}
