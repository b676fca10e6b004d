import type { FileReport, LocatedFinding } from "./located-finding";

/** The report as text: a line for the place and the code, one for what to do and what it rests on, and a sum. */
export function humanReport({ file, result, findings }: FileReport): string[] {
  const sum = [count(result.errors.length, "error"), count(result.warnings.length, "warning")].join(", ");
  return [
    ...findings.flatMap((finding) => findingLines(file, finding)),
    `${file}: ${sum} (rules of ${result.rules_version})`,
  ];
}

function findingLines(file: string, finding: LocatedFinding): string[] {
  const { line, column, level, code, pointer, message, basis, waived, grace } = finding;
  return [
    `${file}:${line}:${column} ${level === "W" ? "warning" : "error"} ${code} at ${pointer === "" ? "the document" : pointer}`,
    `    ${message} [${basis}]`,
    ...(waived === null ? [] : [`    Waived by ${waived.approved_by}: ${waived.reason}`]),
    ...(grace ? ["    This rule is newer than the document. It becomes an error when the document changes."] : []),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
