/**
 * A type of the engines' type system (cty), written as its JSON form is: what schemas send and what says how a value is
 * encoded. Kinds that no schema of ours uses (tuples, `dynamic`) are left out.
 */
export type CtyType =
  | "string"
  | "number"
  | "bool"
  | readonly ["list" | "set" | "map", CtyType]
  | readonly ["object", { readonly [attribute: string]: CtyType }];

/** The type as schemas carry it: its JSON in bytes. */
export function typeBytes(type: CtyType): Buffer {
  return Buffer.from(JSON.stringify(type));
}
