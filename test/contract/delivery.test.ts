import { createHash } from "node:crypto";
import { canonicalJson, digest } from "../../src/consent/values/canonical-json";
import { deliveryChanges } from "../../src/service/store/delivery-changes";
import { createServedFiles } from "../../src/service/versions/served-files";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import { until } from "../support/until";

onDatabaseOfRun((start) => {
  describe.each([
    ["the service's own thread", false],
    ["the thread in front of it", true],
  ])("by %s", (_which, isBehindFront) => {
    let under: InProcessService;
    let id: string;
    beforeAll(async () => {
      under = await start({ isBehindFront });
      const settings = { promotion_gate: { mode: "off" } };
      id = (await under.call("createSite", { body: { name: "Shop", settings } })).body.id;
      await under.call("putConfigDraft", { path: { id }, body: { document: banner("Live") } });
      await under.call("publishVersion", { path: { id }, body: {} });
    });
    afterAll(() => under.close());

    const fetchConfig = (environment: string, headers: Record<string, string> = {}, site = id) =>
      under.get(`/s/${site}/${environment}/config.json`, headers);
    const lastFetched = async () => (await under.call("getSite", { path: { id } })).body.production_last_fetched_at;

    test("serves canonical JSON whose hash is in the version and the ETag", async () => {
      const response = await fetchConfig("preview");
      const text = await response.text();
      const { body: version } = await under.call("getVersion", { path: { id, number: 1 } });
      const document = banner("Live");
      expect(text).toBe(
        canonicalJson({
          schema_version: "1",
          site_id: id,
          environment: "preview",
          number: 1,
          consent_revision: 1,
          config_digest: digest(document),
          services_digest: digest([]),
          document,
          services: [],
        }),
      );
      const hash = createHash("sha256").update(text).digest("hex");
      expect([version.bundle_sha256.preview, response.headers.get("etag")]).toEqual([hash, `"${hash}"`]);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
    });

    test("an empty stage, another stage and an unknown site are 404 for any origin", async () => {
      const answers = [
        await fetchConfig("production"),
        await fetchConfig("staging"),
        await fetchConfig("preview", {}, "site_no"),
      ];
      for (const response of answers) {
        expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
        expect(response.headers.get("access-control-allow-origin")).toBe("*");
      }
      expect(await lastFetched()).toBeNull();
    });

    test("production is cacheable for a minute, answers 304, and records fetches", async () => {
      await under.call("promoteVersion", { path: { id, number: 1 } });
      const response = await fetchConfig("production");
      expect(response.headers.get("cache-control")).toBe("public, max-age=60");
      const etag = response.headers.get("etag") ?? "";
      const known = await fetchConfig("production", { "if-none-match": `W/${etag}` });
      expect([known.status, await known.text(), known.headers.get("etag")]).toEqual([304, "", etag]);
      const noted = await lastFetched();
      expect(noted).toMatch(/:00\.000Z$/);
      under.advance(61_000);
      await fetchConfig("production");
      expect(Date.parse(await lastFetched())).toBeGreaterThan(Date.parse(noted));
    });

    test("looks for changes of others each second, and compares all each minute", async () => {
      const { store, visits } = under.service;
      const made = async (name: string): Promise<string> => {
        const { body } = await under.call("createSite", { body: { name } });
        await publish(body.id, name);
        return body.id;
      };
      const publish = async (site: string, name: string) => {
        await under.call("putConfigDraft", { path: { id: site }, body: { document: banner(name) } });
        expect((await under.call("publishVersion", { path: { id: site }, body: {} })).status).toBe(201);
      };
      const loseNotices = (site: string) =>
        store.db.deleteFrom("delivery_changes").where("site_id", "=", site).execute();
      const [unchanged, changed] = [await made("Unchanged"), await made("Changed")];

      // Files as another process has them on this database, which looks when the test says so.
      let now = 0;
      const next: { ms: number; look: () => void }[] = [];
      const after = (ms: number, look: () => void) => {
        next.push({ ms, look });
        return () => undefined;
      };
      const loads: string[] = [];
      const files = createServedFiles(
        (place) => {
          loads.push(place.siteId);
          return visits.file(place);
        },
        deliveryChanges(store.db),
        { now: () => now, after },
      );
      const look = async (): Promise<void> => {
        await until(() => next.length > 0);
        const { ms = 0, look: go } = next.shift() ?? {};
        expect(ms).toBeLessThanOrEqual(1000);
        now += ms;
        go?.();
        await until(() => next.length > 0);
      };
      const visit = async (): Promise<string[]> => {
        const place = { environment: "preview", digest: null, name: "loader.js" };
        for (const siteId of [unchanged, changed]) await files.get({ siteId, ...place });
        return loads.splice(0);
      };
      await visit();
      await look();
      await visit();

      await publish(changed, "Second");
      expect(await visit()).toEqual([]);
      await look();
      expect(await visit()).toEqual([changed]);
      await look();
      expect(await visit()).toEqual([]);

      // A notice that this process never sees, as of a transaction that took too long.
      await publish(changed, "Third");
      await loseNotices(changed);
      await look();
      expect(await visit()).toEqual([]);
      now += 60_000;
      await look();
      expect(await visit()).toEqual([changed]);

      await under.call("deleteSite", { path: { id: changed } });
      await loseNotices(changed);
      now += 60_000;
      await look();
      expect(await visit()).toEqual([changed]);
      expect(
        await visits.file({ siteId: changed, environment: "preview", digest: null, name: "loader.js" }),
      ).toBeNull();
      files.close();
    });

    test("deleting a site that visitors fetch needs force; afterwards it serves nothing", async () => {
      await fetchConfig("production");
      const refused = await under.call("deleteSite", { path: { id } });
      expect([refused.status, refused.body.reason]).toEqual([409, "site-in-use"]);
      expect((await under.call("deleteSite", { path: { id }, query: { force: true } })).status).toBe(204);
      expect((await fetchConfig("production")).status).toBe(404);
    });
  });
});
