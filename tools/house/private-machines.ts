/**
 * Machines of our own where the field has a word or a kept library: each name of the code, below what replaces it.
 */
const privateMachines: Readonly<Record<string, readonly RegExp[]>> = {
  "lru-cache": [/\bBoundedMemory\b/, /\bMissingDigests\b/, /\bSilentHosts\b/, /\brememberedFor\b/],
  dataloader: [/\bbatchedLookup\b/],
  "circuit breaker": [/\bPatientMarks\b/],
  "write-behind": [/\bBundleKeeper\b/, /\bFetchNotes\b/],
  "fair queue": [/\bcreateTurns\b/, /\btype Turns\b/],
};

/** The machines that occur in texts. */
export function machinesIn(texts: readonly string[]): string[] {
  return Object.keys(privateMachines).filter((machine) =>
    privateMachines[machine]?.some((name) => texts.some((text) => name.test(text))),
  );
}
