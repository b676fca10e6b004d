import { type Operation, type OperationId, operations, scopes } from "../../src/consent/contract";
import type { InProcessService, TestWorkspace } from "../support/in-process-service";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import { environments, type InhabitedSite, openAlert, type TestEnvironment } from "../support/inhabited-site";
import { legalBodies } from "../support/legal-bodies";
import type { TestAnswer } from "../support/service-requests";

/** The permissions of tokens bound to a site or an environment, on all 71 rows (contract 1.3). */

let inhabited: InhabitedService;
let service: InProcessService;
let workspace: TestWorkspace;
let own: InhabitedSite;
let other: InhabitedSite;
let boundTo: Record<"site" | TestEnvironment, string>;

beforeAll(async () => {
  inhabited = await startInhabitedService();
  ({ service, workspace } = inhabited);
  own = await inhabited.inhabit();
  other = await inhabited.inhabit();
  boundTo = {
    site: await workspace.makeToken({ scopes, site_id: own.id }),
    preview: await workspace.makeToken({ scopes, environment: "preview" }),
    production: await workspace.makeToken({ scopes, environment: "production" }),
  };
}, 60_000);
afterAll(() => inhabited.close());
afterEach(() => expect(service.takeErrors()).toEqual([]));

const named = (list: readonly Operation[]): [string, Operation][] => list.map((operation) => [operation.id, operation]);
const all = Object.values(operations);
/** An admitted request deletes, and there is no If-Match that could refuse it: tested with domains made for it. */
const lasting = all.filter(({ id }) => id !== "deleteDomain");

/** Makes a domain for a token to delete. @returns what came of it */
async function deleteNewDomain(token: string, site: InhabitedSite, environment: TestEnvironment): Promise<string> {
  domains += 1;
  const body = { ...legalBodies.createDomain(`deleted-${domains}`), environment };
  const made = await workspace.send({ method: "POST", path: `/sites/${site.id}/domains`, body });
  return effectOf(await send(operations.deleteDomain, { token, path: `/domains/${made.body.id}` }));
}
let domains = 0;

/** Additions of a request to an operation. */
interface Request {
  readonly token: string | null;
  readonly path: string;
  readonly query?: string;
  readonly body?: Record<string, unknown>;
}

function send(operation: Operation, { token, path, query, body }: Request): Promise<TestAnswer> {
  return service.send({
    method: operation.method,
    token,
    path: query === undefined ? path : `${path}?${query}`,
    headers: {
      ...inhabited.credentials(operation).headers,
      // Refused after the binding was checked, so that what is admitted changes nothing.
      ...(operation.honoursIfMatch && operation.method === "DELETE" ? { "if-match": '"another"' } : {}),
    },
    ...(operation.isBodyRequired || body !== undefined ? { body: body ?? {} } : {}),
  });
}

/** Reports whether the binding let a request pass: what is refused for its state or its body was. */
function effectOf({ status, slug }: TestAnswer): string {
  return status < 400 || [409, 412, 422].includes(status) ? "admitted" : String(slug);
}

describe("a token bound to a site", () => {
  /** The effect of the binding on objects of the own and of another site, by the letter of the contract's column. */
  const effects: Readonly<Record<Operation["siteBinding"], [own: string, other: string]>> = {
    S: ["admitted", "not-found"],
    L: ["admitted", "not-found"],
    W: ["token-binding-mismatch", "token-binding-mismatch"],
    I: ["admitted", "admitted"],
    "-": ["admitted", "admitted"],
  };

  test.each(named(lasting))("%s", async (_id, operation) => {
    const token = operation.auth === "user" ? null : boundTo.site;
    const answers = [
      await send(operation, { token, path: own.pathOf(operation) }),
      await send(operation, { token, path: other.pathOf(operation) }),
    ];
    // Lists name no object, and templates are for every site.
    const isOfNoSite = !operation.path.includes("{id}") || operation.path.startsWith("/templates");
    const [here, there] = effects[operation.siteBinding];
    expect(answers.map(effectOf)).toEqual([here, operation.siteBinding === "L" && isOfNoSite ? here : there]);
    for (const { body, slug } of answers) {
      if (slug === "token-binding-mismatch") expect(body.binding).toEqual({ site_id: own.id, environment: null });
    }
  });

  test("deleteDomain", async () => {
    const token = boundTo.site;
    const effect = [await deleteNewDomain(token, own, "preview"), await deleteNewDomain(token, other, "preview")];
    expect(effect).toEqual(effects.S);
  });

  const list = async (id: OperationId) =>
    (await send(operations[id], { token: boundTo.site, path: own.pathOf(operations[id]) })).body.data;
  const post = async (id: keyof typeof legalBodies, name: string, more: object = {}) => {
    const body = { ...legalBodies[id](name), ...more };
    return (await send(operations[id], { token: workspace.token, path: own.pathOf(operations[id]), body })).body;
  };

  test("sees in lists only what is tied to exactly its site", async () => {
    const both = { site_ids: [own.id, other.id] };
    await post("createAlertChannel", "for-both", both);
    await post("createAlertChannel", "for-all");
    await post("createWebhookEndpoint", "for-both", {
      ...both,
      url: `http://127.0.0.1:${inhabited.website.port}/hook`,
    });
    await openAlert(service, workspace, other.id);
    expect((await list("listSites")).map(({ id }: { id: string }) => id)).toEqual([own.id]);
    for (const id of ["listAlertChannels", "listWebhookEndpoints"] as const) {
      expect((await list(id)).map(({ site_ids }: { site_ids: string[] }) => site_ids)).toEqual([[own.id]]);
    }
    const alerts = await list("listAlerts");
    expect(new Set(alerts.map(({ site_id }: { site_id: string }) => site_id))).toEqual(new Set([own.id]));
    const tokens = await list("listTokens");
    expect(tokens).toHaveLength(2);
    expect(tokens.every(({ site_id }: { site_id: string }) => site_id === own.id)).toBe(true);
  });

  test("sees every template, with its own site alone as the one that uses it", async () => {
    const template = own.pathOf(operations.getTemplate);
    const applied = await send(operations.applyTemplate, {
      token: workspace.token,
      path: `${template}/apply`,
      body: { items: [{ site_id: own.id }, { site_id: other.id }] },
    });
    expect(applied.body.results.map(({ status }: { status: string }) => status)).toEqual(["changed", "changed"]);
    const templates = await list("listTemplates");
    expect(templates).toHaveLength(2);
    const read = await service.send({ path: template, token: boundTo.site });
    expect([read.body.site_ids, read.body.id]).toEqual([[own.id], template.split("/").at(-1)]);
  });

  test("applies a template to its own site; other items are not-found in their results", async () => {
    const body = { items: [{ site_id: other.id }, { site_id: own.id }] };
    const path = own.pathOf(operations.applyTemplate);
    const { results } = (await send(operations.applyTemplate, { token: boundTo.site, path, body })).body;
    expect(results[0]).toMatchObject({ site_id: other.id, problem: { resource: "site", status: 404 } });
    expect(results[1]).toMatchObject({ site_id: own.id, problem: null });
  });
});

