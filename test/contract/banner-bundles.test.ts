import { runDueWork } from "@consentform/service";
import { digestOf, bannerScripts as servedScripts } from "../../src/consent/banner/banner-scripts";
import { firstLayerSlice, preferencesSlice, slicesOf } from "../../src/consent/banner/make-slices";
import { statementChannel } from "../../src/service/store/prepared-statements";
import { bannerScripts } from "../support/banner-scripts";
import { banner } from "../support/banners";
import { type InProcessService, isPostgresRun } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import { until } from "../support/until";

/** Slices and scripts at addresses that never change (contract 4.11). */

const day = 86_400_000;

onDatabaseOfRun((start) => {
  describe.each([
    ["the service's own thread", false],
    ["the thread in front of it", true],
  ])("by %s", (_which, isBehindFront) => {
    let under: InProcessService;
    beforeAll(async () => {
      under = await start({ isBehindFront });
    });
    afterAll(() => under.close());

    const made = async (): Promise<string> => {
      const settings = { promotion_gate: { mode: "off" } };
      return (await under.call("createSite", { body: { name: "Shop", settings } })).body.id;
    };
    const publish = async (id: string, name: string): Promise<number> => {
      await under.call("putConfigDraft", { path: { id }, body: { document: banner(name) } });
      const { body: version } = await under.call("publishVersion", { path: { id }, body: {} });
      await under.call("promoteVersion", { path: { id, number: version.number } });
      return version.number;
    };
    const folderOf = async (id: string, environment = "production"): Promise<string> => {
      const text = await (await under.get(`/s/${id}/${environment}/loader.js`)).text();
      return `/s/${id}/${environment}/${/"banner":"([0-9a-f]{16})\/banner\.js"/.exec(text)?.[1]}`;
    };
    /** The same, once the database has its bundle: on a busy machine that is after the loader's answer. */
    const keptFolderOf = async (id: string): Promise<string> => {
      const folder = await folderOf(id);
      const rows = under.service.store.db
        .selectFrom("delivered_bundles")
        .select("served_at")
        .where("digest", "=", folder.split("/").at(-1) ?? "")
        .where("site_id", "=", id);
      const now = under.service.runtime.now().getTime();
      await until(async () => (await rows.execute()).some(({ served_at }) => now - served_at.getTime() < day));
      return folder;
    };
    const statusOf = async (path: string): Promise<number> => (await under.get(path)).status;

    test("serves scripts and both layers in each language in the folder the loader names", async () => {
      const id = await made();
      const number = await publish(id, "First");
      const folder = await folderOf(id);
      const published = {
        site: id,
        environment: "production",
        number,
        revision: 1,
        document: banner("First"),
        services: [],
      };
      const expected = {
        "banner.js": bannerScripts()["banner.js"],
        "preferences.js": bannerScripts()["preferences.js"],
        "en.first.json": JSON.stringify(firstLayerSlice(published, "en")),
        "en.preferences.json?any=query": JSON.stringify(preferencesSlice(published, "en")),
      };
      for (const [name, text] of Object.entries(expected)) {
        const answer = await under.get(`${folder}/${name}`);
        expect([name, await answer.text()]).toEqual([name, text]);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          "cache-control": "public, max-age=31536000, immutable",
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
          "content-type":
            name.includes(".js?") || name.endsWith(".js") ? expect.stringContaining("script") : "application/json",
        });
      }
    });

    test("returns 404 no-store for what a site does not serve under a digest", async () => {
      const [id, other] = [await made(), await made()];
      await publish(id, "Own");
      await publish(other, "Other");
      const folder = await folderOf(id);
      const digest = folder.split("/").at(-1);
      const otherDigest = (await folderOf(other)).split("/").at(-1);
      const paths = [
        ...[`${folder}/EN.first.json`, `${folder}/de.first.json`, `${folder}/en.second.json`, `${folder}/loader.js`],
        ...[`${folder}/constructor`, `${folder}/__proto__`, `/s/${id}/production/${"0".repeat(16)}/en.first.json`],
        ...[`/s/${other}/production/${digest}/en.first.json`, `/s/${id}/production/${otherDigest}/en.first.json`],
        ...[`/s/${id}/preview/${digest}/en.first.json`, `/s/${id}/staging/${digest}/en.first.json`],
        // Members of every object, which no stage has as files.
        ...Object.getOwnPropertyNames(Object.prototype).map((name) => `/s/${id}/production/${name}`),
      ];
      for (const path of paths) {
        const answer = await under.get(path);
        expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
        expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      }
    });

    /** Statements that look for a bundle; null on PostgreSQL, whose driver reports none. */
    const lookUps = async (paths: readonly string[]): Promise<number | null> => {
      const heard: string[] = [];
      const hear = (statement: unknown) => void heard.push(JSON.stringify(statement));
      statementChannel.subscribe(hear);
      try {
        for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 404]);
      } finally {
        statementChannel.unsubscribe(hear);
      }
      return isPostgresRun ? null : heard.filter((each) => each.includes("delivered_bundles")).length;
    };
    const counted = (count: number) => (isPostgresRun ? null : count);

    test("looks an unknown digest up once in 10 seconds, for each stage", async () => {
      const [id, other] = [await made(), await made()];
      const names = ["banner.js", "preferences.js", "en.first.json", "x", "banner.js", "y"];
      const paths = (stage: string, digest = "0".repeat(16)) => names.map((name) => `/s/${stage}/${digest}/${name}`);
      expect(await lookUps(paths(`${id}/production`))).toBe(counted(1));
      under.advance(9000);
      expect(await lookUps(paths(`${id}/production`))).toBe(counted(0));
      expect(await lookUps(paths(`${id}/preview`))).toBe(counted(1));
      expect(await lookUps(paths(`${other}/production`))).toBe(counted(1));
      expect(await lookUps(paths(`${id}/production`, "1".repeat(16)))).toBe(counted(1));
      under.advance(1001);
      expect(await lookUps(paths(`${id}/production`))).toBe(counted(1));
      // What is longer than any site's id is neither asked for nor remembered.
      expect(await lookUps(paths(`${"a".repeat(9000)}/production`))).toBe(counted(0));
    });

    test("serves a digest at once that was unknown until its version was promoted", async () => {
      const id = await made();
      const version = { number: 1, revision: 1, document: banner("First"), services: [] };
      const slices = slicesOf({ site: id, environment: "production", ...version });
      const folder = `/s/${id}/production/${digestOf({ ...slices, scripts: digestOf(servedScripts().served) })}`;
      expect(await lookUps([`${folder}/banner.js`, `${folder}/en.first.json`])).toBe(counted(1));
      await publish(id, "First");
      expect(await folderOf(id)).toBe(folder);
      expect([await statusOf(`${folder}/banner.js`), await statusOf(`${folder}/en.first.json`)]).toEqual([200, 200]);
    });

    test("keeps a replaced banner for 400 days, and none after its site is deleted", async () => {
      const id = await made();
      await publish(id, "First");
      const first = await keptFolderOf(id);
      const text = await (await under.get(`${first}/en.first.json`)).text();
      under.advance(500 * day);
      await publish(id, "Second");
      const second = await keptFolderOf(id);
      expect(second).not.toBe(first);
      under.advance(399 * day);
      await runDueWork(under.service);
      expect(await (await under.get(`${first}/en.first.json`)).text()).toBe(text);
      under.advance(2 * day);
      await runDueWork(under.service);
      // Without what is in memory: a move forgets it.
      await publish(id, "Third");
      expect([await statusOf(`${first}/en.first.json`), await statusOf(`${second}/en.first.json`)]).toEqual([404, 200]);
      await under.call("deleteSite", { path: { id }, query: { force: true } });
      expect([await statusOf(`${second}/en.first.json`), await statusOf(`${second}/banner.js`)]).toEqual([404, 404]);
    });

    test("keeps a banner for 400 days from when it was served last", async () => {
      const id = await made();
      await under.call("updateSite", { path: { id }, body: { settings: { allow_direct_production: true } } });
      await publish(id, "First");
      const first = await keptFolderOf(id);
      under.advance(day);
      await under.call("putConfigDraft", { path: { id }, body: { document: banner("Second") } });
      await under.call("publishVersion", { path: { id }, body: { environment: "production" } });
      expect(await keptFolderOf(id)).not.toBe(first);
      under.advance(day);
      await under.call("promoteVersion", { path: { id, number: 1 } });
      expect(await keptFolderOf(id)).toBe(first);
      under.advance(400 * day);
      await runDueWork(under.service);
      // Without what is in memory: a move forgets it.
      await publish(id, "Third");
      expect(await statusOf(`${first}/en.first.json`)).toBe(200);
    });

    test("does not serve a stored bundle that differs from its digest", async () => {
      const id = await made();
      await publish(id, "First");
      const folder = await keptFolderOf(id);
      await publish(id, "Second");
      const [own = "", forged = ""] = [folder, await keptFolderOf(id)].map((path) => path.split("/").at(-1));
      const { db } = under.service.store;
      const { slices } = await db
        .selectFrom("delivered_bundles")
        .select("slices")
        .where("digest", "=", forged)
        .executeTakeFirstOrThrow();
      await db.updateTable("delivered_bundles").set({ slices }).where("digest", "=", own).execute();
      expect(await statusOf(`${folder}/en.first.json`)).toBe(404);
    });
  });
});
