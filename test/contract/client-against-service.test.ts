// The typed client and the service share nothing but the contract, so each of these calls tests both against it.

import { createFirstToken, createService, type Service } from "@consentform/service";
import { type ContractDocument, contractDocument } from "../../src/consent/contract";
import { tokensCreateCommand } from "../../src/provider/cli/tokens-create";
import { type Client, createClient, isProblem } from "../../src/provider/client";
import { compareContracts } from "../support/contract/compare-contracts";
import { testSnapshot } from "../support/snapshot";
import { runCommand } from "../unit/provider/cli/recorded-context";

const ENDPOINT = "http://localhost";

let service: Service;
let token: string;

beforeAll(async () => {
  service = await createService({
    database: { kind: "memory", snapshot: await testSnapshot() },
    settings: { isAnswerValidated: true, quota: { requests: 80, windowS: 2 } },
  });
  const first = await createFirstToken(service.store, service.runtime, { workspace: "default", name: "first" });
  token = first?.secret ?? "";
}, 60_000);
afterAll(() => service.close());

type Fetch = (request: Request) => Promise<Response>;

function clientOver(fetch: Fetch = (request) => service.fetch(request)): Client {
  return createClient({ endpoint: ENDPOINT, token, fetch, random: () => 0 });
}

/**
 * The service behind a network that loses the first answer to a method: the change is made, but the response is lost.
 */
function losingFirst(method: string): Fetch & { lost: () => number } {
  let lost = 0;
  const fetch = async (request: Request) => {
    const response = await service.fetch(request);
    if (request.method === method && lost === 0) {
      lost += 1;
      throw Object.assign(new Error("the connection was reset"), { code: "ECONNRESET" });
    }
    return response;
  };
  return Object.assign(fetch, { lost: () => lost });
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) {
    found.push(item);
  }
  return found;
}

describe("the client over the service", () => {
  test("creates, reads, patches with If-Match, and deletes", async () => {
    const client = clientOver();
    const made = await client.call("createSite", { body: { name: "Shop", settings: { labels: { team: "web" } } } });
    expect(made).toMatchObject({ status: 201, isReplayed: false, requestId: expect.stringMatching(/^req_/) });
    expect(made.location).toContain(`/sites/${made.data.id}`);
    expect(made.etag).toBe(made.data.etag);
    const path = { id: made.data.id };

    const patched = await client.call("updateSite", { path, body: { retention: 365 }, ifMatch: made.data.etag });
    expect(patched.data).toMatchObject({ name: "Shop", retention: 365, settings: { labels: { team: "web" } } });
    await expect(
      client.call("updateSite", { path, body: { retention: 730 }, ifMatch: made.data.etag }),
    ).rejects.toMatchObject({
      slug: "precondition-failed",
      members: { current_etag: patched.data.etag },
    });
    const back = await client.call("updateSite", { path, body: { retention: null } });
    expect(back.data.retention).toBe(1095);

    await expect(client.call("deleteSite", { path })).resolves.toMatchObject({ status: 204, data: undefined });
    const gone = await client.call("getSite", { path }).catch((error: unknown) => error);
    expect(isProblem(gone, "not-found")).toBe(true);
  });

  test("a refused body names its places", async () => {
    const body = { name: "", retention: 1 };
    await expect(clientOver().call("createSite", { body })).rejects.toMatchObject({
      slug: "validation-failed",
      status: 422,
      pointers: expect.arrayContaining(["/name", "/retention"]),
    });
  });

  test("an unchanged draft is not sent again", async () => {
    const client = clientOver();
    const { data: site } = await client.call("createSite", { body: { name: "Drafted" } });
    const first = await client.call("getConfigDraft", { path: { id: site.id } });
    const second = await client.call("getConfigDraft", { path: { id: site.id }, ifNoneMatch: first.etag ?? "" });
    expect(second).toMatchObject({ status: 304, data: undefined, etag: first.etag });
  });

  test("walks all pages, each object once", async () => {
    const client = clientOver();
    const names = Array.from({ length: 7 }, (_one, index) => `Paged ${index}`);
    await Promise.all(
      names.map((name) => client.call("createSite", { body: { name, settings: { labels: { kind: "paged" } } } })),
    );
    const found = await all(client.list("listSites", { query: { label: ["kind:paged"], limit: 3 } }));
    expect(found.map((site) => site.name).sort()).toEqual(names);
    await expect(all(client.list("listSites", { query: { cursor: "forged" } }))).rejects.toMatchObject({
      slug: "invalid-cursor",
    });
  });

  test("a create whose answer is lost makes one object, and its answer is replayed", async () => {
    const fetch = losingFirst("POST");
    const made = await clientOver(fetch).call("createSite", {
      body: { name: "Once", settings: { labels: { kind: "once" } } },
    });
    expect(fetch.lost()).toBe(1);
    expect(made).toMatchObject({ status: 201, isReplayed: true });
    const found = await all(clientOver().list("listSites", { query: { label: ["kind:once"] } }));
    expect(found.map((site) => site.id)).toEqual([made.data.id]);
  });

  test("a patch with If-Match whose answer is lost succeeds the second time", async () => {
    const { data: site } = await clientOver().call("createSite", { body: { name: "Patched" } });
    const fetch = losingFirst("PATCH");
    const patched = await clientOver(fetch).call("updateSite", {
      path: { id: site.id },
      body: { retention: 90 },
      ifMatch: site.etag,
    });
    expect(fetch.lost()).toBe(1);
    expect(patched.data.retention).toBe(90);
  });

  test("two clients on one token share three windows of its budget without a 429", async () => {
    const clients = [clientOver(), clientOver()];
    const calls = Array.from({ length: 200 }, (_one, index) => clients[index % 2]?.call("getMe"));
    const results = await Promise.allSettled(calls);
    expect(results.filter((result) => result.status === "rejected")).toEqual([]);
  }, 30_000);

  test("without a valid token it says which refusal it was", async () => {
    const stranger = createClient({
      endpoint: ENDPOINT,
      token: "cst_unknown",
      fetch: (request) => service.fetch(request),
    });
    await expect(stranger.call("getMe")).rejects.toMatchObject({ slug: "unauthenticated", status: 401 });
  });
});

