import type { Schemas } from "@consentform/consent/contract";

/** production or preview. */
export type Environment = Schemas["Environment"];

/** Every environment. */
export const environments: readonly Environment[] = ["preview", "production"];

/**
 * The results of a query in preview and in production, one after the other. The newest row of one environment is the
 * first entry of an index; asked for both at once, the database reads an entry of each row that a site ever had.
 */
export async function inEachEnvironment<T>(find: (environment: Environment) => Promise<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for (const environment of environments) found.push(await find(environment));
  return found;
}
