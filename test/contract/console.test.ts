import { runDueWork } from "@consentform/service";
import { sql } from "kysely";
import type { Page } from "puppeteer-core";
import { type OperationId, operations, type Role } from "../../src/consent/contract";
import { banner } from "../support/banners";
import { testInBrowser } from "../support/browser";
import type { ConsoleFront, Disturbance } from "../support/console-front";
import { type ConsoleLaboratory, startConsoleLaboratory, tabTo } from "../support/console-laboratory";
import type { InhabitedService } from "../support/inhabited-service";
import { type InhabitedSite, openIssue } from "../support/inhabited-site";
import { signedInCookie } from "../support/signed-in";

/** The console in a real browser, against a real service. */

const MARKUP = `<img src=x onerror="document.title='run'"><b>bold</b>`;

let laboratory: ConsoleLaboratory;
let inhabited: InhabitedService;
let front: ConsoleFront;
let inConsole: ConsoleLaboratory["inConsole"];
let site: InhabitedSite;

beforeAll(async () => {
  laboratory = await startConsoleLaboratory();
  ({ inhabited, front, inConsole } = laboratory);
  site = await inhabited.inhabit();
}, 120_000);

afterAll(() => laboratory?.close());

const sitePages = ["", "banner", "changes", "versions", "scans", "services", "issues", "declaration", "consents"];

const pages = (id: string): string[] => [
  ...["/sites", "/sites/new", "/inbox", "/developers", "/developers/webhooks", "/billing", "/audit", "/account"],
  ...[...sitePages, "analytics", "exports"].map((page) => `/sites/${id}/${page}`.replace(/\/$/, "")),
];

testInBrowser("every page with content passes axe in light and dark and fits 320 px", () =>
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
  }),
);

testInBrowser("the sign-in page looks like the console, passes axe and is reached by Tab", () =>
  laboratory.inWindow(async ({ page, open, press, shows, faults, errors }) => {
    front.cookie = null;
    await open("/sign-in?code=unknown");
    expect([...(await faults()), ...errors]).toEqual([]);
    const button = (property: string) =>
      page.evaluate(`getComputedStyle(document.querySelector("button")).${property}`);
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
    expect(await button("backgroundColor")).toBe("rgb(34, 89, 74)");
    await tabTo(page, "Sign in to consentform");
    await press("Sign in to consentform");
    await shows("This link does not sign you in");
    for (const path of ["", "/nothing", "/preview/site_x/draft"]) {
      if (path !== "") await open(path);
      expect([path, ...(await faults()), ...errors]).toEqual([path]);
      expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).fontSize")).toBe("25.6px");
    }
  }),
);

testInBrowser("every page without content passes axe and says what is missing", async () => {
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
    // The starter has no controller, and a finding reports this.
    await open(`/sites/${id}/banner`);
    await shows("/identity/controller_name");
  });
});

