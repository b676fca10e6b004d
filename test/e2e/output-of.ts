import type { EngineRun } from "../support/engine-run";

/** Everything that a run showed to its user, for expectations about texts. */
export function outputOf({ stdout, stderr, diagnostics }: EngineRun): string {
  return [stdout, stderr, ...diagnostics.map(({ message }) => message)].join("\n");
}

/**
 * The run, if it succeeded.
 *
 * @throws Error with everything that it showed, which says more than an exit code
 */
export function succeeded<Run extends EngineRun>(run: Run): Run {
  if (run.exitCode !== 0) throw new Error(`the engine failed with exit code ${run.exitCode}:\n${outputOf(run)}`);
  return run;
}
