import { runDueWork } from "@consentform/service";
import { sql } from "kysely";
import { roles } from "../../src/consent/contract";
import { testInBrowser } from "../support/browser";
import { type ConsoleLaboratory, startConsoleLaboratory } from "../support/console-laboratory";
import type { TestWorkspace } from "../support/in-process-service";
import { SERVICE_ORIGIN } from "../support/service-requests";
import { signedInCookie } from "../support/signed-in";

/** The audit log in the console: only owners read it, and only that of their workspace. */

let laboratory: ConsoleLaboratory;
let workspace: TestWorkspace;
let name: string;
let site: string;

beforeAll(async () => {
  laboratory = await startConsoleLaboratory();
  const { service } = laboratory.inhabited;
  const other = await service.workspace();
  await other.makeSite({ name: "planted site of another workspace" });
  workspace = await service.workspace();
  name = (await workspace.send({ path: "/me" })).body.workspace.name;
  site = await workspace.makeSite({ name: "Shop <b>bold</b>" });
  await workspace.send({ method: "PATCH", path: `/sites/${site}`, body: { name: "Renamed" } });
  await chain();
}, 120_000);
afterAll(() => laboratory?.close());

/** Lets the service chain what it wrote. */
const chain = () => runDueWork(laboratory.inhabited.service.service);

const cookieOf = (role: (typeof roles)[number]) =>
  signedInCookie(laboratory.inhabited.service.service, name, `${role} of this page`, role);

async function read(cookie: string, query = "") {
  const answer = await laboratory.inhabited.service.service.fetch(
    new Request(`${SERVICE_ORIGIN}/audit/events?${query}`, { headers: { cookie } }),
  );
  // biome-ignore lint/suspicious/noExplicitAny: a wrong path fails the test
  return { status: answer.status, body: (await answer.json()) as any, headers: answer.headers };
}

const acts = ({ body }: Awaited<ReturnType<typeof read>>) => body.data.map(({ act }: { act: string }) => act);

test("every role but owner is refused, and so are tokens and no one", async () => {
  for (const role of roles.filter((each) => each !== "owner")) {
    const refused = await read(await cookieOf(role));
    expect([refused.status, refused.body.type.split("/").at(-1)]).toEqual([403, "insufficient-role"]);
    expect(refused.body.data).toBeUndefined();
  }
  expect((await read("")).status).toBe(401);
  const { service } = laboratory.inhabited.service;
  const headers = { authorization: `Bearer ${workspace.token}` };
  expect((await service.fetch(new Request(`${SERVICE_ORIGIN}/audit/events`, { headers }))).status).toBe(401);
});

test("an owner reads the rows of the own workspace alone, newest first, by filters", async () => {
  const cookie = await cookieOf("owner");
  await chain();
  const all = await read(cookie);
  expect([all.status, all.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const places = all.body.data.map(({ sequence }: { sequence: number }) => sequence);
  expect(places).toEqual([...places].sort((a, b) => b - a));
  expect(new Set(all.body.data.map((row: { workspace_id: string }) => row.workspace_id))).toEqual(
    new Set([workspace.workspaceId]),
  );
  expect(JSON.stringify(all.body)).not.toContain("planted");
  expect(acts(await read(cookie, `site=${site}`))).toEqual(["updateSite", "createSite"]);
  expect(acts(await read(cookie, `site=${site}&act=createSite`))).toEqual(["createSite"]);
  const byToken = await read(cookie, `actor=${workspace.tokenId}`);
  expect(acts(byToken)).toEqual(["updateSite", "createSite"]);
  expect(byToken.body.data[0].actor).toEqual({ type: "token", id: workspace.tokenId, name: "test" });
  expect(acts(await read(cookie, "actor=token"))).toEqual(["updateSite", "createSite"]);
  const { at } = byToken.body.data[0];
  expect(acts(await read(cookie, `site=${site}&since=${at}`))).toEqual(["updateSite"]);
  expect(acts(await read(cookie, `site=${site}&until=${at}`))).toEqual(["createSite"]);
  expect(acts(await read(cookie, "site=site_unknown"))).toEqual([]);
});

test.each(["since=yesterday", "until=2026-99-99", "cursor=0", "cursor=1x", `act=${"x".repeat(256)}`, "site=%00"])(
  "refuses %s and names the parameter",
  async (query) => {
    const { status, body } = await read(await cookieOf("owner"), query);
    expect([status, body.errors[0].parameter]).toEqual([422, query.split("=")[0]]);
  },
);

test("pages over the chain lose and repeat no row, also while rows are added", async () => {
  const { service } = laboratory.inhabited.service;
  const add = (count: number) =>
    sql`
      insert into audit_events (id, at, actor_type, act, result, workspace_id)
      select 'aud_' || substr(md5(random()::text), 1, 26), now(), 'system', 'paged', 'done', ${workspace.workspaceId}
      from generate_series(1, ${count}::integer)
    `.execute(service.store.db);
  await add(120);
  await chain();
  const cookie = await cookieOf("owner");
  const seen: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await read(cookie, `act=paged${cursor === "" ? "" : `&cursor=${cursor}`}`);
    seen.push(...page.body.data.map(({ sequence }: { sequence: number }) => sequence));
    cursor = page.body.next_cursor;
    await add(7);
    await chain();
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
});

testInBrowser("an owner sees, filters and pages the log, which fits a narrow window", () =>
  laboratory.inConsole(workspace, async ({ page, open, press, shows, text, faults, errors }) => {
    await chain();
    await open("/audit");
    await shows("Acts, newest first");
    expect(await text()).not.toMatch(/planted|undefined|\[object/);
    expect([...(await faults()), ...errors]).toEqual([]);
    await press("Load more");
    await page.waitForFunction("document.querySelectorAll('tbody tr').length > 50");
    await page.type("input[name=site]", site);
    await press("Show");
    await page.waitForFunction("document.querySelectorAll('tbody tr').length === 2");
    await shows("Shop <b>bold</b> → Renamed");
    await page.setViewport({ width: 360, height: 780 });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    await page.setViewport({ width: 1280, height: 800 });
    await page.type("input[name=act]", "none");
    await press("Show");
    await shows("No act fits.");
    laboratory.front.disturb = async () => "drop";
    await page.type("input[name=act]", "other");
    await press("Show");
    await shows("The service cannot be reached");
    laboratory.front.disturb = null;
    await press("Try again");
    await shows("No act fits.");
    expect([...(await faults()), ...errors]).toEqual([]);
  }),
);

testInBrowser("everyone else sees the page disabled, with the reason, and asks for no row", () =>
  laboratory.inConsole(workspace, async ({ page, open, press, shows, faults, errors }) => {
    laboratory.front.cookie = await cookieOf("publisher");
    laboratory.front.requests.length = 0;
    await open("/audit");
    await shows("This needs the role owner, and yours is publisher.");
    await press("Show");
    expect(await page.$$("table")).toEqual([]);
    expect(laboratory.front.requests.filter((request) => request.includes("/audit/"))).toEqual([]);
    expect([...(await faults()), ...errors]).toEqual([]);
  }),
);