describe("commands over the service", () => {
  const variables = () => ({ CONSENTFORM_ENDPOINT: ENDPOINT, CONSENTFORM_TOKEN: token });

  test("tokens create: the printed secret works and has only the requested scopes", async () => {
    const fetch: Fetch = (request) => service.fetch(request);
    const args = ["--name", "CI", "--scope", "sites:read", "--environment", "preview", "--expires-in-days", "1"];
    const run = await runCommand(tokensCreateCommand(), args, variables(), { fetch });
    expect(run).toMatchObject({ status: 0, stdout: [expect.stringMatching(/^cst_\w{49}$/)] });
    const made = createClient({ endpoint: ENDPOINT, token: run.stdout[0], fetch });
    await expect(made.call("getMe")).resolves.toMatchObject({
      data: { token: { name: "CI", scopes: ["sites:read"], environment: "preview" } },
    });
    await expect(made.call("createSite", { body: { name: "x" } })).rejects.toMatchObject({
      slug: "insufficient-scope",
    });
  });

  test("tokens create: revokes the token of a lost response and prints another one", async () => {
    const fetch = losingFirst("POST");
    const args = ["--name", "lost", "--scope", "sites:read"];
    const run = await runCommand(tokensCreateCommand(), args, variables(), { fetch });
    expect(run).toMatchObject({ status: 0, stdout: [expect.stringMatching(/^cst_\w{49}$/)] });
    const tokens = await all(clientOver().list("listTokens"));
    expect(tokens.filter((one) => one.name === "lost")).toHaveLength(1);
  });
});

test("the service serves the contract this package is made for", async () => {
  const { data } = await clientOver().call("getOpenApi");
  const served: unknown = data;
  expect(compareContracts(contractDocument(), served as ContractDocument)).toEqual([]);
  expect(served).toMatchObject({ info: { version: contractDocument().info.version } });
});
