import { cataloguedService } from "@consentform/consent/catalogue";
import { UsageError } from "@consentform/consent/failures";
import { evaluateBanner, FIRST_LAW_DAY, type RuleContext, wireFinding } from "@consentform/consent/rules";
import { type FleetSite, readSites } from "../fleet";
import type { CommandContext } from "./command-context";
import type { Declaration } from "./declaration";
import { exitCodes, textOf } from "./exit-status";
import { printOf } from "./paint";
import { type BannerSource, bannerSources, isBanner } from "./validate/banner-sources";
import { codeQualityReport } from "./validate/code-quality-report";
import { humanReport, type Print } from "./validate/human-report";
import { type FileReport, fileReport } from "./validate/located-finding";
import { type NotEvaluated, notEvaluated } from "./validate/not-evaluated";
import { sarifReport } from "./validate/sarif-report";
import { validateForSites } from "./validate/validate-for-sites";
import { readWaiverFile } from "./validate/waiver-file";
import { wholeNumber } from "./whole-number";

type Format = (reports: readonly FileReport[], left: readonly NotEvaluated[], print: Print) => string[];

/** Lines of each output format. */
const formats: Readonly<Record<string, Format>> = {
  human: humanReport,
  json: (reports, left) => [
    JSON.stringify(
      reports.map((report) => jsonReport(report, left)),
      null,
      2,
    ),
  ],
  sarif: (reports, left) => [JSON.stringify(sarifReport(reports, left), null, 2)],
  codequality: (reports) => [JSON.stringify(reports.flatMap(codeQualityReport), null, 2)],
};

const NOT_LEGAL_ADVICE = `
This is not legal advice. No lawyer has reviewed the rules. Rows marked cautious in docs/regimes.md only warn, in codes
that depend on a place. Most rows have not been compared with their source. docs/rules.md describes every code.`;

/** Options as commander passes them on. */
interface Options {
  format: string;
  retention?: number;
  waivers?: string;
  sites?: string;
  on?: string;
}

/** `consentform validate PATHS`: validates banner documents as a deploy would, without a service or a token. */
export const validateCommand: Declaration = {
  formats: Object.keys(formats),
  declare: (command) =>
    command
      .argument("<paths...>", "documents, folders of documents, or - for standard input")
      .option(
        "--retention <days>",
        "retention of consent records in days, 30 to 3650; without it, rules about retention are not evaluated",
        wholeNumber(30, 3650),
      )
      .option("--waivers <file>", "YAML or JSON list of waivers {code, pointer?, reason, approved_by}")
      .option("--sites <table>", "table of sites; validates each document as a template, as every site gets it")
      .option("--on <date>", "validate by the law of another day, YYYY-MM-DD in UTC; default: today")
      .addHelpText("after", NOT_LEGAL_ADVICE),
  run: validateAll,
};

function validateAll({ stdout, stderr, ...terminal }: CommandContext, paths: string[], options: Options): number {
  const context = contextOf(options);
  const sites = options.sites === undefined ? null : readSites(options.sites);
  const outcomes = outcomesOf(bannerSources(paths), { context, sites }, stderr);
  const reports = outcomes.flatMap(({ report }) => report ?? []);
  const skipped = outcomes.filter(({ isOther }) => isOther).map(({ name }) => name);
  if (skipped.length > 0) stderr(`Skipped, since these are not banner documents: ${skipped.join(", ")}`);
  if (skipped.length === outcomes.length)
    throw new UsageError(`${paths.join(", ")} has no banner document (YAML or JSON with schema_version).`);
  if (reports.length === 0) return exitCodes.failure;
  for (const line of formats[options.format]?.(reports, notEvaluated(context), printOf(terminal)) ?? []) stdout(line);
  const unread = outcomes.filter(({ report, isOther }) => report === null && !isOther).map(({ name }) => name);
  if (unread.length > 0) stderr(`Not validated, for the reasons above: ${unread.join(", ")}`);
  if (unread.length > 0) return exitCodes.failure;
  return reports.every(({ result }) => result.valid) ? exitCodes.success : exitCodes.findings;
}

interface Settings {
  context: RuleContext;
  sites: readonly FleetSite[] | null;
}

/** The result of one file; neither for one that cannot be read or parsed. */
interface Outcome {
  name: string;
  report: FileReport | null;
  /** True for a file of a folder that is not a banner document. */
  isOther: boolean;
}

/** Files between two lines of progress, and the fewest files that have such lines. */
const PROGRESS_STEP = 100;

function outcomesOf(sources: readonly BannerSource[], settings: Settings, print: (line: string) => void): Outcome[] {
  return sources.map((source, i) => {
    if (i > 0 && i % PROGRESS_STEP === 0) print(`Read ${i} of ${sources.length} files.`);
    return outcomeOf(source, settings, print);
  });
}

/** Says what cannot be read or parsed, and goes on: the other documents are validated all the same. */
function outcomeOf(source: BannerSource, { context, sites }: Settings, print: (line: string) => void): Outcome {
  const { name } = source;
  try {
    const document = source.read();
    if (!source.isNamed && !isBanner(document.value)) return { name, report: null, isOther: true };
    const result =
      sites === null ? evaluateBanner(document.value, context) : validateForSites(source, document, { sites, context });
    return { name, report: fileReport(name, result, document), isOther: false };
  } catch (error) {
    print(textOf(error));
    return { name, report: null, isOther: false };
  }
}

function jsonReport({ file, result, findings, changes }: FileReport, left: readonly NotEvaluated[]) {
  const { valid, digest, rules_version, law_day } = result;
  const located = findings.map((finding) => {
    const { line, column } = finding;
    return { ...wireFinding(finding), line, column };
  });
  return { file, valid, digest, rules_version, law_day, findings: located, changes, not_evaluated: left };
}

function contextOf({ retention, waivers, on }: Options): RuleContext {
  return {
    day: on === undefined ? new Date().toISOString().slice(0, 10) : lawDay(on),
    catalogue: cataloguedService,
    ...(retention !== undefined && { retentionDays: retention }),
    ...(waivers !== undefined && { waivers: readWaiverFile(waivers) }),
  };
}

/** A day as written, if it is one that the table of regimes has law for. */
function lawDay(text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // A day such as 2026-02-30 would be read as one of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new UsageError(`--on is ${JSON.stringify(text)}; allowed is a day of the calendar, written as 2027-01-31.`);
  if (text >= FIRST_LAW_DAY) return text;
  throw new UsageError(
    `--on is ${JSON.stringify(text)}; the table of regimes starts on ${FIRST_LAW_DAY}. Use a later day.`,
  );
}
