import type { ProviderRpcs } from "../protocol";
import { decodeValue, encodeValue } from "../values";
import { providerFunctions } from "./index";

/** Answers calls of the provider's functions, which need no configuration. */
export function functionRpcs(): Required<Pick<ProviderRpcs, "callFunction">> {
  return {
    callFunction: async ({ name, arguments: given }) => {
      const called = providerFunctions.find((candidate) => candidate.name === name);
      if (called === undefined) return { error: { text: `This provider has no function ${name}.` } };
      const text = decodeValue("string", given[0]);
      try {
        return { result: encodeValue(called.schema.returnType, called.call(String(text))) };
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        // The engine adds a full stop.
        return { error: { text: text.replace(/\.$/, ""), functionArgument: 0 } };
      }
    },
  };
}
