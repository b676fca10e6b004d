import type { RequestListener, ServerResponse } from "node:http";
import { runDueWork } from "../../src/service/background/start-jobs";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { reaching, type ScannableSite, scannableSite, scriptTag } from "../support/scannable-site";
import { onDatabaseOfRun } from "../support/service-databases";
import { startWebsite, type Website } from "../support/website";

onDatabaseOfRun((start) => {
  let website: Website;
  let under: InProcessService;
  let site: ScannableSite;
  beforeAll(async () => {
    website = await startWebsite();
    under = await start(reaching(website));
    site = await scannableSite(under, website);
  });
  afterAll(async () => {
    await under.close();
    await website.close();
  });

  const check = (body: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
    under.call("createInstallCheck", { path: { id: site.id }, body: { environment: "preview", ...body }, ...more });
  const statuses = (body: { checks: { code: string; status: string }[] }) =>
    Object.fromEntries(body.checks.map(({ code, status }) => [code, status]));
  const allPassed = {
    "script-present": "passed",
    "first-in-head": "passed",
    "single-copy": "passed",
    "site-matches": "passed",
    "version-current": "passed",
    "consent-default-before-tags": "passed",
    // The document asks for a floating control, which the banner draws.
    "settings-link": "passed",
    // Nothing was observed without a browser.
    "script-runs": "warning",
    "banner-drawn": "skipped",
    "blocked-before-consent": "skipped",
  };
  const withoutScript = {
    ...allPassed,
    "script-present": "failed",
    "first-in-head": "skipped",
    "single-copy": "skipped",
    "site-matches": "skipped",
    "version-current": "skipped",
    "settings-link": "skipped",
  };
  const gtag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
  const page = (head: string) => `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>x</body></html>`;

  test("a page as it should be is a warning where no browser runs it", async () => {
    website.pages = { "/": page(site.tag + gtag) };
    const answer = await check();
    expect(answer.status).toBe(201);
    expect(answer.headers.get("location")).toBe(`/v1/sites/${site.id}/install-checks?id=${answer.body.id}`);
    expect(answer.body).toMatchObject({
      site_id: site.id,
      environment: "preview",
      url: `${site.origin}/`,
      fetched_url: `${site.origin}/`,
      http_status: 200,
      version_number: 1,
      result: "warning",
      observation: null,
      failure: null,
      created_by: { type: "token" },
    });
    expect(answer.body.checks.map(({ code }: { code: string }) => code)).toEqual(Object.keys(allPassed));
    expect(statuses(answer.body)).toEqual(allPassed);
  });

  test.each<[string, () => string, string, Record<string, string>]>([
    ["no script", () => "", "failed", withoutScript],
    [
      "only a script that is held back",
      () => site.tag.replace("<script", '<script type="text/plain"'),
      "failed",
      withoutScript,
    ],
    [
      "a script before it",
      () => `<script>1</script>${site.tag}`,
      "warning",
      { ...allPassed, "first-in-head": "failed" },
    ],
    [
      "an async script",
      () => site.tag.replace("<script", "<script async"),
      "warning",
      { ...allPassed, "first-in-head": "failed" },
    ],
    [
      "a script that runs only with its current content",
      () => site.tag.replace("<script", '<script integrity="sha256-x"'),
      "warning",
      { ...allPassed, "version-current": "warning" },
    ],
    ["two copies", () => site.tag + site.tag, "failed", { ...allPassed, "single-copy": "failed" }],
    [
      "the script of production",
      () => scriptTag(site.id, "production"),
      "failed",
      { ...allPassed, "site-matches": "failed", "version-current": "warning" },
    ],
    [
      "a tag before it",
      () => gtag + site.tag,
      "warning",
      { ...allPassed, "first-in-head": "failed", "consent-default-before-tags": "failed" },
    ],
  ])("%s", async (_what, head, result, expected) => {
    website.pages = { "/": page(head()) };
    const { body } = await check();
    expect([body.result, statuses(body)]).toEqual([result, expected]);
  });

  test("a banner that draws no control needs a link", async () => {
    const document = banner();
    const other = await scannableSite(under, website, {
      document: { ...document, layout: { ...document.layout, reopen: { kind: "link" } } },
    });
    const ask = async () =>
      (await under.call("createInstallCheck", { path: { id: other.id }, body: { environment: "preview" } })).body;
    website.pages = { "/": page(other.tag) };
    expect([(await ask()).result, statuses(await ask())["settings-link"]]).toEqual(["warning", "failed"]);
    website.pages = { "/": `${page(other.tag)}<a href="/x#consent-settings">Cookies</a>` };
    expect(statuses(await ask())["settings-link"]).toBe("passed");
  });

  test("a banner with both controls and no link is a warning", async () => {
    const document = banner();
    const other = await scannableSite(under, website, {
      document: { ...document, layout: { ...document.layout, reopen: { kind: "both" } } },
    });
    website.pages = { "/": page(other.tag) };
    const { body } = await under.call("createInstallCheck", {
      path: { id: other.id },
      body: { environment: "preview" },
    });
    expect(statuses(body)).toEqual({ ...allPassed, "settings-link": "warning" });
  });

  test("a copy of the script that is served elsewhere loads what lies beside it", async () => {
    const tag = `<script src="/proxy/s/${site.id}/preview/loader.js"></script>`;
    website.pages = { "/": page(tag), [`/proxy/s/${site.id}/preview/config.json`]: '{"number":7}' };
    const { body } = await check();
    expect([body.version_number, body.result, statuses(body)["version-current"]]).toEqual([7, "warning", "failed"]);
  });

  test.each([
    ["an error", { status: 503 }, 503, "http-status"],
    [
      "a redirect to a private network",
      { status: 302, headers: { location: "http://10.0.0.1/" } },
      null,
      "address-refused",
    ],
  ])("%s is 201 with result failed", async (_what, answer, status, code) => {
    website.pages = { "/": answer };
    const { status: created, body } = await check();
    expect([created, body.result, body.http_status, body.failure.code, body.checks]).toEqual([
      201,
      "failed",
      status,
      code,
      [],
    ]);
    const [event] = (await under.events("install_check.failed")).slice(-1);
    expect(event).toMatchObject({ object_id: body.id, data: { environment: "preview", number: null, codes: [] } });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ["a dropped connection", (response) => void response.destroy()],
    ["an overloaded server", (response) => void response.writeHead(503).end()],
  ])("%s is tried again before the check fails", async (_what, fault) => {
    const failingFirst = (faults: number): RequestListener => {
      let left = faults;
      return (_request, response) => {
        left -= 1;
        if (left >= 0) fault(response);
        else response.writeHead(200, { "content-type": "text/html" }).end(page(site.tag));
      };
    };
    website.pages = { "/": failingFirst(2) };
    expect((await check()).body).toMatchObject({ result: "warning", failure: null, http_status: 200 });
    website.pages = { "/": failingFirst(3) };
    website.requests.length = 0;
    expect((await check()).body).toMatchObject({ result: "failed", checks: [] });
    expect(website.requests).toHaveLength(3);
  });

  test("does not request again what a page answers permanently", async () => {
    website.pages = {};
    website.requests.length = 0;
    expect((await check()).body).toMatchObject({ result: "failed", http_status: 404 });
    expect(website.requests).toHaveLength(1);
  });

  test("a failed check sends the codes that failed", async () => {
    website.pages = { "/": page("") };
    const { body } = await check();
    const [event] = (await under.events("install_check.failed")).slice(-1);
    expect(event).toMatchObject({ object_id: body.id, data: { codes: ["script-present"] } });
  });

  // Found by models/alerts.test.ts: the alert opened after its cause had gone, and stayed.
  test("a success before the previous failure is delivered leaves no alert", async () => {
    const own = await scannableSite(under, website);
    const checkOwn = () => under.call("createInstallCheck", { path: { id: own.id }, body: { environment: "preview" } });
    website.pages = { "/": page("") };
    expect((await checkOwn()).body.result).toBe("failed");
    website.pages = { "/": page(own.tag) };
    expect((await checkOwn()).body.result).not.toBe("failed");
    await runDueWork(under.service);
    const { body } = await under.call("listAlerts", { query: { site_id: own.id, kind: "install_check.failed" } });
    expect(body.data).toEqual([]);
  });

  test("the alert of a failed check ends when the next one does not fail", async () => {
    const alerts = async () => {
      await runDueWork(under.service);
      const { body } = await under.call("listAlerts", { query: { limit: 200 } });
      const ours = body.data.filter(({ kind }: { kind: string }) => kind === "install_check.failed");
      return ours.map(({ state }: { state: string }) => state);
    };
    website.pages = { "/": page("") };
    await check();
    expect(await alerts()).toContain("open");
    website.pages = { "/": page(site.tag) };
    expect((await check()).body.result).not.toBe("failed");
    expect(await alerts()).not.toContain("open");
  });

  test("follows and reports a redirect inside the site", async () => {
    website.pages = { "/": { status: 302, headers: { location: "/en/" } }, "/en/": page(site.tag) };
    expect((await check()).body).toMatchObject({
      result: "warning",
      url: `${site.origin}/`,
      fetched_url: `${site.origin}/en/`,
    });
  });

  test("refuses unproven hosts", async () => {
    const foreign = await check({ url: "https://elsewhere.example/" });
    expect([foreign.status, foreign.slug, foreign.body.domain_ids]).toEqual([409, "domain-not-verified", []]);
    const none = await check({ environment: "production" });
    expect([none.status, none.slug]).toEqual([409, "domain-not-verified"]);
    const bad = await check({ url: "http://a:b@shop.localhost/" });
    expect([bad.status, bad.body.errors[0].pointer]).toEqual([422, "/url"]);
  });

  test("a repeated request with its key is answered from the first", async () => {
    website.pages = { "/": page(site.tag) };
    const headers = { "idempotency-key": '"check-1"' };
    const first = await check({}, { headers });
    website.requests.length = 0;
    const second = await check({}, { headers });
    expect([second.body.id, website.requests]).toEqual([first.body.id, []]);
  });

  test("the list is newest first, with filters and pages, and only for who may see it", async () => {
    const other = await scannableSite(under, website);
    const ids: string[] = [];
    for (const tag of [other.tag, "", other.tag]) {
      website.pages = { "/": page(tag) };
      const { body } = await under.call("createInstallCheck", {
        path: { id: other.id },
        body: { environment: "preview" },
      });
      ids.unshift(body.id);
    }
    const list = async (query: Record<string, unknown> = {}, token?: string) =>
      under.call("listInstallChecks", { path: { id: other.id }, query, ...(token === undefined ? {} : { token }) });
    const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.data.map(({ id }: { id: string }) => id);
    expect(idsOf(await list())).toEqual(ids);
    expect(idsOf(await list({ result: "failed" }))).toEqual([ids[1]]);
    expect(idsOf(await list({ id: [ids[2], "ich_none"] }))).toEqual([ids[2]]);
    const first = await list({ limit: 2 });
    expect([...idsOf(first), ...idsOf(await list({ limit: 2, cursor: first.body.next_cursor }))]).toEqual(ids);
    const bound = await under.token({ environment: "production" });
    expect(idsOf(await list({}, bound))).toEqual([]);
    expect((await list({ environment: "preview" }, bound)).slug).toBe("token-binding-mismatch");
    expect((await check({}, { token: bound })).slug).toBe("token-binding-mismatch");
    for (const token of [await under.token({ workspace: "stranger" }), await under.token({ siteId: site.id })]) {
      expect((await list({}, token)).slug).toBe("not-found");
    }
  });
});
