import { type Listener, listen } from "@consentform/service";
import { HIDDEN_INPUT } from "../../src/provider/pulumi/recorded-inputs";
import { wholeOutputs } from "../../src/provider/pulumi/recorded-outputs";
import { check, configure, create } from "../../src/provider/pulumi/runtime";
import { type Kind, registry } from "../../src/provider/resources";
import type { Laboratory } from "./laboratory";
import { newKey } from "./managed";

/** Properties as the engine passes them. */
export type Properties = Record<string, unknown>;

/** A resource in the state of a stack: the program's arguments, and what the engine recorded. */
export interface RecordedResource {
  arguments: Properties;
  inputs: Properties;
  outputs: Properties;
}

/** In a captured state, the place of a value that differs from object to object: an id, a time, a secret. */
const GENERATED = "<generated>";

/** Points the provider of this process at the laboratory's service, which then listens on loopback. */
export async function configureRuntime(laboratory: Laboratory): Promise<Listener> {
  const listener = await listen((request) => laboratory.fetch(request), "127.0.0.1", 0);
  const values: Record<string, string> = {
    "consentform:endpoint": `http://127.0.0.1:${listener.port}`,
    "consentform:token": await laboratory.token(),
  };
  await configure({ config: { get: (key: string) => values[key] } } as never);
  return listener;
}

/** Properties as the engine passes them for every operation: the hidden input is among them. */
export function withHidden(kind: Kind, key: string, properties: Properties): Properties {
  return { ...properties, [HIDDEN_INPUT]: { kind, name: kind, key } };
}

/** `up` of a new resource. */
export async function createRecorded(kind: Kind, declared: Properties) {
  const key = newKey();
  const { inputs, failures } = await check({}, withHidden(kind, key, declared));
  expect(failures).toEqual([]);
  const { id, outs } = await create(inputs);
  // Earlier releases recorded all outputs in full.
  const outputs = wholeOutputs(registry[kind], id, shown(outs ?? {}));
  return { key, id, resource: { arguments: declared, inputs: shown(inputs), outputs } };
}

/** Without the hidden input, which names no property. */
export function shown({ [HIDDEN_INPUT]: _hidden, ...properties }: Properties): Properties {
  return properties;
}

/** `captured` with the values of `present` where they differ from object to object. */
export function filled(captured: unknown, present: unknown): unknown {
  if (captured === GENERATED) {
    if (present === undefined) throw new Error("A value that was recorded for every object is recorded no longer.");
    return present;
  }
  if (Array.isArray(captured)) return captured.map((item, index) => filled(item, member(present, index)));
  if (typeof captured !== "object" || captured === null) return captured;
  return Object.fromEntries(
    Object.entries(captured).map(([name, value]) => [name, filled(value, member(present, name))]),
  );
}

function member(value: unknown, name: string | number): unknown {
  return (value as Record<string | number, unknown> | undefined)?.[name];
}
