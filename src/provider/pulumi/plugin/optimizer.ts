import { setFlagsFromString } from "node:v8";

/** Calls of a deployment of 250 resources. With more, the optimizing compiler saves more than it costs. */
const CALLS_WITHOUT = 500;

let calls = 0;

/**
 * Keeps V8 from optimizing functions. Until it has optimized those of a small deployment, the deployment has ended: it
 * took a sixth of the plugin's processor time.
 */
export function holdOptimizer(): void {
  setFlagsFromString("--no-opt");
}

/** Counts a call. A large deployment gets the optimizing compiler. */
export function countCall(): void {
  calls += 1;
  if (calls === CALLS_WITHOUT) setFlagsFromString("--opt");
}
