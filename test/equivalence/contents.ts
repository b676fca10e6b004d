import { canonicalJson } from "../../src/consent/values/canonical-json";
import type { Client } from "../../src/provider/client";
import type { Interceptor } from "../conformance/laboratory";

/**
 * Members that differ from one deployment to the next: ids, times, secrets, actors, and the names that a deployment
 * gives for itself.
 */
const OWN =
  /(^|_)(id|ids|at|by|etag|secret|secret_hint|token|record_value)$|^(external_key|managed_by|publish_key|challenge|snippets|hint|bundle_sha256|revision)$/;

const ID = /\b[a-z]+_[0-9a-hjkmnp-tv-z]{26}\b/g;

/** A value as any deployment would have it. Lists are compared as sets: what order means is in the digests. */
function comparable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(ID, "<id>");
  if (Array.isArray(value)) return byName(value.map(comparable), (item) => canonicalJson(item));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([key]) => !OWN.test(key));
  return Object.fromEntries(members.map(([key, member]) => [key, comparable(member)]));
}

/** The fleet's contents as the service returns them, without parts specific to a deployment. */
export async function contentsOf(client: Client): Promise<unknown> {
  const { data: sites } = await client.call("listSites", { query: { include: ["domains", "scan_schedule"] } });
  const details = await Promise.all(
    sites.data.map(async (site) => {
      const path = { id: site.id };
      const { data: draft } = await client.call("getConfigDraft", { path });
      const { data: versions } = await client.call("listVersions", { path });
      const { data: live } = await client.call("getVersion", {
        path: { ...path, number: site.stages?.production?.number ?? 1 },
      });
      return { site, draft, versions: versions.data, live };
    }),
  );
  const lists = {
    channels: (await client.call("listAlertChannels")).data.data,
    webhooks: (await client.call("listWebhookEndpoints")).data.data,
    tokens: (await client.call("listTokens")).data.data,
  };
  return comparable({
    sites: byName(details, ({ site }) => site.name),
    channels: byName(lists.channels, ({ name }) => name),
    webhooks: byName(lists.webhooks, ({ url }) => url),
    tokens: byName(lists.tokens, ({ name }) => name),
  });
}

/** Which deployment owns the draft of each site. */
export async function draftOwners(client: Client): Promise<(string | null)[]> {
  const { data: sites } = await client.call("listSites");
  return Promise.all(
    sites.data.map(async ({ id }) => (await client.call("getConfigDraft", { path: { id } })).data.managed_by),
  );
}

function byName<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return [...items].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** Notes every request that writes, as text that any deployment would have. */
export function writesInto(writes: string[]): Interceptor {
  return async (request, pass) => {
    if (request.method !== "GET") {
      const { pathname } = new URL(request.url);
      const body = await request.clone().text();
      const said = body === "" ? "" : ` ${canonicalJson(comparable(JSON.parse(body)))}`;
      writes.push(`${request.method} ${pathname.replaceAll(ID, "<id>")}${said}`);
    }
    return pass(request);
  };
}
