import { createClient, ProblemError } from "../../../../src/provider/client";
import { inOrder, json, problem, raw, type ScriptedServer, startServer } from "./scripted-server";

const TOKEN = `cst_${"a1".repeat(21)}Z012345`;

let server: ScriptedServer;
afterEach(() => server.close());

describe("a call", () => {
  test("sends path, query, body and headers, and returns data and headers", async () => {
    server = await startServer(
      inOrder(
        json(
          200,
          { id: "site_1" },
          {
            ETag: '"e2"',
            "X-Request-Id": "req_7",
            Location: "/v1/sites/site_1",
            Date: "Tue, 01 Sep 2026 10:00:00 GMT",
          },
        ),
      ),
    );
    const client = createClient({ endpoint: `${server.endpoint}/`, token: TOKEN });
    const reply = await client.call("updateSite", { path: { id: "site 1/x" }, body: { name: "New" }, ifMatch: '"e1"' });
    expect(reply).toEqual({
      status: 200,
      attempts: 1,
      data: { id: "site_1" },
      etag: '"e2"',
      location: "/v1/sites/site_1",
      requestId: "req_7",
      isReplayed: false,
      answeredAtMs: Date.parse("Tue, 01 Sep 2026 10:00:00 GMT"),
    });
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({ method: "PATCH", path: "/v1/sites/site%201%2Fx", body: '{"name":"New"}' });
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      "content-type": "application/merge-patch+json",
      "if-match": '"e1"',
    });
  });

  test("repeats array parameters and leaves absent ones out", async () => {
    server = await startServer(inOrder(json(200, { data: [], next_cursor: null })));
    const client = createClient({ endpoint: server.endpoint, token: TOKEN });
    await client.call("listSites", { query: { id: ["site_1", "site_2"], include: ["domains"] } });
    expect(server.seen[0]?.path).toBe("/v1/sites?id=site_1&id=site_2&include=domains");
  });

  test("answers undefined for 204", async () => {
    server = await startServer(inOrder(raw(204, {})));
    const client = createClient({ endpoint: server.endpoint, token: TOKEN });
    await expect(client.call("deleteSite", { path: { id: "site_1" } })).resolves.toMatchObject({
      status: 204,
      data: undefined,
    });
  });

  test("turns a problem into a ProblemError", async () => {
    server = await startServer(inOrder(problem("not-found", { resource: "site", id: "site_1" })));
    const client = createClient({ endpoint: server.endpoint, token: TOKEN });
    const error = await client.call("getSite", { path: { id: "site_1" } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({
      slug: "not-found",
      status: 404,
      requestId: "req_1",
      operation: "getSite",
      members: { id: "site_1" },
    });
  });
});
