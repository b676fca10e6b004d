import type { Client } from "../../src/provider/client";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";

let laboratory: Laboratory;
let client: Client;
let siteId: string;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});

afterAll(() => laboratory.close());

beforeEach(async () => {
  siteId = (await client.call("createSite", { body: { name: "Scanned" } })).data.id;
});

async function stored() {
  return (await client.call("getScanSchedule", { path: { id: siteId } })).data;
}

test("only what is declared is written, and only that is reset in the end", async () => {
  await client.call("updateScanSchedule", { path: { id: siteId }, body: { max_pages: 99 } });
  const schedule = new Managed("ScanSchedule", client, { site_id: siteId, hour: 7 });
  await schedule.create();
  expect(await stored()).toMatchObject({ hour: 7, max_pages: 99 });
  await schedule.remove();
  expect(await stored()).toMatchObject({ hour: 3, max_pages: 99 });
});

test("start addresses on attached hosts, in any order", async () => {
  await client.call("createDomain", { path: { id: siteId }, body: { host: "scanned.example.com" } });
  const startUrls = ["https://scanned.example.com/b", "https://scanned.example.com/a"];
  const schedule = new Managed("ScanSchedule", client, { site_id: siteId, start_urls: startUrls });
  await schedule.create();
  await schedule.refresh();
  expect(schedule.diff({ site_id: siteId, start_urls: [...startUrls].reverse() }).kind).toBe("none");
  await schedule.update({ site_id: siteId, start_urls: startUrls.slice(1) });
  expect((await stored()).start_urls).toEqual(startUrls.slice(1));
});
