import type { FunctionSchema } from "../schema/attribute";
import type { Value } from "../values";

/** A function of the provider. The engine calls it in plans and in validation. All take one text. */
export interface ProviderFunction {
  readonly name: string;
  readonly schema: FunctionSchema;
  /** Throws what is wrong with the argument, without a word of it: it may be sensitive. */
  call(text: string): Value;
}
