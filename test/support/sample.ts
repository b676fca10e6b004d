/** How many cases run of what has many (CONSENTFORM_FAULTS): `npm test` samples, `npm run test:soak` runs all. */
export type Extent = "sample" | "covering" | "full";

/** Extent of this run. */
export const extent: Extent = extentOf(process.env.CONSENTFORM_FAULTS ?? "sample");

/** Reports whether this run is of the smallest extent. */
export const isSample = extent === "sample";

function extentOf(text: string): Extent {
  if (text === "sample" || text === "covering" || text === "full") return text;
  throw new Error(`CONSENTFORM_FAULTS is ${text}; it must be sample, covering or full`);
}
