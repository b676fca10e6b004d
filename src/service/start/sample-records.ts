import { type Answer, type OperationId, operations, type RequestBody } from "@consentform/consent/contract";
import { starterDocument } from "@consentform/consent/rules";
import type { NewConsent, Service } from "../index";
import { countConsents } from "../store";
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
  const call = callsTo(service, token);
  const id = await sampleSite(call);
  const { answer: site } = await call("getSite", { id });
  if (site.stages?.production === null) await publish(call, id);
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

type Call = ReturnType<typeof callsTo>;

/**
 * Calls operations in this process, regardless of the service's public address. A conflict is returned, and any other
 * refusal is an error.
 */
function callsTo(service: Service, token: string) {
  return async <Id extends OperationId>(
    id: Id,
    values: Readonly<Record<string, string | number>>,
    body?: RequestBody<Id>,
  ) => {
    const { method, path } = operations[id];
    const url = `http://localhost/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))}`;
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const response = await service.fetch(
      new Request(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    );
    const answer: unknown = await response.json();
    const { detail, conflicting_id: conflictingId = null } = answer as { detail?: string; conflicting_id?: string };
    if (!response.ok && conflictingId === null) throw new Error(`${id}: ${detail}`);
    return { answer: answer as Answer<Id>, conflictingId };
  };
}

async function sampleSite(call: Call): Promise<string> {
  const { answer, conflictingId } = await call(
    "createSite",
    {},
    {
      name: "Example shop with sample records",
      external_key: EXTERNAL_KEY,
      settings: { promotion_gate: { mode: "off" as const } },
    },
  );
  return conflictingId ?? answer.id;
}

async function publish(call: Call, id: string): Promise<void> {
  await call("putConfigDraft", { id }, { document: sampleDocument() });
  const { answer: version } = await call("publishVersion", { id }, { environment: "preview" });
  await call("promoteVersion", { id, number: version.number }, {});
}

function sampleDocument(): ReturnType<typeof starterDocument> {
  const document = starterDocument("en");
  return {
    ...document,
    identity: { ...document.identity, controller_name: "Example shop", contact_email: `privacy@${HOST}` },
  };
}
