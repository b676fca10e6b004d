import fc from "fast-check";

/**
 * The seed of everything random in a test file: `CONSENTFORM_SEED`, or a new one for each run. `npm test` and CI fix
 * it, so that a change is tested with the same cases as the one before it; `npm run test:soak` and a single file run by
 * hand look for new cases. A failure prints its seed.
 */
export const seed = Number(process.env.CONSENTFORM_SEED ?? Date.now() % 2 ** 31);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
