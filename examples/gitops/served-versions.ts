import * as consentform from "consentform";

/** The most ids in one call. */
const MOST_IDS = 100;

type Stages = NonNullable<consentform.GetSitesResult["stages"]>;

/** The version that production serves of a site, and who moved it there. */
export type ServedVersion = NonNullable<Stages["production"]>;

/** The versions that production serves, by the ids of the sites. A site that has never been live has nothing. */
export async function servedVersions(siteIds: readonly string[]): Promise<ReadonlyMap<string, ServedVersion>> {
  const served = new Map<string, ServedVersion>();
  for (let start = 0; start < siteIds.length; start += MOST_IDS) {
    for (const { id, stages } of await consentform.getSites({ id: siteIds.slice(start, start + MOST_IDS) })) {
      if (stages?.production) served.set(id, stages.production);
    }
  }
  return served;
}
