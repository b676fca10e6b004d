import type { Client } from "../../src/provider/client";
import { type ReadResult, read } from "../../src/provider/lifecycle";
import { type Laboratory, openLaboratory, sessionOf } from "./laboratory";
import { Managed } from "./managed";
import { bannerDocument } from "./rows/prepared";

let laboratory: Laboratory;
let client: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});

afterAll(() => laboratory.close());

async function wholeSite(name: string): Promise<Managed[]> {
  const site = new Managed("Site", client, { name, settings: { promotion_gate: { mode: "off" } } });
  await site.create();
  const siteId = site.id;
  const domain = new Managed("Domain", client, { site_id: siteId, host: `${name}.example.com` });
  await domain.create();
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument(name) });
  await draft.create();
  const version = new Managed("Version", client, { site_id: siteId, draft_digest: draft.outputs.digest });
  await version.create();
  const promotion = new Managed("Promotion", client, { site_id: siteId, version_number: version.outputs.number });
  await promotion.create();
  const schedule = new Managed("ScanSchedule", client, { site_id: siteId, hour: 4 });
  await schedule.create();
  return [site, domain, draft, version, promotion, schedule];
}

test("a refresh of new sites is clean and takes a handful of requests", async () => {
  const resources = (await Promise.all(["one", "two", "three", "four"].map(wholeSite))).flat();
  const session = sessionOf(client);
  laboratory.forgetRequests();
  const results: ReadResult[] = await Promise.all(
    resources.map(({ definition, id, outputs }) =>
      read(definition, session, { id, recorded: outputs, origin: "written" }),
    ),
  );
  expect(laboratory.requests.length).toBeLessThanOrEqual(3);
  for (const [index, result] of results.entries()) {
    const { id, outputs, kind } = resources[index] ?? new Managed("Site", client, {});
    expect([kind, result]).toMatchObject([kind, { state: "present", id, outputs }]);
  }
});

test("our own write drops what was cached", async () => {
  const [site] = await wholeSite("cached");
  if (site === undefined) throw new Error("no site");
  const { session, definition, id } = site;
  const question = () => read(definition, session, { id, recorded: site.outputs, origin: "written" });
  await question();
  await site.update({ ...site.inputs, name: "renamed" });
  expect(await question()).toMatchObject({ outputs: { name: "renamed" } });
});

test("a second read of what was only looked up finds nothing different", async () => {
  const [site] = await wholeSite("looked-up");
  if (site === undefined) throw new Error("no site");
  const { session, definition, id } = site;
  const first = await read(definition, session, { id, recorded: {}, origin: "id only" });
  if (first.state === "gone") throw new Error("no site");
  const recorded = { ...first.outputs };
  const second = await read(definition, session, { id, recorded, origin: "written" });
  expect(second).toEqual({ state: "present", id, outputs: first.outputs });
});

test("a token that is bound to another site does not make anything gone", async () => {
  const [site] = await wholeSite("bound");
  const [other] = await wholeSite("elsewhere");
  if (site === undefined || other === undefined) throw new Error("no site");
  const bound = sessionOf(await laboratory.client({ siteId: other.id }));
  const question = { id: site.id, recorded: site.outputs, origin: "written" as const };
  await expect(read(site.definition, bound, question)).rejects.toThrow(/bound to site site_/);
});

test("a missing scope error names everything that this run needs and the token lacks", async () => {
  const [site, , draft] = await wholeSite("scopes");
  if (site === undefined || draft === undefined) throw new Error("no site");
  const session = sessionOf(await laboratory.client({ scopes: ["analytics:read"] }));
  session.say.kinds.add("Version");
  const question = { id: draft.id, recorded: draft.outputs, origin: "written" as const };
  await expect(read(draft.definition, session, question)).rejects.toThrow(
    /lacks banner:publish, banner:read, banner:write, sites:read, which ConfigDraft, Version need\. It has analytics:read/,
  );
});

test("a wrong id is refused before anything is asked", async () => {
  laboratory.forgetRequests();
  const { definition } = new Managed("Version", client, {});
  const question = { id: "site_1", recorded: {}, origin: "id only" as const };
  await expect(read(definition, sessionOf(client), question)).rejects.toThrow(
    /"site_1" is not an id of a Version; expected the form \{site_id\}\/\{number\}/,
  );
  expect(laboratory.requests).toEqual([]);
});
