import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Frame, Page } from "puppeteer-core";
import { bannerScripts } from "../../src/consent/banner/banner-scripts";
import { previewPage } from "../../src/consent/banner/preview-page";
import type { PreviewChoices } from "../../src/consent/banner/preview-scenario";
import type { BannerDocument } from "../../src/consent/rules";
import { previewCommand } from "../../src/provider/cli/preview";
import { banner } from "../support/banners";
import { testInBrowser } from "../support/browser";
import { startBrowser } from "../support/start-browser";
import { runCommand } from "../unit/provider/cli/recorded-context";

const markup = `</script><script>window.ran = 1; top.ran = 1</script><!-- --> \u2028 <img src=x onerror="ran = 2">`;

let folder: string;
let browser: Browser | null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A preview in the browser, and what it did. */
interface Opened {
  readonly page: Page;
  readonly requests: string[];
  readonly errors: string[];
  /** Chooses in a control by the beginning of an option's text. */
  choose(control: string, text: string): Promise<void>;
  frame(): Promise<Frame>;
  /** The text of a surface of the banner. */
  text(surface: string): Promise<string>;
  press(label: string): Promise<void>;
  drawn(): Promise<string[]>;
}

async function opened(document: BannerDocument): Promise<Opened> {
  const file = join(folder, "preview.html");
  writeFileSync(file, previewPage(document, bannerScripts(), "2026-11-24"));
  const page = await (browser as Browser).newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => requests.push(request.url().split(",")[0] ?? ""));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.setViewport({ width: 1400, height: 1000 });
  await page.goto(pathToFileURL(file).href);
  const frame = async () => {
    const handle = await page.waitForSelector("iframe");
    const content = (await handle?.contentFrame()) as Frame;
    await content.waitForSelector("[data-shown]", { timeout: 10_000 });
    return content;
  };
  const inSurface = async <Value>(surface: string, expression: string) =>
    (await frame()).evaluate(
      `((root) => ${expression})(document.querySelector('[data-consentform="${surface}"]')?.shadowRoot)`,
    ) as Promise<Value>;
  return {
    page,
    requests,
    errors,
    frame,
    choose: async (control, text) => {
      const value = await page.evaluate(
        `[...document.querySelectorAll("#${control} option")].find((each) => each.textContent.startsWith(${JSON.stringify(text)})).value`,
      );
      await page.select(`#${control}`, String(value));
    },
    text: (surface) => inSurface<string>(surface, "root?.textContent ?? ''"),
    press: async (label) => {
      const handle = await (await frame()).waitForSelector(`>>> ::-p-text(${label})`);
      await handle?.click();
    },
    drawn: async () =>
      (await frame()).evaluate(
        "[...document.querySelectorAll('[data-consentform]')].map((host) => host.dataset.consentform).sort()",
      ) as Promise<string[]>,
  };
}

const isLocal = (address: string) => /^(file:|data:text\/javascript)/.test(address);

testInBrowser("the preview draws the chosen place, language, layer, screen and theme", async () => {
  if (browser === null) return;
  const document = german();
  document.languages.available.push("ar");
  document.texts.ar = { banner: { title: "خصوصيتك" } };
  const preview = await opened({ ...document, theme: { ...banner().theme, mode: "auto" } });
  expect(await preview.page.evaluate("document.querySelector('#place').selectedOptions[0].text")).toMatch(/^Unknown/);
  expect(await preview.text("first-layer")).toContain("Reject all");
  await preview.choose("language", "German");
  expect(await preview.text("first-layer")).toContain("Alles ablehnen");
  await preview.choose("layer", "Preferences");
  await preview.choose("language", "Arabic");
  const root = `document.querySelector('[data-consentform="preferences"]').shadowRoot.querySelector(".root")`;
  expect(await (await preview.frame()).evaluate(`[${root}.lang, ${root}.dir]`)).toEqual(["ar", "rtl"]);
  await preview.choose("language", "German");
  expect(await preview.text("preferences")).toContain("Speichern bitte");
  await preview.choose("place", "United States, US-CA");
  await preview.choose("layer", "Opt-out");
  expect(await preview.drawn()).toContain("preferences");
  await preview.choose("screen", "Phone");
  expect(await (await preview.frame()).evaluate("innerWidth")).toBe(390);
  // A narrow window shows the whole screen smaller, with the CSS pixels of the screen.
  await preview.page.setViewport({ width: 800, height: 1000 });
  await preview.choose("screen", "Desktop");
  expect(await (await preview.frame()).evaluate("innerWidth")).toBe(1280);
  expect(await preview.page.evaluate(widths)).toEqual({ drawn: 768, scrolled: 800 });
  await preview.page.setViewport({ width: 1400, height: 1000 });
  // The page redraws after the event of the new size, which setViewport does not wait for.
  await preview.page.waitForFunction(`(${widths}).drawn !== 768`, { timeout: 10_000 });
  expect(await preview.page.evaluate(widths)).toEqual({ drawn: 1282, scrolled: 1400 });
  await preview.choose("theme", "Dark");
  expect(await (await preview.frame()).evaluate("document.documentElement.className")).toBe("dark");
  expect(preview.errors).toEqual([]);
  expect(preview.requests.filter((address) => !isLocal(address))).toEqual([]);
});

