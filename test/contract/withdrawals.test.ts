/** Choices that change or end a grant: the ids of their records, and the consent in lists and exports. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@consentform/service";
import type { Schemas } from "../../src/consent/contract";
import type { BrowserConsents } from "../../src/consent/proof/browser-consents";
import { verifyExportCommand } from "../../src/provider/cli/verify-export";
import { purgeRecords } from "../../src/service/consents/purge-records";
import { banner } from "../support/banners";
import { testInBrowser } from "../support/browser";
import { attach, choice, choiceId, send } from "../support/choices";
import { consent, customised, publishedSite, rejected } from "../support/consents";
import { exported } from "../support/exports";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { onBothDatabases } from "../support/service-databases";
import { startBrowser } from "../support/start-browser";
import { runCommand } from "../unit/provider/cli/recorded-context";

const DAY_MS = 86_400_000;
type Listed = Schemas["ConsentRecord"];
let last = 0;
/** A random id as a browser makes it; a different one each time. */
function browserId(): string {
  last += 1;
  return last.toString(16).padStart(32, "ab");
}

/** A UUID; a different one each time. */
function uuid(): string {
  return browserId().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "consentform-withdrawals-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onBothDatabases((start) => {
  let under: InProcessService;
  let site: string;
  beforeAll(async () => {
    under = await start();
    site = await publishedSite(under, { settings: { record_ip: "truncated" } });
    await attach(under, site);
  });
  afterAll(() => under.close());

  const sent = async (different: Record<string, unknown>, id = site, sending = {}) => {
    const { status, body } = await send(under, id, choice(under, { subject_kept: true, ...different }), sending);
    expect([status, body.title]).toEqual([201, undefined]);
    return body.id as string;
  };
  const records = async (query: Record<string, unknown> = {}, id = site) =>
    (await under.call("listConsents", { path: { id }, query: { limit: 100, ...query } })).body.data;
  const record = async (recordId: string, query = {}, id = site) =>
    (await records(query, id)).find((one: { id: string }) => one.id === recordId);
  const grant = (subject_id: string, external_id: string | null = null) => sent({ subject_id, external_id });
  const end = { event: "withdrawn", method: "preferences", decisions: rejected };

  const answer = (body: Record<string, unknown> = {}, args: string[] = [], id = site) =>
    verified(under, id, body, args);

  test("a withdrawal has the ids of the grant that it names, and ends its consent", async () => {
    const [phone, desk] = [browserId(), browserId()];
    await grant(phone, "user-42");
    await grant(desk, "user-42");
    const ended = await sent({ ...end, subject_id: phone });
    expect(
      (await records({ external_id: "user-42" })).map(({ event, subject_id }: Listed) => [event.type, subject_id]),
    ).toEqual([
      ["withdrawn", phone],
      ["given", desk],
      ["given", phone],
    ]);
    expect(await record(ended)).toMatchObject({ schema: "3", subject_source: "browser", ip: null });
    const all = (state: string) => ({ functional: state, analytics: state, marketing: state });
    const { browsers, text } = await answer({}, ["--external-id", "user-42"]);
    expect(browsers).toEqual([
      { subject_id: phone, external_id: "user-42", categories: all("ended") },
      { subject_id: desk, external_id: "user-42", categories: all("valid") },
    ]);
    expect(text).toContain(`${phone} (user-42): analytics ended, functional ended, marketing ended`);
    expect((await answer({ subject_id: phone })).browsers).toHaveLength(1);
    // The periods of both are over.
    under.advance(181 * DAY_MS);
    expect((await answer({}, ["--subject-id", desk])).browsers[0].categories).toEqual(all("expired"));
  });

  test("a change and a signal have the ids of the grant, never those of their body", async () => {
    const subject_id = browserId();
    await grant(subject_id, "user-1");
    const changed = await sent({ event: "changed", decisions: customised, subject_id, external_id: "user-2" });
    const signal = await sent({ event: "signal", method: "gpc", gpc: true, decisions: rejected, subject_id });
    for (const id of [changed, signal]) expect(await record(id)).toMatchObject({ subject_id, external_id: "user-1" });
    expect([(await record(changed)).ip, (await record(signal)).ip]).toEqual(["192.0.2.0", null]);
    expect(await records({ external_id: "user-2" })).toEqual([]);
    const { browsers } = await answer({}, ["--subject-id", subject_id]);
    expect(Object.values(browsers[0].categories)).toEqual(["ended", "ended", "ended"]);
  });

  test("a choice that names no grant of its site and stage ends no consent", async () => {
    const preview = await publishedSite(under, { name: "Other" });
    await attach(under, preview, "other.example");
    await attach(under, preview, "preview.example", { environment: "preview" });
    const there = { origin: "https://other.example" };
    const subject_id = browserId();
    const uuid = "0B5f0c9a-4e1d-4b0f-8e9a-396f3f4f1f7c".toLowerCase();
    await sent({ subject_id, external_id: "user-7" }, preview, there);
    await sent({ subject_id: uuid, external_id: uuid }, preview, there);
    await under.service.recordConsents([consent(preview, { subjectId: "user-7", externalId: "user-7" })]);
    const bodies: [Record<string, unknown>, string?, object?][] = [
      [{ subject_id }],
      [{ subject_id }, preview, { environment: "preview", origin: "https://preview.example" }],
      [{ subject_id: browserId(), external_id: "user-7" }, preview, there],
      [{ external_id: "user-7" }, preview, there],
      [{ subject_id: "user-7", external_id: "user-7" }, preview, there],
      [{ subject_id: uuid }, preview, there],
      [{ subject_id: null }, preview, there],
      // A first refusal has no one's ids either.
      [{ event: "refused", subject_id, external_id: "user-7" }, preview, there],
      [{ event: "changed", decisions: customised, subject_id: browserId(), external_id: "user-7" }, preview, there],
      [{ event: "changed", decisions: customised, external_id: "user-7" }, preview, there],
    ];
    const subjects = [];
    for (const [body, id = site, sending = {}] of bodies) {
      const found = await record(
        await sent({ ...end, ...body }, id, sending),
        { environment: ["preview", "production"] },
        id,
      );
      expect(found).toMatchObject({ external_id: null, ip: null, subject_source: "service" });
      subjects.push(found.subject_id);
    }
    expect(new Set([...subjects, subject_id, uuid, "user-7"]).size).toBe(bodies.length + 3);
    const states = (await answer({}, [], preview)).browsers.map(({ subject_id, categories }: BrowserConsents) => [
      subject_id,
      categories.marketing,
    ]);
    expect(states.slice(0, 3)).toEqual([
      [subject_id, "valid"],
      [uuid, "unknown"],
      ["user-7", "unknown"],
    ]);
  });

  test("an id that others may know, or that its sender may not keep, ends no consent", async () => {
    const id = await publishedSite(under, { name: "Known" });
    await attach(under, id, "known.example");
    const there = { origin: "https://known.example" };
    const [number, known, both, batch] = ["user-42", ...Array.from({ length: 3 }, uuid)] as const;
    const less = { decisions: { ...rejected, analytics: "granted" } };
    const own = { subject_kept: false };
    // What clients of the site send, then what someone else sends who knows the id.
    for (const subject_id of [number, known]) {
      await sent({ ...own, subject_id }, id, there);
      await sent({ ...less, subject_id }, id, there);
      await sent({ ...end, subject_id }, id, there);
    }
    await sent({ subject_id: both, external_id: both }, id, there);
    await sent({ ...less, subject_id: both }, id, there);
    const bodies = [
      choice(under, { subject_kept: true, subject_id: batch, external_id: batch }),
      choice(under, { subject_kept: true, subject_id: batch }),
      choice(under, { ...end, subject_id: batch }),
    ];
    const answers = await Promise.all(bodies.map((body) => send(under, id, body, there)));
    const last = [await sent({ ...end, subject_id: both }, id, there), answers[2]?.body.id];
    for (const one of last) expect(await record(one, {}, id)).toMatchObject({ subject_source: "service" });
    // The banner of an earlier release ends its grant without an id.
    const old = browserId();
    await sent({ ...own, subject_id: old }, id, there);
    await sent({ ...end, subject_id: null }, id, there);
    const all = { functional: "unknown", analytics: "unknown", marketing: "unknown" };
    expect(
      Object.fromEntries(
        (await answer({}, [], id)).browsers.map((one: BrowserConsents) => [one.subject_id, one.categories]),
      ),
    ).toEqual(Object.fromEntries([number, known, both, batch, old].map((subject) => [subject, all])));
  });

  test("an erased or purged grant is not found, and its person is not linked again", async () => {
    const id = await publishedSite(under, { name: "Erasing", retention: 365 });
    await attach(under, id, "erasing.example");
    const there = { origin: "https://erasing.example" };
    const [erased, raced, purged] = [browserId(), browserId(), browserId()];
    const at = new Date(under.service.runtime.now().getTime() - 400 * DAY_MS);
    await under.service.recordConsents([consent(id, { subjectId: purged, externalId: "user-8", at })]);
    await purgeRecords(under.service);
    await sent({ ...end, subject_id: purged }, id, there);
    expect([await records({ external_id: "user-8" }, id), await records({ subject_id: purged }, id)]).toEqual([[], []]);
    await sent({ subject_id: erased, external_id: "user-9" }, id, there);
    await under.service.eraseSubject(id, erased);
    await sent({ ...end, subject_id: erased }, id, there);
    await sent({ event: "changed", decisions: customised, subject_id: erased, external_id: "user-9" }, id, there);
    expect([await records({ external_id: "user-9" }, id), await records({ subject_id: erased }, id)]).toEqual([[], []]);
    // At the same time, the withdrawal is either erased, too, or finds no grant.
    for (let count = 0; count < 5; count += 1) {
      await sent({ subject_id: raced, external_id: "user-10" }, id, there);
      await Promise.all([sent({ ...end, subject_id: raced }, id, there), under.service.eraseSubject(id, raced)]);
      expect(await records({ external_id: "user-10" }, id)).toEqual([]);
    }
  });

  test("simultaneous, repeated and two-tab choices leave one valid answer", async () => {
    const id = await publishedSite(under, { name: "Racing" });
    await attach(under, id, "racing.example");
    const there = { origin: "https://racing.example" };
    const subject_id = browserId();
    const bodies = [
      choice(under, { subject_id, subject_kept: true, external_id: "user-3" }),
      choice(under, { ...end, subject_id }),
      choice(under, { ...end, subject_id }),
    ];
    await sent({ event: "refused", decisions: rejected }, id, there);
    const answers = await Promise.all([...bodies, ...bodies].map((body) => send(under, id, body, there)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201, 201, 201]);
    // A withdrawal finds a grant before it, even in the same batch.
    const chain = (await exported(under, id)).lines.slice(2, -1) as Listed[];
    const given = chain.findIndex(({ event }) => event.type === "given");
    expect(chain.map((one) => one.external_id)).toEqual(chain.map((_, index) => (index < given ? null : "user-3")));
    await sent({ ...end, subject_id }, id, there);
    // Sending the grant again under its id does not restore it.
    expect((await send(under, id, bodies[0], there)).status).toBe(200);
    expect((await answer({}, [], id)).browsers).toMatchObject([{ subject_id, categories: { marketing: "ended" } }]);
    await sent({ subject_id, external_id: "user-3", id: choiceId(under.service.runtime.now()) }, id, there);
    expect((await answer({}, [], id)).browsers).toMatchObject([{ categories: { marketing: "valid" } }]);
  });

  test("an export that omits later records gives no answer, and old grants are unknown", async () => {
    const id = await publishedSite(under, { name: "Ended" });
    await attach(under, id, "ended.example");
    const there = { origin: "https://ended.example" };
    await under.service.recordConsents([consent(id, { subjectId: "ab".repeat(16) })]);
    expect((await answer({}, [], id)).browsers[0].categories.marketing).toBe("unknown");
    await sent({ subject_id: null, external_id: "user-5" }, id, there);
    expect((await answer({}, ["--external-id", "user-5"], id)).browsers[0].categories.marketing).toBe("unknown");
    await sent({ ...end, subject_id: "ab".repeat(16) }, id, there);
    expect((await answer({}, [], id)).browsers[0].categories.marketing).toBe("ended");
    const now = under.service.runtime.now().getTime();
    const partial = [{ regimes: ["unknown"] }, { to: new Date(now - 1000).toISOString() }];
    for (const body of partial) {
      expect(await answer(body, [], id)).toMatchObject({
        browsers: null,
        unanswered: expect.stringContaining("later records"),
      });
    }
    const further = { from: new Date(now - DAY_MS).toISOString(), to: new Date(now + DAY_MS).toISOString() };
    expect((await answer(further, [], id)).browsers).toHaveLength(2);
    expect((await answer({ include_versions: false }, [], id)).browsers).toHaveLength(2);
  });
});

