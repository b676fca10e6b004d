import type { Page } from "puppeteer-core";
import { banner } from "../support/banners";
import { testInBrowser } from "../support/browser";
import { type ConsoleLaboratory, startConsoleLaboratory } from "../support/console-laboratory";
import type { TestWorkspace } from "../support/in-process-service";

/** Creating a site in the console, and unsaved text. */

const OVERRIDE = "invoice\u202egpj.exe";

let laboratory: ConsoleLaboratory;
let inConsole: ConsoleLaboratory["inConsole"];
let workspace: TestWorkspace;

beforeAll(async () => {
  laboratory = await startConsoleLaboratory();
  ({ inConsole } = laboratory);
}, 120_000);
afterAll(() => laboratory?.close());
beforeEach(async () => {
  workspace = await laboratory.inhabited.service.workspace();
});

/** A site with a saved banner. */
async function bannerSite(name = "Shop", title = "Saved title"): Promise<string> {
  const id = await workspace.makeSite({ name });
  const path = `/sites/${id}/config/draft`;
  const { body } = await workspace.send({ path });
  const headers = { "if-match": body.etag };
  await workspace.send({ method: "PUT", path, body: { document: banner(title) }, headers });
  return id;
}

/** Replaces a part of the text in the editor. */
async function retype(page: Page, from: string, to: string): Promise<string> {
  await page.waitForSelector("textarea.document");
  const text = (await page.$eval("textarea.document", ({ value }) => value)).replace(from, to);
  await page.$eval("textarea.document", (element) => element.select());
  await page.keyboard.sendCharacter(text);
  return text;
}

/** Presses a button by its key. Where a page moves the focus it also scrolls, and then a pointer misses. */
async function pressByKey(page: Page, name: string): Promise<void> {
  const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${name}"])`, { visible: true });
  await button?.focus();
  await page.keyboard.press("Enter");
}

const isAsked = "!dispatchEvent(new Event('beforeunload', { cancelable: true }))";
const editorText = (page: Page) => page.$eval("textarea.document", ({ value }) => value);

testInBrowser("publishing asks what to do with unsaved text, and does what was chosen", async () => {
  const id = await bannerSite();
  const titleOf = async (number: number) =>
    (await workspace.send({ path: `/sites/${id}/versions/${number}` })).body.document.texts.en.banner.title;
  await inConsole(workspace, async ({ page, open, settled, shows, press, faults, errors }) => {
    await open(`/sites/${id}/banner`);
    await shows("categories:");
    await press("Edit");
    await retype(page, "Saved title", "My title");
    await shows("Your text below is not saved");
    expect([...(await faults()), ...errors]).toEqual([]);
    const before = laboratory.front.requests.length;
    await press("Publish to preview");
    expect(await page.evaluate("document.activeElement.name")).toBe("unsaved");
    expect(laboratory.front.requests.slice(before)).toEqual([]);
    await page.click("input[name=unsaved][value=leave]");
    await press("Publish to preview");
    await shows("Promote to production");
    expect(await titleOf(1)).toBe("Saved title");
    // The version page says so beside its button, and above the page.
    await shows("so it is in no version");
    await shows("Your text for the banner of Shop is not saved");
    expect(await faults()).toEqual([]);
    await page.goBack();
    await shows("Your text below is not saved");
    // What is still loading above a button may move it away from the pointer.
    await settled();
    expect(await editorText(page)).toContain("My title");
    await page.click("input[name=unsaved][value=save]");
    await press("Publish to preview");
    await shows("Version 2");
    await shows("Promote to production");
    expect(await titleOf(2)).toBe("My title");
    expect(await page.evaluate(isAsked)).toBe(false);
    await page.waitForFunction("localStorage.length === 0");
    expect(await page.evaluate("document.body.innerText")).not.toContain("not saved");
  });
});

testInBrowser("text is compared before publishing if someone else saved the draft meanwhile", async () => {
  const id = await bannerSite();
  const path = `/sites/${id}/config/draft`;
  await inConsole(workspace, async ({ page, open, shows, press }) => {
    await open(`/sites/${id}/banner`);
    await shows("categories:");
    await press("Edit");
    await retype(page, "Saved title", "My title");
    const { body } = await workspace.send({ path });
    const headers = { "if-match": body.etag };
    await workspace.send({ method: "PUT", path, body: { document: banner("Their title") }, headers });
    await page.click("input[name=unsaved][value=save]");
    await press("Publish to preview");
    await shows("Someone changed this meanwhile");
    expect(await page.evaluate("document.body.innerText")).not.toMatch(/precondition|etag|if-match/i);
    await press("Load the current state");
    await shows("Their title");
    expect(await page.$eval("input[name=unsaved][value=save]", ({ disabled }) => disabled)).toBe(true);
    expect(await editorText(page)).toContain("My title");
  });
  expect((await workspace.send({ path })).body.document.texts.en.banner.title).toBe("Their title");
  expect((await workspace.send({ path: `/sites/${id}/versions` })).body.data).toEqual([]);
});

