import { existsSync, readFileSync } from "node:fs";
import { withSingleStops } from "./doubled-stops";

/** The result of one engine command, from the engine's event log rather than from its text. */
export interface EngineRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /**
   * How many resources by operation (`create`, `update`, `same`, `delete`, `replace`, ...); the stack and providers do
   * not count.
   */
  readonly changes: Readonly<Record<string, number>>;
  /** Every step of the last deployment in the order in which the engine began it. */
  readonly steps: readonly EngineStep[];
  /** Messages shown to the user: info, warnings and errors, without colour. */
  readonly diagnostics: readonly EngineDiagnostic[];
}

/** One step on one resource. */
interface EngineStep {
  /** The engine's name of the operation, e.g. `create-replacement`. */
  readonly op: string;
  readonly urn: string;
  /** Type token, e.g. `pulumi-nodejs:dynamic/consentform:Site`. */
  readonly type: string;
  /** Last part of the URN. */
  readonly name: string;
  /** Property paths that differ, as `--json` shows them; empty when the engine knows none. */
  readonly changedPaths: readonly string[];
  /** Top-level properties that force the replacement. */
  readonly replaceKeys: readonly string[];
}

/** One message of the engine. */
interface EngineDiagnostic {
  readonly severity: "info" | "info#err" | "warning" | "error";
  readonly urn: string | null;
  readonly message: string;
}

/** The parts of an engine event that are read here (pulumi: sdk/go/common/apitype/events.go). */
export interface EngineEvent {
  preludeEvent?: unknown;
  diagnosticEvent?: { severity: string; urn?: string; message: string };
  resourcePreEvent?: {
    metadata: {
      op: string;
      urn: string;
      type: string;
      detailedDiff: Record<string, unknown> | null;
      keys?: string[];
      diffs?: string[];
    };
  };
}

const UNCOUNTED_TYPES = /^pulumi:(pulumi:Stack|providers:)/;

/**
 * Reads an event log as far as it was written; a killed engine leaves its last line unfinished.
 *
 * @param file path given to `--event-log`
 */
export function readEngineEvents(file: string): Pick<EngineRun, "changes" | "steps" | "diagnostics"> {
  const events = existsSync(file) ? readFileSync(file, "utf8").split("\n").flatMap(parseLine) : [];
  // `up` writes its preview and its update into one log: only what follows the last prelude is what was done.
  return summarizeEvents(events.slice(events.findLastIndex((event) => event.preludeEvent !== undefined) + 1));
}

/** Counts and lists the events of one deployment. */
export function summarizeEvents(events: readonly EngineEvent[]): Pick<EngineRun, "changes" | "steps" | "diagnostics"> {
  const steps = events.flatMap(toStep);
  const changes: Record<string, number> = {};
  for (const { op, type } of steps) {
    if (!UNCOUNTED_TYPES.test(type)) changes[op] = (changes[op] ?? 0) + 1;
  }
  return { changes, steps, diagnostics: events.flatMap(toDiagnostic) };
}

function parseLine(line: string): EngineEvent[] {
  try {
    return [JSON.parse(line) as EngineEvent];
  } catch {
    return [];
  }
}

function toStep({ resourcePreEvent }: EngineEvent): EngineStep[] {
  if (resourcePreEvent === undefined) return [];
  const { op, urn, type, detailedDiff, keys, diffs } = resourcePreEvent.metadata;
  const changedPaths = Object.keys(detailedDiff ?? {});
  return [
    {
      op,
      urn,
      type,
      name: urn.slice(urn.lastIndexOf("::") + 2),
      changedPaths: changedPaths.length > 0 ? changedPaths : (diffs ?? []),
      replaceKeys: keys ?? [],
    },
  ];
}

function toDiagnostic({ diagnosticEvent }: EngineEvent): EngineDiagnostic[] {
  if (diagnosticEvent === undefined || diagnosticEvent.severity === "debug") return [];
  const severity = diagnosticEvent.severity as EngineDiagnostic["severity"];
  return [{ severity, urn: diagnosticEvent.urn ?? null, message: withSingleStops(diagnosticEvent.message.trim()) }];
}
