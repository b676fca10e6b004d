import { type Listener, listen, type ServiceSettings } from "@consentform/service";
import type { Browser, Page } from "puppeteer-core";
import { createEgress } from "../../src/service/egress/egress";
import type { SingleSignOnSettings } from "../../src/service/runtime/settings";
import { type InProcessService, type InProcessServiceOptions, startInProcessService } from "./in-process-service";
import { startIssuer, type TestIssuer } from "./issuer";
import { startBrowser } from "./start-browser";

/** A service at an address that browsers reach, whose people sign in through a real issuer. */
export interface SsoLaboratory {
  readonly origin: string;
  readonly issuer: TestIssuer;
  readonly under: InProcessService;
  /** Runs a test in a fresh window; nothing without a browser. */
  inWindow(body: (page: Page) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** The parts of a laboratory that a test chooses. */
interface LaboratoryOptions
  extends Pick<InProcessServiceOptions, "database" | "deploymentKey" | "stillAtMs" | "reportInfo"> {
  readonly singleSignOn?: Partial<SingleSignOnSettings>;
  readonly issuer?: Partial<Parameters<typeof startIssuer>[0]>;
  readonly settings?: Partial<ServiceSettings>;
}

/** Starts a laboratory. */
export async function startSsoLaboratory(options: LaboratoryOptions = {}): Promise<SsoLaboratory> {
  let under: InProcessService | null = null;
  const listener: Listener = await listen(
    async (request, { address }) => {
      if (under === null) return new Response(null, { status: 503 });
      return under.service.fetch(request, address === null ? {} : { address });
    },
    "127.0.0.1",
    0,
  );
  const origin = `http://127.0.0.1:${listener.port}`;
  const issuer = await startIssuer({ origin, ...options.issuer });
  const singleSignOn = { ...issuer.settings, ...options.singleSignOn };
  const started = await startInProcessService({
    database: options.database,
    deploymentKey: options.deploymentKey,
    stillAtMs: options.stillAtMs,
    reportInfo: options.reportInfo,
    settings: { origin, assetUrl: origin, singleSignOn, ...options.settings },
    egress: createEgress({
      trusted: { "sign-in": { ...singleSignOn, origin: new URL(issuer.issuer).origin } },
      resolveHost: async () => [],
    }),
  });
  under = started;
  const browser = await startBrowser();
  return {
    origin,
    issuer,
    under,
    inWindow: (body) => inWindow(browser, body),
    close: async () => {
      await browser?.close();
      await listener.close(0);
      await started.close();
      await issuer.stop();
    },
  };
}

async function inWindow(browser: Browser | null, body: (page: Page) => Promise<void>): Promise<void> {
  if (browser === null) return;
  const context = await browser.createBrowserContext();
  try {
    await body(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Signs a person in at the issuer's form, from the service's own link. */
export async function signInAt(page: Page, origin: string, subject: string, path = "/sign-in/sso"): Promise<void> {
  await page.goto(origin + path);
  await page.waitForSelector("input[name=sub]");
  await page.type("input[name=sub]", subject);
  await page.click("button");
  await page.waitForFunction(`location.origin === ${JSON.stringify(origin)} && document.querySelector("h1") !== null`);
}