/** The answer of `verify-export` about the browsers of a site. */
async function verified(under: InProcessService, site: string, body: Record<string, unknown>, args: string[]) {
  const { bytes, headers } = await exported(under, site, body);
  const [file, keys] = [join(folder, "export.ndjson"), join(folder, "keys.json")];
  writeFileSync(file, bytes);
  writeFileSync(keys, await (await under.get("/v1/export-keys")).text());
  const signature = headers.get("x-signature-ed25519") ?? "";
  const run = (format: string) =>
    runCommand(verifyExportCommand, [file, "--signature", signature, "--keys", keys, "--format", format, ...args]);
  const { verdict, consents } = JSON.parse((await run("json")).stdout.join(""));
  expect(verdict).toBe("verified");
  return { ...consents, text: (await run("human")).stdout.slice(1).join("\n") };
}

testInBrowser("after a withdrawal, no list, export or proof shows a valid consent", async () => {
  const browser = await startBrowser();
  if (browser === null) return;
  const under = await startInProcessService({ settings: { isLocalAllowed: true }, isBehindFront: true });
  const site = await publishedSite(under);
  await attach(under, site, "localhost");
  const document = { ...banner(), records: { subject_id: "external" } };
  await under.call("putConfigDraft", { path: { id: site }, body: { document } });
  const { body: version } = await under.call("publishVersion", { path: { id: site }, body: {} });
  await under.call("promoteVersion", { path: { id: site, number: version.number }, body: {} });
  const listener = await listen((request) => under.service.fetch(request, { address: "" }), "127.0.0.1", 0);
  const loader = `<script data-subject="user-42" src="http://127.0.0.1:${listener.port}/s/${site}/production/loader.js"></script>`;
  const tag = `<script type="text/plain" data-consent="marketing">window.ran = true</script>`;
  const shop = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end(`<!doctype html><html lang="en"><head>${loader}${tag}</head>`),
  );
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const listed = async () =>
    (await under.call("listConsents", { path: { id: site }, query: { external_id: "user-42" } })).body.data;
  const states = async () => (await verified(under, site, {}, ["--external-id", "user-42"])).browsers;
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://localhost:${(shop.address() as AddressInfo).port}/`);
    await (await tab.waitForSelector(">>> button.accept"))?.click();
    await tab.waitForFunction("window.ran && window.consentform.record");
    const subject_id = (await listed())[0].subject_id;
    expect(await states()).toMatchObject([{ subject_id, categories: { marketing: "valid" } }]);
    // The tag ran, so the page reloads.
    await Promise.all([tab.waitForNavigation(), tab.evaluate("void window.consentform.withdraw()")]);
    await tab.waitForSelector('[data-consentform="reopen"]');
    expect((await listed()).map(({ event, ...one }: Listed) => [event.type, one.subject_id])).toEqual([
      ["withdrawn", subject_id],
      ["given", subject_id],
    ]);
    const categories = { functional: "ended", analytics: "ended", marketing: "ended" };
    expect(await states()).toEqual([{ subject_id, external_id: "user-42", categories }]);
    expect(await tab.evaluate("document.cookie + JSON.stringify(localStorage)")).not.toContain("user-42");
  } finally {
    await browser.close();
    await listener.close(1000);
    shop.close();
    await under.close();
  }
});
