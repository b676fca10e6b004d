import type { Client } from "../../../src/provider/client";
import { ownToken } from "../../../src/provider/client/own-token";
import type { MovableService } from "../../support/movable-service";
import type { PulumiStack } from "../../support/pulumi-stack";

/** The service's objects under a prefix, from its lists, and the same objects in state. */
export interface Agreement {
  readonly service: Readonly<Record<string, unknown>>;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The result of `whatServiceHas` after a destroy. */
export const NOTHING_LEFT = { sites: [], validTokens: [] };

/**
 * Compares state with everything that the service lists under the prefix of the program: ids, and the values that a
 * later deployment may have changed. A duplicate or an orphan is an id too many on the service's side.
 */
export async function agreementOf(stack: PulumiStack, service: MovableService, prefix: string): Promise<Agreement> {
  return { service: await whatServiceHas(service.client(), prefix), state: await whatStateSays(stack, service) };
}

/**
 * Everything that the service lists under the prefix. Without a site, it must be `NOTHING_LEFT`: no token may be valid,
 * not even one that ends after an overlap.
 */
export async function whatServiceHas(client: Client, prefix: string) {
  const sites = await all(client.list("listSites", { query: { name: prefix } }));
  const [site] = sites;
  const named = (await all(client.list("listTokens", {}))).filter(({ name }) => name === prefix);
  if (site === undefined) return { sites: [], validTokens: named.map(({ id, status }) => ({ id, status })) };
  const path = { id: site.id };
  const { data: draft } = await client.call("getConfigDraft", { path });
  const versions = await all(client.list("listVersions", { path }));
  const tokens = named.filter(({ status }) => status === "active");
  const hooks = (await all(client.list("listWebhookEndpoints", {}))).filter(({ url }) => url.endsWith(`/${prefix}`));
  return {
    sites: sites.map(({ id, retention }) => ({ id, retention })),
    draft: draft.digest,
    // Versions are history: two of the same content one after the other would be a duplicate.
    doubledVersions: versions.filter(({ config_digest }, index) => config_digest === versions[index + 1]?.config_digest)
      .length,
    preview: site.stages?.preview?.number,
    production: site.stages?.production?.number,
    tokens: tokens.map(({ id, scopes }) => ({ id, scopes })),
    usableTokens: tokens.map(({ id }) => id),
    hooks: hooks.map(({ id, event_kinds, keys }) => ({ id, eventKinds: event_kinds, secrets: keys.length })),
  };
}

async function whatStateSays(stack: PulumiStack, service: MovableService) {
  const { deployment } = await stack.decryptedState();
  const of = (kind: string) => (deployment.resources ?? []).filter(({ type }) => type.endsWith(`consentform:${kind}`));
  const outputs = (kind: string) => of(kind)[0]?.outputs ?? {};
  return {
    sites: of("Site").map(({ id, outputs: site }) => ({ id, retention: site?.retention })),
    draft: outputs("ConfigDraft").digest,
    doubledVersions: 0,
    preview: outputs("Version").number,
    production: outputs("Promotion").number,
    tokens: of("Token").map(({ id, outputs: token }) => ({ id, scopes: token?.scopes })),
    usableTokens: await Promise.all(of("Token").map(() => tokenIdOf(service, plain(outputs("Token").secret)))),
    hooks: of("WebhookEndpoint").map(({ id, outputs: hook }) => ({
      id,
      eventKinds: hook?.eventKinds,
      // One secret signs, and it is the one in state; an endpoint with two has an unknown one.
      secrets: plain(hook?.secret).startsWith("whsec_") ? 1 : 0,
    })),
  };
}

/** A decrypted secret of an exported state: its `plaintext` is JSON text. */
function plain(secret: unknown): string {
  const { plaintext = '""' } = (secret ?? {}) as { plaintext?: string };
  return String(JSON.parse(plaintext));
}

/** The id of the token whose secret is in state, requested from the service with the secret. */
async function tokenIdOf(service: MovableService, secret: string): Promise<string> {
  const { data } = await service.client(secret).call("getMe", {});
  return ownToken(data).token.id;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Removes what a case left in the service: workspaces hold at most 100 tokens and 50 endpoints. */
export async function cleanUp(service: MovableService, prefix: string): Promise<void> {
  const client = service.client();
  for (const { id, name } of await all(client.list("listTokens", {}))) {
    if (name === prefix) await client.call("revokeToken", { path: { id } });
  }
  for (const { id, url } of await all(client.list("listWebhookEndpoints", {}))) {
    if (url.endsWith(`/${prefix}`)) await client.call("deleteWebhookEndpoint", { path: { id } });
  }
  for (const { id } of await all(client.list("listSites", { query: { name: prefix } }))) {
    await client.call("deleteSite", { path: { id }, query: { force: true } });
  }
}
