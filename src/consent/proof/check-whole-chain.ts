import type { Schemas } from "../contract";
import type { Fault, Faults } from "./fault";

type Manifest = Schemas["ExportManifest"];

/** The end of what a file holds. */
export interface FileEnd {
  /** Place of the last line in the chain; null if the file states no places, or has no line. */
  readonly place: number | null;
  /** Hash of the last line; null if there is none. */
  readonly hash: string | null;
  /** Number of the footer's line. */
  readonly line: number;
}

const kinds: Readonly<Record<Schemas["ChainDamage"]["kind"], string>> = {
  missing: "missing from the chain, neither purged nor erased",
  unexpected: "stored, and not in the chain or purged from it",
  changed: "not what was added to the chain",
};

/** Reports the losses that a manifest states, and a file that ends before the chain that the manifest states. */
export function checkWholeChain(manifest: Manifest, end: FileEnd, faults: Faults): void {
  const { whole_chain } = manifest;
  if (whole_chain === undefined) return;
  for (const { kind, first, last } of whole_chain.damaged) {
    const which = first === last ? `record ${first} is` : `records ${first} to ${last} are`;
    add(faults, "damaged", null, `the service states that ${which} ${kinds[kind]}`);
  }
  const isWhole = manifest.chain === "contiguous" && manifest.reaches_end === true;
  if (!isWhole || whole_chain.damaged.length > 0) return;
  const { length, purged, last_hash } = whole_chain;
  const hasLines = end.hash !== null;
  const isEmptyPeriod = !hasLines && manifest.filters.from !== null;
  if (isEmptyPeriod || (!hasLines && length === purged)) return;
  if (end.place === length && end.hash === last_hash) return;
  const found = hasLines ? `ends with record ${end.place}` : "has no record";
  const message = `the file ${found}, the chain of the manifest with record ${length}, whose hash is ${last_hash}`;
  add(faults, "count", end.line, message);
}

function add(faults: Faults, code: Fault["code"], line: number | null, message: string): void {
  faults.add({ code, line, record: null, message });
}