describe.each(environments)("a token bound to %s", (environment) => {
  const opposite = environment === "preview" ? "production" : "preview";
  const request = (operation: Operation, asked: TestEnvironment): Request => ({
    token: operation.auth === "user" ? null : boundTo[environment],
    path: own.pathOf(operation, asked),
    ...(operation.queryParameters.includes("environment")
      ? { query: `environment=${asked}${operation.queryParameters.includes("site") ? `&site=${own.id}` : ""}` }
      : {}),
    ...(operation.requestSchema !== null && "EF".includes(operation.environmentBinding)
      ? { body: { environment: asked } }
      : operation.environmentBinding === "R"
        ? { body: { release: asked } }
        : {}),
  });
  /** The effect of the binding on its own environment and on the other one, by the letter of the contract's column. */
  const effects: Readonly<Record<Operation["environmentBinding"], [own: string, opposite: string]>> = {
    X: ["token-binding-mismatch", "token-binding-mismatch"],
    E: ["admitted", "token-binding-mismatch"],
    F: ["admitted", "token-binding-mismatch"],
    R: ["admitted", "token-binding-mismatch"],
    P: environment === "production" ? ["admitted", "admitted"] : ["token-binding-mismatch", "token-binding-mismatch"],
    "-": ["admitted", "admitted"],
  };

  beforeEach(async () => {
    // The schedule has one environment at a time.
    const path = `/sites/${own.id}/scan-schedule`;
    await workspace.send({ method: "PATCH", path, body: { environment } });
  });

  test.each(named(lasting))("%s", async (_id, operation) => {
    const answers = [
      await send(operation, request(operation, environment)),
      await send(operation, request(operation, opposite)),
    ];
    expect(answers.map(effectOf)).toEqual(effects[operation.environmentBinding]);
    for (const { body, slug } of answers) {
      if (slug === "token-binding-mismatch") expect(body.binding).toEqual({ site_id: null, environment });
    }
  });

  test("deleteDomain", async () => {
    const token = boundTo[environment];
    const effect = [await deleteNewDomain(token, own, environment), await deleteNewDomain(token, own, opposite)];
    expect(effect).toEqual(effects.E);
  });

  test.each(named(all.filter(({ environmentBinding }) => environmentBinding === "F")))(
    "%s shows its own environment when no filter says which",
    async (_id, operation) => {
      const { body } = await send(operation, { token: boundTo[environment], path: own.pathOf(operation) });
      const shown = body.data.map((item: { environment: string }) => item.environment);
      if (operation.id !== "listInstallChecks") expect(shown).toContain(environment);
      expect(shown).not.toContain(opposite);
    },
  );

  test("updateScanSchedule: checks the current environment and the requested one", async () => {
    const path = `/sites/${own.id}/scan-schedule`;
    await workspace.send({ method: "PATCH", path, body: { environment: opposite } });
    for (const body of [{ hour: 5 }, { environment }]) {
      const answer = await send(operations.updateScanSchedule, { token: boundTo[environment], path, body });
      expect(effectOf(answer)).toBe("token-binding-mismatch");
    }
  });

  test("diffScan: the base counts as well as the scan", async () => {
    const base = own.pathOf(operations.getScan, opposite).split("/").at(-1);
    const path = own.pathOf(operations.diffScan, environment);
    const answer = await send(operations.diffScan, { token: boundTo[environment], path, query: `base=${base}` });
    expect(effectOf(answer)).toBe("token-binding-mismatch");
  });
});

test.each([
  ["site", () => ({ site_id: own.id })],
  ["preview", () => ({ environment: "preview" })],
  ["production", () => ({ environment: "production" })],
])("a token bound to %s may revoke itself and no other", async (binding, make) => {
  const { body: token } = await workspace.send({
    method: "POST",
    path: "/tokens",
    body: { ...legalBodies.createToken(`to ${binding}`), scopes: ["sites:write"], ...make() },
  });
  const revoke = (id: string) => service.send({ method: "DELETE", path: `/tokens/${id}`, token: token.secret });
  expect((await revoke(workspace.tokenId)).slug).toBe("token-binding-mismatch");
  expect((await revoke(token.id)).status).toBe(204);
  expect((await service.send({ path: "/me", token: token.secret })).slug).toBe("token-revoked");
});
