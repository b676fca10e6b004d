import type { Runtime } from "./runtime";

/** A number from 0 up to 1, from the runtime's randomness: for jitter, so that tests control it. */
export function randomFraction(runtime: Pick<Runtime, "randomBytes">): number {
  return Buffer.from(runtime.randomBytes(4)).readUInt32BE() / 2 ** 32;
}
