import { jsonEqual, pathOf } from "@consentform/consent/values";
import { DECLARED } from "../lifecycle";
import type { Properties } from "../resources";
import { type Definition, outputProperties } from "../resources";
import type { EngineProperties } from "./engine-values";
import { isShort, RECORDED_OUTPUT, type ShortOutput, shortOutputs } from "./short-outputs";
import { answeredDefaults } from "./spelling/program-properties";
import { definedOutputs, programOutputValues } from "./spelling/translate";

/**
 * Outputs as state holds them, without what follows from the rest.
 * @param former the recorded outputs, if these are what a refresh read: what they hold in full stays so, because a
 *   refresh without changes must not differ
 */
export function recordedOutputs(
  definition: Definition,
  id: string,
  outputs: Properties,
  former: EngineProperties = {},
): EngineProperties {
  const all = programOutputValues(definition, outputs);
  const kept = { ...all };
  const declared = new Set([DECLARED, ...declaredNames(all)]);
  for (const [name, short] of Object.entries(shortOutputs(definition.kind, answeredDefaults(definition)))) {
    const isFull = former[name] !== undefined && !isShort(former[name], short);
    if (declared.has(name) || isFull || !(name in all)) continue;
    const value = short.shorten(all[name]);
    if (!jsonEqual(restored(short, value, all), all[name])) continue;
    if (value === undefined) delete kept[name];
    else kept[name] = value;
  }
  if (hasOwnId(definition) && kept.id === id && former.id === undefined) delete kept.id;
  return kept;
}

/** Outputs as the lifecycle knows them, from those in state. */
export function knownOutputs(definition: Definition, id: string, recorded: EngineProperties): Properties {
  return definedOutputs(definition, wholeOutputs(definition, id, recorded));
}

/** Outputs in state with those that it leaves out or shortens. */
export function wholeOutputs(definition: Definition, id: string, recorded: EngineProperties): EngineProperties {
  if (recorded[RECORDED_OUTPUT] === undefined) return recorded;
  const all = { ...recorded };
  for (const [name, short] of Object.entries(shortOutputs(definition.kind, answeredDefaults(definition)))) {
    const value = isShort(recorded[name], short) ? restored(short, recorded[name], recorded) : recorded[name];
    if (value !== undefined) all[name] = value;
  }
  return hasOwnId(definition) ? { id, ...all } : all;
}

/** True for a kind whose outputs repeat the resource's id. */
function hasOwnId(definition: Definition): boolean {
  return definition.id === undefined && outputProperties(definition).some(({ name }) => name === "id");
}

function restored(short: ShortOutput, value: unknown, outputs: EngineProperties): unknown {
  return short.restore(
    value,
    short.from.map((name) => outputs[name]),
  );
}

function declaredNames({ [DECLARED]: paths }: Properties): string[] {
  return Array.isArray(paths) ? paths.map((path) => pathOf(String(path))[0] ?? "") : [];
}