testInBrowser("unsaved text outlasts a closed tab, an ended session and a discard", async () => {
  const id = await bannerSite();
  await inConsole(workspace, async ({ page, open, shows, press }) => {
    await open(`/sites/${id}/banner`);
    await shows("categories:");
    await press("Edit");
    const mine = await retype(page, "Saved title", "My title");
    await page.waitForFunction("localStorage.length === 1");
    expect(await page.evaluate(isAsked)).toBe(true);
    // Closed without an answer, as in a crash of the browser.
    const tab = await page.browserContext().newPage();
    await page.close({ runBeforeUnload: false });
    await tab.goto(`${laboratory.front.address}/inbox`);
    const shown = (text: string) =>
      tab.waitForFunction(`document.body.innerText.includes(${JSON.stringify(text)})`, { timeout: 10_000 });
    const click = (name: string) => pressByKey(tab, name);
    await shown("Your text for the banner of Shop is not saved");
    await tab.click("main a[href$='/banner']");
    await tab.waitForSelector("textarea.document");
    expect(await editorText(tab)).toBe(mine);
    await click("Discard my text");
    await shown("Your text was discarded");
    await click("Bring it back");
    await tab.waitForSelector("textarea.document");
    expect(await editorText(tab)).toBe(mine);
    // The page still asks about the text that came back; without a session it would say so in place of the editor.
    await tab.waitForNetworkIdle({ idleTime: 300 });
    const session = laboratory.front.cookie;
    laboratory.front.cookie = null;
    await click("Save the draft");
    await shown("Your session has ended");
    laboratory.front.cookie = session;
    await click("Try again");
    await click("Sign out");
    await shown("You have unsaved text");
    expect(laboratory.front.requests.length).toBeGreaterThan(0);
    await click("Discard the text and sign out");
    await shown("consentform users link");
    expect(await tab.evaluate("localStorage.length")).toBe(0);
  });
});

testInBrowser("signing out in one tab discards the unsaved text of every tab", async () => {
  const id = await bannerSite();
  await inConsole(workspace, async ({ page, open, shows, press, errors }) => {
    const newTab = async () => {
      const made = await page.browserContext().newPage();
      await made.goto(`${laboratory.front.address}/inbox`);
      return made;
    };
    let tab = await newTab();
    const shown = (text: string) =>
      tab.waitForFunction(`document.body.innerText.includes(${JSON.stringify(text)})`, { timeout: 10_000 });
    const click = (name: string) => pressByKey(tab, name);
    await shown("Sign out");
    await open(`/sites/${id}/banner`);
    await shows("categories:");
    await press("Edit");
    await retype(page, "Saved title", "My title");
    await shown("Your text for the banner of Shop is not saved");
    // Entries that another version, or something else, stored hide no other entry.
    await page.evaluate(`for (const [site, text] of [["!", "{"], ["~", "{"], ["0", '{"text":"x","base":{"site_id":"0"}}']]) {
      localStorage.setItem(Object.keys(localStorage)[0].replace(/[^ ]+$/, site), text);
    }`);
    tab = await newTab();
    await shown("Your text for the banner of Shop is not saved");
    expect(await tab.evaluate("document.querySelectorAll('main > .managed > p').length")).toBe(1);
    // What cannot be stored is only in its tab, which keeps it until the user discards it.
    await page.evaluate("Storage.prototype.setItem = () => { throw new Error('full'); }");
    await retype(page, "My title", "Other title");
    expect(await editorText(page)).toContain("Other title");
    await click("Sign out");
    await shown("You have unsaved text");
    await click("Discard the text and sign out");
    await shown("consentform users link");
    await page.waitForFunction("document.querySelector('textarea.document') === null");
    expect(await page.evaluate(isAsked)).toBe(false);
    expect(await page.evaluate("localStorage.length")).toBe(0);
    expect(errors).toEqual([]);
  });
});

