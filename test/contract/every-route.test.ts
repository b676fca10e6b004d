import { contractDocument, type Operation, operations } from "../../src/consent/contract";
import { branchOf } from "../support/branch-of";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import type { PathRequest, TestAnswer } from "../support/service-requests";

/**
 * Properties of every operation of a kind, generated from the contract. The order of checks and the bindings have
 * separate files.
 */

let inhabited: InhabitedService;
let service: InProcessService;
let site: InhabitedSite;
/** Of another workspace, which has an object of every kind too. */
let foreign: InhabitedSite;

beforeAll(async () => {
  inhabited = await startInhabitedService();
  ({ service } = inhabited);
  site = await inhabited.inhabit();
  foreign = await inhabited.inhabit(await service.workspace());
}, 60_000);
afterAll(() => inhabited.close());
afterEach(() => expect(service.takeErrors()).toEqual([]));

const all = Object.values(operations);
const named = (list: readonly Operation[]): [string, Operation][] => list.map((operation) => [operation.id, operation]);
const paths = [...new Set(all.map(({ path }) => path))];

/** Sends with the credentials that the operation takes, to the objects of the site. */
function send(operation: Operation, more: Partial<PathRequest> = {}): Promise<TestAnswer> {
  const { headers, ...rest } = more;
  const credentials = inhabited.credentials(operation);
  return service.send({
    method: operation.method,
    path: site.pathOf(operation),
    token: credentials.token,
    headers: { ...credentials.headers, ...headers },
    ...rest,
  });
}

describe("ids of another workspace", () => {
  const withIds = all.filter(({ path }) => path.includes("{id}"));
  const absentSite = "site_01jd2v7k3q8m4n5p6r7s8t9v0w";
  const needsBody = ({ isBodyRequired }: Operation) => (isBodyRequired ? { body: {} } : {});

  test.each(named(withIds.filter(({ auth }) => auth === "token")))(
    "%s answers not-found for them, as for ids that never were",
    async (_id, operation) => {
      const absentPath = operation.path.replace("{id}", "none_01jd2v7k3q8m4n5p6r7s8t9v0w").replace("{number}", "1");
      const theirs = await send(operation, { path: foreign.pathOf(operation), ...needsBody(operation) });
      const absent = await send(operation, { path: absentPath, ...needsBody(operation) });
      expect([theirs.status, theirs.slug, absent.slug]).toEqual([404, "not-found", "not-found"]);
      const { instance: _i, request_id: _r, id, ...rest } = theirs.body;
      const { instance: _j, request_id: _s, id: _absentId, ...same } = absent.body;
      expect(rest).toEqual(same);
      // Of a version it is `site/number`.
      expect(foreign.pathOf(operation).split("/")).toContain(id.split("/")[0]);
    },
  );

  test("are indistinguishable in bodies and parameters", async () => {
    const scan = operations.getScan;
    const base = foreign.pathOf(scan).split("/").at(-1);
    expect((await send(operations.diffScan, { path: `${site.pathOf(operations.diffScan)}?base=${base}` })).slug).toBe(
      "not-found",
    );
    const items = [{ site_id: foreign.id }, { site_id: absentSite }];
    const applied = await send(operations.applyTemplate, { body: { items } });
    const results = applied.body.results.map((result: { site_id: string }) =>
      JSON.stringify(result).replaceAll(result.site_id, "the site"),
    );
    expect(results[0]).toContain("/v1/not-found");
    expect(results[0]).toBe(results[1]);
    for (const site_ids of [[foreign.id], [absentSite]]) {
      const channel = { name: `of ${site_ids}`, kind: "email", addresses: ["ops@example.com"], site_ids };
      expect((await send(operations.createAlertChannel, { body: channel })).slug).toBe("validation-failed");
    }
  });
});

