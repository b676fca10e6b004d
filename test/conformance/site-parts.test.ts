import type { Client } from "../../src/provider/client";
import { read } from "../../src/provider/lifecycle";
import type { Kind } from "../../src/provider/resources";
import { type Laboratory, openLaboratory, sessionOf } from "./laboratory";
import { Managed } from "./managed";
import { rows } from "./rows";

/** Kinds that have no GET: they are read as parts of their site, and confirmed by the site's own lists. */
const KINDS = ["TrackedService", "InstallCheck", "IssueSuppression"] as const satisfies readonly Kind[];

let laboratory: Laboratory;
let client: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});
afterEach(() => laboratory.intercept(null));
afterAll(() => laboratory.close());

async function made(kind: Kind): Promise<Managed> {
  const managed = new Managed(kind, client, await rows[kind].inputs(laboratory, client));
  await managed.create();
  return managed;
}

/** Reads all at the same time, in a new process. */
function readAll(resources: readonly Managed[], by: Client = client) {
  const session = sessionOf(by);
  laboratory.forgetRequests();
  return Promise.all(
    resources.map(({ definition, id, outputs }) =>
      read(definition, session, { id, recorded: outputs, origin: "written" }),
    ),
  );
}

const paths = () => laboratory.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}`);

test("kinds without a GET are read with their sites, without requests below a site", async () => {
  const resources: Managed[] = [];
  for (const kind of [...KINDS, ...KINDS, ...KINDS]) resources.push(await made(kind));
  const results = await readAll(resources);
  for (const [index, result] of results.entries()) {
    expect(result).toMatchObject({ state: "present", outputs: resources[index]?.outputs });
  }
  expect(paths()).toEqual(["GET /sites"]);
});

test.each(KINDS)("%s that its site's entry lacks is present while the site's own list has it", async (kind) => {
  const managed = await made(kind);
  laboratory.intercept(async (request, pass) => {
    const answer = await pass(request);
    if (!new URL(request.url).pathname.endsWith("/sites")) return answer;
    const body = (await answer.json()) as { data: object[] };
    const data = body.data.map((site) => ({ ...site, services: [], install_checks: [], suppressions: [] }));
    return new Response(JSON.stringify({ ...body, data }), { headers: { "content-type": "application/json" } });
  });
  expect(await readAll([managed])).toMatchObject([{ state: "present", outputs: managed.outputs }]);
  expect(laboratory.requests).toHaveLength(2);
});

test("an install check that newer ones hide in its site's entry is read from the list", async () => {
  const managed = await made("InstallCheck");
  const { site_id: siteId, url } = managed.inputs;
  for (let newer = 0; newer < 6; newer += 1) {
    await client.call("createInstallCheck", { path: { id: String(siteId) }, body: { url: String(url) } });
  }
  expect(await readAll([managed])).toMatchObject([{ state: "present", outputs: managed.outputs }]);
  expect(paths()).toEqual(["GET /sites", `GET /sites/${siteId}/install-checks`]);
});

test("a deleted tracked service is gone, confirmed by its list; its neighbors are not", async () => {
  const [gone, kept] = [await made("TrackedService"), await made("TrackedService")];
  await client.call("deleteService", { path: { id: String(gone.outputs.id) } });
  expect(await readAll([gone, kept])).toMatchObject([{ state: "gone" }, { state: "present" }]);
  expect(paths()).toEqual(["GET /sites", `GET /sites/${gone.inputs.site_id}/services`]);
});

test.each(KINDS)("%s is not gone for a token that may not read it", async (kind) => {
  const managed = await made(kind);
  const narrow = await laboratory.client({ scopes: ["sites:read"] });
  await expect(readAll([managed], narrow)).rejects.toThrow(/lacks .*scans:read/);
});

test("a suppression of preview is not gone for a token that sees production alone", async () => {
  const managed = await made("IssueSuppression");
  const bound = await laboratory.client({ environment: "production", scopes: ["sites:read", "scans:read"] });
  await expect(readAll([managed], bound)).rejects.toThrow(/bound to production/);
});

test("an import of a kind without a GET is one request", async () => {
  const managed = await made("TrackedService");
  laboratory.forgetRequests();
  const { definition, id } = managed;
  const result = await read(definition, sessionOf(client), { id, recorded: {}, origin: "id only" });
  expect(result).toMatchObject({ state: "present", inputs: { key: "stats" } });
  expect(paths()).toEqual([`GET /sites/${managed.inputs.site_id}/services`]);
});
