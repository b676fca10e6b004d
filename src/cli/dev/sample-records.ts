import { type Client, createClient, isProblem } from "../../client";
import { starterDocument } from "../../rules";
import type { NewConsent, Service } from "../../service";
import { countConsents } from "../../service/store";
import { syntheticConsents } from "./synthetic-consents";

/** The site that holds the samples; the user's own sites are never touched. */
const EXTERNAL_KEY = "consentform-dev-samples";
const HOST = "shop.example";
const SEED = 20_261_121;
/** Records of one transaction. */
const BATCH_SIZE = 1000;

/** A site with records to look at. */
export interface SampleSite {
  readonly id: string;
  readonly records: number;
}

/**
 * Sees to it that there is a site with invented consent records: `consentform dev --consents N`.
 * @param token of the workspace that gets the site
 * @param count how many records it has at least, when this is done; those of earlier starts count
 */
export async function makeSampleRecords(service: Service, token: string, count: number): Promise<SampleSite> {
  const client = createClient({
    // Answered in this process, regardless of its public address.
    endpoint: "http://localhost",
    token,
    fetch: (request) => service.fetch(request),
  });
  const id = await sampleSite(client);
  const { data: site } = await client.call("getSite", { path: { id } });
  if (site.stages?.production === null) await publish(client, id);
  const stored = await countConsents(service.store.db, { siteId: id, environment: "production" });
  const { categories } = sampleDocument();
  const invented = syntheticConsents({
    siteId: id,
    host: HOST,
    requiredCategories: categories.flatMap(({ key, required }) => (required === true ? [key] : [])),
    optionalCategories: categories.flatMap(({ key, required }) => (required === true ? [] : [key])),
    count: Math.max(0, count - stored),
    seed: SEED + stored,
    until: service.runtime.now(),
  });
  let batch: NewConsent[] = [];
  for (const consent of invented) {
    batch.push(consent);
    if (batch.length < BATCH_SIZE) continue;
    await service.recordConsents(batch);
    batch = [];
  }
  await service.recordConsents(batch);
  return { id, records: Math.max(count, stored) };
}

async function sampleSite(client: Client): Promise<string> {
  try {
    const body = {
      name: "Example shop with sample records",
      external_key: EXTERNAL_KEY,
      settings: { promotion_gate: { mode: "off" as const } },
    };
    return (await client.call("createSite", { body })).data.id;
  } catch (error) {
    const id = isProblem(error, "conflict") ? error.members.conflicting_id : null;
    if (typeof id !== "string") throw error;
    return id;
  }
}

async function publish(client: Client, id: string): Promise<void> {
  await client.call("putConfigDraft", { path: { id }, body: { document: sampleDocument() } });
  const { data: version } = await client.call("publishVersion", { path: { id }, body: { environment: "preview" } });
  await client.call("promoteVersion", { path: { id, number: version.number }, body: {} });
}

function sampleDocument(): ReturnType<typeof starterDocument> {
  const document = starterDocument("en");
  return {
    ...document,
    identity: { ...document.identity, controller_name: "Example shop", contact_email: `privacy@${HOST}` },
  };
}
