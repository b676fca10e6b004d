import { type BannerFinding, type LawChange, lawChanges, type ValidationResult } from "@consentform/consent/rules";
import type { DocumentFile, Position } from "../../resources/document-file";

/** A finding with the place in the file that it is about. */
export interface LocatedFinding extends BannerFinding, Position {}

/** The findings in one file. */
export interface FileReport {
  /** Path as it was given. */
  file: string;
  /** The parsed document, even one whose form is refused. */
  document: unknown;
  result: ValidationResult<BannerFinding>;
  /** Errors, then warnings; each from the top of the file to its end. */
  findings: LocatedFinding[];
  /** Laws that take effect within 90 days where the document is for visitors. */
  changes: LawChange[];
}

/** Puts the findings of a file in the order in which a reader meets them. */
export function fileReport(
  file: string,
  result: ValidationResult<BannerFinding>,
  { value, positionOf }: DocumentFile,
): FileReport {
  const locate = (findings: BannerFinding[]): LocatedFinding[] =>
    findings
      .map((finding) => ({ ...finding, ...positionOf(finding.pointer) }))
      .sort((a, b) => a.line - b.line || a.column - b.column);
  return {
    file,
    document: value,
    result,
    findings: [...locate(result.errors), ...locate(result.warnings)],
    changes: lawChanges(value, result.law_day),
  };
}
