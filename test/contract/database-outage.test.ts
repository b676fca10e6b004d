import { createClient } from "../../src/client";
import { banner } from "../support/banners";
import { type DevProcesses, devProcesses } from "../support/dev-processes";
import { startPostgres } from "../support/postgres";
import { until } from "../support/until";

/** Visitors while PostgreSQL cannot be reached. */

let processes: DevProcesses | undefined;
afterEach(async () => {
  await processes?.stop();
});

test("serves banners from memory while PostgreSQL is down and the API unavailable", async () => {
  const postgres = await startPostgres({ isOwn: true });
  if (postgres === null) return;
  processes = devProcesses(await postgres.createDatabase());
  const { endpoint, token } = await processes.start();
  const client = createClient({ endpoint, token });
  const sites = await Promise.all(
    ["in memory", "not fetched"].map(async (name) => {
      const { data: site } = await client.call("createSite", { body: { name } });
      const path = { id: site.id };
      await client.call("putConfigDraft", { path, body: { document: banner(name) } });
      await client.call("publishVersion", { path, body: { environment: "preview" } });
      return site.id;
    }),
  );
  const get = async (path: string) => {
    const answer = await fetch(`${endpoint}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, text: await answer.text() };
  };
  const [known, unknown] = sites.map((id) => `/s/${id}/preview/config.json`);
  const before = await get(String(known));
  expect(before.status).toBe(200);

  await postgres.stop();
  await until(async () => (await get("/v1/me")).status === 503);
  for (const _ of Array.from({ length: 5 })) expect(await get(String(known))).toEqual(before);
  expect((await get(String(unknown))).status).toBe(503);
  expect(await get("/healthz")).toEqual({ status: 200, text: "ok\n" });
}, 120_000);
