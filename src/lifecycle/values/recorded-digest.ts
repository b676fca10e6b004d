import type { Properties, Property } from "../../resources";
import { digest } from "../../rules";

/**
 * What outputs hold for a declared `digestOnly` property: the digest that `check` left beside it, which spares a second walk through
 * a large document, or else one made here.
 */
export function recordedDigest({ name, traits }: Property, inputs: Properties): unknown {
  const known = traits.digestOnly === undefined ? undefined : inputs[traits.digestOnly];
  return known ?? digest(inputs[name]);
}