/** Width of the drawn screen, and of all that the page would scroll to. */
const widths = `({
  drawn: Math.round(document.querySelector("iframe").getBoundingClientRect().width),
  scrolled: Math.max(document.documentElement.scrollWidth, document.getElementById("stage").scrollWidth),
})`;

testInBrowser("a choice in a preview is stored in memory only and sent nowhere", async () => {
  if (browser === null) return;
  const preview = await opened(banner());
  await preview.press("Accept all");
  await (await preview.frame()).waitForSelector('[data-consentform="reopen"]');
  expect(await preview.drawn()).toEqual(["reopen", "said"]);
  const frame = await preview.frame();
  expect(await frame.evaluate("document.cookie")).toMatch(/^cf_consent_/);
  expect(await frame.evaluate("consentform.has('analytics')")).toBe(true);
  await frame.evaluate("consentform.withdraw()");
  await frame.waitForFunction("!consentform.has('analytics')");
  expect(await frame.evaluate("consentform.record")).toBeNull();
  expect(await preview.page.browserContext().cookies()).toEqual([]);
  expect(await preview.page.evaluate("[document.cookie, localStorage.length]")).toEqual(["", 0]);
  // Another visitor comes with each change of a control.
  await preview.choose("screen", "Phone");
  expect(await preview.drawn()).toEqual(["first-layer", "said"]);
  expect(preview.requests.filter((address) => !isLocal(address))).toEqual([]);
  expect(preview.errors).toEqual([]);
});

testInBrowser("markup in texts is shown and never runs, and links lead nowhere", async () => {
  if (browser === null) return;
  const document = german(markup);
  const preview = await opened({
    ...document,
    identity: { ...document.identity, controller_name: markup },
    links: { privacy_policy: { en: "https://policy.invalid/", de: "https://policy.invalid/" } },
    blocking: { mode: "auto", unknown_requests: "block", unknown_storage: "block" },
  });
  for (const layer of ["First", "Preferences"]) {
    await preview.choose("layer", layer);
    expect(await preview.text(layer === "First" ? "first-layer" : "preferences")).toContain(markup);
    expect(await (await preview.frame()).evaluate("window.ran ?? 0")).toBe(0);
  }
  await preview.choose("layer", "First");
  await preview.press("Privacy policy");
  expect((await preview.frame()).url()).toBe("about:srcdoc");
  expect(await preview.page.evaluate("window.ran ?? 0")).toBe(0);
  expect(preview.requests.filter((address) => !isLocal(address))).toEqual([]);
  expect(preview.errors).toEqual([]);
});

