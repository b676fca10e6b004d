import { createHash } from "node:crypto";
import { runDueWork } from "@consentform/service";
import type { BannerDocument } from "../../src/consent/rules";
import { json } from "../../src/service/store/database";
import { banner } from "../support/banners";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import type { InProcessService } from "../support/in-process-service";
import { egressTo, pngLogo } from "../support/logo-host";
import { onDatabaseOfRun } from "../support/service-databases";
import { until } from "../support/until";

/** Logos on other hosts: fetched when a banner is published, and served to visitors by the service. */

const MAX_BYTES = 51_200;
const ofSize = (size: number) => Buffer.concat([pngLogo, Buffer.alloc(size - pngLogo.length)]);
const gif = Buffer.from("GIF89a and so on");
const webp = Buffer.from("RIFF\0\0\0\0WEBPVP8 and so on");
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

onDatabaseOfRun((start) => {
  let host: HttpReceiver;
  let under: InProcessService;
  /** Content by path. */
  let files: Record<string, Buffer>;

  /** A host that no other test asks: what an address answers counts for a minute. */
  let cdn = "";
  let hosts = 0;

  beforeAll(async () => {
    host = await startHttpReceiver();
    under = await start({ egress: egressTo(host.port) });
  }, 60_000);
  afterAll(async () => {
    await under.close();
    await host.close();
  });
  beforeEach(() => {
    hosts += 1;
    cdn = `https://cdn${hosts}.example`;
    files = { "/logo.png": pngLogo };
    host.received.length = 0;
    host.answer = (response, { path }) => {
      const content = files[path];
      if (path === "/inside") response.writeHead(302, { location: "http://intranet.example/logo.png" }).end();
      else if (content === undefined) response.writeHead(404).end("nothing here");
      else response.writeHead(200, { "content-type": "image/png" }).end(content);
    };
  });
  afterEach(() => expect(under.takeErrors()).toEqual([]));

  function documentWith(logo: string, title?: string): BannerDocument {
    const document = banner(title);
    return { ...document, theme: { ...document.theme, logo_url: logo } };
  }

  async function newSite(): Promise<string> {
    const settings = { promotion_gate: { mode: "off" }, allow_direct_production: true };
    return (await under.call("createSite", { body: { name: "Shop", settings } })).body.id;
  }

  async function putDraft(id: string, logo: string, title?: string): Promise<void> {
    const { status } = await under.call("putConfigDraft", {
      path: { id },
      body: { document: documentWith(logo, title) },
    });
    expect(status).toBe(200);
  }

  const publish = (id: string, body: object = {}) => under.call("publishVersion", { path: { id }, body });

  async function publishedWith(logo: string) {
    const id = await newSite();
    await putDraft(id, logo);
    return { id, ...(await publish(id)) };
  }

  /** The logo that a stage's slice names. */
  async function shownLogo(id: string, stage = "preview"): Promise<string> {
    const loader = await (await under.get(`/s/${id}/${stage}/loader.js`)).text();
    const folder = /"banner":"([0-9a-f]{16})\//.exec(loader)?.[1];
    const slice = await under.get(`/s/${id}/${stage}/${folder}/en.first.json`);
    const { logo, theme } = (await slice.json()) as { logo?: string; theme: { logo_url: string } };
    return logo === undefined ? theme.logo_url : `http://127.0.0.1:4071/s/${id}/${stage}/${logo}`;
  }

  async function bytesAt(url: string): Promise<Buffer> {
    const answer = await under.get(new URL(url).pathname);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  const storedLogos = async () =>
    (await under.service.store.db.selectFrom("logos").select("name").orderBy("name").execute()).map(({ name }) => name);

  const faultOf = ({ body }: { body: { warnings: { code: string; pointer: string; message: string }[] } }) =>
    body.warnings.find(({ code }) => code === "logo-not-served") ?? null;

  test("serves a foreign logo at an address that stays while the logo does", async () => {
    const { id, status, body } = await publishedWith(`${cdn}/logo.png`);
    expect([status, faultOf({ body })]).toEqual([201, null]);
    const address = await shownLogo(id);
    const digest = createHash("sha256").update(pngLogo).digest("hex").slice(0, 16);
    expect(address).toBe(`http://127.0.0.1:4071/s/${id}/preview/${digest}/logo.png`);
    const answer = await under.get(new URL(address).pathname);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pngLogo);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    await putDraft(id, `${cdn}/logo.png`, "Another title");
    await publish(id);
    expect(await shownLogo(id)).toBe(address);
    await under.call("promoteVersion", { path: { id, number: 2 } });
    expect(await bytesAt(await shownLogo(id, "production"))).toEqual(pngLogo);
    // Tools read the document as it was published.
    const config = (await (await under.get(`/s/${id}/preview/config.json`)).json()) as { document: BannerDocument };
    expect(config.document.theme?.logo_url).toBe(`${cdn}/logo.png`);
    // Logos of one site are not served for another.
    const other = await publishedWith("/logo.png");
    expect((await under.get(`/s/${other.id}/preview/${digest}/logo.png`)).status).toBe(404);
    expect((await under.get(`/s/${id}/preview/${digest}/logo.gif`)).status).toBe(404);
    expect([await shownLogo(other.id), host.received.length]).toEqual(["/logo.png", 1]);
  });

  test("decides the type of a logo by its bytes, up to 50 KiB", async () => {
    files = { "/a.svg": gif, "/b": webp, "/c.png": jpeg, "/d": ofSize(MAX_BYTES) };
    const shown = [];
    for (const path of Object.keys(files)) {
      const { id } = await publishedWith(`${cdn}${path}`);
      const address = await shownLogo(id);
      const { headers } = await under.get(new URL(address).pathname);
      shown.push([/[^/]+$/.exec(address)?.[0], headers.get("content-type")]);
    }
    expect(shown).toEqual([
      ["logo.gif", "image/gif"],
      ["logo.webp", "image/webp"],
      ["logo.jpg", "image/jpeg"],
      ["logo.png", "image/png"],
    ]);
  });

  test("publishes without a logo that it may not serve, and says why", async () => {
    files = { "/logo.svg": svg, "/large": ofSize(MAX_BYTES + 1), "/page": Buffer.from("<html>") };
    const cases: [address: string, why: string][] = [
      [`${cdn}/logo.svg`, "The logo is an SVG file"],
      [`${cdn}/large`, "The logo is larger than 50 KiB."],
      [`${cdn}/page`, "The logo is not a PNG, JPEG, GIF or WebP file."],
      [`${cdn}/missing`, "The logo's host answered with status 404."],
      ["https://intranet.example/logo.png", "The logo could not be fetched. The host resolves to an address"],
      [`${cdn}/inside`, "The logo could not be fetched. The host resolves to an address"],
    ];
    const before = await storedLogos();
    for (const [address, why] of cases) {
      const { id, status, body } = await publishedWith(address);
      expect([address, status]).toEqual([address, 201]);
      expect(faultOf({ body })).toMatchObject({ pointer: "/theme/logo_url", message: expect.stringContaining(why) });
      expect(await shownLogo(id)).toBe(address);
    }
    expect(await storedLogos()).toEqual(before);
  });

  test("fetches one logo once for a fleet, and answers others meanwhile", async () => {
    const answer = host.answer;
    const waiting: (() => void)[] = [];
    host.answer = (...request) => void waiting.push(() => answer(...request));
    const sites = await Promise.all(Array.from({ length: 30 }, newSite));
    const [published, applied] = [sites.slice(0, 15), sites.slice(15)];
    for (const id of published) await putDraft(id, `${cdn}/logo.png`);
    const template = await under.call("createTemplate", {
      body: { name: "Fleet", document: documentWith(`${cdn}/logo.png`) },
    });
    const items = applied.map((site_id) => ({ site_id }));
    const release = (more: object) =>
      under.call("applyTemplate", {
        path: { id: template.body.id },
        body: { mode: "replace", release: "preview", items, ...more },
      });
    // A rehearsal asks no other host.
    const rehearsed = await release({ dry_run: true });
    expect([rehearsed.body.results[0].version_number, host.received.length]).toEqual([1, 0]);
    const all = Promise.all([...published.map((id) => publish(id)), release({})]);
    await until(() => waiting.length > 0);
    // The embedded database has one connection: this would wait if a publish held it.
    expect((await under.call("listSites", {})).status).toBe(200);
    expect((await under.call("getSite", { path: { id: published[0] ?? "" } })).body.stages.preview).toBeNull();
    for (const go of waiting) go();
    await all;
    const shown = await Promise.all(sites.map((id) => shownLogo(id)));
    expect(shown.filter((address) => !address.endsWith("/logo.png") || address.includes("cdn"))).toEqual([]);
    expect(host.received).toHaveLength(1);
  });

  test("fetches a missing logo again with the next publish after a minute", async () => {
    const { id, body } = await publishedWith(`${cdn}/late.png`);
    expect(faultOf({ body })).not.toBeNull();
    expect([(await publish(id)).status, host.received.length]).toEqual([200, 1]);
    files["/late.png"] = pngLogo;
    expect((await publish(id)).status).toBe(200);
    under.advance(61_000);
    const again = await publish(id);
    expect([again.status, again.body.number, faultOf(again)]).toEqual([201, 2, null]);
    expect(await bytesAt(await shownLogo(id))).toEqual(pngLogo);
    under.advance(61_000);
    expect([(await publish(id)).status, host.received.length]).toEqual([200, 2]);
  });

  test("fetches a missing logo again for production that holds the expected version", async () => {
    const id = await newSite();
    await putDraft(id, `${cdn}/late.png`);
    const production = (expected: number | null) =>
      publish(id, { environment: "production", expected_production_number: expected });
    expect(faultOf(await production(null))).not.toBeNull();
    files["/late.png"] = pngLogo;
    under.advance(61_000);
    expect((await production(2)).status).toBe(200);
    const again = await production(1);
    expect([again.status, again.body.number, faultOf(again)]).toEqual([201, 2, null]);
  });

  test("keeps the logo that a stage shows while its host is away", async () => {
    const { id } = await publishedWith(`${cdn}/logo.png`);
    files = {};
    under.advance(61_000);
    await putDraft(id, `${cdn}/logo.png`, "Another title");
    const { status, body } = await publish(id);
    expect([status, body.number, faultOf({ body }), host.received.length]).toEqual([201, 2, null, 2]);
    expect(await bytesAt(await shownLogo(id))).toEqual(pngLogo);
    // Another address is another logo.
    await putDraft(id, `${cdn}/other.png`);
    expect(faultOf(await publish(id))).not.toBeNull();
    expect(await shownLogo(id)).toBe(`${cdn}/other.png`);
  });

  test("a rehearsal reports what a logo may change, and leaves older versions alone", async () => {
    const id = await newSite();
    const document = documentWith(`${cdn}/late.png`);
    const template = await under.call("createTemplate", { body: { name: "Late", document } });
    const release = async (more: object = {}) => {
      const body = { mode: "replace", release: "production", items: [{ site_id: id }], ...more };
      return (await under.call("applyTemplate", { path: { id: template.body.id }, body })).body.results[0];
    };
    expect(await release()).toMatchObject({ status: "changed", production_number: 1 });
    under.advance(61_000);
    expect(await release({ dry_run: true })).toMatchObject({ status: "changed", production_number: 2 });
    expect(host.received).toHaveLength(1);
    // As a version of before the service served logos has it.
    await under.service.store.db
      .updateTable("versions")
      .set({ warnings: json([]) })
      .where("site_id", "=", id)
      .execute();
    files["/late.png"] = pngLogo;
    expect(await release({ dry_run: true })).toMatchObject({ status: "unchanged", production_number: 1 });
    expect(await release()).toMatchObject({ status: "unchanged", production_number: 1 });
    expect(host.received).toHaveLength(1);
  });

  test("serves the logo of one of several hosts to the pages of all", async () => {
    const id = await newSite();
    const attach = (name: string) =>
      under.call("createDomain", { path: { id }, body: { host: name, include_subdomains: false } });
    await attach(new URL(cdn).hostname);
    await putDraft(id, `${cdn}/logo.png`);
    await publish(id);
    expect([await shownLogo(id), host.received.length]).toEqual([`${cdn}/logo.png`, 0]);
    await attach(`www${hosts}.shop.example`);
    await putDraft(id, `${cdn}/logo.png`, "Another title");
    await publish(id);
    expect(await bytesAt(await shownLogo(id))).toEqual(pngLogo);
  });

  test("publishes the present logo of a draft that changed while the former was fetched", async () => {
    const answer = host.answer;
    let answerFirst = () => {};
    host.answer = (...request) => {
      answerFirst = () => answer(...request);
    };
    files["/other.gif"] = gif;
    const id = await newSite();
    await putDraft(id, `${cdn}/logo.png`);
    const publishing = publish(id);
    await until(() => host.received.length === 1);
    await putDraft(id, `${cdn}/other.gif`);
    host.answer = answer;
    answerFirst();
    expect((await publishing).status).toBe(201);
    expect(await bytesAt(await shownLogo(id))).toEqual(gif);
  });

  test("keeps the logos of versions, also after a rollback, and removes unused ones", async () => {
    const { id } = await publishedWith(`${cdn}/logo.png`);
    const promote = (number: number) => under.call("promoteVersion", { path: { id, number } });
    await promote(1);
    files["/logo.png"] = jpeg;
    under.advance(61_000);
    await putDraft(id, `${cdn}/logo.png`, "Another title");
    await publish(id);
    await promote(2);
    expect(await bytesAt(await shownLogo(id, "production"))).toEqual(jpeg);
    const back = await under.call("rollbackVersion", { path: { id, number: 1 }, body: { reason: "The former logo." } });
    expect([back.status, back.body.number]).toEqual([201, 3]);
    expect(await bytesAt(await shownLogo(id, "production"))).toEqual(pngLogo);
    const { id: removed } = await publishedWith(`${cdn}/b`);
    const [before, stored] = [await storedLogos(), Buffer.from("GIF89a of a site that is deleted")];
    files["/gone.gif"] = stored;
    const gone = await publishedWith(`${cdn}/gone.gif`);
    expect((await storedLogos()).length).toBe(before.length + 1);
    for (const site of [removed, gone.id]) await under.call("deleteSite", { path: { id: site } });
    under.advance(3 * 86_400_000);
    await runDueWork(under.service);
    expect(await storedLogos()).toEqual(before);
    expect(await bytesAt(await shownLogo(id, "production"))).toEqual(pngLogo);
  });
});
