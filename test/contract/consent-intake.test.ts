/** Choices that browsers send: what is recorded, what is refused, and that nothing of it fails. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Listener, listen } from "@consentform/service";
import { queueName } from "../../src/consent/banner/queue-name";
import { recordHash } from "../../src/consent/proof/record-hash";
import { canonicalJson } from "../../src/consent/values/canonical-json";
import { consentsCommand } from "../../src/provider/cli/consents";
import { defaultSettings } from "../../src/service/runtime/settings";
import { banner } from "../support/banners";
import { testInBrowser } from "../support/browser";
import { attach, choice, choiceId, send } from "../support/choices";
import { accepted, consent, customised, publishedSite, rejected } from "../support/consents";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { onBothDatabases } from "../support/service-databases";
import { startBrowser } from "../support/start-browser";
import { until } from "../support/until";
import { runCommand } from "../unit/provider/cli/recorded-context";

const DAY_MS = 86_400_000;
const edge = { trustedProxies: ["127.0.0.0/8"] };

onBothDatabases((start) => {
  let under: InProcessService;
  let site: string;
  beforeAll(async () => {
    under = await start({ settings: edge });
    site = await publishedSite(under);
    await attach(under, site);
  });
  afterAll(() => under.close());

  const records = async (id = site, query: Record<string, unknown> = {}) =>
    (await under.call("listConsents", { path: { id }, query: { limit: 100, ...query } })).body.data;
  const place = async (id = site, environment = "production") => {
    const response = await under.service.fetch(
      new Request(`http://127.0.0.1:4071/v1/r?site=${id}&environment=${environment}`, {
        headers: { "x-country-code": "US", "x-region-code": "CA", "x-forwarded-for": "192.0.2.7" },
      }),
      { address: "127.0.0.1" },
    );
    return ((await response.json()) as { place_token: string }).place_token;
  };

  test("records a choice with its place, rule, time and texts, and returns its record", async () => {
    const sent = choice(under, {
      place_token: await place(),
      rule_id: null,
      gpc: true,
      subject_id: "ab".repeat(16),
      subject_kept: true,
      external_id: "customer 7",
      runtime_digest: "0123456789abcdef",
      text_digest: `sha256:${"0".repeat(64)}`,
    });
    const { status, body, headers } = await send(under, site, sent, {
      headers: { "user-agent": "Mozilla/5.0 (X11) Gecko/20100101 Firefox/140.0" },
    });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([201, "*"]);
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    const [record] = await records();
    expect(body).toEqual({ id: record.id, time: record.event.time, hash: record.hash });
    expect(record).toMatchObject({
      schema: "3",
      host: "www.shop.example",
      subject_id: sent.subject_id,
      external_id: "customer 7",
      gpc: true,
      country: "US",
      region: "US-CA",
      regime: "us_ca",
      place_source: "edge",
      rule_id: null,
      layer: "first",
      given_at: sent.given_at,
      given_at_clamped: false,
      runtime_digest: "0123456789abcdef",
      version_number: 1,
      reported_text_digest: sent.text_digest,
      user_agent_family: "Firefox",
      ip: null,
    });
    const { hash, masked: _masked, ...hashed } = record;
    expect(recordHash(canonicalJson(hashed))).toBe(hash);
    expect(Date.parse(record.event.valid_until) - Date.parse(record.given_at)).toBe(180 * DAY_MS);
  });

  test("records a refusal with a fresh id, without the ids of the visitor", async () => {
    const ids = { subject_id: "cd".repeat(16), external_id: "customer 8" };
    for (const event of ["refused", "withdrawn"]) {
      await send(under, site, choice(under, { event, decisions: rejected, ...ids }));
    }
    const [withdrawn, refused] = await records();
    for (const record of [withdrawn, refused]) {
      expect([record.external_id, record.ip, record.place_source]).toEqual([null, null, "claimed"]);
      expect([record.regime, record.model, record.country]).toEqual(["unknown", "opt_in", null]);
      expect(record.subject_id).toMatch(/^[0-9a-f]{32}$/);
    }
    expect(new Set([withdrawn.subject_id, refused.subject_id, ids.subject_id]).size).toBe(3);
  });

  test("accepts only place tokens of the site and environment, for 24 hours", async () => {
    const other = await publishedSite(under, { name: "Other" });
    const token = await place();
    const altered = token.replace("US-CA", "US-TX");
    const bad = [await place(other), await place(site, "preview"), altered, `${token}x`, "DE..1.x", ""];
    for (const place_token of bad) {
      expect((await send(under, site, choice(under, { place_token }))).status).toBe(201);
      expect((await records(site, { limit: 1 }))[0].place_source).toBe("claimed");
    }
    const expired = await place();
    under.advance(23 * 3_600_000);
    await send(under, site, choice(under, { place_token: expired }));
    expect((await records(site, { limit: 1 }))[0].place_source).toBe("edge");
    under.advance(3 * 3_600_000);
    await send(under, site, choice(under, { place_token: expired }));
    expect((await records(site, { limit: 1 }))[0].place_source).toBe("claimed");
    const query = await under.call("resolveRegime", { query: { site, environment: "production", country: "US" } });
    expect(query.body.place_token).toBeNull();
  });

  test("returns the record of a choice that is sent again, also at the same time", async () => {
    const before = (await records()).length;
    const sent = choice(under);
    const answers = await Promise.all([1, 2, 3].map(() => send(under, site, sent)));
    answers.push(await send(under, site, sent));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const changed = await send(under, site, { ...sent, decisions: rejected });
    expect([changed.status, changed.body.reason]).toEqual([409, "key-taken"]);
    expect((await records()).length).toBe(before + 1);
    // Another environment and another site have separate ids.
    expect((await send(under, site, { ...sent }, { environment: "preview", origin: null })).status).toBe(403);
  });

  test("corrects times that no waiting browser reports, and refuses ids of 30 days ago", async () => {
    const now = under.service.runtime.now().getTime();
    const cases: [number, number][] = [
      [-6 * DAY_MS, -6 * DAY_MS],
      [-3650 * DAY_MS, -7 * DAY_MS],
      [4 * 60_000, 4 * 60_000],
      [3650 * DAY_MS, 5 * 60_000],
    ];
    for (const [reported, kept] of cases) {
      const given_at = new Date(now + reported).toISOString();
      const { status } = await send(under, site, choice(under, { given_at }));
      const [record] = await records(site, { limit: 1 });
      const offBy = Math.abs(Date.parse(record.given_at) - (now + kept));
      expect([status, record.given_at_clamped, offBy < 60_000]).toEqual([201, reported !== kept, true]);
      expect(Date.parse(record.event.valid_until) - Date.parse(record.given_at)).toBe(180 * DAY_MS);
    }
    for (const days of [-31, 31, -7000, 3000]) {
      const id = choiceId(new Date(now + days * DAY_MS));
      const { status, body, headers } = await send(under, site, choice(under, { id }));
      expect([status, body.errors?.[0].pointer]).toEqual([422, "/id"]);
      // From which a page can make an id that is accepted.
      expect(headers.get("access-control-expose-headers")).toBe("Date");
      expect(Math.abs(Date.parse(headers.get("date") ?? "") - now)).toBeLessThan(60_000);
    }
    expect((await send(under, site, choice(under, { id: choiceId(new Date(now - 29 * DAY_MS)) }))).status).toBe(201);
  });

  test("refuses pages that the site is not attached to", async () => {
    const before = await records();
    const origins = [
      ...[null, "null", "", "https://evil.example", "https://shop.example", "https://xwww.shop.example", "file://"],
      ...["https://www.shop.example.evil.example", "https://www.shop.example@evil.example", "www.shop.example"],
      ...["https://www.shop.example/path", "https://www.shop.example, https://evil.example", "ftp://www.shop.example"],
    ];
    for (const origin of origins) {
      const { status, headers } = await send(under, site, choice(under), { origin });
      expect([origin, status, headers.get("access-control-allow-origin")]).toEqual([origin, 403, "*"]);
    }
    expect((await send(under, site, choice(under), { environment: "preview" })).status).toBe(403);
    const other = await publishedSite(under, { name: "Foreign" });
    expect((await send(under, other, choice(under))).status).toBe(403);
    await attach(under, other, "other.example", { include_subdomains: false });
    const narrow = await publishedSite(under, { name: "Narrow" });
    await attach(under, narrow, "narrow.example", { include_subdomains: false });
    const below = await send(under, narrow, choice(under), { origin: "https://www.narrow.example" });
    expect([below.status, await records(narrow)]).toEqual([403, []]);
    expect((await send(under, "site_none", choice(under))).status).toBe(404);
    expect((await send(under, site, choice(under), { environment: "staging" })).status).toBe(404);
    expect(await records()).toEqual(before);
    expect(await records(other)).toEqual([]);
  });

  test("returns 404 for addresses that are not those of a site", async () => {
    const ids = ["%00", "a%00b", "constructor", "site_", `${site}%00`, site.toUpperCase(), `site_${"0".repeat(9000)}`];
    for (const id of ids) {
      const { status } = await send(under, id, choice(under));
      expect([id, status]).toEqual([id, 404]);
    }
  });

  test("refuses choices that contradict themselves, and records what a banner sends", async () => {
    const id = await publishedSite(under);
    await under.call("createService", {
      path: { id },
      body: { key: "chat", name: "Chat", company: "Chat Inc.", category: "functional" },
    });
    expect((await under.call("publishVersion", { path: { id }, body: {} })).status).toBe(201);
    await under.call("promoteVersion", { path: { id, number: 2 }, body: {} });
    const host = "contradictions.example";
    await attach(under, id, host);
    const unsold = { ...accepted, marketing: "denied" };
    const sold = { ...rejected, marketing: "granted" };
    const signal = { event: "signal", method: "gpc", gpc: true };
    const optOut = { event: "changed", method: "opt_out_link" };
    const cases: [Record<string, unknown>, string | 201][] = [
      [{ event: "refused", decisions: customised }, "/event"],
      [{ event: "withdrawn" }, "/event"],
      [{ event: "withdrawn", method: "api", decisions: customised }, "/event"],
      [{ ...signal, gpc: false }, "/gpc"],
      [{ ...signal, gpc: false, decisions: rejected }, "/gpc"],
      [{ event: "signal", method: "gpc", decisions: rejected }, "/gpc"],
      [signal, "/event"],
      [{ ...signal, decisions: sold }, "/event"],
      [{ ...signal, method: "banner", decisions: rejected }, "/event"],
      [{ event: "given", method: "gpc", gpc: true, decisions: unsold }, "/event"],
      [{ event: "withdrawn", method: "gpc", gpc: true, decisions: rejected }, "/event"],
      [optOut, "/event"],
      [{ ...optOut, event: "given", decisions: sold }, "/event"],
      [{ decisions: rejected, event: "refused", services: { chat: "granted" } }, "/services"],
      [{ event: "withdrawn", decisions: rejected }, 201],
      [{ ...signal, decisions: unsold }, 201],
      [{ ...signal, decisions: rejected }, 201],
      [{ ...optOut, decisions: unsold }, 201],
      [{ ...optOut, event: "withdrawn", decisions: rejected }, 201],
      [{ event: "changed", method: "preferences", gpc: true }, 201],
      [{ services: { chat: "denied" } }, 201],
    ];
    for (const [different, expected] of cases) {
      const sent = choice(under, { version_number: 2, ...different });
      const { status, body } = await send(under, id, sent, { origin: `https://${host}` });
      const found = status === 422 ? body.errors[0]?.pointer : status;
      expect([different, found]).toEqual([different, expected]);
    }
    expect(await records(id)).toHaveLength(cases.filter(([, expected]) => expected === 201).length);
  });

  test("refuses hostile bodies with a problem, and records what comes after them", async () => {
    const before = (await records()).length;
    const good = choice(under);
    const text = JSON.stringify(good);
    const cases: [unknown, number][] = [
      ["", 400],
      ["<html>", 400],
      ["null", 422],
      ["[]", 422],
      [`${"[".repeat(5000)}`, 400],
      [`{"decisions":${'{"a":'.repeat(90)}1${"}".repeat(90)}}`, 422],
      [text.replace("{", '{"id":"x",'), 400],
      [text.replace("{", '{"__proto__":{"id":1},'), 422],
      [Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x7d])]), 400],
      [{ ...good, extra: true }, 422],
      [{ ...good, id: "not-a-ulid" }, 422],
      [{ ...good, given_at: "yesterday" }, 422],
      [{ ...good, given_at: "2026-13-45T99:99:99.000Z" }, 422],
      [{ ...good, external_id: "a\u0000b" }, 400],
      [{ ...good, external_id: "line\nbreak" }, 422],
      [{ ...good, external_id: "x".repeat(257) }, 422],
      [`${text.slice(0, -1)},"external_id":"\\ud800"}`, 400],
      [{ ...good, subject_id: "\u001b[31m" }, 422],
      ...["\u061c", "\u200f", "\u202e", "\u2066"].map((mark): [unknown, number] => [
        { ...good, subject_id: `a${mark}b` },
        422,
      ]),
      [{ ...good, decisions: { ...good.decisions, other: "granted" } }, 422],
      [{ ...good, decisions: { necessary: "granted" } }, 422],
      [{ ...good, decisions: { ...good.decisions, necessary: "denied" } }, 422],
      [{ ...good, event: "refused" }, 422],
      [{ ...good, event: "expired" }, 422],
      [{ ...good, services: { stranger: "granted" } }, 422],
      [{ ...good, rule_id: "no-such-rule" }, 422],
      [{ ...good, version_number: 7 }, 422],
      [{ ...good, version_number: 2 ** 40 }, 422],
      [{ ...good, version_number: 0 }, 422],
      [text.replace('"version_number":1', '"version_number":1e400'), 400],
      [{ ...good, language: "<script>" }, 422],
      [{ ...good, tc_string: "CP" }, 422],
      [{ ...good, gpp_string: "DBAA" }, 422],
      [{ ...good, tc_string: "x".repeat(9000) }, 413],
      [{ ...good, external_id: "x".repeat(2 ** 20) }, 413],
      [{ ...good, constructor: {} }, 422],
    ];
    const statuses = [];
    for (const [body] of cases) statuses.push((await send(under, site, body)).status);
    expect(statuses).toEqual(cases.map(([, status]) => status));
    const typed = await send(under, site, good, { headers: { "content-type": "application/json" } });
    const coded = await send(under, site, good, { headers: { "content-encoding": "gzip" } });
    expect([typed.status, coded.status]).toEqual([415, 415]);
    expect((await records()).length).toBe(before);
    // Text is stored as it is, and nothing else.
    const external_id = "'; drop table consent_records; --\"</script>😀{{7*7}}";
    expect((await send(under, site, choice(under, { external_id }))).status).toBe(201);
    expect((await records(site, { limit: 1 }))[0].external_id).toBe(external_id);
  });

  test("accepts IAB strings, and 32 kB, only where the version enables their framework", async () => {
    const id = await publishedSite(under, { name: "Framed" });
    await attach(under, id, "framed.example");
    const publish = async (frameworks: object) => {
      const document = { ...banner("Framed"), ...frameworks };
      await under.call("putConfigDraft", { path: { id }, body: { document } });
      const { body } = await under.call("publishVersion", { path: { id }, body: {} });
      await under.call("promoteVersion", { path: { id, number: body.number } });
      return body.number;
    };
    const withGpp = await publish({ gpp: { enabled: true, sections: ["usnat"] } });
    const answer = async (version_number: number, strings: object) => {
      const body = choice(under, { version_number, ...strings });
      const sent = await send(under, id, body, { origin: "https://framed.example" });
      return [sent.status, sent.body.errors?.[0].pointer];
    };
    expect(await answer(1, { tc_string: "CPxx", gpp_string: null })).toEqual([422, "/tc_string"]);
    expect(await answer(1, { tc_string: null, gpp_string: "DBAA" })).toEqual([422, "/gpp_string"]);
    expect(await answer(withGpp, { gpp_string: "DBAA" })).toEqual([201, undefined]);
    expect(await answer(withGpp, { gpp_string: "DBAA", tc_string: "CPxx" })).toEqual([422, "/tc_string"]);
    expect((await records(id)).map(({ gpp_string }: { gpp_string: string }) => gpp_string)).toEqual(["DBAA"]);
    const purposes = { marketing: [1, 2, 3, 4] };
    const { texts } = banner("Framed");
    Object.assign(texts.en?.banner ?? {}, { body: "We and {vendor_count} partners ask for consent." });
    const withTcf = await publish({
      texts,
      tcf: { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [2], purposes },
      links: { ...banner().links, privacy_policy: { en: "/privacy" } },
    });
    const ofSize = async (version_number: number, size: number, strings: object = {}) => {
      const text = JSON.stringify(choice(under, { version_number, ...strings })).padEnd(size);
      expect(Buffer.byteLength(text)).toBe(size);
      return (await send(under, id, text, { origin: "https://framed.example" })).status;
    };
    const tc_string = "C".repeat(8192);
    expect([await ofSize(withGpp, 8192), await ofSize(withGpp, 8193)]).toEqual([201, 413]);
    expect([await ofSize(withTcf, 8193), await ofSize(withTcf, 32_768, { tc_string })]).toEqual([201, 201]);
    expect(await ofSize(withTcf, 32_769, { tc_string })).toBe(413);
    expect((await records(id, { limit: 1 }))[0].tc_string).toBe(tc_string);
  });

  test("refuses a version that was never in the environment", async () => {
    const id = await publishedSite(under, { name: "Staged" });
    await attach(under, id, "staged.example");
    await under.call("putConfigDraft", { path: { id }, body: { document: banner("Another") } });
    await under.call("publishVersion", { path: { id }, body: {} });
    const sent = (version_number: number) =>
      send(under, id, choice(under, { version_number }), { origin: "https://staged.example" });
    const refused = await sent(2);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, "/version_number"]);
    expect((await under.call("promoteVersion", { path: { id, number: 2 }, body: {} })).status).toBe(200);
    const back = await under.call("rollbackVersion", { path: { id, number: 1 }, body: { reason: "test" } });
    expect(back.status).toBe(201);
    // A visitor may have seen the version that was just replaced. The change is known after 2 seconds.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect([(await sent(2)).status, (await sent(1)).status]).toEqual([201, 201]);
  });

  test("keeps one chain under many senders, mixed with records of schema 1", async () => {
    const id = await publishedSite(under, { name: "Busy", settings: { record_ip: "hashed" } });
    await attach(under, id, "busy.example", { include_subdomains: true });
    await under.service.recordConsents([consent(id)]);
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, index) => {
        const body = index % 3 === 0 ? choice(under, { version_number: 9 }) : choice(under);
        return send(under, id, body, { origin: "https://a.busy.example", address: `198.51.${index}.1` });
      }),
    );
    await under.service.recordConsents([consent(id)]);
    expect(answers.filter(({ status }) => status === 201).length).toBe(60);
    const listed = await records(id);
    expect(listed.length).toBe(62);
    expect(new Set(listed.map(({ schema }: { schema: string }) => schema))).toEqual(new Set(["1", "3"]));
    const following = new Map<string | null, string>(
      listed.map((one: { prev_hash: string | null; hash: string }) => [one.prev_hash, one.hash]),
    );
    const chain: string[] = [];
    for (let next = following.get(null); next !== undefined; next = following.get(next)) chain.push(next);
    expect(chain.length).toBe(62);
    expect(listed.filter(({ ip }: { ip: string | null }) => ip !== null).length).toBe(60);
  });

  test("records nothing for a site that is deleted meanwhile", async () => {
    const id = await publishedSite(under, { name: "Leaving" });
    await attach(under, id, "leaving.example");
    const sending = { origin: "https://leaving.example" };
    expect((await send(under, id, choice(under), sending)).status).toBe(201);
    const deleted = under.call("deleteSite", { path: { id }, query: { force: true } });
    const during = await Promise.all([1, 2, 3].map(() => send(under, id, choice(under), sending)));
    expect((await deleted).status).toBe(204);
    const after = await send(under, id, choice(under), sending);
    expect(after.status).toBe(404);
    const acknowledged = 1 + during.filter(({ status }) => status === 201).length;
    const kept = await under.service.store.db
      .selectFrom("consent_records")
      .select("id")
      .where("site_id", "=", id)
      .execute();
    expect(kept.length).toBe(acknowledged);
  });
});

test("a visitor's address sends 120 choices a minute by default", async () => {
  // The clock is stopped, so no minute begins between two choices.
  const under = await startInProcessService({ stillAtMs: Date.now() });
  try {
    const site = await publishedSite(under);
    await attach(under, site);
    // Every request counts, also one that is refused.
    const from = async (address: string) => (await send(under, site, "", { address })).status;
    const sent = [];
    for (let count = 0; count < 121; count += 1) sent.push(await from("192.0.2.1"));
    expect(sent).toEqual([...Array.from({ length: 120 }, () => 400), 429]);
    expect(await from("192.0.2.2")).toBe(400);
  } finally {
    await under.close();
  }
});

test("a flood raises one alert and refuses only addresses that sent their share", async () => {
  const intake = { ...defaultSettings.intake, siteFloor: 4, perBlockWhenFlooded: 2 };
  const under = await startInProcessService({ settings: { intake }, stillAtMs: Date.now() });
  try {
    const site = await publishedSite(under);
    const calm = await publishedSite(under, { name: "Calm" });
    await attach(under, site);
    await attach(under, calm, "calm.example");
    const floods = async () => (await under.call("listAlerts", { query: { kind: "consents.flood" } })).body.data;
    const from = async (address: string) => (await send(under, site, choice(under), { address })).status;
    for (let sent = 0; sent < 4; sent += 1) expect(await from("192.0.2.1")).toBe(201);
    await send(under, calm, choice(under), { origin: "https://calm.example" });
    expect(await floods()).toEqual([]);
    // The process asks for the busiest day with the first choice beyond the floor, which is not refused yet.
    await until(async () => {
      await from("192.0.2.1");
      return (await floods()).length > 0;
    });
    const refused = await send(under, site, choice(under), { address: "192.0.2.1" });
    expect([refused.status, refused.body.retry_after > 0]).toEqual([429, true]);
    expect([await from("198.51.100.1"), await from("198.51.100.1"), await from("198.51.100.1")]).toEqual([
      ...[201, 201, 429],
    ]);
    const elsewhere = await send(under, calm, choice(under), { origin: "https://calm.example" });
    expect(elsewhere.status).toBe(201);
    expect(await floods()).toMatchObject([
      { kind: "consents.flood", severity: "warning", site_id: site, subject: { type: "site", id: site } },
    ]);
  } finally {
    await under.close();
  }
});

testInBrowser("a grant under a clock that is months off is recorded once, with a corrected time", async () => {
  const browser = await startBrowser();
  if (browser === null) return;
  const under = await startInProcessService({ settings: { isLocalAllowed: true }, isBehindFront: true });
  const site = await publishedSite(under);
  await attach(under, site, "localhost");
  const listener = await listen((request) => under.service.fetch(request, { address: "" }), "127.0.0.1", 0);
  const loader = `<script src="http://127.0.0.1:${listener.port}/s/${site}/production/loader.js"></script>`;
  const page = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end(`<!doctype html><html lang="en"><head>${loader}</head>`),
  );
  await new Promise<void>((resolve) => page.listen(0, "127.0.0.1", resolve));
  try {
    for (const days of [-400, 400]) {
      const tab = await (await browser.createBrowserContext()).newPage();
      await tab.evaluateOnNewDocument(`{ const now = Date.now; Date.now = () => now() + ${days * DAY_MS}; }`);
      await tab.goto(`http://localhost:${(page.address() as AddressInfo).port}/`);
      await (await tab.waitForSelector(">>> button.accept"))?.click();
      await tab.waitForFunction("window.consentform.record");
      const { body } = await under.call("listConsents", { path: { id: site } });
      expect(body.data.map(({ id }: { id: string }) => id)).toContain(await tab.evaluate("consentform.record.id"));
      const kept = under.service.runtime.now().getTime() + (days < 0 ? -7 * DAY_MS : 5 * 60_000);
      expect([body.data[0].given_at_clamped, Math.abs(Date.parse(body.data[0].given_at) - kept) < 60_000]).toEqual([
        true,
        true,
      ]);
      await tab.reload();
      await tab.waitForSelector('[data-consentform="reopen"]');
      expect(await tab.evaluate("[consentform.has('marketing'), localStorage.length]")).toEqual([true, 0]);
    }
    // A body that waited for 40 days under a right clock may have been recorded, so it gets no second record.
    const tab = await (await browser.createBrowserContext()).newPage();
    const old = choice(under, { id: choiceId(new Date(Date.now() - 40 * DAY_MS)) });
    await tab.evaluateOnNewDocument(
      `if (sessionStorage.length === 0) { sessionStorage.began = "1"; localStorage["${queueName(site)}"] = ${JSON.stringify(JSON.stringify(old))}; }`,
    );
    await tab.goto(`http://localhost:${(page.address() as AddressInfo).port}/`);
    await tab.waitForFunction("localStorage.length === 0");
    await tab.waitForNetworkIdle({ idleTime: 100 });
    expect((await under.call("listConsents", { path: { id: site } })).body.data).toHaveLength(2);
  } finally {
    await browser.close();
    await listener.close(1000);
    page.close();
    await under.close();
  }
});

testInBrowser("a page in Chromium records a choice, reads the receipt, and consents lists it", async () => {
  const browser = await startBrowser();
  if (browser === null) return;
  const under = await startInProcessService({ settings: { isLocalAllowed: true }, isBehindFront: true });
  const page = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end("<h1>Shop</h1>"),
  );
  let listener: Listener | null = null;
  try {
    const site = await publishedSite(under);
    await attach(under, site, "localhost");
    listener = await listen(
      (request, { address }) => under.service.fetch(request, { address: address ?? "" }),
      "127.0.0.1",
      0,
    );
    await new Promise<void>((resolve) => page.listen(0, "127.0.0.1", resolve));
    const tab = await browser.newPage();
    const run = (...args: string[]) =>
      runCommand(consentsCommand, [site, ...args], {
        CONSENTFORM_ENDPOINT: `http://127.0.0.1:${listener?.port}`,
        CONSENTFORM_TOKEN: token,
      });
    const token = await under.token({ scopes: ["logs:read"] });
    expect((await run()).stderr).toEqual(["No choice has been recorded in production."]);
    await tab.goto(`http://localhost:${(page.address() as AddressInfo).port}/`);
    const address = `http://127.0.0.1:${listener.port}/s/${site}/production/consents`;
    const answer = await tab.evaluate(
      async (url: string, body: string) => {
        const response = await fetch(url, {
          method: "POST",
          body,
          keepalive: true,
          credentials: "omit",
          referrerPolicy: "no-referrer",
        });
        return { status: response.status, body: (await response.json()) as { id: string; hash: string } };
      },
      address,
      JSON.stringify(choice(under)),
    );
    expect(answer.status).toBe(201);
    const { body } = await under.call("listConsents", { path: { id: site } });
    expect(body.data).toMatchObject([
      { id: answer.body.id, hash: answer.body.hash, host: "localhost", user_agent_family: "Chrome" },
    ]);
    const { stdout, status } = await run("--format", "json");
    const [listed] = JSON.parse(stdout.join("\n"));
    expect([status, listed.id, listed.masked, listed.hash]).toEqual([0, answer.body.id, true, null]);
    expect((await run()).stdout.join("\n")).toContain("given      analytics, functional, marketing, necessary");
  } finally {
    await browser.close();
    await listener?.close(1000);
    page.close();
    await under.close();
  }
});
