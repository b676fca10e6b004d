import { Command, Option } from "commander";
import { readDocumentFile } from "../resources/document-file";
import { type RuleContext, validateBanner } from "../rules";
import { EXIT, runCommand } from "./exit-status";
import { processSurroundings, type Surroundings } from "./surroundings";
import { codeQualityReport } from "./validate/code-quality-report";
import { humanReport } from "./validate/human-report";
import { type FileReport, fileReport } from "./validate/located-finding";
import { sarifReport } from "./validate/sarif-report";
import { readWaiverFile } from "./validate/waiver-file";

/** Lines of each output format. */
const formats = {
  human: humanReport,
  json: ({ file, result, findings }: FileReport) => {
    const { valid, digest, rules_version } = result;
    return [JSON.stringify({ file, valid, digest, rules_version, findings }, null, 2)];
  },
  sarif: (report: FileReport) => [JSON.stringify(sarifReport(report), null, 2)],
  codequality: (report: FileReport) => [JSON.stringify(codeQualityReport(report), null, 2)],
};

/** Options as commander hands them over. */
interface Options {
  format: keyof typeof formats;
  retention?: string;
  waivers?: string;
}

/**
 * `consentform validate FILE`: judges a banner document as a deploy would, without a service or a token.
 *
 * Exit status: 0 no errors (there may be warnings), 1 errors, 2 a file cannot be read or parsed, or an option is wrong.
 */
export function validateCommand(surroundings: Surroundings = processSurroundings): Command {
  return new Command("validate")
    .description("Judge a banner document (YAML or JSON) by the same rules as the service, offline.")
    .argument("<file>", "the document")
    .addOption(new Option("--format <format>", "how to report").choices(Object.keys(formats)).default("human"))
    .option("--retention <days>", "the site's retention of consent records in days, 30 to 3650; not judged without")
    .option("--waivers <file>", "YAML or JSON list of waivers {code, pointer?, reason, approved_by}")
    .action((file: string, options: Options) => {
      return runCommand(surroundings, () => validateFile(file, options, surroundings));
    });
}

function validateFile(file: string, options: Options, { stdout }: Surroundings): number {
  const context = contextOf(options);
  const document = readDocumentFile(file);
  const report = fileReport(file, validateBanner(document.value, context), document);
  for (const line of formats[options.format](report)) stdout(line);
  return report.result.valid ? EXIT.success : EXIT.findings;
}

function contextOf({ retention, waivers }: Options): RuleContext {
  return {
    ...(retention !== undefined && { retentionDays: wholeDays(retention) }),
    ...(waivers !== undefined && { waivers: readWaiverFile(waivers) }),
  };
}

function wholeDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 30 && days <= 3650) return days;
  throw new Error(`--retention is ${JSON.stringify(text)}; allowed are whole days from 30 to 3650.`);
}
