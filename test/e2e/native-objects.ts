import { programInputValues } from "../../src/provider/pulumi/spelling/translate";
import { type Kind, type Properties, registry } from "../../src/provider/resources";
import { rows } from "../conformance/rows";
import type { NativeBench } from "./native-stack";

/** A native resource as a program declares it. */
export interface Declared {
  readonly kind: Kind;
  readonly name: string;
  readonly inputs: Properties;
  readonly options?: object;
}

/** One object of each of these kinds, with every setting that its row has, under the name of its kind. */
export async function oneOfEach(
  { laboratory, client }: NativeBench,
  kinds: readonly Kind[],
  inputsOf = (kind: Kind): Promise<Properties> => rows[kind].inputs(laboratory, client),
): Promise<Declared[]> {
  return Promise.all(
    kinds.map(async (kind) => ({
      kind,
      name: kind,
      inputs: programInputValues(registry[kind], await inputsOf(kind)),
    })),
  );
}

/** Inputs of the kind that a reading returns: a channel has e-mail addresses, because no answer has that of a chat. */
export async function readableInputs({ laboratory, client }: NativeBench, kind: Kind): Promise<Properties> {
  const inputs = await rows[kind].inputs(laboratory, client);
  const [further] = kind === "AlertChannel" ? (rows[kind].further ?? []) : [];
  return further === undefined ? inputs : further(inputs, client);
}
