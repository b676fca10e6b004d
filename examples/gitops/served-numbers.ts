import * as consentform from "consentform";

/** The most ids in one call. */
const MOST_IDS = 100;

/** The versions that production serves, by the ids of their sites. A site that has never been live has none. */
export async function servedNumbers(siteIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const served = new Map<string, number>();
  for (let start = 0; start < siteIds.length; start += MOST_IDS) {
    for (const { id, stages } of await consentform.getSites({ id: siteIds.slice(start, start + MOST_IDS) })) {
      if (stages?.production) served.set(id, stages.production.number);
    }
  }
  return served;
}
