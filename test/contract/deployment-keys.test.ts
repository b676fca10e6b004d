import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { channelFields } from "../../src/service/alerts/alert-channel";
import { unsubscribed, unsubscribeUrl } from "../../src/service/alerts/mail-links";
import { placeToken, verifiedPlace } from "../../src/service/consents/place-token";
import { createEgress } from "../../src/service/egress/egress";
import { openTokens } from "../../src/service/single-sign-on/session-tokens";
import { startIssuerSession } from "../../src/service/single-sign-on/start-issuer-session";
import { consent, publishedSite } from "../support/consents";
import { exported } from "../support/exports";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { singleSignOnSettings } from "../support/issuer";
import { postgresOfSuite } from "../support/service-databases";

/** Rotation of the deployment key: everything that it sealed opens afterwards, also if the rotation was interrupted. */

const slackUrl = "https://hooks.slack.example/services/T0/B0/planted";
const egress = createEgress({ resolveHost: async () => ["93.184.215.14"] });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-keys-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes one secret of each kind. */
async function seal(under: InProcessService): Promise<{ site: string; channel: string }> {
  const site = await publishedSite(under, { settings: { record_ip: "hashed" } });
  await under.service.recordConsents([consent(site, { address: "192.0.2.1" })]);
  await under.call("createWebhookEndpoint", { body: { url: "https://hooks.example/", event_types: ["site.created"] } });
  const body = { name: `Slack ${site}`, kind: "slack", url: slackUrl };
  const { status, body: channel } = await under.call("createAlertChannel", { body });
  expect(status).toBe(201);
  await startIssuerSession(under.service, singleSignOnSettings("https://id.example"), person, {
    formerHashes: [],
    address: null,
    note: () => {},
  });
  return { site, channel: channel.id };
}

const person = {
  subject: "1",
  issuerSession: null,
  authenticatedAt: null,
  tokens: { refresh: "a refresh token", id: null },
  claims: { email: "alice@shop.example", email_verified: true },
};

async function columns(under: InProcessService): Promise<string[]> {
  const { rows } = await sql<{ name: string; sealed: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%sealed%' order by 1`.execute(under.service.store.db);
  return rows.map(({ name }) => name);
}

/** Opens a secret of each kind; a missing one throws. */
async function openAll(under: InProcessService, { site, channel }: { site: string; channel: string }): Promise<void> {
  const { db } = under.service.store;
  const { keys } = under.service;
  const row = await db.selectFrom("alert_channels").selectAll().where("id", "=", channel).executeTakeFirstOrThrow();
  expect(channelFields({ channel: row, addresses: [] }, keys).url).toBe(slackUrl);
  for (const { id, secret_sealed } of await db.selectFrom("webhook_keys").selectAll().execute()) {
    expect(keys.open("stored-secret", secret_sealed, id)).toMatch(/^whsec_/);
  }
  for (const { secret_hash, tokens_sealed } of await db.selectFrom("issuer_sessions").selectAll().execute()) {
    expect(openTokens(keys, secret_hash, tokens_sealed)).toEqual(person.tokens);
  }
  await under.service.recordConsents([consent(site, { address: "192.0.2.1" })]);
  const { body } = await under.call("listConsents", { path: { id: site } });
  expect(body.data[0].ip).toBe(body.data[1].ip);
  expect((await exported(under, site)).status).toBe(200);
}

describe.each(["PGlite", "PostgreSQL"])("on %s", (kind) => {
  const locate = postgresOfSuite();
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const database = async () => (kind === "PGlite" ? ({ kind: "folder", path: join(folder, kind) } as const) : locate());

  test("seals everything with the new key, and keeps what outlives a rotation", async () => {
    const location = await database();
    if (location === null) return;
    const start = (deploymentKey: Uint8Array | Uint8Array[]) =>
      startInProcessService({ database: location, deploymentKey, egress });
    const under = await start(first);
    const made = await seal(under);
    // A column that is not known to the rotation would be lost by it.
    expect(await columns(under)).toEqual([
      "address_keys.key_sealed",
      "alert_channels.url_sealed",
      "export_keys.private_sealed",
      "issuer_sessions.tokens_sealed",
      "webhook_keys.secret_sealed",
    ]);
    const stage = { siteId: made.site, environment: "production" } as const;
    const now = under.service.runtime.now();
    const token = placeToken(under.service.keys, stage, { country: "DE", region: null }, now);
    const link = unsubscribeUrl("", { channel_id: made.channel, address: "a@b.example" }, under.service.keys);
    const masked = await under.token({ scopes: ["logs:read"] });
    const facts = async (service: InProcessService) => [
      (await service.call("getSite", { path: { id: made.site } })).body.etag,
      (await service.call("listConsents", { path: { id: made.site }, token: masked })).body.data.at(-1).subject_id,
      unsubscribed(link.split("of=")[1] ?? "", service.service.keys),
    ];
    const before = await facts(under);
    await under.service.useDeploymentKeys([second, first]);
    // The running service goes on, with what it made before.
    await openAll(under, made);
    expect(await facts(under)).toEqual(before);
    expect(verifiedPlace(under.service.keys, stage, token, now)).toEqual({ country: "DE", region: null });
    const later = await seal(under);
    await under.close();

    await expect(start(first)).rejects.toThrow("The deployment key is not the one");
    const restarted = await start(second);
    await openAll(restarted, made);
    await openAll(restarted, later);
    expect(await facts(restarted)).toEqual(before);
    await restarted.close();
  }, 60_000);

  test("refuses to start without a key that something is still sealed with", async () => {
    const location = await database();
    if (location === null || kind === "PGlite") return;
    const start = (...deploymentKey: Uint8Array[]) =>
      startInProcessService({ database: location, deploymentKey, egress });
    // As the guide says: all processes know both keys before the first one uses the new one.
    const [one, two] = [await start(first, second), await start(first, second)];
    const made = await seal(one);
    await one.close();
    const rotated = await start(second, first);
    await openAll(two, made);
    // The other process seals with the former key until it is restarted, too.
    const late = await seal(two);
    await openAll(rotated, late);
    await Promise.all([two.close(), rotated.close()]);
    await expect(start(second)).rejects.toThrow(
      /\d stored secrets are sealed with another deployment key\. Start the service once with the former key behind/,
    );
    await (await start(second, first)).close();
    const last = await start(second);
    await openAll(last, late);
    await last.close();
  }, 60_000);
});
