import { runDueWork } from "@consentform/service";
import { type ListOperationId, operations } from "../../src/consent/contract";
import { banner } from "../support/banners";
import { consent } from "../support/consents";
import type { InProcessService, TestWorkspace } from "../support/in-process-service";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import { type InhabitedSite, openAlert, openIssue } from "../support/inhabited-site";
import { legalBodies } from "../support/legal-bodies";

/**
 * Paging of every list while objects are made (contract 4.3): what was there at the start appears exactly once, in the
 * list's order.
 */

let inhabited: InhabitedService;
let service: InProcessService;
let workspace: TestWorkspace;
let site: InhabitedSite;
let made = 0;

/** Three cookies of three trackers: a scan finds several things. */
const cookies = ["_ga=1; Path=/", "_fbp=2; Path=/", "_hjid=3; Path=/", "_other=4; Path=/"];

beforeAll(async () => {
  inhabited = await startInhabitedService({ page: { html: "<p>Shop</p>", headers: { "set-cookie": cookies } } });
  ({ service, workspace } = inhabited);
  site = await inhabited.inhabit();
}, 60_000);
afterAll(() => inhabited.close());
afterEach(() => expect(service.takeErrors()).toEqual([]));

async function post(id: keyof typeof operations, body?: Record<string, unknown>): Promise<void> {
  const path = site.pathOf(operations[id]);
  const answer = await workspace.send({ method: "POST", path, ...(body === undefined ? {} : { body }) });
  if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

const create = (id: keyof typeof legalBodies) => () => post(id, legalBodies[id](`listed-${made}`));

/** How one object more comes into each list. Findings of a finished scan, which no more come to, are made before. */
const makers: Readonly<Record<ListOperationId, () => Promise<unknown>>> = {
  listSites: create("createSite"),
  listVersions: async () => {
    const path = site.pathOf(operations.putConfigDraft);
    await workspace.send({ method: "PUT", path, body: { document: banner(`Choice ${made}`) } });
    await post("publishVersion", {});
  },
  listScans: async () => {
    await post("queueScan", legalBodies.queueScan());
    await runDueWork(service.service);
  },
  listScanFindings: async () => {},
  listInstallChecks: create("createInstallCheck"),
  listServices: create("createService"),
  listIssues: () => openIssue(service, workspace, site.id, "preview"),
  listConsents: () => service.service.recordConsents([consent(site.id, { subjectId: `subject-${made}` })]),
  getSiteAnalytics: async () => {
    const country = countries.shift() ?? "";
    await service.service.recordConsents([consent(site.id, { country, region: null, subjectId: country })]);
  },
  listAlerts: () => openAlert(service, workspace, site.id),
  listAlertChannels: create("createAlertChannel"),
  listWebhookEndpoints: create("createWebhookEndpoint"),
  listWebhookDeliveries: () => post("testWebhookEndpoint"),
  listTemplates: create("createTemplate"),
  listTokens: create("createToken"),
};

/** Each of another regime. */
const countries = ["BR", "TR", "KR", "TH", "GB", "CH", "IN", "SG", "JP", "ZA"];

/** Parameters that give a list more than one row. */
const filters: Partial<Record<ListOperationId, string>> = { getSiteAnalytics: "group_by=regime&" };

const lists = Object.keys(makers) as ListOperationId[];

test("every list operation of the contract has a test here", () => {
  const all = Object.values(operations).filter(({ isList }) => isList);
  expect(all.map(({ id }) => id).sort()).toEqual([...lists].sort());
});

test.each(lists)("%s", async (id) => {
  const path = site.pathOf(operations[id]);
  const make = async () => {
    made += 1;
    await makers[id]();
  };
  const page = async (query: string) => {
    const answer = await workspace.send({ path: `${path}?${filters[id] ?? ""}${query}` });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  // Without what changes about an object while others are made, such as the stages of a version.
  const keyOf = ({ id: own, number, regime }: Record<string, unknown>): string => JSON.stringify([own, number, regime]);

  for (let count = 0; count < 3; count += 1) await make();
  const before = (await page("limit=200")).data.map(keyOf);
  expect(before.length).toBeGreaterThan(2);
  expect(new Set(before).size).toBe(before.length);

  const madeBefore = made;
  const walked: string[] = [];
  let cursor: string | null = null;
  do {
    const { data, next_cursor } = await page(cursor === null ? "limit=2" : `limit=2&cursor=${cursor}`);
    expect(data.length).toBe(next_cursor === null ? Math.min(data.length, 2) : 2);
    walked.push(...data.map(keyOf));
    cursor = next_cursor;
    // A list that grows faster than it is read has no end: three more are enough.
    if (walked.length <= 6) await make();
  } while (cursor !== null);
  expect(new Set(walked).size).toBe(walked.length);
  expect(walked.filter((key) => before.includes(key))).toEqual(before);

  const after = (await page("limit=200")).data.map(keyOf);
  expect(after.filter((key: string) => before.includes(key))).toEqual(before);
  expect(after.length).toBe(before.length + (id === "listScanFindings" ? 0 : made - madeBefore));
  expect((await workspace.send({ path: `${path}?limit=201` })).body.parameter).toBe("limit");
});
