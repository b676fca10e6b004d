/** Values of the engines' type system and their encodings. */
export { type CtyType, typeBytes } from "./cty-type";
export { decodeValue, encodeValue, parseJson } from "./dynamic-value";
export { readValue } from "./read-value";
export { hasUnknown, UNKNOWN, type Value } from "./value";
