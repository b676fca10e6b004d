import { packageVersion } from "@consentform/consent/package-version";
import { type LawChange, lawOf, ruleEntry, rules, wireFinding } from "@consentform/consent/rules";
import type { Log, Notification, Result } from "sarif";
import { announcedChanges, sentenceOf } from "./announced-changes";
import { findingFingerprint } from "./finding-fingerprint";
import type { FileReport, LocatedFinding } from "./located-finding";
import type { NotEvaluated } from "./not-evaluated";
import { rulesPageUrl } from "./rules-page-url";

/**
 * The report as SARIF 2.1.0: one run with all rules, so that a code scanner shows findings at their lines. A rule that
 * was not evaluated is a notification (SARIF 2.1.0, 3.20.21): without it, no result would read as no fault.
 */
export function sarifReport(reports: readonly FileReport[], left: readonly NotEvaluated[]): Log {
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "consentform validate", version: packageVersion, rules: rules.map(ruleOf) } },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              ...left.flatMap((group) => group.codes.map((code) => notificationOf(code, group))),
              ...announcedChanges(reports).map(announcementOf),
            ],
          },
        ],
        results: reports.flatMap(({ file, findings }) => findings.map((finding) => resultOf(file, finding))),
      },
    ],
  };
}

function notificationOf(code: string, { missing, advice }: NotEvaluated): Notification {
  return {
    level: "note",
    message: { text: `${code} was not evaluated: it needs ${missing}; ${advice}.` },
    associatedRule: { id: code, index: rules.findIndex((rule) => rule.code === code) },
  };
}

/** A law that takes effect soon finds nothing today, so it is a notification too. */
function announcementOf(change: LawChange): Notification {
  return { level: "note", message: { text: `${sentenceOf(change)}: ${change.law}.` } };
}

function ruleOf(rule: (typeof rules)[number]) {
  const { code, level } = rule;
  const condition = rule.condition.replaceAll("`", "");
  const fix = rule.fix.replaceAll("`", "");
  const basis = lawOf(rule, ({ text }) => text);
  return {
    id: code,
    shortDescription: { text: condition },
    fullDescription: { text: `${condition} Basis: ${basis}.` },
    helpUri: `${rulesPageUrl}#${code}`,
    help: {
      text: `${fix} Basis: ${basis}.`,
      markdown: `${ruleEntry(rule)}- Page: docs/rules.md#${code} in the package\n`,
    },
    defaultConfiguration: { level: sarifLevel(level) },
  };
}

function resultOf(file: string, finding: LocatedFinding): Result {
  const { line, column } = finding;
  const wire = wireFinding(finding);
  const { code, level, pointer, message, waived } = wire;
  return {
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.code === code),
    level: sarifLevel(level),
    message: { text: message },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: { startLine: line, startColumn: column } },
        logicalLocations: [{ fullyQualifiedName: pointer, kind: "member" }],
      },
    ],
    partialFingerprints: { "codeAndPointer/v1": findingFingerprint(wire) },
    ...(waived !== null && {
      suppressions: [{ kind: "external" as const, status: "accepted" as const, justification: waived.reason }],
    }),
  };
}

function sarifLevel(level: LocatedFinding["level"]): "error" | "warning" {
  return level === "W" ? "warning" : "error";
}

function uriOf(file: string): string {
  return file.split(/[\\/]/).map(encodeURIComponent).join("/");
}
