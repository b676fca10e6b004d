/** Enough requests that the pacing of the client is not measured. */
export const UNPACED = { requests: 1_000_000, seconds: 1 };
