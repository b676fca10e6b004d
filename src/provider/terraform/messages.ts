import type { Diagnostic, Step } from "./diagnostic";
import { type AttributePath, type DeepPartial, Diagnostic_Severity, type DynamicValue } from "./protocol";
import type { BlockSchema } from "./schema";
import { objectType } from "./schema/attribute";
import { decodeValue, encodeValue, type Value } from "./values";

/** Diagnostics as the engine gets them. */
export function diagnosticMessages(diagnostics: readonly Diagnostic[]) {
  return diagnostics.map(({ severity, summary, detail, path }) => ({
    severity: severity === "error" ? Diagnostic_Severity.ERROR : Diagnostic_Severity.WARNING,
    summary,
    detail,
    ...(path.length > 0 && { attribute: pathMessage(path) }),
  }));
}

/** A way to an attribute as the engine gets it. */
export function pathMessage(path: readonly Step[]): DeepPartial<AttributePath> {
  return { steps: path.map(stepMessage) };
}

function stepMessage(step: Step) {
  if ("attribute" in step) return { selector: { $case: "attributeName", value: step.attribute } } as const;
  if ("key" in step) return { selector: { $case: "elementKeyString", value: step.key } } as const;
  return { selector: { $case: "elementKeyInt", value: step.index } } as const;
}

/** Reads and writes the values of one block. */
export interface BlockCodec {
  /** Null for an object that is null as a whole. */
  decode(message: DynamicValue | undefined): Readonly<Record<string, Value>> | null;
  encode(attributes: Readonly<Record<string, Value>> | null): DynamicValue;
}

/** The codec of a block. */
export function blockCodec({ attributes }: BlockSchema): BlockCodec {
  const type = ["object", objectType(attributes)] as const;
  return {
    // An object type gives an object or null; the engine never sends a whole resource as unknown.
    decode: (message) => decodeValue(type, message) as Readonly<Record<string, Value>> | null,
    encode: (value) => encodeValue(type, value),
  };
}
