import fc from "fast-check";
import { withTimeout } from "../../src/service/runtime/with-timeout";

/** Sequences for each model: few, or as many as CONSENTFORM_MODEL_RUNS says (`npm run test:soak`: 100). */
const numRuns = Number(process.env.CONSENTFORM_MODEL_RUNS ?? 2);
/**
 * A sequence that takes longer hangs, which is a failure. Longer than any single wait in it, whose failure says more.
 */
const sequenceMs = 120_000;
/**
 * A run on a busy machine ends early rather than late, and says so; fast-check reports the shortest sequence that it
 * has found until then. Longer than one sequence may take, since fast-check takes none for a failure.
 */
const limitMs = Math.max(sequenceMs + 30_000, numRuns * 10_000);

/** For jest: longer than the property takes, so that it is the property that reports. */
export const modelTimeoutMs = limitMs + 2 * sequenceMs;
/** The output of a failure, as JSON with the members seed, path and replayPath: that sequence alone is run. */
const replay = JSON.parse(process.env.CONSENTFORM_MODEL_REPLAY ?? "{}");

/** The model and the service to compare. */
export interface Compared<Model extends object, Real> {
  readonly model: Model;
  readonly real: Real;
}

/** A step: what it does to both. `check` says whether it makes sense in a state of the model. */
export type Step<Model extends object, Real> = fc.AsyncCommand<Model, Real>;

/** Makes a step. @param name with its arguments, for the report of a failure */
export function step<Model extends object, Real>(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step<Model, Real> {
  return { check, run, toString: () => name };
}

/**
 * Runs random sequences of steps against a fresh model and a fresh workspace each, and compares both at the end as
 * well. A failure is reported with its seed and paths, which CONSENTFORM_MODEL_REPLAY takes, and shrunk to few steps;
 * one that hangs is not shrunk.
 * @param maxCommands steps of one sequence
 */
export async function holdModel<Model extends object, Real>(
  steps: readonly fc.Arbitrary<Step<Model, Real>>[],
  setUp: () => Promise<Compared<Model, Real>>,
  compare: (model: Model, real: Real) => Promise<void>,
  maxCommands = 40,
): Promise<void> {
  let ended = 0;
  let isUnderWay = false;
  let running = Promise.resolve();
  const run = async (commands: Iterable<Step<Model, Real>>) => {
    isUnderWay = true;
    try {
      const compared = await setUp();
      await fc.asyncModelRun(() => compared, commands);
      await compare(compared.model, compared.real);
      ended += 1;
    } finally {
      isUnderWay = false;
    }
  };
  const { seed, path, replayPath } = replay;
  const sequences = fc.commands([...steps], { maxCommands, size: "max", ...(replayPath && { replayPath }) });
  try {
    await fc.assert(
      fc.asyncProperty(sequences, async (commands) => {
        // After one that hangs, another one beside it on the same service would prove nothing.
        if (isUnderWay) return;
        running = run(commands);
        await withTimeout(running, sequenceMs);
      }),
      { numRuns, interruptAfterTimeLimit: limitMs, ...(path && { seed, path }) },
    );
  } catch (error) {
    await withTimeout(running, sequenceMs).catch(() => {});
    throw error;
  }
  // The time limit does not end the sequence that is under way, which has to hold as well.
  await withTimeout(running, sequenceMs);
  if (ended < numRuns && !path)
    console.log(`${ended} of ${numRuns} sequences in ${limitMs / 1000} s: the machine is busy.`);
}