testInBrowser("a site is created once, with errors at their fields, and shows its tag", async () => {
  await inConsole(workspace, async ({ page, open, shows, press, faults, text, errors }) => {
    await open("/sites");
    await page.click("main a[href='/sites/new']");
    await page.waitForSelector("input[name=name]");
    await page.type("input[name=name]", "Tea shop");
    await page.type("textarea[name=hosts]", "www.tea.example\nwrong.example\nnot_a_host");
    await page.select("select[name=default_language]", "de");
    await page.type("input[name=controller_name]", "Tee GmbH");
    await page.type("input[name=contact_email]", "privacy@tea.example");
    // The response is lost, and then the user presses twice.
    laboratory.front.disturb = async ({ method, path }) => (method === "POST" && path === "/v1/sites" ? "lose" : null);
    await press("Create the site");
    await shows("The service cannot be reached");
    laboratory.front.disturb = null;
    await page.$eval("main form", (form) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await page.waitForSelector("textarea[name=hosts][aria-invalid]");
    await page.waitForFunction("document.activeElement.name === 'hosts'");
    expect(await page.$eval(".field-error", ({ textContent }) => textContent)).toContain('"not_a_host"');
    await shows("The site exists");
    expect(await text()).not.toContain("not in this form");
    await page.$eval("textarea[name=hosts]", (element) => element.select());
    await page.keyboard.sendCharacter("www.tea.example, tea.example");
    await shows("The site also has hosts that are not in this form: wrong.example.");
    expect([...(await faults()), ...errors]).toEqual([]);
    await press("Finish the site");
    await shows("Next steps");
    expect(await page.title()).toBe("Overview · Tea shop");
    expect(await page.$eval("h1", ({ innerText }) => innerText)).toBe("Tea shop");
    const { data } = (await workspace.send({ path: "/sites?include=domains" })).body;
    const [site] = data;
    expect(data).toHaveLength(1);
    expect(site.domains.map(({ host }: { host: string }) => host).sort()).toEqual([
      "tea.example",
      "wrong.example",
      "www.tea.example",
    ]);
    expect(await text()).toContain(site.snippets.production);
    expect(await faults()).toEqual([]);
    const { document } = (await workspace.send({ path: `/sites/${site.id}/config/draft` })).body;
    expect([document.languages.default, document.identity]).toEqual([
      "de",
      { controller_name: "Tee GmbH", contact_email: "privacy@tea.example" },
    ]);
    await page.type("input[name=hosts]", "shop.tea.example");
    await press("Attach the host");
    await shows("_consent-challenge.shop.tea.example");
    laboratory.front.disturb = async ({ method }) => (method === "POST" ? refused() : null);
    await open("/sites/new");
    await page.type("input[name=name]", "Another");
    await page.type("input[name=controller_name]", "Tee GmbH");
    await page.type("input[name=contact_email]", "privacy@tea.example");
    await press("Create the site");
    await shows("Your session does not hold this scope");
  });
});

testInBrowser("a site is created from a template with its variables", async () => {
  const body = {
    name: "House style",
    variables: { slogan: { required: true }, place: { default: "here" } },
    document: { texts: { en: { banner: { title: "{{slogan}} {{place}}" } } } },
  };
  const made = await workspace.send({ method: "POST", path: "/templates", body });
  expect(made.status).toBe(201);
  await inConsole(workspace, async ({ page, open, press, shows, faults }) => {
    await open("/sites/new");
    await page.type("input[name=name]", "Tea shop");
    await page.type("input[name=controller_name]", "Tea Ltd");
    await page.type("input[name=contact_email]", "privacy@tea.example");
    await page.select("select[name=template]", made.body.id);
    await page.type("input[name='variable slogan']", "Tea from");
    expect(await faults()).toEqual([]);
    await press("Create the site");
    await shows("Next steps");
  });
  const [site] = (await workspace.send({ path: "/sites" })).body.data;
  const { document, template_ref } = (await workspace.send({ path: `/sites/${site.id}/config/draft` })).body;
  expect([template_ref.id, document.texts.en.banner.title, document.identity.controller_name]).toEqual([
    made.body.id,
    "Tea from here",
    "Tea Ltd",
  ]);
});

testInBrowser("line numbers stay beside wrapped lines, and an error leads to its line", async () => {
  const id = await bannerSite();
  await inConsole(workspace, async ({ page, open, shows, press, faults }) => {
    await open(`/sites/${id}/banner`);
    await shows("categories:");
    await press("Edit");
    const long = `Saved ${"word ".repeat(60)}${"x".repeat(300)} שלום ${"العربية ".repeat(30)}\t end`;
    const text = await retype(page, "Saved title", long);
    const line = text.split("\n").findIndex((one) => one.includes("Saved word")) + 1;
    for (const width of [320, 768, 1280]) {
      await page.setViewport({ width, height: 800 });
      await page.waitForFunction(
        "document.querySelector('.lines').offsetWidth === document.querySelector('textarea.document').clientWidth",
      );
      const [area, lines, count] = (await page.evaluate(
        `[document.querySelector("textarea.document").scrollHeight, document.querySelector(".lines").offsetHeight, document.querySelector(".lines").children.length]`,
      )) as [number, number, number];
      expect([width, Math.abs(area - lines) <= 1, count]).toEqual([width, true, text.split("\n").length]);
    }
    expect(await faults()).toEqual([]);
    await press("Save the draft");
    await shows("it may have at most");
    await press(`Go to line ${line}`);
    const selected = `(() => { const area = document.activeElement; return area.value.slice(area.selectionStart, area.selectionEnd); })()`;
    expect(await page.evaluate(selected)).toBe(text.split("\n")[line - 1]);
    await retype(page, "languages:", "languages: [");
    await press("Save the draft");
    await shows("The document is not valid YAML");
    expect(await page.evaluate("document.body.innerText")).toMatch(/Go to line \d+/);
    expect(await faults()).toEqual([]);
  });
});

testInBrowser("nothing moves when the preview appears", async () => {
  const id = await bannerSite();
  await inConsole(workspace, async ({ page, settled }) => {
    await page.evaluateOnNewDocument(`{
      const { fetch } = window;
      const held = new Promise((resolve) => { window.release = resolve; });
      window.fetch = async (url, options) => {
        if (options?.method === "HEAD") await held;
        return fetch(url, options);
      };
    }`);
    await page.goto(`${laboratory.front.address}/sites/${id}/banner`);
    const top = async () => (await page.waitForSelector("#publish"))?.evaluate((element) => element.offsetTop);
    const before = await top();
    await page.evaluate("release()");
    await settled();
    await page.waitForSelector("iframe.preview");
    expect(await top()).toBe(before);
  });
});

testInBrowser("a keystroke in a document of 5,000 lines redraws one line", async () => {
  const id = await bannerSite();
  await inConsole(workspace, async ({ page, open, shows, press }) => {
    await open(`/sites/${id}/banner`);
    await shows("categories:");
    await press("Edit");
    const text = await editorText(page);
    const long = `${text}${"# a comment that is here for its length\n".repeat(5000)}`;
    // In a long text, too, typing in the middle redraws one line.
    const drawn = await page.evaluate(`(async () => {
      const lines = document.querySelector(".lines");
      const area = document.querySelector("textarea.document");
      const typed = async () => {
        area.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      };
      area.value = ${JSON.stringify(long)};
      await typed();
      let count = 0;
      const observer = new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) count += addedNodes.length + removedNodes.length;
      });
      observer.observe(lines, { childList: true });
      area.setRangeText("y", 5, 5, "end");
      await typed();
      return [count, lines.children.length > 5000];
    })()`);
    expect(drawn).toEqual([2, true]);
  });
});

testInBrowser("direction controls in names are visible on every page and in its title", async () => {
  const id = await bannerSite(OVERRIDE, "שלום\u200f!");
  await workspace.send({ method: "POST", path: "/tokens", body: { name: OVERRIDE, scopes: ["sites:read"] } });
  await inConsole(workspace, async ({ page, open, text }) => {
    for (const path of ["/sites", `/sites/${id}`, `/sites/${id}/banner`, "/developers"]) {
      await open(path);
      expect(await text()).toContain("invoice[U+202E]gpj.exe");
      for (const summary of await page.$$("summary")) await summary.click();
      expect(`${await page.title()}${await page.evaluate("document.body.textContent")}`).not.toContain("\u202e");
    }
    // The title and the heading change together.
    await page.evaluateOnNewDocument(`new MutationObserver(() => {
      if (document.querySelector("h1 bdi")) window.titles = [...(window.titles ?? []), document.title];
    }).observe(document, { subtree: true, childList: true })`);
    await open(`/sites/${id}`);
    expect(await page.evaluate("titles[0]")).toBe("Overview · invoice[U+202E]gpj.exe");
    expect(await page.title()).toBe("Overview · invoice[U+202E]gpj.exe");
    // Copied code and documents have the original text, with escapes.
    expect(await page.evaluate("document.body.textContent")).toContain("invoice\\u202egpj.exe");
    await open(`/sites/${id}/banner`);
    await page.waitForFunction(`document.querySelector("pre.document").innerText.includes("שלום\\\\u200f!")`);
    await open("/developers");
    // Of a last use only the day is known.
    const days = await page.$$eval("time", (all) =>
      all.filter(({ dateTime }) => dateTime.length === 10).map(({ innerText }) => innerText),
    );
    expect(days.length).toBeGreaterThan(0);
    expect(days.join()).not.toContain(":");
  });
});

function refused(): Response {
  const body = {
    type: "https://problems.consent.example/v1/insufficient-scope",
    title: "Insufficient scope",
    status: 403,
    detail: "This needs the scope sites:write.",
    required_scope: "sites:write",
    token_scopes: [],
  };
  return Response.json(body, { status: 403, headers: { "content-type": "application/problem+json" } });
}
