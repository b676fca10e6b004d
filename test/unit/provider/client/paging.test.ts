import { createClient, type Page } from "../../../../src/provider/client";
import { inOrder, json, problem, type ScriptedServer, startServer } from "./scripted-server";

let server: ScriptedServer;
afterEach(() => server.close());

/** A list of `count` sites in pages of the size the request asks for (50 by default), by cursor. */
async function startList(count: number) {
  server = await startServer((seen) => {
    const query = new URL(seen.path, "http://list").searchParams;
    const start = Number(query.get("cursor")?.replace("at-", "") ?? 0);
    const end = Math.min(count, start + Number(query.get("limit") ?? 50));
    const data = Array.from({ length: end - start }, (_one, index) => ({ id: `site_${start + index}` }));
    return json(200, { data, next_cursor: end < count ? `at-${end}` : null });
  });
  return createClient({ endpoint: server.endpoint, token: "cst_x" });
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) {
    found.push(item);
  }
  return found;
}

describe("list and pages", () => {
  test.each([0, 1, 200, 201, 450])("%i objects: each once, in order, in the fewest requests", async (count) => {
    const client = await startList(count);
    const sites = await all(client.list("listSites"));
    expect(sites.map((site) => site.id)).toEqual(Array.from({ length: count }, (_one, index) => `site_${index}`));
    expect(server.seen).toHaveLength(Math.max(1, Math.ceil(count / 200)));
  });

  test("the query goes with every page", async () => {
    const client = await startList(5);
    const pages: Page<"listSites">[] = await all(client.pages("listSites", { query: { limit: 2, name: "a b" } }));
    expect(pages.map((page) => page.data.length)).toEqual([2, 2, 1]);
    expect(server.seen.map((seen) => seen.path)).toEqual([
      "/v1/sites?limit=2&name=a%20b",
      "/v1/sites?limit=2&name=a%20b&cursor=at-2",
      "/v1/sites?limit=2&name=a%20b&cursor=at-4",
    ]);
  });

  test("begins at a given cursor", async () => {
    const client = await startList(5);
    const sites = await all(client.list("listSites", { query: { cursor: "at-3" } }));
    expect(sites.map((site) => site.id)).toEqual(["site_3", "site_4"]);
  });

  test("with includes, pages keep the size the service allows", async () => {
    const client = await startList(60);
    await all(client.list("listSites", { query: { include: ["domains"] } }));
    expect(server.seen.map((seen) => seen.path)).toEqual([
      "/v1/sites?include=domains",
      "/v1/sites?include=domains&cursor=at-50",
    ]);
  });

  test("fetches a page only when it is requested", async () => {
    const client = await startList(1000);
    for await (const site of client.list("listSites")) {
      if (site.id === "site_3") {
        break;
      }
    }
    expect(server.seen).toHaveLength(1);
  });

  test("a cursor that is refused is an error of the operation", async () => {
    server = await startServer(inOrder(json(200, { data: [], next_cursor: "old" }), problem("invalid-cursor")));
    const client = createClient({ endpoint: server.endpoint, token: "cst_x" });
    await expect(all(client.list("listSites"))).rejects.toMatchObject({
      slug: "invalid-cursor",
      operation: "listSites",
    });
  });

  test.each([[{}], [[]], [{ data: {}, next_cursor: null }], [{ data: [] }], [{ data: [], next_cursor: 3 }]])(
    "%j is not a page",
    async (body) => {
      server = await startServer(inOrder(json(200, body)));
      const client = createClient({ endpoint: server.endpoint, token: "cst_x" });
      await expect(all(client.list("listSites"))).rejects.toMatchObject({ reason: "malformed-answer" });
    },
  );

  test("a cursor that leads to itself ends the walk", async () => {
    server = await startServer(inOrder(json(200, { data: [], next_cursor: "same" })));
    const client = createClient({ endpoint: server.endpoint, token: "cst_x" });
    await expect(all(client.list("listSites"))).rejects.toMatchObject({ reason: "malformed-answer" });
    expect(server.seen).toHaveLength(2);
  });
});
