import { runDueWork } from "../../src/service/background/start-jobs";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { pageOf, reaching, type ScannableSite, scannableSite, scriptTag } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { onDatabaseOfRun } from "../support/service-databases";
import { startWebsite, type Website } from "../support/website";

const analytics = '<script src="https://www.google-analytics.com/analytics.js"></script>';

onDatabaseOfRun((start) => {
  let website: Website;
  let under: InProcessService;
  beforeAll(async () => {
    website = await startWebsite();
    under = await start(reaching(website));
  });
  afterAll(async () => {
    await under.close();
    await website.close();
  });
  beforeEach(() => {
    website.pages = {};
  });

  const queue = (site: ScannableSite, body: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
    under.call("queueScan", { path: { id: site.id }, body: { environment: "preview", ...body }, ...more });
  const read = async (id: string) => (await under.call("getScan", { path: { id } })).body;
  const work = () => runDueWork(under.service);
  const scan = (site: ScannableSite, body?: Record<string, unknown>) => scanned(under, site, body);

  describe("queueing", () => {
    test("answers the queued scan, and the job runs it", async () => {
      const site = await scannableSite(under, website);
      website.pages = { "/": pageOf(site) };
      const queued = await queue(site);
      expect(queued.status).toBe(202);
      expect(queued.headers.get("location")).toBe(`/v1/scans/${queued.body.id}`);
      const unstarted = { engine: null, version_number: null, failure: null, started_at: null, duration_ms: null };
      const usual = { start_urls: [], max_pages: 50, profiles: ["gdpr"], previous_scan_id: null, stale: false };
      expect(queued.body).toMatchObject({
        site_id: site.id,
        environment: "preview",
        status: "queued",
        trigger: "token",
        consent_states: [],
        ...unstarted,
        ...usual,
      });
      await work();
      expect(await read(queued.body.id)).toMatchObject({
        status: "completed",
        engine: "static",
        version_number: 1,
        consent_states: ["none"],
        failure: null,
        counts: { pages_visited: 1, pages_failed: 0, error: 0, warning: 0, note: 0, new: 0, dropped: 0 },
      });
      const [event] = (await under.events("scan.completed")).slice(-1);
      expect(event).toMatchObject({
        object_id: queued.body.id,
        data: { environment: "preview", number: 1, status: "completed", failure_code: null },
      });
    });

    test("a second scan of an environment at the same time is scan-in-progress", async () => {
      const site = await scannableSite(under, website);
      const first = await queue(site);
      const second = await queue(site);
      expect([second.status, second.slug, second.body.scan_id]).toEqual([409, "scan-in-progress", first.body.id]);
      await work();
      expect((await queue(site)).status).toBe(202);
      await work();
    });

    test("replays the answer for the same key", async () => {
      const site = await scannableSite(under, website);
      const headers = { "idempotency-key": '"scan-1"' };
      const first = await queue(site, {}, { headers });
      const second = await queue(site, {}, { headers });
      expect([second.status, second.body.id]).toEqual([202, first.body.id]);
      expect(second.headers.get("idempotency-replayed")).toBe("true");
      await work();
    });

    test("an empty stage is a conflict, an unexpected version a failed precondition", async () => {
      const site = await scannableSite(under, website);
      const wrong = await queue(site, { expected_number: 2 });
      expect([wrong.status, wrong.slug, wrong.body.current_number]).toEqual([412, "precondition-failed", 1]);
      await under.call("createDomain", { path: { id: site.id }, body: { host: site.host } });
      const empty = await queue(site, { environment: "production" });
      expect([empty.status, empty.slug, empty.body.reason]).toEqual([409, "conflict", "stage-empty"]);
    });

    test("a host that is not the site's is refused", async () => {
      const site = await scannableSite(under, website);
      const answer = await queue(site, { start_urls: ["http://elsewhere.example/"] });
      expect([answer.status, answer.slug, answer.body.domain_ids]).toEqual([409, "domain-not-verified", []]);
      const without = await queue(site, { environment: "production" });
      expect([without.status, without.slug, without.body.domain_ids]).toEqual([409, "domain-not-verified", []]);
    });

    test.each([
      [{ profiles: ["atlantis"] }, "/profiles/0"],
      [{ max_pages: 501 }, "/max_pages"],
      [{ start_urls: ["ftp://shop.example/"] }, "/start_urls/0"],
      [{ start_urls: ["http://me:secret@shop.example/"] }, "/start_urls/0"],
      [{ colour: 1 }, "/colour"],
    ])("%j is refused at %s", async (body, pointer) => {
      const site = await scannableSite(under, website);
      const answer = await queue(site, body);
      expect([answer.status, answer.body.errors?.[0].pointer]).toEqual([422, pointer]);
    });

    test("a plan has ten scans waiting", async () => {
      const token = await under.token({ workspace: "busy" });
      const own = { ...under, call: (id, request) => under.call(id, { token, ...request }) } as InProcessService;
      const sites = [];
      for (let index = 0; index < 11; index += 1) sites.push(await scannableSite(own, website));
      const answers = [];
      for (const site of sites) answers.push(await queue(site, {}, { token }));
      expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(202), 403]);
      expect(answers[10]?.body).toMatchObject({ resource: "queued_scans", limit: 10, used: 10 });
      while (
        (await own.call("listScans", { path: { id: sites[9]?.id ?? "" }, query: { status: "queued" } })).body.data
          .length > 0
      )
        await work();
    });
  });

  describe("the static engine", () => {
    test("follows links of the same host up to max_pages, and nothing else", async () => {
      const site = await scannableSite(under, website);
      const links = [1, 2, 3, 4].map((number) => `<a href="/p${number}">p</a>`).join("");
      website.pages = {
        "/": pageOf(site, "", `${links}<a href="https://elsewhere.example/">out</a><a href="/file.pdf">file</a>`),
        ...Object.fromEntries([1, 2, 3, 4].map((number) => [`/p${number}`, pageOf(site, "", '<a href="/">home</a>')])),
      };
      website.requests.length = 0;
      const result = await scan(site, { max_pages: 3 });
      expect(result.counts).toMatchObject({ pages_visited: 3, pages_failed: 0 });
      const pages = website.requests.filter((request) => !request.endsWith("/robots.txt")).sort();
      expect(pages).toEqual([`${site.host} /`, `${site.host} /p1`, `${site.host} /p2`]);
    });

    test("reads cookies, scripts, frames, pixels and snippets, and says what they are", async () => {
      const site = await scannableSite(under, website);
      website.pages = {
        "/": {
          html: pageOf(
            site,
            `${analytics}<script>(function(){"https://connect.facebook.net/en_US/fbevents.js"})()</script>
             <script type="text/plain" src="https://static.hotjar.com/c/hotjar-1.js"></script>`,
            '<img width=1 height=1 src="https://px.ads.linkedin.com/collect?pid=1"><iframe src="https://widgets.unheard-of.example/x"></iframe>',
          ),
          headers: { "set-cookie": ["_ga=GA1.2.3; Max-Age=63072000", "strange=1", "gone=1; Max-Age=0"] },
        },
      };
      const result = await scan(site);
      const findings = await findingsOf(under, result.id);
      const found = (rule: string) =>
        findings
          .filter((each: { rule_id: string }) => each.rule_id === rule)
          .map((each: { subject: { name: string } }) => each.subject.name);
      expect(found("pre-consent-storage")).toEqual(["_ga"]);
      expect(found("pre-consent-request").sort()).toEqual([
        "connect.facebook.net",
        "px.ads.linkedin.com",
        "www.google-analytics.com",
      ]);
      expect(found("unclassified-service").sort()).toEqual(["strange", "widgets.unheard-of.example"]);
      expect(found("undeclared-service")).toContain("_ga");
      expect(JSON.stringify(findings)).not.toContain("hotjar");
      expect(JSON.stringify(findings)).not.toContain("GA1.2.3");
      const ga = findings.find(
        (each: { subject: { name: string }; rule_id: string }) =>
          each.subject.name === "_ga" && each.rule_id === "pre-consent-storage",
      );
      expect(ga).toMatchObject({
        severity: "error",
        page: `${site.origin}/`,
        profile: "gdpr",
        consent_state: "none",
        category: "analytics",
        baseline: "new",
        subject: { kind: "cookie", name: "_ga", domain: site.host },
      });
      const { body: services } = await under.call("listServices", {
        path: { id: site.id },
        query: { id: ga.service_id },
      });
      expect(services.data[0]).toMatchObject({ status: "needs_review", source: "catalogue", company: "Google" });
      const { body: issues } = await under.call("listIssues", { path: { id: site.id }, query: { id: ga.issue_id } });
      expect(issues.data[0]).toMatchObject({ status: "open", fingerprint: ga.fingerprint, last_scan_id: result.id });
    });

    test("an unreviewed record of a scan does not affect the next scan", async () => {
      const site = await scannableSite(under, website);
      website.pages = { "/": pageOf(site, "", '<iframe src="https://www.youtube.com/embed/x"></iframe>') };
      const rulesOf = async () =>
        (await findingsOf(under, (await scan(site)).id)).map(({ rule_id }: { rule_id: string }) => rule_id);
      const first = await rulesOf();
      expect(first).toEqual(["undeclared-service"]);
      expect(await rulesOf()).toEqual(first);
    });

    test("a snippet is a warning in a consent-aware script, and an error in any other", async () => {
      const site = await scannableSite(under, website);
      const snippet = (host: string) => `var s = document.createElement("script"); s.src = "https://${host}"; add(s);`;
      website.pages = {
        "/": pageOf(
          site,
          `<script>onConsent("marketing", () => { ${snippet("connect.facebook.net/en_US/fbevents.js")} });</script>
           <script>${snippet("static.hotjar.com/c/hotjar-1.js")}</script>`,
        ),
      };
      const findings = await findingsOf(under, (await scan(site)).id);
      const found = findings.map(
        (each: { severity: string; rule_id: string; subject: { name: string } }) =>
          `${each.severity} ${each.rule_id} ${each.subject.name}`,
      );
      expect(found.sort()).toEqual([
        "error pre-consent-request static.hotjar.com",
        "warning undeclared-service connect.facebook.net",
        "warning undeclared-service static.hotjar.com",
      ]);
    });

    test("a live service's requests are declared, and held back by a banner before them", async () => {
      const site = await scannableSite(under, website);
      await under.call("createService", {
        path: { id: site.id },
        body: {
          key: "ga",
          name: "Analytics",
          company: "Google",
          category: "analytics",
          hosts: ["*.google-analytics.com"],
          storage: [{ name: "_ga", kind: "cookie", party: "first", duration: "P30D" }],
        },
      });
      await under.call("publishVersion", { path: { id: site.id }, body: {} });
      website.pages = { "/": { html: pageOf(site, analytics), headers: { "set-cookie": "_ga=1; Max-Age=63072000" } } };
      const findings = await findingsOf(under, (await scan(site)).id);
      const rules = findings.map(
        (each: { rule_id: string; subject: { name: string } }) => `${each.rule_id} ${each.subject.name}`,
      );
      // A cookie that the server sets is not held back.
      expect(rules.sort()).toEqual(["duration-exceeds-declared _ga", "pre-consent-storage _ga"]);
    });

    test("reports addresses as valid URIs, even for malformed ones", async () => {
      const site = await scannableSite(under, website);
      website.pages = {
        "/": pageOf(site, "", '<a href="/?a[]=1|2&b={x}^100%">x</a>'),
        "/?a[]=1|2&b={x}^100%": "<p>no banner</p>",
      };
      const result = await scan(site);
      expect(result.counts).toMatchObject({ pages_visited: 2, pages_failed: 0 });
      const [finding] = await findingsOf(under, result.id);
      expect(finding.page).toBe(`${site.origin}/?a%5B%5D=1%7C2&b=%7Bx%7D%5E100%25`);
    });

    test("where the law asks for no consent first, nothing is pre-consent", async () => {
      const site = await scannableSite(under, website);
      website.pages = { "/": pageOf(site, analytics) };
      const findings = await findingsOf(under, (await scan(site, { profiles: ["us_ca"] })).id);
      expect(findings.map((each: { rule_id: string }) => each.rule_id)).not.toContain("pre-consent-request");
    });

    test("reports a missing banner and the banner of another site", async () => {
      const site = await scannableSite(under, website);
      website.pages = { "/": "<h1>Hello</h1><a href=/other>x</a>", "/other": scriptTag("site_other") };
      const [finding, ...others] = await findingsOf(under, (await scan(site)).id);
      expect(others).toEqual([]);
      expect(finding).toMatchObject({
        rule_id: "banner-absent",
        subject: { kind: "page", name: `${site.origin}/`, domain: site.host },
        evidence: "The page does not load the banner script. Seen on 2 pages.",
      });
    });

    test("asks for a link where the banner draws no control, and for defaults before tags", async () => {
      const document = banner();
      const site = await scannableSite(under, website, {
        document: {
          ...document,
          layout: { ...document.layout, reopen: { kind: "link" } },
          consent_mode: { enabled: true },
        },
      });
      const gtag = "<script>gtag('consent', 'default', {'ad_storage': 'granted'})</script>";
      const rules = async (id: string) =>
        (await findingsOf(under, id)).map((each: { rule_id: string }) => each.rule_id).sort();
      website.pages = { "/": pageOf(site, gtag) };
      // The script may draw the link.
      expect(await rules((await scan(site)).id)).toEqual(["consent-mode-mismatch"]);
      website.pages = { "/": pageOf(site) };
      expect(await rules((await scan(site)).id)).toEqual(["reopen-control-absent"]);
      website.pages = { "/": pageOf(site, "", '<a href="#consent-settings">Cookies</a>') };
      expect(await rules((await scan(site)).id)).toEqual([]);
    });

    test.each([
      ["unreachable", { "/": { status: 500 } }, {}],
      [
        "robots",
        {
          "/": "<p>x</p>",
          "/robots.txt": { html: "User-agent: *\nDisallow: /", headers: { "content-type": "text/plain" } },
        },
        {},
      ],
      ["too-large", { "/": { html: "x".repeat(5 * 1024 * 1024) } }, {}],
    ] as const)("fails with %s", async (code, pages, body) => {
      const site = await scannableSite(under, website);
      website.pages = { ...pages };
      const result = await scan(site, body);
      expect([result.status, result.failure.code, result.counts.pages_failed]).toEqual(["failed", code, 1]);
      const [event] = (await under.events("scan.failed")).slice(-1);
      expect(event).toMatchObject({ object_id: result.id, data: { failure_code: code } });
    });

    test("a failed scan is an alert until one of the same environment is completed", async () => {
      const settings = { allow_direct_production: true, promotion_gate: { mode: "off" } };
      const site = await scannableSite(under, website, { settings });
      await under.call("createDomain", { path: { id: site.id }, body: { host: site.host } });
      const version = { environment: "production" };
      expect((await under.call("publishVersion", { path: { id: site.id }, body: version })).status).toBe(201);
      const reported: unknown[] = [];
      for (const [environment, pages] of [
        ["production", {}],
        ["preview", { "/": pageOf(site) }],
        ["production", { "/": pageOf(site) }],
      ] as const) {
        website.pages = pages;
        const { status } = await scan(site, { environment });
        const { body } = await under.call("listAlerts", { query: { site_id: site.id, kind: "scan.failed" } });
        reported.push([status, body.data[0]?.state]);
      }
      expect(reported).toEqual([
        ["failed", "open"],
        ["completed", "open"],
        ["completed", "resolved"],
      ]);
    });

    test("robots.txt has no say in addresses that were named, but in links", async () => {
      const site = await scannableSite(under, website);
      website.pages = {
        "/robots.txt": { html: "User-agent: consentform\nDisallow: /", headers: { "content-type": "text/plain" } },
        "/": pageOf(site, "", '<a href="/secret">x</a>'),
        "/secret": pageOf(site),
      };
      website.requests.length = 0;
      const result = await scan(site, { start_urls: [`http://${site.host}/`] });
      expect([result.status, result.counts.pages_visited, result.counts.pages_failed]).toEqual(["completed", 1, 0]);
      expect(website.requests).not.toContain(`${site.host} /secret`);
    });

    test("a redirect to another site's host is not a page of this site", async () => {
      const site = await scannableSite(under, website);
      website.pages = {
        "/": pageOf(site, "", '<a href="/away">x</a><a href="/private">x</a><a href="/moved">x</a>'),
        "/away": { status: 302, headers: { location: "https://elsewhere.example/" } },
        "/private": { status: 302, headers: { location: "http://10.0.0.1/" } },
        "/moved": { status: 301, headers: { location: "/" } },
      };
      const result = await scan(site);
      expect(result.counts).toMatchObject({ pages_visited: 1, pages_failed: 2 });
    });
  });

  describe("findings", () => {
    let site: ScannableSite;
    let first: { id: string };
    let second: { id: string };
    beforeAll(async () => {
      site = await scannableSite(under, website);
      website.pages = {
        "/": { html: pageOf(site, analytics), headers: { "set-cookie": ["@SUM(1)=x", "_fbp=1", "b=2"] } },
      };
      first = await scan(site);
      website.pages = { "/": { html: pageOf(site, analytics), headers: { "set-cookie": ["_fbp=1", "c=2"] } } };
      second = await scan(site);
    });

    test("come by severity and fingerprint, in pages", async () => {
      const all = await findingsOf(under, second.id);
      const order = all.map(
        (each: { severity: string; fingerprint: string }) =>
          `${"ewn".indexOf(each.severity[0] ?? "")}${each.fingerprint}`,
      );
      expect(order).toEqual([...order].sort());
      const walked = [];
      let cursor: string | null = null;
      do {
        const { body } = await under.call("listScanFindings", {
          path: { id: second.id },
          query: { limit: 1, ...(cursor === null ? {} : { cursor }) },
        });
        walked.push(...body.data);
        cursor = body.next_cursor;
      } while (cursor !== null);
      expect(walked).toEqual(all);
      const errors = await findingsOf(under, second.id, { severity: "error" });
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.length).toBeLessThan(all.length);
      expect(await findingsOf(under, second.id, { rule_id: ["insecure-cookie", "banner-absent"] })).toEqual([]);
    });

    test("compares findings with the previous scan and filters by the difference", async () => {
      expect((await read(second.id)) as unknown).toMatchObject({ previous_scan_id: first.id });
      const names = (list: { subject: { name: string } }[]) => list.map(({ subject }) => subject.name).sort();
      const { body } = await under.call("diffScan", { path: { id: second.id } });
      expect([body.base_scan_id, body.head_scan_id]).toEqual([first.id, second.id]);
      expect(names(body.added)).toEqual(["c"]);
      expect(names(body.removed)).toContain("b");
      const changed = (await findingsOf(under, second.id)).filter(
        (each: { baseline: string }) => each.baseline === "new",
      );
      expect(names(changed)).toEqual(["c"]);
      const alone = await under.call("diffScan", { path: { id: first.id } });
      expect([alone.body.base_scan_id, alone.body.removed, alone.body.changed]).toEqual([null, [], []]);
      expect(alone.body.added).toHaveLength((await findingsOf(under, first.id)).length);
      const back = await under.call("diffScan", { path: { id: first.id }, query: { base: second.id } });
      expect(names(back.body.removed)).toEqual(["c"]);
      const reported = async (id: string) =>
        (await under.events("scan.changed")).filter(({ object_id }) => object_id === id).map(({ data }) => data.counts);
      expect(await reported(second.id)).toEqual([{ added: 1, removed: body.removed.length, changed: 0 }]);
      expect(await reported(first.id)).toEqual([{ added: alone.body.added.length, removed: 0, changed: 0 }]);
    });

    test("reports no change for an empty first scan or an equal second one", async () => {
      const clean = await scannableSite(under, website);
      website.pages = { "/": pageOf(clean) };
      const nothing = await scan(clean);
      expect(await findingsOf(under, nothing.id)).toEqual([]);
      const other = await scannableSite(under, website);
      website.pages = { "/": { html: pageOf(other), headers: { "set-cookie": "b=2" } } };
      const [one, same] = [await scan(other), await scan(other)];
      const reported = (await under.events("scan.changed")).map(({ object_id }) => object_id);
      expect([nothing.id, one.id, same.id].map((id) => reported.includes(id))).toEqual([false, true, false]);
    });

    async function complete(id: string, query: string, headers: Record<string, string> = {}) {
      const token = await under.token();
      const response = await under.get(`/v1/scans/${id}/findings${query}`, {
        authorization: `Bearer ${token}`,
        ...headers,
      });
      return { type: response.headers.get("content-type"), text: await response.text(), status: response.status };
    }

    test("returns findings as CSV without formulas in names", async () => {
      for (const [query, headers] of [
        ["?format=CSV", {}],
        ["", { accept: "text/csv" }],
        ["?format=csv", { accept: "application/json" }],
      ] as const) {
        const { type, text } = await complete(first.id, query, headers);
        expect(type).toBe("text/csv; charset=utf-8; header=present");
        const [head, ...rows] = text.trimEnd().split("\r\n");
        expect(head).toBe(
          "id,rule_id,severity,page,profile,consent_state,subject_kind,subject_name,subject_domain,category,service_id,fingerprint,baseline",
        );
        expect(rows).toHaveLength((await findingsOf(under, first.id)).length);
        expect(text).toContain(",'@SUM(1),");
        expect(text).not.toMatch(/(^|,)[=+@-]/m);
      }
    });

    test("returns findings as SARIF, with suppressions", async () => {
      const [error] = await findingsOf(under, second.id, { severity: "error" });
      await under.call("suppressIssue", {
        path: { id: error.issue_id },
        body: { reason: "accepted_risk", comment: "Accepted by the board." },
      });
      const { type, text } = await complete(second.id, "?format=sarif");
      expect(type).toBe("application/sarif+json");
      const { runs } = JSON.parse(text);
      expect(runs[0].automationDetails.id).toBe(`${site.id}/preview`);
      expect(runs[0].originalUriBaseIds.SITE.uri).toBe(`${site.origin}/`);
      const result = runs[0].results.find(
        (each: { partialFingerprints: Record<string, string> }) =>
          each.partialFingerprints["consent/v1"] === error.fingerprint,
      );
      expect(result).toMatchObject({
        ruleId: error.rule_id,
        level: "error",
        baselineState: "unchanged",
        locations: [{ physicalLocation: { artifactLocation: { uri: "index", uriBaseId: "SITE" } } }],
        suppressions: [{ kind: "external", status: "accepted", justification: "Accepted by the board." }],
      });
    });

    test("complete formats have no pages, other formats are refused", async () => {
      for (const query of ["?format=csv&limit=5", "?format=SARIF&cursor=x", "?format=xml"]) {
        const { status, text } = await complete(second.id, query);
        expect([query, status, JSON.parse(text).type.split("/").pop()]).toEqual([
          query,
          400,
          query.includes("cursor") ? expect.stringMatching(/invalid-(cursor|parameter)/) : "invalid-parameter",
        ]);
      }
    });

    test("a scan that has not completed answers JSON and refuses the rest", async () => {
      const other = await scannableSite(under, website);
      const { body: queued } = await queue(other);
      expect(await findingsOf(under, queued.id)).toEqual([]);
      for (const query of ["?format=csv", "?format=sarif"]) {
        const { status, text } = await complete(queued.id, query);
        expect([status, JSON.parse(text).reason]).toEqual([409, "scan-not-completed"]);
      }
      const diff = await under.call("diffScan", { path: { id: queued.id } });
      expect([diff.status, diff.body.reason]).toEqual([409, "scan-not-completed"]);
      const foreign = await under.call("diffScan", { path: { id: second.id }, query: { base: queued.id } });
      expect(foreign.slug).toBe("not-found");
      await work();
    });
  });

  describe("visibility", () => {
    test("another workspace and a token of another site find nothing", async () => {
      const site = await scannableSite(under, website);
      website.pages = { "/": pageOf(site) };
      const { id } = await scan(site);
      const other = await scannableSite(under, website);
      for (const token of [await under.token({ workspace: "stranger" }), await under.token({ siteId: other.id })]) {
        for (const operation of ["getScan", "listScanFindings", "diffScan"] as const) {
          expect((await under.call(operation, { path: { id }, token })).slug).toBe("not-found");
        }
        for (const operation of ["listScans"] as const) {
          expect((await under.call(operation, { path: { id: site.id }, token })).slug).toBe("not-found");
        }
        expect((await queue(site, {}, { token })).slug).toBe("not-found");
      }
    });

    test("a token bound to an environment sees only its scans and is refused others", async () => {
      const site = await scannableSite(under, website);
      website.pages = { "/": pageOf(site) };
      const { id } = await scan(site);
      const token = await under.token({ environment: "production" });
      const list = (query: Record<string, unknown>) => under.call("listScans", { path: { id: site.id }, query, token });
      expect((await list({})).body.data).toEqual([]);
      expect((await list({ environment: "preview" })).slug).toBe("token-binding-mismatch");
      expect((await under.call("getScan", { path: { id }, token })).slug).toBe("token-binding-mismatch");
      expect((await queue(site, {}, { token })).slug).toBe("token-binding-mismatch");
      const preview = await under.token({ environment: "preview" });
      expect((await under.call("getScan", { path: { id }, token: preview })).status).toBe(200);
      const reader = await under.token({ scopes: ["scans:read"] });
      expect((await queue(site, {}, { token: reader })).body.required_scope).toBe("scans:run");
    });

    test("the list is newest first, with filters and pages", async () => {
      const site = await scannableSite(under, website);
      website.pages = { "/": pageOf(site) };
      const ids = [];
      for (let index = 0; index < 3; index += 1) ids.unshift((await scan(site)).id);
      const list = async (query: Record<string, unknown>) =>
        (await under.call("listScans", { path: { id: site.id }, query })).body;
      const whole = await list({});
      expect(whole.data.map((each: { id: string }) => each.id)).toEqual(ids);
      const page1 = await list({ limit: 2 });
      const page2 = await list({ limit: 2, cursor: page1.next_cursor });
      expect([...page1.data, ...page2.data]).toEqual(whole.data);
      expect((await list({ status: "failed" })).data).toEqual([]);
      expect((await list({ status: ["completed", "failed"], environment: "preview" })).data).toHaveLength(3);
    });
  });

  describe("concurrent changes", () => {
    test("a stage that moves makes the scan stale, and a deleted site ends it", async () => {
      const site = await scannableSite(under, website);
      website.pages = {
        "/": async (_request, response) => {
          await under.call("putConfigDraft", { path: { id: site.id }, body: { document: banner("Other") } });
          await under.call("publishVersion", { path: { id: site.id }, body: {} });
          response.writeHead(200, { "content-type": "text/html" }).end(pageOf(site));
        },
      };
      expect(await scan(site)).toMatchObject({ status: "completed", version_number: 1, stale: true });
      website.pages = {
        "/": async (_request, response) => {
          await under.call("deleteSite", { path: { id: site.id } });
          response.writeHead(200, { "content-type": "text/html" }).end(pageOf(site));
        },
      };
      const { body: queued } = await queue(site);
      await work();
      expect((await under.call("getScan", { path: { id: queued.id } })).slug).toBe("not-found");
      const events = (await under.events()).filter(({ object_id }) => object_id === queued.id);
      expect(events).toMatchObject([{ kind: "scan.failed", data: { failure_code: "site-deleted", status: "failed" } }]);
    });
  });
});
