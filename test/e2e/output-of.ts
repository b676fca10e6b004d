import type { EngineRun } from "../support/engine-run";

/** Everything that a run showed to its user, for expectations about texts. */
export function outputOf({ stdout, stderr, diagnostics }: EngineRun): string {
  return [stdout, stderr, ...diagnostics.map(({ message }) => message)].join("\n");
}
