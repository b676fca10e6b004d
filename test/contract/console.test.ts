import type { Browser, Page } from "puppeteer-core";
import { type OperationId, operations } from "../../src/contract";
import { banner } from "../support/banners";
import { startBrowser } from "../support/browser";
import { type ConsoleFront, startConsoleFront } from "../support/console-front";
import { type ConsoleWindow, openConsole } from "../support/console-visit";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import type { TestWorkspace } from "../support/service";

/** The console in a real browser, against a real service. */

const MARKUP = `<img src=x onerror="document.title='run'"><b>bold</b>`;

let browser: Browser | null = null;
let inhabited: InhabitedService;
let front: ConsoleFront;
let site: InhabitedSite;

beforeAll(async () => {
  browser = await startBrowser();
  inhabited = await startInhabitedService();
  front = await startConsoleFront(inhabited.service);
  site = await inhabited.inhabit();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await front?.close();
  await inhabited?.close();
});

async function inConsole(workspace: TestWorkspace, body: (window: ConsoleWindow) => Promise<void>): Promise<void> {
  if (browser === null) return;
  front.credentials = { authorization: `Bearer ${workspace.token}` };
  front.disturb = null;
  const window = await openConsole(browser, front.address);
  try {
    await body(window);
  } finally {
    await window.page.browserContext().close();
  }
}

const sitePages = ["", "banner", "versions", "scans", "services", "issues", "declaration", "consents"];

const pages = (id: string): string[] => [
  ...["/sites", "/inbox", "/developers", "/developers/webhooks"],
  ...[...sitePages, "analytics", "exports"].map((page) => `/sites/${id}/${page}`.replace(/\/$/, "")),
];

test("every page with content passes axe in light and dark and fits 390 px", () =>
  inConsole(inhabited.workspace, async ({ open, faults, text, errors }) => {
    const path = (id: OperationId) => site.pathOf(operations[id]);
    const single = [
      `/sites/${site.id}/versions/1`,
      `/sites/${site.id}${path("getScan")}`,
      `/developers${path("getWebhookEndpoint")}`,
    ];
    for (const path of [...pages(site.id), ...single]) {
      await open(path);
      expect([path, ...(await faults()), ...errors]).toEqual([path]);
      expect(await text()).not.toMatch(/Loading|undefined|\[object/);
    }
  }));

test("every page without content passes axe and says what is missing", async () => {
  const workspace = await inhabited.service.workspace();
  await inConsole(workspace, async ({ open, faults, shows, errors }) => {
    await open("/sites");
    await shows("There are no sites yet");
    expect([...(await faults()), ...errors]).toEqual([]);
    const id = await workspace.makeSite();
    for (const path of pages(id)) {
      await open(path);
      expect([path, ...(await faults()), ...errors]).toEqual([path]);
    }
  });
});

test("a version is promoted with the keyboard alone, and the gate's refusal is shown", async () => {
  const workspace = await inhabited.service.workspace();
  const id = await workspace.makeSite({ name: MARKUP, settings: { promotion_gate: { mode: "block" } } });
  const draft = await workspace.send({ path: `/sites/${id}/config/draft` });
  const headers = { "if-match": draft.body.etag };
  const body = { document: banner(), managed_by: "shop/production" };
  await workspace.send({ method: "PUT", path: `/sites/${id}/config/draft`, body, headers });
  await workspace.send({ method: "POST", path: `/sites/${id}/versions`, body: {} });
  await inConsole(workspace, async ({ page, open, shows, text, settled, errors }) => {
    await open("/sites");
    expect(await text()).toContain(MARKUP);
    await tabTo(page, MARKUP);
    await page.keyboard.press("Enter");
    await shows("Overview");
    await settled();
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Overview");
    await tabTo(page, "Versions");
    await page.keyboard.press("Enter");
    await shows("Version 1");
    await tabTo(page, "Version 1");
    await page.keyboard.press("Enter");
    await shows("Promote to production");
    await tabTo(page, "Promote to production");
    // The deployment that owns the draft is named, and asked for before anything is sent.
    await page.keyboard.press("Enter");
    expect(front.requests.filter((one) => one.includes("/promote"))).toEqual([]);
    await page.keyboard.press("Space");
    await tabTo(page, "Promote to production");
    await page.keyboard.press("Enter");
    await shows("The promotion gate refuses");
    await shows("shop/production");
    await tabTo(page, "TEXTAREA");
    await page.keyboard.type("The lawyers agreed to it.");
    await tabTo(page, "Promote anyway");
    await page.keyboard.press("Enter");
    await shows("Production serves this version");
    await shows("Overridden");
    expect(errors).toEqual([]);
  });
  const { body: after } = await workspace.send({ path: `/sites/${id}` });
  expect(after.stages.production.number).toBe(1);
});

/** Presses Tab until the element with this text, or of this kind, has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const [text, kind] = (await page.evaluate(
      "[document.activeElement.textContent, document.activeElement.tagName]",
    )) as [string, string];
    if (text === wanted || kind === wanted) return;
  }
  throw new Error(`Tab does not reach ${wanted}.`);
}
