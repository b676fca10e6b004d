import type { Page } from "puppeteer-core";
import { type ConsoleFront, startConsoleFront } from "./console-front";
import { type ConsoleWindow, openConsole } from "./console-visit";
import type { TestWorkspace } from "./in-process-service";
import { type InhabitedService, startInhabitedService } from "./inhabited-service";
import { signedInCookie } from "./signed-in";
import { startBrowser } from "./start-browser";

/** The console in a real browser, against a real service. */
export interface ConsoleLaboratory {
  readonly inhabited: InhabitedService;
  readonly front: ConsoleFront;
  /** Runs a test in a fresh window with a session of a workspace; nothing without a browser. */
  inConsole(workspace: TestWorkspace, body: (window: ConsoleWindow) => Promise<void>): Promise<void>;
  /** Runs a test in a fresh window; nothing without a browser. */
  inWindow(body: (window: ConsoleWindow) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts a laboratory. */
export async function startConsoleLaboratory(): Promise<ConsoleLaboratory> {
  const browser = await startBrowser();
  const inhabited = await startInhabitedService();
  const front = await startConsoleFront(inhabited.service);
  const inWindow: ConsoleLaboratory["inWindow"] = async (body) => {
    if (browser === null) return;
    const window = await openConsole(browser, front.address);
    try {
      await body(window);
    } finally {
      await window.page.browserContext().close();
    }
  };
  return {
    inhabited,
    front,
    inWindow,
    inConsole: async (workspace, body) => {
      if (browser === null) return;
      const { body: me } = await workspace.send({ path: "/me" });
      front.cookie = await signedInCookie(inhabited.service.service, me.workspace.name, "Alice");
      front.disturb = null;
      await inWindow(body);
    },
    close: async () => {
      await browser?.close();
      await front.close();
      await inhabited.close();
    },
  };
}

/** Presses Tab until the element with this text, or of this kind, has the focus. */
export async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const [text, kind] = (await page.evaluate(
      "[document.activeElement.textContent, document.activeElement.tagName]",
    )) as [string, string];
    if (text === wanted || kind === wanted) return;
  }
  throw new Error(`Tab does not reach ${wanted}.`);
}
