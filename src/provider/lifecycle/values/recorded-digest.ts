import { digest } from "@consentform/consent/values";
import type { Properties, Property } from "../../resources";

/**
 * The digest that outputs store for a declared `digestOnly` property: the one that `check` computed, which saves a
 * second walk through a large document, or one computed here.
 */
export function recordedDigest({ name, traits }: Property, inputs: Properties): unknown {
  const known = traits.digestOnly === undefined ? undefined : inputs[traits.digestOnly];
  return known ?? digest(inputs[name]);
}