testInBrowser("the policy of a preview lets no request or navigation of its frame reach a host", async () => {
  if (browser === null) return;
  const paths: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    paths.push(url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const preview = await opened(banner());
  const frame = await preview.frame();
  const sent = `(async () => {
    const image = new Image(); image.src = "${host}/image";
    const script = document.createElement("script"); script.src = "${host}/script"; document.head.append(script);
    navigator.sendBeacon("${host}/beacon");
    const request = new XMLHttpRequest(); request.open("GET", "${host}/xhr"); request.send();
    open("${host}/window");
    try { top.location.href = "${host}/top"; } catch {}
    await import("${host}/module").catch(() => undefined);
    location.href = "${host}/page";
  })()`;
  // The frame becomes an error page, so no answer is waited for.
  void frame.evaluate(sent).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(paths).toEqual([]);
  // Chromium may connect before the policy refuses a navigation; such a connection holds the server for 90 s.
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** The banner with a second language, whose texts contain `extra`. */
function german(extra = ""): BannerDocument {
  const document = banner(`Your choice ${extra}`);
  const { en = {} } = document.texts;
  return {
    ...document,
    languages: { ...document.languages, available: ["en", "de"] },
    texts: {
      en: { ...en, preferences: { ...en.preferences, title: `Settings ${extra}` } },
      de: {
        ...en,
        banner: { ...en.banner, reject_all: "Alles ablehnen", save: "Speichern bitte" },
      },
    } as BannerDocument["texts"],
  };
}

/** Runs the command in the test's folder. */
async function run(args: readonly string[], variables: Record<string, string> = {}, isOpened = false) {
  const opened: string[] = [];
  const command = previewCommand((file, given) => {
    opened.push(`opening ${file} with ${JSON.stringify(given)}`);
    return Promise.resolve(isOpened);
  });
  const { status, stdout, stderr } = await runCommand(command, [...args], variables);
  return { status, stdout: [...opened, ...stdout].join("\n"), stderr: stderr.join("\n") };
}

function documentFile(name: string, document: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

type Regimes = BannerDocument["regimes"];
const california = {
  id: "ca",
  match: { regimes: ["us_ca"] },
  model: "opt_out",
  first_layer: ["opt_out", "customize"],
};
const europe = {
  id: "eu",
  match: { regimes: ["gdpr"] },
  model: "opt_in",
  first_layer: ["accept_all", "reject_all", "customize"],
};

test.each([
  ["the first place of its audience", { audience: ["FR", "US-CA"], rules: [california, europe] }, "en", "FR"],
  ["a state of its audience", { audience: ["US-CA", "FR"], rules: [california, europe] }, "en", "US-CA"],
  ["a country of its audience, not one of its states", { audience: ["US"], rules: [california] }, "en", "US"],
  ["the country of a part without a law of its own", { audience: ["DE-BY"], rules: [california] }, "en", "DE"],
  ["the country of its language if a rule names the European Union", { rules: [california, europe] }, "fr", "FR"],
  ["some country of the European Union if a rule names it", { rules: [california, europe] }, "en", "DE"],
  ["an unknown place if no rule names the European Union", { rules: [california] }, "en", null],
  ["an unknown place if it has no rules", { rules: [] }, "en", null],
])("a preview first shows %s", (_what, regimes, language, expected) => {
  const document = banner();
  const changed = {
    ...document,
    languages: { ...document.languages, default: language, available: [language] },
    regimes: { ...document.regimes, ...regimes } as Regimes,
  };
  const page = previewPage(changed, bannerScripts(), "2026-11-24");
  const { firstPlace, rules } = JSON.parse(/ id="choices">(.*)<\/script>/.exec(page)?.[1] ?? "") as PreviewChoices;
  const [rule = 0, place = 0] = firstPlace.split(" ").map(Number);
  const { country, region } = rules[rule]?.places[place] ?? {};
  expect(region ?? country).toBe(expected);
});

test("--out writes one file and opens nothing", async () => {
  const file = documentFile("good.json", banner());
  const out = join(folder, "out.html");
  const before = readdirSync(folder);
  expect(await run([file, "--out", out])).toEqual({
    status: 0,
    stdout: `Wrote the preview to ${out}. Open it in a browser.`,
    stderr: "",
  });
  expect(readdirSync(folder)).toEqual([...before, "out.html"].sort());
  expect(readFileSync(out, "utf8")).toBe(previewPage(banner(), bannerScripts(), new Date().toISOString().slice(0, 10)));
});

test("without a browser the command says where the file is", async () => {
  const file = documentFile("good.json", banner());
  const { status, stdout } = await run([file]);
  const [, written = ""] = /Open the preview yourself: (.*)$/.exec(stdout) ?? [];
  expect({ status, exists: existsSync(written) }).toEqual({ status: 0, exists: true });
  rmSync(join(written, ".."), { recursive: true });
});

test("a document that breaks a law is previewed, one that breaks the schema is not", async () => {
  const { identity: _, ...broken } = banner();
  const out = join(folder, "broken.html");
  const malformed = await run([documentFile("broken.json", broken), "--out", out]);
  expect(malformed).toMatchObject({ status: 1, stdout: "" });
  expect(malformed.stderr).toContain("identity");
  expect(existsSync(out)).toBe(false);

  const close = { ...banner(), layout: { ...banner().layout, close_button: "none" as const } };
  const unlawful = await run([documentFile("unlawful.json", close), "--out", out]);
  expect(unlawful.status).toBe(1);
  expect(unlawful.stderr).toContain("error");
  expect(existsSync(out)).toBe(true);
});

test("the preview never replaces the document", async () => {
  const file = documentFile("good.json", banner());
  const { status, stderr } = await run([file, "--out", file]);
  expect(status).toBe(2);
  expect(stderr).toBe(`--out names the document itself, ${file}. Name another file.`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(banner());
});
