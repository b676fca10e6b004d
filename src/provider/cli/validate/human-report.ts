import { listed } from "@consentform/consent/values";
import { counted } from "../report/shown-text";
import { announcedChanges, sentenceOf } from "./announced-changes";
import { type FaultEntry, faultEntries, type RuleFault } from "./fault-entries";
import type { FileReport } from "./located-finding";
import { namedItems } from "./named-items";
import type { NotEvaluated } from "./not-evaluated";
import { rulesPageUrl } from "./rules-page-url";
import { wrappedLines } from "./wrapped-lines";

/** Marks a part of a line, such as with a color. */
export type Paint = (style: "error" | "warning" | "good" | "faint", text: string) => string;

/** The marks and the width of a printed report. */
export interface Print {
  paint: Paint;
  /** Longest line, in characters. */
  columns: number;
}

/** A document with its faults, each once. */
interface Checked extends FileReport {
  entries: FaultEntry[];
  /** False where the form was refused, so that nothing else was evaluated. */
  isInForm: boolean;
}

const INDENT = "    ";

/** The report as text: the faults, coming law, what was not evaluated, and a verdict on each document. */
export function humanReport(reports: readonly FileReport[], left: readonly NotEvaluated[], print: Print): string[] {
  const checked = reports.map(checkedReport);
  const paragraph = (text: string) => wrappedLines(text, print.columns);
  const notes = [...changeNotes(checked), ...notEvaluatedNote(checked, left)].flatMap(paragraph);
  return [
    ...checked.flatMap((report) => report.entries.flatMap((entry) => [...entryLines(report, entry, print), ""])),
    ...notes,
    ...(notes.length === 0 ? [] : [""]),
    ...checked.flatMap((report) => verdictLines(report, print)),
    ...sumNote(checked).flatMap(paragraph),
    ...[...waiverNote(checked), ...closingNote(checked)].flatMap(paragraph),
  ];
}

function checkedReport(report: FileReport): Checked {
  const isInForm = report.findings.every(({ fix }) => fix !== null);
  return { ...report, entries: faultEntries(report.findings), isInForm };
}

/** The place and the code; below it, what is wrong, what to do, where, and what it rests on. */
function entryLines({ file, document }: Checked, entry: FaultEntry, { paint, columns }: Print): string[] {
  const { first, isError, fix, rules, sources, waivableAt } = entry;
  const { line, column, pointer } = first;
  const severity = isError ? "error" : "warning";
  const [code, ...alsoFoundBy] = rules.map((rule) => rule.code);
  const names = namedItems(document, pointer).map((name) => ` (${name})`);
  const part = (text: string, indent = "  ") =>
    wrappedLines(text, columns - INDENT.length, indent).map((each) => INDENT + each);
  const about = (rule: RuleFault) => [
    ...(rule.where === "" ? [] : part(`Where: ${rule.where}`)),
    ...(rule.waived === null ? [] : part(`Waived by ${rule.waived.approved_by}: ${rule.waived.reason}`)),
  ];
  const remedy = fix === null ? [] : part(`Fix: ${fix}`);
  const [only, ...others] = rules;
  const faults =
    others.length === 0
      ? [...part(only.fault, ""), ...remedy, ...about(only)]
      : [...rules.flatMap((rule) => [...part(rule.fault, ""), ...about(rule).map((each) => `  ${each}`)]), ...remedy];
  return [
    `${file}:${line}:${column} ${paint(severity, severity)} ${code} at ${pointer || "the document"}${names.join("")}`,
    ...(alsoFoundBy.length === 0 ? [] : part(`Also: ${alsoFoundBy.join(", ")}`)),
    ...faults,
    ...(waivableAt.length === 0 ? [] : part(`Pointers for waivers: ${listed(waivableAt)}`)),
    ...[
      ...sources.flatMap((source) => part(`Source: ${source}`)),
      ...rules.map((rule) => `${INDENT}Rule: ${rulesPageUrl}#${rule.code}`),
    ].map((each) => paint("faint", each)),
  ];
}

function verdictLines({ file, entries, isInForm }: Checked, { paint, columns }: Print): string[] {
  const errors = entries.filter(({ isError }) => isError).length;
  const warnings = entries.length - errors;
  const sum = `${errors === 0 ? "no errors" : counted(errors, "error")}${warnings === 0 ? "" : `, ${counted(warnings, "warning")}`}.`;
  const verdict = errors > 0 ? `${file} cannot be published: ${sum}` : `You can publish ${file}: ${sum}`;
  const style = errors > 0 ? "error" : warnings > 0 ? "warning" : "good";
  const form = isInForm ? "" : "Correct its form first; the other rules are evaluated after that.";
  return [
    ...wrappedLines(verdict, columns).map((line) => paint(style, line)),
    ...(form === "" ? [] : wrappedLines(form, columns)),
  ];
}

/** The sum of a run over several documents. */
function sumNote(checked: readonly Checked[]): string[] {
  const refused = checked.filter(({ entries }) => entries.some(({ isError }) => isError)).length;
  if (checked.length < 2) return [];
  return [`You can publish ${checked.length - refused} of ${checked.length} documents.`];
}

/** The decision that a user can record in place of a correction, explained once. */
function waiverNote(checked: readonly Checked[]): string[] {
  const errors = checked.flatMap(({ entries }) => entries.filter(({ isError }) => isError));
  const others = errors.filter(({ rules }) => rules.some(({ isUnwaivable }) => isUnwaivable));
  const waivable = errors.length - others.length;
  if (waivable === 0) return [];
  const codes = new Set(others.flatMap(({ rules }) => rules.flatMap((rule) => (rule.isUnwaivable ? [rule.code] : []))));
  const which = codes.size === 0 ? "" : ` Not waivable: ${[...codes].join(", ")}.`;
  return [
    `A waiver turns an error into a warning and records who decided so, and why. \`validate\` reads waivers from --waivers <file>. They are possible for ${waivable} of ${counted(errors.length, "error")}.${which}`,
  ];
}

/** A sentence for each law that takes effect soon where one of the documents is for visitors. */
function changeNotes(checked: readonly Checked[]): string[] {
  return announcedChanges(checked.filter(({ isInForm }) => isInForm)).map(
    (change) => `${sentenceOf(change)} (${change.law}). Check with --on ${change.at}.`,
  );
}

/** How much was not evaluated, for a reader who has findings to compare it with. */
function notEvaluatedNote(checked: readonly Checked[], left: readonly NotEvaluated[]): string[] {
  const count = left.flatMap(({ codes }) => codes).length;
  if (count === 0 || !checked.some(({ entries, isInForm }) => isInForm && entries.length > 0)) return [];
  return [`Not evaluated: ${counted(count, "rule")} that need more than the document. --format json names them.`];
}

function closingNote([first]: readonly Checked[]): string[] {
  if (first === undefined) return [];
  const { rules_version, law_day } = first.result;
  return [`Rules of ${rules_version}, law of ${law_day}. This is not legal advice.`];
}
