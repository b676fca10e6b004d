import type { World } from "./world";

/** A number from 0 up to 1, from the world's randomness: for jitter, so that tests control it. */
export function randomFraction(world: Pick<World, "randomBytes">): number {
  return Buffer.from(world.randomBytes(4)).readUInt32BE() / 2 ** 32;
}