describe("ids that nothing can have", () => {
  const hostile: Readonly<Record<string, string>> = {
    "a NUL": "site_%00",
    "half of a character": "%ED%A0%80",
    "broken UTF-8": "%F0%9F%8D",
    "a percent sign": "%",
    "a path": "..%2F..%2Fme",
    "a line break": "x%0D%0AX-Injected:%20y",
    "a quote": "'%20or%20''%3D'",
    long: "x".repeat(4000),
  };

  test.each(named(all.filter(({ path }) => path.includes("{id}"))))("%s says not-found", async (_id, operation) => {
    for (const [name, id] of Object.entries(hostile)) {
      const path = operation.path.replace("{id}", id).replace("{number}", "1");
      const answer = await send(operation, { path, ...(operation.isBodyRequired ? { body: {} } : {}) });
      expect([name, answer.status, answer.slug]).toEqual([name, 404, "not-found"]);
      expect([name, answer.headers.get("x-injected")]).toEqual([name, null]);
    }
  });
});

describe("addresses", () => {
  /** Members of bodies that are addresses, or lists of them. */
  const members = all.flatMap((operation) => {
    const { properties = {} } = contractDocument().components.schemas[operation.requestSchema ?? ""] ?? {};
    return Object.entries(properties).flatMap(([member, node]) => {
      const schema = branchOf(node);
      const isList = schema.type === "array";
      const { format } = isList ? branchOf(schema.items ?? {}) : schema;
      return format === "uri" ? [{ operation, member, isList }] : [];
    });
  });

  test("the contract has some", () => expect(members.length).toBeGreaterThan(8));

  test.each(members.map((each) => [`${each.operation.id} ${each.member}`, each] as const))(
    "%s takes only those that lead to a page or a receiver",
    async (_name, { operation, member, isList }) => {
      for (const address of [
        ...[
          "javascript:alert(1)",
          "data:text/html,<script>alert(1)</script>",
          "file:///etc/passwd",
          "ftp://shop.example/",
        ],
        ...["//shop.example/", "/path", "https://", "https://[::1", "https://shop.example/\r\nX-Injected: y", ""],
      ]) {
        const answer = await send(operation, { body: { [member]: isList ? [address] : address } });
        expect([address, answer.slug]).toEqual([address, "validation-failed"]);
        const pointers = answer.body.errors.map(({ pointer }: { pointer: string }) => pointer);
        expect([address, pointers]).toEqual([address, expect.arrayContaining([`/${member}${isList ? "/0" : ""}`])]);
      }
    },
  );
});

test("a parameter whose bytes are not UTF-8 is refused, not looked for as U+FFFD", async () => {
  const { token } = await service.workspace();
  for (const query of ["name=%ff", "name=a%C3%28", "external_key=%ed%a0%80"]) {
    const answer = await service.send({ path: `/sites?${query}`, token });
    expect([answer.slug, answer.body.parameter]).toEqual(["invalid-parameter", query.split("=")[0]]);
  }
  expect((await service.send({ path: "/sites?name=%c3%a4%E2%82%AC+100%", token })).status).toBe(200);
});

test.each(named(all))("%s refuses an unknown parameter and names those that it has", async (_id, operation) => {
  const answer = await send(operation, { path: `${site.pathOf(operation)}?nothing_known=1` });
  expect([answer.slug, answer.body.parameter]).toEqual(["invalid-parameter", "nothing_known"]);
  expect([...answer.body.allowed].sort()).toEqual([...operation.queryParameters].sort());
});

test.each(named(all.filter(({ requestSchema }) => requestSchema !== null)))(
  "%s refuses an unknown property, and media types that it does not read",
  async (_id, operation) => {
    const answer = await send(operation, { body: { nothing_known: 1 } });
    expect(answer.slug).toBe("validation-failed");
    expect(answer.body.errors).toContainEqual(
      expect.objectContaining({ pointer: "/nothing_known", code: "unknown-key" }),
    );
    const types = ["text/plain", "application/json; charset=latin1", "application/jsonx", ""];
    if (operation.method !== "PATCH") types.push("application/merge-patch+json");
    for (const type of types) {
      const refused = await send(operation, { body: "{}", headers: { "content-type": type } });
      expect([type, refused.slug]).toEqual([type, "unsupported-media-type"]);
      expect(refused.body.accepted).toContain("application/json");
    }
    const zipped = await send(operation, { body: "{}", headers: { "content-encoding": "gzip" } });
    expect(zipped.slug).toBe("unsupported-media-type");
  },
);

