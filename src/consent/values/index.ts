/** Functions on JSON values and texts, which each room uses. They need no rule, so they load fast. */

export { applyMergePatch } from "./apply-merge-patch";
export { canonicalJson, digest, digestOfCanonical } from "./canonical-json";
export { clipped, describeValue, listed } from "./describe-value";
export { entryOf } from "./entry-of";
export { formatWords } from "./format-words";
export { isObject } from "./is-object";
export { isoDurationDays } from "./iso-duration";
export { depthOf } from "./json-depth";
export { jsonEqual } from "./json-equal";
export { pathOf, pointerTo } from "./json-pointer";
export { normalizedName } from "./normalized-name";
export { patternWords } from "./pattern-words";
export { isTimeZone } from "./time-zone";
export { fitsPattern } from "./wildcard";
