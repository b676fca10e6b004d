/**
 * Reports whether this run tries few cases of what has many: `npm test` does, `npm run test:long` tries more
 * (CONSENTFORM_FAULTS).
 */
export const isSample = (process.env.CONSENTFORM_FAULTS ?? "sample") === "sample";
