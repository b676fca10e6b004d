import { sql } from "kysely";
import { statementChannel } from "../../src/service/store/prepared-statements";
import {
  type InProcessService,
  isPostgresRun,
  startInProcessService,
  type TestWorkspace,
} from "../support/in-process-service";
import { inhabitable, inhabitedSite } from "../support/inhabited-site";
import { startWebsite, type Website } from "../support/website";

const PARTS = ["domains", "scan_schedule", "services", "suppressions", "install_checks"] as const;
const ALL = PARTS.map((part) => `include=${part}`).join("&");

let website: Website;
let service: InProcessService;
let workspace: TestWorkspace;

beforeAll(async () => {
  website = await startWebsite({ "/": "<p>Shop</p>", "/hook": "" });
  service = await startInProcessService(inhabitable(website));
}, 60_000);
afterAll(async () => {
  await service.close();
  await website.close();
});
beforeEach(async () => {
  workspace = await service.workspace();
});
afterEach(() => expect(service.takeErrors()).toEqual([]));

const db = () => service.service.store.db;
const get = async (path: string, token?: string) =>
  (await workspace.send({ path, ...(token === undefined ? {} : { token }) })).body;
const post = async (path: string, body: object) => {
  const answer = await workspace.send({ method: "POST", path, body });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};

/**
 * A site with a host, a service and an open issue in each environment, two of them suppressed, and an install check of
 * each.
 */
async function fullSite(): Promise<string> {
  const { id } = await inhabitedSite(service, workspace, website);
  for (const { id: issue } of (await get(`/sites/${id}/issues`)).data) {
    await post(`/issues/${issue}/suppress`, { reason: "accepted_risk", comment: "Known and accepted." });
  }
  for (const environment of ["preview", "production"]) await post(`/sites/${id}/install-checks`, { environment });
  return id;
}

/** Copies the oldest row of a site's in the database, once a second later each, with what `change` says. */
function copy(table: "services" | "domains" | "install_checks", siteId: string, count: number, change = "") {
  return sql`insert into ${sql.table(table)}
    select copy.* from (select * from ${sql.table(table)} where site_id = ${siteId} order by created_at limit 1) as row,
      generate_series(1, ${count}::integer) as number,
      jsonb_populate_record(null::${sql.table(table)}, to_jsonb(row) || jsonb_build_object(
        'id', row.id || '-' || number, 'created_at', row.created_at + number * interval '1 second'
        ${sql.raw(change)})) as copy`.execute(db());
}

describe("parts of a site", () => {
  test("are what their own lists show, in one request for many sites", async () => {
    const ids = [await fullSite(), await fullSite()];
    const { data } = await get(`/sites?${ALL}`);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([...ids].reverse());
    for (const site of data) {
      const listed = async (path: string) => (await get(`/sites/${site.id}/${path}`)).data;
      expect(site.services).toEqual(await listed("services"));
      expect(site.services).toHaveLength(1);
      expect(site.install_checks).toEqual(await listed("install-checks"));
      expect(site.install_checks).toHaveLength(2);
      // Newest suppression first; the list of issues is by when they were first seen.
      const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
      expect([...site.suppressions].sort(byId)).toEqual([...(await listed("issues?status=suppressed"))].sort(byId));
      expect(site.suppressions.length).toBeGreaterThanOrEqual(2);
      expect(site.domains).toHaveLength(2);
      expect(site.truncated).toEqual([]);
      expect(await get(`/sites/${site.id}?${ALL}`)).toEqual(site);
    }
  });

  test("are null unless asked for, and refused without scans:read", async () => {
    const id = await fullSite();
    const narrow = await workspace.makeToken({ scopes: ["sites:read"] });
    for (const path of ["/sites", `/sites/${id}`]) {
      const body = await get(path);
      const site = body.data?.[0] ?? body;
      expect(PARTS.map((part) => site[part])).toEqual([null, null, null, null, null]);
      for (const part of PARTS.slice(1)) {
        const refused = await workspace.send({ path: `${path}?include=domains&include=${part}`, token: narrow });
        expect([refused.slug, refused.body.required_scope]).toEqual(["insufficient-scope", "scans:read"]);
      }
    }
  });

  test("have only what a token's environment shows", async () => {
    await fullSite();
    const token = await workspace.makeToken({ environment: "preview", scopes: ["sites:read", "scans:read"] });
    const [site] = (await get(`/sites?${ALL}`, token)).data;
    const environments = (part: { environment: string }[]) => part.map(({ environment }) => environment);
    expect(new Set(environments(site.suppressions))).toEqual(new Set(["preview"]));
    expect(environments(site.install_checks)).toEqual(["preview"]);
  });

  test("have no suppression that was ended or has run out", async () => {
    const id = await fullSite();
    const [first, second, ...others] = (await get(`/sites/${id}?${ALL}`)).suppressions;
    await workspace.send({ method: "DELETE", path: `/issues/${first.id}/suppress` });
    await sql`update issues set suppression_expires_at = now() - interval '1 hour' where id = ${second.id}`.execute(
      db(),
    );
    expect((await get(`/sites/${id}?${ALL}`)).suppressions).toEqual(others);
  });
});

