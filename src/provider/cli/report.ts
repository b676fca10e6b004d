import { writeFileSync } from "node:fs";
import { InvalidArgumentError, Option } from "commander";
import type { CommandContext } from "./command-context";
import { connect, endpointFor } from "./connection";
import type { Declaration } from "./declaration";
import { exitCodes } from "./exit-status";
import { askService } from "./report/ask-service";
import { htmlReport } from "./report/html-report";
import { markdownReport } from "./report/markdown-report";
import { planReport, type Report } from "./report/plan-report";
import { readPlan } from "./report/read-plan";

const formats: Readonly<Record<string, (report: Report, pictures: URL | null) => string>> = {
  markdown: markdownReport,
  html: htmlReport,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
};

/** The values of `--fail-on`: the name in errors, and the condition for a report. */
const failures: Readonly<Record<string, { readonly noun: string; readonly isIn: (report: Report) => boolean }>> = {
  delete: { noun: "deletions", isIn: ({ deletions }) => deletions.length > 0 },
  production: {
    noun: "changes to production",
    isIn: ({ production }) => production.some(({ action }) => action !== "forget"),
  },
  findings: {
    noun: "errors",
    isIn: ({ banners, messages }) =>
      messages.some(({ severity }) => severity === "error") ||
      banners.some(({ findings }) => findings.some(({ level }) => level === "error")),
  },
};

/** Options as commander passes them on. */
interface Options {
  format: string;
  output?: string;
  failOn?: string[];
  pictures?: URL;
  endpoint?: string;
}

/** `consentform report PLAN`: what a plan would change, for the person who approves it. */
export const reportCommand: Declaration = {
  formats: Object.keys(formats),
  endpoint: {
    use: "service to query for what production serves",
    token: "Queried only if CONSENTFORM_TOKEN is set; a read-only token is sufficient",
  },
  declare: (command) =>
    command
      .argument(
        "<plan>",
        "output of `pulumi preview --json`, `pulumi refresh --preview-only --json` or `terraform show -json`; - for standard input",
      )
      .option("--output <file>", "file to write; default: standard output")
      .addOption(
        new Option("--fail-on <what...>", "exit with 3 if the plan has one of these, or is incomplete").choices(
          Object.keys(failures),
        ),
      )
      .option("--pictures <url>", "address of the banner's pictures, for a link in Markdown and HTML", webAddress),
  run: report,
};

async function report(commandContext: CommandContext, file: string, options: Options): Promise<number> {
  const plan = readPlan(file);
  const offline = planReport(plan);
  const isAsked = (commandContext.variables.CONSENTFORM_TOKEN ?? "").trim() !== "";
  if (options.endpoint !== undefined && !isAsked) {
    throw new Error(
      "--endpoint is set, but CONSENTFORM_TOKEN is not. Set it to a read-only token, or leave out --endpoint.",
    );
  }
  const whole = isAsked
    ? await askService(
        offline,
        plan,
        connect(options.endpoint, commandContext),
        endpointFor(options.endpoint, commandContext),
      )
    : offline;
  const text = formats[options.format]?.(whole, options.pictures ?? null);
  if (options.output === undefined) commandContext.stdout((text ?? "").replace(/\n$/, ""));
  else writeFileSync(options.output, text ?? "");
  return isFailing(whole, options.failOn ?? [], commandContext) ? exitCodes.refused : exitCodes.success;
}

function webAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError("Expected an address that begins with https:// or http://.");
  }
  return url;
}

/** An incomplete plan always fails: it may contain every named change. */
function isFailing(report: Report, names: readonly string[], { stderr }: CommandContext): boolean {
  if (names.length === 0) return false;
  const nouns = names.flatMap((name) => (failures[name]?.isIn(report) ? [failures[name].noun] : []));
  const reasons = [
    ...(nouns.length === 0 ? [] : [`contains ${nouns.join(", ")}`]),
    ...(report.complete ? [] : ["is incomplete"]),
  ];
  if (reasons.length > 0) stderr(`Refused by --fail-on: the plan ${reasons.join(" and ")}.`);
  return reasons.length > 0;
}