test.each(named(all.filter(({ method }) => method === "GET")))(
  "%s answers HEAD as GET, without the body",
  async (_id, operation) => {
    const [get, head] = [await send(operation), await send(operation, { method: "HEAD" })];
    expect([get.status, head.status]).toEqual([200, 200]);
    expect(head.body === null || head.body === "").toBe(true);
    for (const name of ["content-type", "etag", "cache-control", "content-length", "access-control-allow-origin"]) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
    const refused = await send(operation, { method: "HEAD", path: `${site.pathOf(operation)}?nothing_known=1` });
    expect([refused.status, refused.body]).toEqual([400, null]);
  },
);

describe("methods", () => {
  test.each(paths)("%s has those of the contract, HEAD with GET, and OPTIONS where it is public", async (path) => {
    const here = all.filter((operation) => operation.path === path);
    const [operation] = here as [Operation];
    const isPublic = here.every(({ auth }) => auth === "public");
    const allowed = here.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const others = ["GET", "PUT", "POST", "PATCH", "DELETE"].filter((method) => !allowed.includes(method));
    for (const method of [...others, ...(isPublic ? [] : ["OPTIONS"])]) {
      const answer = await send(operation, { method, token: null });
      expect([method, answer.slug]).toEqual([method, "method-not-allowed"]);
      expect(answer.headers.get("allow")).toBe([...allowed, ...(isPublic ? ["OPTIONS"] : [])].join(", "));
    }
    if (!isPublic) return;
    const preflight = await send(operation, {
      method: "OPTIONS",
      token: null,
      headers: { origin: "https://shop.example", "access-control-request-method": "GET" },
    });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(preflight.headers.get("access-control-allow-methods")).toBe(allowed.join(", "));
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  });
});

test.each(named(all.filter(({ method }) => method === "GET")))(
  "%s has CORS headers exactly if it is public",
  async (_id, operation) => {
    const answers = [
      await send(operation),
      await send(operation, { path: `${site.pathOf(operation)}?nothing_known=1` }),
    ];
    for (const { headers } of answers) {
      expect(headers.get("access-control-allow-origin")).toBe(operation.auth === "public" ? "*" : null);
    }
  },
);

describe("a budget that is used up", () => {
  const address = "192.0.2.1";
  let exhausted: InProcessService;
  let token: string;
  beforeAll(async () => {
    exhausted = await startInProcessService({
      settings: { quota: { requests: 1, windowS: 600 }, publicRequestsPerMinute: 1 },
    });
    ({ token } = await exhausted.workspace());
    expect((await exhausted.send({ path: "/me", token })).status).toBe(200);
    expect((await exhausted.send({ path: "/export-keys", address })).status).toBe(200);
  }, 60_000);
  afterAll(() => exhausted.close());

  test.each(named(all))("%s answers when to come back", async (_id, { method, path, auth }) => {
    const isPublic = auth === "public";
    const target = path.replace("{id}", "none").replace("{number}", "1");
    // A token's budget comes before its scope, and before what a user's operations say to any token (contract 4.12).
    const answer = await exhausted.send({ method, path: target, token: isPublic ? null : token, address });
    expect([answer.status, answer.slug]).toEqual([429, "rate-limited"]);
    expect(answer.body["violated-policies"]).toEqual([isPublic ? "per-ip" : "per-token"]);
    expect(answer.headers.get("retry-after")).toBe(String(answer.body.retry_after));
  });
});
