import { lastAnnouncedDay } from "@consentform/consent/rules";
import { counted } from "../report/shown-text";
import { announcedChanges, sentenceOf } from "./announced-changes";
import type { FileReport, LocatedFinding } from "./located-finding";
import type { NotEvaluated } from "./not-evaluated";

/** Marks a part of a line, such as with a color. */
export type Paint = (style: "error" | "warning" | "good" | "faint", text: string) => string;

/** The report as text: findings and a sum for each document, then changes of the law, and what was not evaluated. */
export function humanReport(reports: readonly FileReport[], left: readonly NotEvaluated[], paint: Paint): string[] {
  return [
    ...reports.flatMap((report) => documentLines(report, paint)),
    ...changeLines(reports, paint),
    ...notEvaluatedLines(left, paint),
  ];
}

/** A line for the place and the code, one for what to do and what it rests on, and a sum. */
function documentLines({ file, result, findings }: FileReport, paint: Paint): string[] {
  const sum = [counted(result.errors.length, "error"), counted(result.warnings.length, "warning")].join(", ");
  const isInForm = result.errors.every(({ level }) => level !== "S");
  const style = !result.valid ? "error" : result.warnings.length > 0 ? "warning" : "good";
  return [
    ...findings.flatMap((finding) => findingLines(file, finding, paint)),
    `${file}: ${paint(style, sum)} (rules of ${result.rules_version}, law of ${result.law_day})`,
    ...(isInForm ? [] : ["    The other rules are evaluated once the document matches the schema."]),
  ];
}

function findingLines(file: string, finding: LocatedFinding, paint: Paint): string[] {
  const { line, column, level, code, pointer, message, basis, source_url, waivable, waived, grace } = finding;
  const severity = level === "W" ? "warning" : "error";
  return [
    `${file}:${line}:${column} ${paint(severity, severity)} ${code} at ${pointer === "" ? "the document" : pointer}`,
    `    ${message} ${paint("faint", `[${basis}]`)}`,
    ...(source_url === null ? [] : [`    ${paint("faint", source_url)}`]),
    ...(waivable && waived === null && !grace ? ["    A waiver can turn this error into a warning."] : []),
    ...(waived === null ? [] : [`    Waived by ${waived.approved_by}: ${waived.reason}`]),
    ...(grace ? ["    This rule is newer than the document. It becomes an error when the document changes."] : []),
  ];
}

/** A line for each law that takes effect soon where one of the documents is for visitors. */
function changeLines(reports: readonly FileReport[], paint: Paint): string[] {
  const changes = announcedChanges(reports);
  const [first] = reports;
  if (first === undefined || changes.length === 0) return [];
  return [
    `Law that changes by ${lastAnnouncedDay(first.result.law_day)}; --on <date> validates by the law of that day:`,
    ...changes.map((change) => `  ${sentenceOf(change)}: ${paint("faint", change.law)}`),
  ];
}

function notEvaluatedLines(left: readonly NotEvaluated[], paint: Paint): string[] {
  if (left.length === 0) return [];
  return [
    "Not evaluated:",
    ...left.map(
      ({ missing, advice, codes }) => `  ${codes.join(", ")}: ${paint("faint", `needs ${missing}; ${advice}`)}`,
    ),
  ];
}