testInBrowser("a version is promoted with the keyboard alone, and the gate's refusal is shown", async () => {
  const workspace = await inhabited.service.workspace();
  const id = await workspace.makeSite({ name: MARKUP, settings: { promotion_gate: { mode: "block" } } });
  const draft = await workspace.send({ path: `/sites/${id}/config/draft` });
  const headers = { "if-match": draft.body.etag };
  const body = { document: banner(), managed_by: "shop/production" };
  await workspace.send({ method: "PUT", path: `/sites/${id}/config/draft`, body, headers });
  await workspace.send({ method: "POST", path: `/sites/${id}/versions`, body: {} });
  await inConsole(workspace, async ({ page, open, shows, text, errors }) => {
    await open("/sites");
    expect(await text()).toContain(MARKUP);
    await tabTo(page, MARKUP);
    await page.keyboard.press("Enter");
    await shows("Overview");
    // The title has the site's name once that is read.
    await page.waitForFunction(`document.title === ${JSON.stringify(`Overview · ${MARKUP}`)}`, { timeout: 10_000 });
    expect(await page.evaluate("document.activeElement.textContent")).toBe(MARKUP);
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

testInBrowser("controls that a role does not permit are disabled with the reason", async () => {
  const { service, workspace } = inhabited;
  const { name } = (await workspace.send({ path: "/me" })).body.workspace;
  const id = await workspace.makeSite({ settings: { promotion_gate: { mode: "block" } } });
  await workspace.send({ method: "PUT", path: `/sites/${id}/config/draft`, body: { document: banner() } });
  await workspace.send({ method: "POST", path: `/sites/${id}/versions`, body: {} });
  const as = async (role: Role) => {
    front.cookie = await signedInCookie(service.service, name, `console ${role}`, role);
  };
  await inConsole(workspace, async ({ page, open, press, shows, faults, errors }) => {
    const state = (button: string) =>
      page.$eval(`::-p-xpath(//button[normalize-space()="${button}"])`, (found) => found.getAttribute("aria-disabled"));
    await as("viewer");
    front.requests.length = 0;
    for (const path of [
      ...pages(site.id),
      `/sites/${id}/versions/1`,
      `/developers${site.pathOf(operations.getWebhookEndpoint)}`,
    ]) {
      await open(path);
      await shows("viewer, ");
      const reasons = (await page.evaluate(
        `[...document.querySelectorAll("main button[aria-disabled=true]")]
          .map((button) => document.getElementById(button.getAttribute("aria-describedby"))?.textContent ?? "none")`,
      )) as string[];
      expect([path, ...reasons.filter((reason) => !reason.startsWith("This needs the role"))]).toEqual([path]);
      await page.evaluate('document.querySelectorAll("main button").forEach((button) => button.click())');
      await page.evaluate('document.querySelectorAll("main form").forEach((form) => form.requestSubmit())');
    }
    const sent = front.requests.filter((one) => !/^GET |\/config\/validate$/.test(one));
    expect(sent).toEqual([]);
    for (const path of [`/sites/${site.id}/banner`, "/developers", "/inbox"]) {
      await open(path);
      await shows("and yours is viewer. Ask the operator of this service");
      expect([path, ...(await faults()), ...errors]).toEqual([path]);
    }
    await as("editor");
    await open(`/sites/${site.id}/banner`);
    await shows("This needs the role publisher, and yours is editor.");
    expect([await state("Publish to preview"), await state("Edit")]).toEqual(["true", "false"]);
    await as("publisher");
    await open(`/sites/${id}/versions/1`);
    await press("Promote to production");
    await shows("To promote anyway: This needs the role owner, and yours is publisher.");
    const other = front.cookie ?? "";
    await as("publisher");
    await open("/account");
    await shows("publisher");
    await press("End this session");
    await page.waitForFunction("document.querySelectorAll('.cards > li').length === 1");
    expect((await service.send({ path: "/me", headers: { cookie: other } })).status).toBe(401);
    expect(errors).toEqual([]);
  });
});

testInBrowser("without a session every page explains how to sign in, and goes on after it", () =>
  inConsole(inhabited.workspace, async ({ open, shows, text, faults, press, errors }) => {
    const session = front.cookie;
    front.cookie = null;
    await open("/sites");
    await shows("consentform users link");
    expect([...(await faults()), ...errors]).toEqual([]);
    front.cookie = session;
    await press("Try again");
    await shows("inhabited-1");
    expect(await text()).not.toContain("consentform users link");
    await press("Sign out");
    await shows("consentform users link");
    expect((await fetch(`${front.address}/v1/me`)).status).toBe(401);
  }),
);

testInBrowser("a form keeps its input through an ended session and a lost answer", async () => {
  const workspace = await inhabited.service.workspace();
  await inConsole(workspace, async ({ page, open, shows, press, text }) => {
    await open("/developers");
    await page.type("input[name=name]", MARKUP);
    await page.click("input[value='sites:read']");
    const session = front.cookie;
    front.cookie = null;
    await press("Create the token");
    await shows("Your session has ended");
    await shows("consentform users link");
    front.cookie = session;
    front.disturb = async ({ method }) => (method === "POST" ? "lose" : null);
    await press("Create the token");
    await shows("The service cannot be reached");
    front.disturb = null;
    await press("Create the token");
    // The service returns a secret once, and the answer that had it is lost: a second token would stay unseen.
    await shows("the response with its secret was lost");
    expect(await text()).not.toContain("consentform users link");
    const { body } = await workspace.send({ path: "/tokens" });
    expect(body.data.filter(({ name }: { name: string }) => name === MARKUP)).toHaveLength(1);
    expect(await page.$eval("input[name=name]", ({ value }) => value)).toBe(MARKUP);
    await page.type("input[name=days]", "30");
    await press("Create the token");
    await shows("is shown once");
    const secret = /cst_\w{20,}/.exec(await text())?.[0] ?? "";
    expect((await inhabited.service.send({ path: "/me", token: secret })).body.token.name).toBe(MARKUP);
    // The secret is nowhere but on the page, and gone when the page is left.
    const stored = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])";
    expect(await page.evaluate(stored)).not.toContain(secret);
    await page.click("nav a[href='/inbox']");
    await shows("No alert is open");
    await page.goBack();
    await shows("Create a token");
    expect(await text()).not.toContain(secret);
  });
});

testInBrowser("a tab sends nothing more once another user signs in in another tab", async () => {
  const other = await inhabited.service.workspace();
  await inConsole(inhabited.workspace, async ({ page, open, shows, press, faults, text }) => {
    await open("/developers");
    await page.type("input[name=name]", "Mine");
    await page.click("input[value='sites:read']");
    const tab = await page.browserContext().newPage();
    await tab.goto(`${front.address}/sites`, { waitUntil: "networkidle0" });
    expect(await text()).not.toContain("Another user signed in");
    const { body } = await other.send({ path: "/me" });
    front.cookie = await signedInCookie(inhabited.service.service, body.workspace.name, "Bob");
    await tab.reload();
    await page.bringToFront();
    await shows("This page sends nothing more");
    expect(await faults()).toEqual([]);
    const before = front.requests.length;
    await press("Create the token");
    await shows("Nothing was sent or changed");
    expect([await page.$eval("input[name=name]", ({ value }) => value), front.requests.length]).toEqual([
      "Mine",
      before,
    ]);
    await press("Continue as that user");
    await shows(body.workspace.name);
    await shows("There are no sites yet");
  });
});

testInBrowser("a slow, a silent and a failing service are explained, and asked again on demand", () =>
  inConsole(inhabited.workspace, async ({ page, open, shows, press, faults }) => {
    await open("/inbox");
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    front.disturb = async () => waiting.then(() => null);
    await page.click("nav a[href='/sites']");
    await shows("The service is slow to answer");
    goOn();
    await shows("inhabited-1");
    // A time limit that a test can wait for.
    await page.evaluate("AbortSignal.timeout = () => AbortSignal.abort(new DOMException('', 'TimeoutError'))");
    await page.click("nav a[href='/inbox']");
    await shows("The service takes too long");
    await open("/inbox");
    for (const [disturbance, title] of [
      [async () => "drop", "The service cannot be reached"],
      [async () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "The service answered 502"],
      [async () => problem("unavailable", 503), "Unavailable"],
    ] as [Disturbance, string][]) {
      front.disturb = disturbance;
      await page.click("nav a[href='/sites']");
      await shows(title);
      expect(await faults()).toEqual([]);
      front.disturb = null;
      await press("Try again");
      await shows("inhabited-1");
      await page.click("nav a[href='/inbox']");
      await shows("Open alerts");
    }
  }),
);

testInBrowser("a page does not move when the user's name arrives after its content", () =>
  inConsole(inhabited.workspace, async ({ page, open, shows }) => {
    for (const width of [320, 800, 1280]) {
      await page.setViewport({ width, height: 600 });
      let answerMe = () => {};
      const waiting = new Promise<void>((resolve) => {
        answerMe = resolve;
      });
      front.disturb = async ({ path }) => (path === "/v1/me" ? waiting.then(() => null) : null);
      await open("/sites");
      const top = () => page.$eval("tbody a", (link) => link.getBoundingClientRect().top);
      const before = await top();
      expect(await page.$$("header button")).toEqual([]);
      answerMe();
      await shows("Sign out");
      expect({ width, top: await top() }).toEqual({ width, top: before });
    }
  }),
);

testInBrowser("a draft that changed meanwhile is shown and never overwritten silently", async () => {
  const workspace = await inhabited.service.workspace();
  const id = await workspace.makeSite();
  const path = `/sites/${id}/config/draft`;
  const put = async (document: object) => {
    const { body } = await workspace.send({ path });
    return workspace.send({ method: "PUT", path, body: { document }, headers: { "if-match": body.etag } });
  };
  await put(banner());
  await inConsole(workspace, async ({ page, open, shows, press, faults }) => {
    await open(`/sites/${id}/banner`);
    await shows("categories:");
    await previewIn(page);
    await press("Edit");
    const before = await page.$eval("textarea", ({ value }) => value);
    const mine = before.replace("Example GmbH", "My GmbH");
    await page.$eval("textarea", (element) => element.select());
    await page.keyboard.sendCharacter(mine);
    // A look at another page, in the middle of it.
    await page.click("nav a[href='/inbox']");
    await shows("Open alerts");
    const isAsked = "!dispatchEvent(new Event('beforeunload', { cancelable: true }))";
    expect(await page.evaluate(isAsked)).toBe(true);
    await page.goBack();
    await shows("Discard my text");
    expect(await page.$eval("textarea", ({ value }) => value)).toBe(mine);
    const theirs = banner();
    await put({ ...theirs, identity: { ...theirs.identity, controller_name: "Their GmbH" } });
    await press("Save the draft");
    await shows("Someone changed this meanwhile");
    await press("Load the current state");
    await shows("The draft was changed meanwhile");
    await shows("Their GmbH");
    expect(await faults()).toEqual([]);
    expect(await page.$eval("textarea", ({ value }) => value)).toBe(mine);
    expect(JSON.stringify((await workspace.send({ path })).body.document)).toContain("Their GmbH");
    await press("Save over revision 2");
    await shows("Show as");
    expect(await page.evaluate(isAsked)).toBe(false);
    expect((await workspace.send({ path })).body.document.identity.controller_name).toBe("My GmbH");
  });
});

testInBrowser("the keyboard goes on near a control that its own action removes", () =>
  inConsole(inhabited.workspace, async ({ page, open, shows }) => {
    const focused = () => page.evaluate("document.activeElement.tagName");
    await open(`/sites/${site.id}/banner`);
    await shows("categories:");
    await tabTo(page, "Edit");
    await page.keyboard.press("Enter");
    await page.waitForFunction("document.activeElement.tagName === 'TEXTAREA'");
    await tabTo(page, "Discard my text");
    await page.keyboard.press("Enter");
    await page.waitForFunction("document.activeElement !== document.body");
    expect(await focused()).toMatch(/^H\d$/);
    await open("/inbox");
    const alerts = await page.$$eval(".cards > li", ({ length }) => length);
    expect(alerts).toBeGreaterThan(0);
    await page.focus(".cards button");
    await page.keyboard.press("Enter");
    await page.waitForFunction(`document.querySelectorAll(".cards > li").length === ${alerts - 1}`);
    await page.waitForFunction("document.activeElement !== document.body");
  }),
);

testInBrowser("10,000 sites are searched once typing pauses, and listed page by page", async () => {
  const workspace = await inhabited.service.workspace();
  const id = await workspace.makeSite({ name: "Shop 1" });
  // Without the trigger that counts sites, which takes longer than everything else here.
  await inhabited.service.service.store.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into sites
      select (jsonb_populate_record(sites, jsonb_build_object('id', id || number, 'name', 'Shop ' || number))).*
      from sites, generate_series(2, 9999) number where id = ${id}`.execute(tx);
  });
  await workspace.makeSite({ name: MARKUP });
  await inConsole(workspace, async ({ page, open, shows, settled, text }) => {
    await open("/sites");
    const rows = () => page.$$eval("tbody tr", ({ length }) => length);
    expect(await rows()).toBe(50);
    await page.type("input[type=search]", "Shop 99");
    await page.waitForFunction("location.search === '?q=Shop+99'");
    await settled();
    await page.focus("main button");
    for (const count of [100, 111]) {
      await page.keyboard.press("Enter");
      await page.waitForFunction(`document.querySelectorAll('tbody tr').length === ${count}`);
    }
    // The button is gone; the keyboard goes on at the first site that it added.
    const focused = "[...document.querySelectorAll('tbody tr')].indexOf(document.activeElement.closest('tr'))";
    expect(await page.evaluate(focused)).toBe(100);
    const before = front.requests.length;
    await page.$eval("input[type=search]", (element) => element.select());
    await page.type("input[type=search]", "ONERROR");
    await page.waitForFunction("document.querySelectorAll('tbody tr').length === 1");
    await settled();
    expect(await text()).toContain(MARKUP);
    expect(front.requests.slice(before).filter((one) => one.includes("q="))).toHaveLength(1);
    await page.reload();
    await shows(MARKUP);
    expect(await rows()).toBe(1);
    await page.type("input[type=search]", "-nowhere");
    await shows("No site's name or host contains");
  });
});

testInBrowser("the changes page compares draft, preview and production as text", async () => {
  const workspace = await inhabited.service.workspace();
  const id = await workspace.makeSite();
  const path = `/sites/${id}/config/draft`;
  const write = async (title: string) => {
    const { body } = await workspace.send({ path });
    const headers = { "if-match": body.etag };
    await workspace.send({ method: "PUT", path, body: { document: banner(title) }, headers });
  };
  const post = (part: string) => workspace.send({ method: "POST", path: `/sites/${id}/${part}`, body: {} });
  await write("First title");
  await inConsole(workspace, async ({ page, open, shows, faults, errors }) => {
    const listed = () =>
      page.$$eval("section", (sections) =>
        sections.map((section) => [
          section.querySelector("h2")?.textContent,
          ...[...section.querySelectorAll("dt, del, ins")].map(({ textContent }) => textContent),
        ]),
      );
    await open(`/sites/${id}/changes`);
    expect(await listed()).toEqual([["Draft against preview"]]);
    await shows("Preview is empty.");
    await post("versions");
    await open(`/sites/${id}/changes`);
    await shows("This version would be the first that visitors see.");
    await post("versions/1/promote");
    await write("Second title");
    await post("versions");
    await write(MARKUP);
    await open(`/sites/${id}`);
    await page.click("main a[href$='/changes']");
    await shows("Draft against preview, version 2");
    await page.waitForSelector("ins");
    const place = "Texts › En › Banner › Title";
    expect(await listed()).toEqual([
      ["Draft against preview, version 2", place, "Second title", MARKUP],
      ["Preview, version 2, against production, version 1", place, "First title", "Second title"],
    ]);
    expect(await page.$("main img, main b")).toBeNull();
    expect([await page.title(), ...(await faults()), ...errors]).toEqual([expect.not.stringMatching(/^run$/)]);
  });
});

testInBrowser("a change of every text is counted in full, and drawn in part", async () => {
  const workspace = await inhabited.service.workspace();
  const id = await workspace.makeSite();
  const tags = ["en", "de", "fr", "es", "it", "nl", "pl", "pt", "da", "sv", "fi", "cs", "el", "hu", "ro", "ar"];
  const write = async (mark: string) => {
    const { texts, languages, ...document } = banner();
    const english = JSON.stringify(texts.en);
    // Texts that are equal in two languages are an error.
    const marked = (tag: string) => JSON.parse(english.replaceAll('":"', `":"${tag} ${mark} `));
    const all = Object.fromEntries(tags.map((tag) => [tag, marked(tag)]));
    const body = { document: { ...document, languages: { ...languages, available: tags }, texts: all } };
    const path = `/sites/${id}/config/draft`;
    const headers = { "if-match": (await workspace.send({ path })).body.etag };
    expect((await workspace.send({ method: "PUT", path, body, headers })).status).toBe(200);
    return JSON.stringify(all).split('":"').length - 1;
  };
  await write("A");
  const { body } = await workspace.send({ method: "POST", path: `/sites/${id}/versions`, body: {} });
  expect(body).toMatchObject({ number: 1 });
  const count = await write("B");
  expect(count).toBeGreaterThan(200);
  await inConsole(workspace, async ({ page, open, shows, faults }) => {
    await open(`/sites/${id}/changes`);
    await shows(`${count} changes.`);
    await shows(`${count - 200} more changes not shown.`);
    expect(await page.$$eval("ins", ({ length }) => length)).toBe(200);
    expect(await faults()).toEqual([]);
  });
});

testInBrowser("no page shows a site of another workspace", async () => {
  const workspace = await inhabited.service.workspace();
  const { body } = await inhabited.workspace.send({ path: `/sites/${site.id}` });
  await inConsole(workspace, async ({ open, text }) => {
    for (const path of pages(site.id).filter((each) => each.includes(site.id))) {
      await open(path);
      expect([path, await text()]).toEqual([path, expect.stringContaining("Not found")]);
      expect(await text()).not.toContain(body.name);
    }
  });
});

testInBrowser("stored markup is shown as text on every page", async () => {
  const { service } = inhabited;
  const workspace = await service.workspace();
  const id = await workspace.makeSite({ name: MARKUP });
  const post = (path: string, body: object) => workspace.send({ method: "POST", path, body });
  await workspace.send({ method: "PUT", path: `/sites/${id}/config/draft`, body: { document: banner() } });
  await post(`/sites/${id}/versions`, { note: MARKUP });
  await post(`/sites/${id}/services`, { key: "evil", name: MARKUP, company: MARKUP, category: "analytics" });
  await post("/webhooks", { url: "https://hook.example/", description: MARKUP, event_kinds: ["*"] });
  await post("/tokens", { name: MARKUP, scopes: ["sites:read"] });
  const issue = await openIssue(service, workspace, id, "preview");
  await post(`/issues/${issue}/suppress`, { reason: "accepted_risk", comment: MARKUP });
  // Chains the rows of the audit log, which its page shows then.
  await runDueWork(service.service);
  await inConsole(workspace, async ({ page, open, text, errors }) => {
    for (const path of [...pages(id), `/sites/${id}/versions/1`]) {
      await open(path);
      for (const summary of await page.$$("summary")) await summary.click();
      if (!["/inbox", "/billing", "/sites/new", "/account"].includes(path))
        expect([path, await text()]).toEqual([path, expect.stringContaining(MARKUP)]);
      expect(await page.$("main img, main b")).toBeNull();
      expect([await page.title(), ...errors]).toEqual([expect.not.stringMatching(/^run$/)]);
    }
  });
});

testInBrowser("the record that a visitor names is found by its id, masked", async () => {
  const { data } = (await inhabited.workspace.send({ path: `/sites/${site.id}/consents` })).body;
  await inConsole(inhabited.workspace, async ({ page, open, shows, press, text }) => {
    await open(`/sites/${site.id}/consents`);
    await page.type("input[name=record]", data[0].id.toUpperCase().replace("CON_", "con_"));
    await press("Find");
    await shows("Valid until");
    expect(await text()).not.toContain(data[0].subject_id);
    await page.$eval("input[name=record]", (element) => element.select());
    await page.type(
      "input[name=record]",
      data[0].id.replace(/.$/, (last: string) => (last === "0" ? "1" : "0")),
    );
    await press("Find");
    await shows("This site has no record with this id");
  });
});

/** Waits for the banner in the frame, whose script can neither read the session nor reach the console. */
async function previewIn(page: Page): Promise<void> {
  const frame = await (await page.waitForSelector("iframe.preview"))?.contentFrame();
  await frame?.waitForFunction("document.querySelector('*') !== null && document.readyState === 'complete'");
  expect(await frame?.evaluate("self.origin")).toBe("null");
  const steal = "try { void parent.document.body; 'read' } catch { 'refused' }";
  expect(await frame?.evaluate(steal)).toBe("refused");
}

function problem(slug: string, status: number): Response {
  const body = { type: `https://problems.consent.example/v1/${slug}`, title: "Unavailable", status, detail: "Later." };
  return Response.json(body, { status, headers: { "content-type": "application/problem+json" } });
}
