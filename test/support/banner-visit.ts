import type { Browser, BrowserContext, Page } from "puppeteer-core";
import type { WebPage, Website } from "./banner-website";
import type { ReusedPage } from "./reused-page";

/** How a visitor comes. */
export interface Coming {
  /** True if the browser sends Global Privacy Control. */
  readonly gpc?: boolean;
  /** Value of the stored choice, before the page loads. */
  readonly choice?: string;
  readonly userAgent?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly scheme?: "light" | "dark";
  /** Makes an expression work on the page, for each one that is evaluated there. */
  readonly asking?: (expression: string) => string;
  /** Run in each page before its scripts. */
  readonly before?: string;
  /** Prepares the browser's page before it loads anything. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** True if the test changes what only a new page resets. */
  readonly isAlone?: boolean;
}

/** A visitor on a page, without anything stored by another one. */
export interface Visitor {
  readonly page: Page;
  readonly site: string;
  readonly url: string;
  /** Name of the stored choice. */
  readonly name: string;
  /** Console errors and exceptions of the page. */
  readonly errors: string[];
  /** Keys that may run. */
  granted(): Promise<string[]>;
  /** The names of the drawn surfaces. */
  drawn(): Promise<string[]>;
  /** The text of a surface; empty if it is not drawn. */
  text(surface: string): Promise<string>;
  /** The text of the preferences, once they are open. */
  preferences(): Promise<string>;
  /** Waits until a surface shows a text. */
  until(surface: string, text: string): Promise<void>;
  /** Labels of the first layer's buttons, in their order. */
  buttons(): Promise<string[]>;
  press(selector: string): Promise<void>;
  /** Waits until the page is painted, and what waits for that has run. A page that is being replaced has no paint. */
  painted(): Promise<void>;
  /** The stored choice; empty if there is none. */
  stored(): Promise<string>;
  /** Commands for Google's tags. */
  commands(): Promise<unknown[][]>;
  /** Scripts that ran. */
  ran(): Promise<string[]>;
  /** Loads the page again. */
  reload(): Promise<void>;
  evaluate<Value>(expression: string): Promise<Value>;
}

/** Opens pages of a website, each for a new visitor; all are closed or emptied with `close`. */
export function visitors(browser: Browser, website: Website, reused: ReusedPage) {
  const contexts: BrowserContext[] = [];

  /** The reused page for the first visitor, unless what is changed outlives the visit. */
  async function pageFor({ choice: _choice, ...changes }: Coming): Promise<Page> {
    const page = Object.keys(changes).length === 0 ? await reused.take() : null;
    if (page !== null) return page;
    const context = await browser.createBrowserContext();
    contexts.push(context);
    return context.newPage();
  }

  async function visit(webPage: WebPage, coming: Coming = {}): Promise<Visitor> {
    const page = await pageFor(coming);
    const context = page.browserContext();
    const { url, site } = website.add(webPage);
    const name = `cf_consent_${site.slice(-8)}`;
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    if (coming.viewport) await page.setViewport(coming.viewport);
    if (coming.userAgent) await page.setUserAgent({ userAgent: coming.userAgent });
    if (coming.scheme) await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: coming.scheme }]);
    if (coming.gpc) {
      await page.evaluateOnNewDocument("Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })");
    }
    if (coming.before) await page.evaluateOnNewDocument(coming.before);
    await coming.prepare?.(page);
    if (coming.choice) {
      await context.setCookie({
        name,
        value: coming.choice,
        domain: ".shop.localhost",
        path: "/",
        secure: true,
        sameSite: "Lax",
      });
    }
    const { asking = (expression: string) => expression } = coming;
    const evaluate = <Value>(expression: string) => page.evaluate(asking(expression)) as Promise<Value>;
    const painted = async () => {
      // A page without frames waits longer than the banner does.
      const afterFrame = `new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(setTimeout, 0, resolve));
        setTimeout(resolve, 1500);
      })`;
      await page.evaluate(afterFrame).catch(() => undefined);
    };
    const load = async (reload: boolean) => {
      await (reload ? page.reload({ waitUntil: "load" }) : page.goto(url, { waitUntil: "load" }));
      await settled(page, webPage);
    };
    await load(false);
    return {
      page,
      site,
      url,
      name,
      errors,
      evaluate,
      granted: () =>
        evaluate<string[]>(
          "['necessary', 'functional', 'analytics', 'marketing'].filter((key) => window.consentform.has(key))",
        ),
      drawn: () =>
        evaluate<string[]>(
          "[...Document.prototype.querySelectorAll.call(document, '[data-consentform]')].map((host) => host.dataset.consentform).filter((name) => name !== 'said').sort()",
        ),
      text: (surface) =>
        evaluate<string>(`document.querySelector('[data-consentform="${surface}"]')?.shadowRoot.textContent ?? ''`),
      preferences: async () => {
        await page.waitForSelector('[data-consentform="preferences"]', { timeout: 5000 });
        return evaluate<string>(`document.querySelector('[data-consentform="preferences"]').shadowRoot.textContent`);
      },
      until: async (surface, text) => {
        const shown = `document.querySelector('[data-consentform="${surface}"]')?.shadowRoot.textContent.includes(${JSON.stringify(text)})`;
        await page.waitForFunction(shown, { timeout: 5000 });
      },
      buttons: () =>
        evaluate<string[]>(
          `[...(document.querySelector('[data-consentform="first-layer"]')?.shadowRoot.querySelectorAll('.button') ?? [])].map((each) => each.textContent)`,
        ),
      press: async (selector) => {
        const handle = await page.waitForSelector(`>>> ${selector}`, { timeout: 5000 });
        await handle?.click();
        await painted();
      },
      painted,
      stored: async () => (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? "",
      commands: () => evaluate<unknown[][]>("(window.dataLayer ?? []).map((command) => [...command])"),
      ran: () => evaluate<string[]>("window.ran ?? []"),
      reload: () => load(true),
    };
  }

  return {
    visit,
    close: async () => {
      for (const context of contexts.splice(0)) await context.close();
      await reused.giveBack();
    },
  };
}

/** Waits until the banner has decided, or has given up. */
async function settled(page: Page, { missing = [], late = [], cut = {} }: WebPage): Promise<void> {
  if (late.length > 0) await page.waitForSelector('[data-consentform="first-layer"]', { timeout: 10_000 });
  else if (missing.length > 0 || Object.keys(cut).length > 0) await page.waitForNetworkIdle({ idleTime: 100 });
  else await page.waitForSelector('[data-consentform="said"]', { timeout: 10_000 });
}
