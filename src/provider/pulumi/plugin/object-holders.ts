import type { EngineProperties } from "../engine-values";
import { printLine } from "../print-line";
import { HIDDEN_INPUT, type HiddenInput } from "../recorded-inputs";
import { type SiblingNotes, siblingNotes } from "./sibling-notes";

/** The incarnation of a resource that has an object since a time, in milliseconds since 1970. */
interface Holder {
  /** The resource's key and the object's id. */
  readonly name: string;
  readonly incarnation?: string | undefined;
  readonly at: number;
}

/** The holder of each object, as this process knows it. */
const holders = new Map<string, Holder>();

let notes: SiblingNotes | undefined;

/** Shares what this process knows about holders with the other plugins of its engine. */
export function shareHolders(engine: string): void {
  notes = siblingNotes(engine);
}

/** Records which incarnation of its resource has the object: what was created, and what is compared with inputs. */
export function noteHolder(id: string, properties: EngineProperties): void {
  const { name, incarnation } = named(id, properties);
  if (holders.has(name) && holders.get(name)?.incarnation === incarnation) return;
  const holder: Holder = { name, incarnation, at: performance.timeOrigin + performance.now() };
  holders.set(name, holder);
  exchanging((shared) => shared.leave(JSON.stringify(holder)));
}

/**
 * True if a later incarnation of the resource has the object, so that deleting it would delete the live one.
 *
 * For `--replace`, `state taint`, `replaceWith` and `replacementTrigger`, the engine asks for no order. Without the
 * option `deleteBeforeReplace` it creates first, and the creation finds the object that it is to replace. If the
 * deployment is then killed, the next one compares the new incarnation before it deletes the old one. With another
 * version of the SDK or another provider, another process creates and compares.
 */
export function isTakenOver(id: string, recorded: EngineProperties): boolean {
  const { name, incarnation } = named(id, recorded);
  const others = exchanging((shared) => {
    const lines = shared.found().filter((line) => line.includes(JSON.stringify(name)));
    return lines.map((line) => JSON.parse(line) as Holder);
  });
  const own = holders.get(name);
  const known = [...(own === undefined ? [] : [own]), ...(others ?? [])];
  const [latest] = known.sort((one, other) => other.at - one.at);
  return latest !== undefined && latest.incarnation !== incarnation;
}

/**
 * Uses the notes, if there are any. If they fail, this process goes on without them: a stack whose user may not read
 * the folder could not be destroyed otherwise. Only a replacement that two providers carry out needs them.
 */
function exchanging<T>(use: (shared: SiblingNotes) => T): T | undefined {
  if (notes === undefined) return undefined;
  try {
    return use(notes);
  } catch (error) {
    notes = undefined;
    printLine(
      `Providers of this deployment cannot share what they create: ${String(error)}. The deployment goes on without. This is safe, except for --replace with another version of the SDK or another provider, which can then delete the new object. Before you use it, let this user read and write the folder.`,
      "warning",
    );
    return undefined;
  }
}

function named(id: string, { [HIDDEN_INPUT]: hidden }: EngineProperties) {
  const { key, incarnation } = hidden as HiddenInput;
  return { name: `${key} ${id}`, incarnation };
}
