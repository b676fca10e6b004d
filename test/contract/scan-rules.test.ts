import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { pageOf, reaching, type ScannableSite, scannableSite, scriptTag } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { onDatabaseOfRun } from "../support/service-databases";
import { type PageAnswer, startWebsite, type Website } from "../support/website";

/**
 * Rules of scans (contract 4.8) that are about the banner and the services as a whole; scans.test.ts has those about
 * single things.
 */

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

  const scan = (site: ScannableSite, body?: Record<string, unknown>) => scanned(under, site, body);

  test("reports an accept-only first layer, as a place that requires consent would", async () => {
    const document = banner();
    const rules = [
      {
        id: "brief",
        match: { regimes: ["pdpl_ae"] },
        model: "opt_in",
        first_layer: ["accept_all", "customize"],
      },
      ...(document.regimes.rules ?? []),
    ];
    // The act leaves room, so that it may be published with a warning.
    const site = await scannableSite(under, website, {
      document: { ...document, regimes: { ...document.regimes, rules } } as typeof document,
    });
    website.pages = { "/": pageOf(site, "", '<a href="/next">x</a>'), "/next": pageOf(site) };
    const { id } = await scan(site, { profiles: ["appi", "pdpl_ae"] });
    expect(await findingsOf(under, id)).toMatchObject([
      {
        rule_id: "reject-absent",
        severity: "warning",
        profile: "pdpl_ae",
        consent_state: "none",
        subject: { kind: "page", name: `${site.origin}/`, domain: site.host },
        evidence: "The banner's first layer offers to accept and not to reject. Seen on 2 pages.",
      },
    ]);
    expect(await findingsOf(under, (await scan(site, { profiles: ["appi"] })).id)).toEqual([]);
    // Without the banner there is nothing that could refuse.
    website.pages = { "/": "<p>Shop</p>" };
    const without = await findingsOf(under, (await scan(site)).id);
    expect(without.map(({ rule_id }: { rule_id: string }) => rule_id)).toEqual(["banner-absent"]);
  });

  test.each([
    ["the script of another site", (_site: ScannableSite) => scriptTag("site_other"), "page"],
    ["the script of another environment", ({ id }: ScannableSite) => scriptTag(id, "production"), "page"],
    [
      "another consent manager",
      () => '<script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js"></script>',
      "host",
    ],
  ])("reports %s beside the banner", async (_what, other, kind) => {
    const site = await scannableSite(under, website);
    website.pages = { "/": pageOf(site, other(site)) };
    const findings = await findingsOf(under, (await scan(site)).id);
    expect(findings).toMatchObject([{ rule_id: "multiple-cmps", severity: "warning", subject: { kind } }]);
    website.pages = { "/": pageOf(site, scriptTag(site.id, "preview")) };
    expect(await findingsOf(under, (await scan(site)).id)).toEqual([]);
  });

  test("reports what is declared but not seen, once every page was visited", async () => {
    const site = await scannableSite(under, website);
    const declare = (key: string, more: object) =>
      under.call("createService", {
        path: { id: site.id },
        body: { key, name: `Service ${key}`, company: "Shop", category: "analytics", ...more },
      });
    await declare("seen", { hosts: ["*.google-analytics.com"] });
    await declare("gone", { hosts: ["gone.example"] });
    await declare("cookie", { storage: [{ name: "shop_cookie", kind: "cookie", party: "first", duration: "P30D" }] });
    await declare("unrecognisable", {});
    await declare("unlooked", { hosts: ["unlooked.example"], status: "needs_review" });
    await under.call("publishVersion", { path: { id: site.id }, body: {} });
    website.pages = { "/": pageOf(site, analytics, '<a href="/next">x</a>'), "/next": pageOf(site) };
    const findings = await findingsOf(under, (await scan(site)).id);
    expect(findings.map(({ subject }: { subject: { name: string } }) => subject.name).sort()).toEqual([
      ...["cookie", "gone.example"],
    ]);
    expect(findings[0]).toMatchObject({ rule_id: "declared-not-seen", severity: "note", page: `${site.origin}/` });
    website.pages["/next"] = {
      html: pageOf(site, '<script src="https://gone.example/x.js"></script>'),
      headers: { "set-cookie": "shop_cookie=1; Max-Age=1000" },
    };
    const after = await findingsOf(under, (await scan(site)).id);
    expect(after.map(({ rule_id }: { rule_id: string }) => rule_id)).not.toContain("declared-not-seen");
  });

  test.each<[string, PageAnswer | undefined, string, number]>([
    ["is gone", undefined, "resolved", 1],
    ["is gone for good", { status: 410 }, "resolved", 1],
    ["leads to another page", { status: 301, headers: { location: "/" } }, "resolved", 1],
    ["fails", { status: 500 }, "open", 1],
    ["is only no longer linked", analytics, "open", 2],
  ])("an issue of a page that %s", async (_what, answer, status, visited) => {
    const site = await scannableSite(under, website);
    const old = pageOf(site, analytics);
    website.pages = { "/": pageOf(site, "", '<a href="/old">x</a>'), "/old": old };
    await scan(site);
    const issue = async () =>
      (await under.call("listIssues", { path: { id: site.id }, query: { rule_id: "pre-consent-request" } })).body.data;
    expect(await issue()).toMatchObject([{ status: "open", page: `${site.origin}/old` }]);
    website.pages = { "/": pageOf(site) };
    if (answer !== undefined) website.pages["/old"] = typeof answer === "string" ? old : answer;
    website.requests.length = 0;
    // As many pages as the scan may visit come first.
    await scan(site, { max_pages: 1 });
    expect((await issue())[0].status).toBe("open");
    expect((await scan(site)).counts).toMatchObject({ pages_visited: visited, pages_failed: 0 });
    expect((await issue())[0].status).toBe(status);
  });
});
