import type { Schemas } from "../contract";

/** The place in the chain of each line of a contiguous file. */
export interface LinePlaces {
  /** The place of the next line. */
  next(): number;
  /** True if records are missing before the line that {@link next} returned last. */
  isAfterGap(): boolean;
}

/**
 * Counts places from the first line of a file on, and skips those whose records the manifest reports as missing.
 * @returns null for a file that does not state them: of an earlier release, or filtered
 */
export function linePlaces(manifest: Schemas["ExportManifest"] | null): LinePlaces | null {
  const { first_sequence, whole_chain, chain } = manifest ?? {};
  if (chain !== "contiguous" || whole_chain === undefined || typeof first_sequence !== "number") return null;
  const missing = whole_chain.damaged.filter(({ kind }) => kind === "missing");
  let place = first_sequence - 1;
  let position = 0;
  let isAfterGap = false;
  return {
    next: () => {
      place += 1;
      isAfterGap = false;
      for (let gap = missing[position]; gap !== undefined && gap.first <= place; gap = missing[position]) {
        isAfterGap ||= gap.last >= place - 1;
        place = Math.max(place, gap.last + 1);
        position += 1;
      }
      return place;
    },
    isAfterGap: () => isAfterGap,
  };
}
