import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { applyMergePatch } from "../support/merge-patch";
import { onDatabaseOfRun } from "../support/service-databases";

/** The JSON of an answer, for tests to look into. */
// biome-ignore lint/suspicious/noExplicitAny: a wrong path fails the test
const jsonOf = (response: Response): Promise<any> => response.json();

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());

  const german = {
    languages: { default: "en", available: ["en", "de"], fallbacks: { gsw: "de" } },
    categories: banner().categories.map((category) => ({
      ...category,
      label: { ...category.label, ...(category.key === "analytics" ? { de: "Statistik" } : {}) },
    })),
  };
  const stats = {
    key: "stats",
    name: "Stats",
    company: "Stats Ltd",
    category: "analytics",
    privacy_url: "https://stats.example/p",
    purposes: { en: "Counts visits.", de: "Zählt Besuche." },
    storage: [
      { pattern: "_ex_*", kind: "cookie", party: "first", duration: "P13M", purpose: { en: "Tells visitors apart." } },
      { name: "cache", kind: "session", party: "third", domain: "stats.example", duration: "session" },
    ],
  };

  /** A site that serves a banner with these services in production. */
  async function served(services: readonly object[] = [stats], change: object = german): Promise<string> {
    const { body } = await under.call("createSite", {
      body: { name: "Shop", settings: { promotion_gate: { mode: "off" } } },
    });
    const id: string = body.id;
    await under.call("putConfigDraft", {
      path: { id },
      body: { document: applyMergePatch(banner("Declared"), change) },
    });
    for (const service of services) {
      expect((await under.call("createService", { path: { id }, body: service })).status).toBe(201);
    }
    expect((await under.call("publishVersion", { path: { id }, body: {} })).status).toBe(201);
    expect((await under.call("promoteVersion", { path: { id, number: 1 } })).status).toBe(200);
    return id;
  }

  const get = (id: string, form: "json" | "html" | "md", query = "", headers: Record<string, string> = {}) =>
    under.get(`/v1/sites/${id}/declaration.${form}${query}`, headers);
  const read = async (id: string, query = "") => jsonOf(await get(id, "json", query));

  test("returns what production froze in one language, with a fallback for each text", async () => {
    const id = await served([stats, { ...stats, key: "ignored", name: "Hidden", status: "ignored" }]);
    const response = await get(id, "json", "?lang=gsw");
    const declaration = await jsonOf(response);
    expect(response.headers.get("content-language")).toBe("de");
    expect(declaration).toMatchObject({
      site_id: id,
      language: "de",
      requested_language: "gsw",
      controller: "Example GmbH",
      generated_from: { number: 1 },
    });
    expect(declaration.categories.map(({ key }: { key: string }) => key)).toEqual(
      banner().categories.map(({ key }) => key),
    );
    const analytics = declaration.categories.find(({ key }: { key: string }) => key === "analytics");
    expect(analytics).toMatchObject({
      label: "Statistik",
      description: banner().categories.find(({ key }) => key === "analytics")?.description.en,
      services: [
        {
          name: "Stats",
          company: "Stats Ltd",
          privacy_url: "https://stats.example/p",
          purposes: "Zählt Besuche.",
          storage: [
            ...[
              {
                name: "_ex_*",
                kind: "cookie",
                party: "first",
                domain: null,
                duration: "P13M",
                purpose: "Tells visitors apart.",
              },
            ],
            ...[
              {
                name: "cache",
                kind: "session",
                party: "third",
                domain: "stats.example",
                duration: "session",
                purpose: null,
              },
            ],
          ],
        },
      ],
    });
    expect(await read(id)).toMatchObject({ language: "en", requested_language: null });
    expect(await read(id, "?lang=DE-at")).toMatchObject({ language: "de", requested_language: "DE-at" });
    expect(await read(id, "?lang=ja")).toMatchObject({ language: "en" });
  });

  test("shows what is live without a category last, in every form and language", async () => {
    const id = await served([stats, { ...stats, key: "widget", name: "Widget", category: "unclassified" }]);
    const { categories } = await read(id, "?lang=de");
    expect(categories.map(({ key }: { key: string }) => key)).toEqual([
      ...banner().categories.map(({ key }) => key),
      "unclassified",
    ]);
    expect(categories.at(-1)).toMatchObject({
      label: "Nicht zugeordnet",
      description: "Dienste, die noch keiner Kategorie zugeordnet sind.",
      services: [{ name: "Widget", company: "Stats Ltd", purposes: "Zählt Besuche." }],
    });
    expect((await read(id)).categories.at(-1).label).toBe("Unclassified");
    const fragment = await (await get(id, "html")).text();
    expect(fragment.slice(fragment.lastIndexOf("<h2"))).toMatch(/^<h2 lang="en">Unclassified<\/h2>.*<h3>Widget<\/h3>/s);
    const markdown = await (await get(id, "md")).text();
    expect(markdown.slice(markdown.lastIndexOf("\n## "))).toMatch(/^\n## Unclassified\n.*\n### Widget\n/s);
  });

  test("a document's own category named unclassified keeps its place and services", async () => {
    const own = { key: "unclassified", label: { en: "Other" }, description: { en: "All sorts." } };
    const categories = [own, ...banner().categories];
    const id = await served([{ ...stats, category: "unclassified" }], { ...german, categories });
    const declaration = await read(id);
    expect(declaration.categories).toHaveLength(categories.length);
    expect(declaration.categories[0]).toMatchObject({ label: "Other", services: [{ name: "Stats" }] });
  });

  test("every form names the site's controller in the language of the page", async () => {
    const id = await served();
    expect(await (await get(id, "html", "?lang=de")).text()).toContain(
      '<dl><dt lang="de"><bdi>Verantwortlicher</bdi></dt><dd><bdi>Example GmbH</bdi></dd></dl>',
    );
    expect(await (await get(id, "md", "?lang=de")).text()).toMatch(/^Verantwortlicher: Example GmbH\n\n## /);
    expect(await (await get(id, "md")).text()).toMatch(/^Data controller: Example GmbH\n\n## /);
  });

  test("changes with the next promotion, not with the services", async () => {
    const id = await served();
    const before = await read(id);
    await under.call("createService", { path: { id }, body: { ...stats, key: "more", name: "More" } });
    expect(await read(id)).toEqual(before);
    await under.call("publishVersion", { path: { id }, body: {} });
    expect(await read(id)).toEqual(before);
    await under.call("promoteVersion", { path: { id, number: 2 } });
    expect((await read(id)).generated_from.number).toBe(2);
  });

  test.each([
    ["json", "application/json"],
    ["html", "text/html; charset=utf-8"],
    ["md", "text/markdown; charset=utf-8"],
  ] as const)("%s is cacheable, from any origin, with an ETag of its bytes", async (form, type) => {
    const id = await served();
    const response = await get(id, form);
    const text = await response.text();
    const etag = String(response.headers.get("etag"));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
      "content-language": "en",
      "x-content-type-options": "nosniff",
      ...(form === "html" ? { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" } : {}),
    });
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    const again = await get(id, form, "", { "if-none-match": `W/${etag}, "other"` });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect(again.headers.get("cache-control")).toBe("public, max-age=300");
    const other = await get(id, form, "?lang=de");
    expect(await other.text()).not.toBe(text);
    expect(other.headers.get("etag")).not.toBe(etag);
    const head = await under.service.fetch(
      new Request(`http://127.0.0.1:4071/v1/sites/${id}/declaration.${form}`, { method: "HEAD" }),
    );
    expect([head.status, head.headers.get("etag")]).toEqual([200, etag]);
    const preflight = await under.service.fetch(
      new Request(`http://127.0.0.1:4071/v1/sites/${id}/declaration.${form}`, { method: "OPTIONS" }),
    );
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  });

  test("empty production, unknown sites and malformed ids are not-found for any origin", async () => {
    const { body } = await under.call("createSite", { body: { name: "Empty" } });
    for (const id of [body.id, "site_nobody", "%00", "a%20b"]) {
      for (const form of ["json", "html", "md"] as const) {
        const response = await get(id, form);
        expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
        expect(response.headers.get("access-control-allow-origin")).toBe("*");
      }
    }
  });

  test("unknown parameters, malformed languages and refused types", async () => {
    const id = await served();
    expect((await get(id, "json", "?language=de")).status).toBe(400);
    expect((await get(id, "json", "?lang=d%3Cb%3E")).status).toBe(400);
    expect((await get(id, "html", "", { accept: "application/json" })).status).toBe(406);
    expect((await get(id, "json", "", { authorization: "Bearer nonsense" })).status).toBe(200);
  });

  test("hostile texts stay texts", async () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)> [x](javascript:alert(3)) | `\n# y';
    const id = await served(
      [
        {
          key: "evil",
          name: hostile.slice(0, 120),
          company: hostile,
          category: "analytics",
          purposes: { en: hostile },
          privacy_url: "https://a.example/?q=%22%3E%3Cscript%3E",
          storage: [{ name: hostile, kind: "cookie", party: "first", duration: "P1D", purpose: { en: hostile } }],
        },
      ],
      { ...german, identity: { controller_name: hostile } },
    );
    expect((await read(id)).controller).toBe(hostile);
    const fragment = await (await get(id, "html")).text();
    expect(fragment).not.toMatch(/<script|<img|onerror=alert\(2\)>|"javascript:/);
    expect(fragment).toContain("&lt;script&gt;");
    expect(fragment).toContain("<dd><bdi>&quot;&gt;&lt;script&gt;");
    const markdown = await (await get(id, "md")).text();
    expect(markdown).not.toMatch(/<(?!https:)|\]\(|^# /m);
    expect(markdown).toMatch(/^Data controller: \\"&gt;&lt;script&gt;.* \\\| \\` \\# y\n\n/);
    expect(markdown).toContain("\\[x\\]\\(javascript\\:alert\\(3\\)\\)");
  });
});
