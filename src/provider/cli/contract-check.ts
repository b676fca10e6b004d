import { Command, Option } from "commander";
import { type ContractDocument, contractDocument } from "../../consent/contract";
import { UsageError } from "../../consent/failures";
import { createClient } from "../client";
import { type CommandContext, processContext } from "./command-context";
import { endpointFor } from "./connection";
import { type ContractDifference, compareContracts } from "./contract/compare-contracts";
import { exitCodes, runCommand } from "./exit-status";

/** The result of a check, as `--format json` prints it. */
interface Report {
  endpoint: string;
  /** `info.version` of both documents. */
  versions: { here: string; there: string };
  verdict: "same" | "compatible" | "incompatible";
  differences: ContractDifference[];
}

/**
 * `consentform contract check`: reads a service's openapi.json and says what in it would break a client, reader or
 * writer made for this package's contract.
 *
 * Exit status: 0 same or compatible, 1 incompatible, 2 no contract could be read.
 */
export function contractCheckCommand(commandContext: CommandContext = processContext): Command {
  return new Command("check")
    .description("Compare a service's openapi.json with the contract of this package.")
    .option("--endpoint <url>", "service to check; default: CONSENTFORM_ENDPOINT. No token is needed")
    .addOption(new Option("--format <name>", "format of the result").choices(["human", "json"]).default("human"))
    .action(async (options: { endpoint?: string; format: "human" | "json" }) => {
      await runCommand(commandContext, () => check(options, commandContext));
    });
}

async function check(
  options: { endpoint?: string; format: "human" | "json" },
  commandContext: CommandContext,
): Promise<number> {
  const report = await makeReport(endpointFor(options.endpoint, commandContext), commandContext);
  for (const line of options.format === "json" ? [JSON.stringify(report, null, 2)] : humanLines(report)) {
    commandContext.stdout(line);
  }
  return report.verdict === "incompatible" ? exitCodes.findings : exitCodes.success;
}

async function makeReport(endpoint: string, commandContext: CommandContext): Promise<Report> {
  const client = createClient({ endpoint, fetch: commandContext.fetch, notify: commandContext.stderr });
  const { data } = await client.call("getOpenApi");
  const theirs: unknown = data;
  if (!isContract(theirs)) {
    throw new UsageError(
      `${client.endpoint} returns an openapi.json without paths and component schemas, which is not a contract.`,
    );
  }
  const ours = contractDocument();
  const differences = compareContracts(ours, theirs);
  const isIncompatible = differences.some((one) => one.isBreaking);
  return {
    endpoint: client.endpoint,
    versions: { here: ours.info.version, there: theirs.info.version },
    verdict: isIncompatible ? "incompatible" : differences.length > 0 ? "compatible" : "same",
    differences,
  };
}

function isContract(value: unknown): value is ContractDocument {
  const document = value as Partial<ContractDocument> | null;
  return (
    typeof document === "object" &&
    document !== null &&
    typeof document.paths === "object" &&
    typeof document.components?.schemas === "object" &&
    typeof document.info?.version === "string"
  );
}

function humanLines(report: Report): string[] {
  const breaking = report.differences.filter((one) => one.isBreaking).length;
  const verdicts: Record<Report["verdict"], string> = {
    same: "the same contract.",
    compatible: `compatible, with ${counted(report.differences.length, "difference")}.`,
    incompatible: `incompatible: ${counted(breaking, "breaking difference")}.`,
  };
  const { here, there } = report.versions;
  return [
    `${report.endpoint} serves contract ${there}; this package is made for ${here}: ${verdicts[report.verdict]}`,
    ...report.differences.map((one) =>
      [
        one.isBreaking ? "breaking  " : "compatible",
        one.subject,
        `${one.place === null ? "" : `${one.place} `}${one.message}`,
      ].join("  "),
    ),
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
