import { sql } from "kysely";
import { type Client, createClient } from "../src/provider/client";
import { createSession, read } from "../src/provider/lifecycle";
import { pulumiWording } from "../src/provider/pulumi/wording";
import { type Kind, registry } from "../src/provider/resources";
import { startPopulatedService } from "./populated-service";
import type { Row } from "./row";

/** Sites of the fleet: what is copied and its copies. */
const SITES = 500;
/** Reads that an engine has under way on two cores. */
const PARALLEL = 8;
/** Most requests of a refresh. */
const MOST_REQUESTS = 12;

interface Resource {
  readonly kind: Kind;
  readonly id: string;
  readonly recorded: Record<string, unknown>;
}

/**
 * Requests of a refresh of many sites with every kind that hangs from a site, against one request for each resource.
 */
export async function measureRefresh(): Promise<Row[]> {
  const service = await startPopulatedService(SITES - 1);
  // Each of the copies has open issues; here all of them are suppressed.
  await sql`update issues set suppression_reason = 'accepted_risk', suppression_comment = 'Known.', suppressed_at = now(),
    suppressed_by = '{"type":"system","id":null}'`.execute(service.service.store.db);
  let requests = 0;
  const client = createClient({
    endpoint: "http://127.0.0.1:4071",
    token: service.token,
    fetch: (request) => {
      requests += 1;
      return service.service.fetch(request, { address: "127.0.0.1" });
    },
  });
  const resources = await everyResource(client);
  requests = 0;
  const present = await readAll(client, resources);
  await service.close();
  if (present !== resources.length) throw new Error(`${resources.length - present} objects were not found`);
  return [
    {
      subject: `requests of a refresh, ${SITES} sites with every kind (${resources.length} resources), ${PARALLEL} at a time`,
      ours: String(requests),
      against: `one for each resource: ${resources.length}`,
      ratio: requests / resources.length,
      goal: { atMost: MOST_REQUESTS / resources.length },
    },
  ];
}

async function everyResource(client: Client): Promise<Resource[]> {
  const resources: Resource[] = [];
  const query = {
    limit: 200,
    include: ["domains", "scan_schedule", "services", "suppressions", "install_checks"] as const,
  };
  for await (const site of client.list("listSites", { query: { ...query, include: [...query.include] } })) {
    const add = (kind: Kind, id: string, recorded = {}) =>
      resources.push({ kind, id, recorded: { site_id: site.id, __declared: [], ...recorded } });
    // One more site is empty.
    if (site.stages?.production == null) continue;
    add("Site", site.id);
    for (const { id, status } of site.domains ?? []) {
      add("Domain", id);
      if (status === "verified") add("DomainVerification", id);
    }
    add("ConfigDraft", site.id, { etag: site.stages?.draft.etag });
    add("Version", `${site.id}/1`);
    add("Promotion", `${site.id}/production`);
    add("ScanSchedule", site.id);
    for (const { id, key } of site.services ?? []) add("TrackedService", `${site.id}/${key}`, { id });
    for (const { id } of site.install_checks ?? []) add("InstallCheck", `${site.id}/${id}`, { id });
    for (const { id } of site.suppressions ?? []) add("IssueSuppression", `${site.id}/${id}`, { id });
  }
  return resources;
}

/** @returns how many were found */
async function readAll(client: Client, resources: readonly Resource[]): Promise<number> {
  const silent = () => undefined;
  const session = createSession({ client, notify: silent, wording: pulumiWording });
  const left = [...resources];
  let present = 0;
  const reader = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { kind, id, recorded } = next;
      const found = await read(registry[kind], session, { id, recorded, origin: "written" });
      if (found.state === "present") present += 1;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, reader));
  return present;
}
