import { createClient } from "../../src/provider/client";
import { banner } from "../support/banners";
import { type DevProcesses, devProcesses } from "../support/dev-processes";
import { startPostgres } from "../support/postgres";
import { until } from "../support/until";

/** Visitors while PostgreSQL cannot be reached. */

let processes: DevProcesses | undefined;
afterEach(async () => {
  await processes?.stop();
});

test("serves what another process published, and from memory while PostgreSQL is down", async () => {
  const postgres = await startPostgres({ isOwn: true });
  if (postgres === null) return;
  processes = devProcesses(await postgres.createDatabase());
  const { endpoint, token } = await processes.start();
  const { endpoint: other } = await processes.start();
  const client = createClient({ endpoint, token });
  const publish = async (id: string, name: string): Promise<void> => {
    await client.call("putConfigDraft", { path: { id }, body: { document: banner(name) } });
    await client.call("publishVersion", { path: { id }, body: { environment: "preview" } });
  };
  const sites = await Promise.all(
    ["in memory", "not fetched"].map(async (name) => {
      const { data: site } = await client.call("createSite", { body: { name } });
      await publish(site.id, name);
      return site.id;
    }),
  );
  const get = async (path: string, origin = endpoint) => {
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, text: await answer.text() };
  };
  const [known, unknown] = sites.map((id) => `/s/${id}/preview`);
  const folder = async (origin: string) =>
    `${known}/${/"banner":"([0-9a-f]{16})\//.exec((await get(`${known}/loader.js`, origin)).text)?.[1]}`;
  const first = await folder(endpoint);
  expect(await folder(other)).toBe(first);
  await publish(String(sites[0]), "replaced");
  // The process that published serves it at once; the other one finds its slices before it knows of the change.
  const second = await folder(endpoint);
  expect(second).not.toBe(first);
  expect((await get(`${second}/en.first.json`, other)).status).toBe(200);
  await until(async () => (await folder(other)) === second);

  const place = `/v1/r?country=DE&site=${sites[0]}&environment=preview`;
  const files = [place, `${known}/config.json`, `${known}/loader.js`, `${second}/en.first.json`, `${second}/banner.js`];
  const visit = () => Promise.all([endpoint, other].flatMap((origin) => files.map((file) => get(file, origin))));
  const before = await visit();
  expect([...new Set(before.map(({ status }) => status))]).toEqual([200]);

  await postgres.stop();
  await until(async () => (await get("/v1/me")).status === 503 && (await get("/v1/me", other)).status === 503);
  for (const _ of Array.from({ length: 5 })) expect(await visit()).toEqual(before);
  expect((await get(`${unknown}/loader.js`)).status).toBe(503);
  expect(await get("/healthz")).toEqual({ status: 200, text: "ok\n" });
}, 120_000);
