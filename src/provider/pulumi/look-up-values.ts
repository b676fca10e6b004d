import { operations } from "@consentform/consent/contract";
import { lookUpArguments } from "../lifecycle/verbs/look-up";
import type { Properties } from "../resources";
import type { DataSource } from "../resources/data-sources";
import { programName } from "../resources/program-name";
import { component } from "../resources/schema";
import { programValue } from "./spelling/translate";

/** The arguments by their names in the contract. @throws Error for an unknown argument */
export function argumentsOf(source: DataSource, args: Properties): Properties {
  const known = new Map(lookUpArguments(source).map(({ name }) => [programName(name), name]));
  const unknown = Object.keys(args).find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(
      `get${source.name}: ${unknown}: is not a known argument; allowed arguments are ${[...known.keys()].join(", ")}.`,
    );
  }
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [known.get(name), value]));
}

/** The answer with the names that programs use. */
export function inProgram({ operation }: DataSource, found: unknown): unknown {
  const { isList, responseSchema } = operations[operation];
  const node = component(responseSchema ?? "");
  return isList ? (found as unknown[]).map((item) => programValue(node, item)) : programValue(node, found);
}
