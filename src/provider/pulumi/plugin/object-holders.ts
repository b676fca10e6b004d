import type { EngineProperties } from "../engine-values";
import { HIDDEN_INPUT, type HiddenInput } from "../recorded-inputs";

/** The incarnation of a resource that has each object, by the resource's key and the object's id. */
const holders = new Map<string, string | undefined>();

/** Records which incarnation of its resource has the object: what was created, and what is compared with inputs. */
export function noteHolder(id: string, properties: EngineProperties): void {
  const { name, incarnation } = named(id, properties);
  holders.set(name, incarnation);
}

/**
 * True if a later incarnation of the resource has the object, so that deleting it would delete the live one.
 *
 * For `--replace`, `state taint`, `replaceWith` and `replacementTrigger`, the engine asks for no order. Without the
 * option `deleteBeforeReplace` it creates first, and the creation finds the object that it is to replace. If the
 * deployment is then killed, the next one compares the new incarnation before it deletes the old one.
 */
export function isTakenOver(id: string, recorded: EngineProperties): boolean {
  const { name, incarnation } = named(id, recorded);
  return holders.has(name) && holders.get(name) !== incarnation;
}

function named(id: string, { [HIDDEN_INPUT]: hidden }: EngineProperties) {
  const { key, incarnation } = hidden as HiddenInput;
  return { name: `${key} ${id}`, incarnation };
}