/** A service that only scans have written. */
const SCANNED = ", 'key', 'k' || number, 'external_key', null, 'set_by_hand', '[]'::jsonb, 'source', 'scan'";

describe("a site with very many objects", () => {
  test("shows a bounded number of what was declared, and names what it cut", async () => {
    const id = await fullSite();
    const [declared] = (await get(`/sites/${id}/services`)).data;
    await copy("services", id, 10_000, SCANNED);
    await copy("install_checks", id, 10);
    const seldom = await get(`/sites/${id}?${ALL}`);
    expect(seldom.services).toEqual([declared]);
    expect(seldom.truncated).toEqual(["install_checks"]);
    expect(seldom.install_checks).toEqual((await get(`/sites/${id}/install-checks?limit=5`)).data);

    await sql`update services set set_by_hand = '["name"]' where site_id = ${id}`.execute(db());
    const often = await get(`/sites/${id}?${ALL}`);
    expect(often.services).toEqual((await get(`/sites/${id}/services?limit=100`)).data);
    expect(often.truncated).toEqual(["services", "install_checks"]);
    // Exactly as many as are shown is not cut.
    await sql`delete from services where site_id = ${id}
      and id not in (select id from services where site_id = ${id} order by created_at desc limit 100)`.execute(db());
    expect((await get(`/sites/${id}?${ALL}`)).truncated).toEqual(["install_checks"]);
  });

  test("ends a page early, and no site is left out", async () => {
    const ids: string[] = [];
    for (let made = 0; made < 45; made += 1) {
      const id = await workspace.makeSite();
      await post(`/sites/${id}/domains`, { host: `shop-${made}.example.com` });
      await copy("domains", id, 99, ", 'host', number || '.' || row.host");
      ids.unshift(id);
    }
    const pages: string[][] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: { data: { id: string }[]; next_cursor: string | null } = await get(
        `/sites?limit=200&include=domains${cursor && `&cursor=${cursor}`}`,
      );
      pages.push(page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(ids);
    // Sites that are asked for by id are a page like any other.
    const named = await get(`/sites?limit=100&include=domains&${ids.map((id) => `id=${id}`).join("&")}`);
    expect([named.data.length, named.next_cursor]).toEqual([20, expect.any(String)]);
  }, 60_000);
});

if (isPostgresRun) console.log("statements are not counted on PostgreSQL: only PGlite's driver reports them");
const onPglite = isPostgresRun ? test.skip : test;

onPglite("a page takes as many statements for a hundred sites as for ten", async () => {
  const ids: string[] = [];
  for (let made = 0; made < 100; made += 1) ids.push(await workspace.makeSite());
  /** The fewest of some runs: others count requests as well, or prepare statements. */
  const statements = async (query: string) => {
    const counts: number[] = [];
    for (let run = 0; run < 4; run += 1) {
      const heard: unknown[] = [];
      const hear = (statement: unknown) => void heard.push(statement);
      statementChannel.subscribe(hear);
      await get(query);
      statementChannel.unsubscribe(hear);
      counts.push(heard.length);
    }
    return Math.min(...counts);
  };
  const [ten, hundred] = [await statements(`/sites?limit=10&${ALL}`), await statements(`/sites?limit=100&${ALL}`)];
  expect(hundred).toBe(ten);
  // Counting what fits, and one for each of five parts.
  expect(hundred - (await statements("/sites?limit=100"))).toBe(6);
});
