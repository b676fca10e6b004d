import { unwatchFile, watchFile } from "node:fs";
import type { BannerDocument } from "@consentform/consent/rules";
import type { DevOptions } from "@consentform/service/command-line";
import { Command } from "commander";
import { createClient, isProblem } from "../client";
import { readBanner } from "../resources/read-banner";
import type { Declaration } from "./declaration";
import { readDemoBanner } from "./demo/demo-banner";
import { createDemoSite } from "./demo/demo-site";
import { demoText, republishedText, unpublishedText } from "./demo/demo-text";
import { type EarlierVersions, keepEarlierVersions } from "./demo/earlier-versions";
import { onEnter } from "./demo/on-enter";
import { type ShopContent, startShop } from "./demo/shop";
import { devOptions } from "./dev/dev-options";
import { stopOnSignal } from "./dev/stop-on-signal";
import { exitCodes, textOf } from "./exit-status";
import { loadService } from "./load-service";
import { wholeNumber } from "./whole-number";

/** Browsers resolve names below localhost to this machine. */
const SHOP_HOST = "shop.localhost";
const DEFAULT_PORT = 4072;
/** Interval between checks of the banner file, in milliseconds. */
const WATCH_MS = 500;

/** `consentform demo`: a shop page with a banner and its service on loopback, until ^C. */
export const demoCommand: Declaration = {
  declare: (command) =>
    command
      .argument(
        "[banner]",
        "banner document (YAML or JSON), published again when it changes; default: banner.yaml, which is written if it is missing",
      )
      .option("--port <number>", "port of the shop; 0 picks a free one", wholeNumber(0, 65_535), DEFAULT_PORT)
      .option("--service-port <number>", "port of the service; 0 picks a free one", wholeNumber(0, 65_535), 0),
  run: (_context, path: string | undefined, ports: Ports) => demo(path, ports),
};

/** The options, as commander passes them on. */
interface Ports {
  readonly port: number;
  readonly servicePort: number;
}

/** A document that the shop shows. */
interface Shown {
  readonly number: number;
  readonly document: BannerDocument;
}

async function demo(path: string | undefined, { port, servicePort }: Ports): Promise<void> {
  // First of all: without the service, no file is written.
  const service = loadService();
  const { file, document, isWritten } = readDemoBanner(path);
  const versions = keepEarlierVersions();
  process.stderr.write("Starting the service and the shop...\n");
  const current: { content: ShopContent | null } = { content: null };
  const shop = await startShop(port, () => current.content).catch((error: unknown) => {
    throw service.portError(error, port, "--port");
  });
  try {
    const options = { ...serviceOptions(servicePort), command: "dev" } as const;
    const started = await service.startService(options, service.textLog, "--service-port");
    const { endpoint, stop, signInLink } = started;
    const { token, sign_in: signIn } = JSON.parse(started.introduction) as { token: string; sign_in: string };
    const site = await createDemoSite(createClient({ endpoint, token }), SHOP_HOST);
    const show = async (shown: BannerDocument) => {
      const number = await site.publish(shown).catch((error: unknown) => {
        throw isProblem(error) ? new Error(unpublishedText(file, textOf(error))) : error;
      });
      current.content = { endpoint, loader: `${endpoint}/s/${site.id}/production/loader.js`, document: shown };
      return number;
    };
    const number = await show(document);
    const stopReading = onEnter(() => printLink(signInLink));
    const places = { shop: `http://${SHOP_HOST}:${shop.port}/`, endpoint, token, signIn, siteId: site.id };
    process.stdout.write(demoText({ ...places, file, isWritten, isReading: stopReading !== null }));
    republishOnChange(file, { number, document }, { versions, show });
    stopOnSignal(service.textLog, async () => {
      unwatchFile(file);
      stopReading?.();
      await Promise.all([shop.close(), stop()]);
    });
  } catch (error) {
    await shop.close();
    // The service may run already, and would keep the process alive.
    process.stderr.write(`${textOf(error)}\n`);
    process.exit(exitCodes.failure);
  }
}

/** The data is in memory, so no other command can make a link. */
async function printLink(signInLink: () => Promise<string>): Promise<void> {
  process.stdout.write(`This link signs you in once, within 10 minutes:\n  ${await signInLink()}\n`);
}

/** Those of `consentform dev` that a page of this machine needs. */
function serviceOptions(port: number): DevOptions {
  const args = ["--memory", "--allow-local", "--format", "json", "--port", String(port)];
  return devOptions(new Command()).parse(args, { from: "user" }).opts();
}

/** The parts that a changed file is published with. */
interface Republishing {
  readonly versions: EarlierVersions;
  readonly show: (document: BannerDocument) => Promise<number>;
}

/** Publishes the banner's file again whenever it changes. A file that cannot be published changes nothing. */
function republishOnChange(file: string, first: Shown, { versions, show }: Republishing): void {
  let before = versions.keep(first.number, first.document);
  watchFile(file, { interval: WATCH_MS }, () => {
    const publish = async () => {
      const document = readBanner(file);
      const number = await show(document);
      process.stderr.write(republishedText(file, number, before));
      before = versions.keep(number, document);
    };
    publish().catch((error: unknown) => process.stderr.write(`${textOf(error)}\n`));
  });
}
