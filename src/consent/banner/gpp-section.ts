import type { GppSettings } from "./framework-settings";
import type { VisitorPlace } from "./question";

/**
 * The section of a visitor: that of the state if the document has it, otherwise `usnat` if the document has that. Null
 * outside the United States, in a place that no one knows, and where the document has neither.
 */
export function gppSectionName({ sections }: GppSettings, place: VisitorPlace | null): string | null {
  if (place?.country !== "US") return null;
  const own = (place.region ?? "").replace("-", "").toLowerCase();
  return [own, "usnat"].find((name) => sections[name] !== undefined) ?? null;
}
