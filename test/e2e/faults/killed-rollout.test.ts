import { digest } from "../../../src/consent/values/canonical-json";
import { banner } from "../../support/banners";
import { type MovableService, startMovableService } from "../../support/movable-service";
import { createPulumiStack, type PulumiStack } from "../../support/pulumi-stack";
import { startWebsite, type Website } from "../../support/website";
import { succeeded } from "../output-of";
import { crashAtRequest } from "./crash";

/** A rollout and a gate that are interrupted: no site may be published twice, lost, or left behind. */

const program = `
const consentform = require("consentform");
const { document } = require("./settings.json");

const settings = { promotionGate: { mode: "off" } };
const keys = ["a", "b", "c"];
const made = keys.map((key) => new consentform.Site(key, { settings, deletionProtection: false }));
const host = new consentform.Domain("host", { site: made[0], host: "rollout.localhost", environment: "preview" });
const template = new consentform.BannerTemplate("shops", { name: "Shops", document, variables: { title: {} } });
const rollout = new consentform.TemplateRollout("live", {
  template,
  release: "production",
  sites: Object.fromEntries(keys.map((key, index) => [key, { site: made[index], variables: { title: key } }])),
});
const scanned = { site: made[0], versionNumber: rollout.versionNumbers.apply((numbers) => numbers.a) };
new consentform.ScanGate("gate", { sites: { a: scanned }, timeoutMinutes: 5 }, { dependsOn: host });
exports.numbers = rollout.productionNumbers;
`;
const RESOURCES = 7;

const application = { method: "POST", path: /^\/v1\/templates\/\w+\/apply$/ };
const scan = { method: "POST", path: /\/scans$/ };
/** One request in five fails: by its status, without an answer, or with an answer that is lost after its effect. */
const FAULTS = "429=0.05,503=0.05,reset=0.05,lost=0.05";

let website: Website;
let service: MovableService;
let stack: PulumiStack;
beforeAll(async () => {
  website = await startWebsite({ "/": '<head><script src="/shop.js"></script></head>' });
  service = await startMovableService({
    isLocalAllowed: true,
    args: ["--browser", "none", "--local-port", String(website.port)],
  });
});
afterAll(async () => {
  stack?.remove();
  await service?.remove();
  await website?.close();
});

const settings = (text: string) => JSON.stringify({ document: banner(`${text} {{title}}`) });

/** The versions of each site, newest first, with the text that each has; and the number that production serves. */
async function published(...texts: readonly string[]) {
  const client = service.client();
  const found: Record<string, unknown> = {};
  for await (const { id, name, stages } of client.list("listSites", {})) {
    const versions: unknown[] = [];
    for await (const { number, config_digest } of client.list("listVersions", { path: { id } })) {
      versions.push([number, texts.find((text) => digest(banner(`${text} ${name}`)) === config_digest)]);
    }
    found[name] = { versions, live: stages?.production?.number };
  }
  return found;
}

test("a rollout killed at any moment publishes each text once, despite failures", async () => {
  stack = await createPulumiStack({
    program: { "index.js": program, "settings.json": settings("First") },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
    isProgramHosted: true,
  });
  const { trap } = service;
  await service.restart({ fault: `${FAULTS},seed=5` });
  await crashAtRequest(stack, trap, { ...application, point: "before send", victims: "engine and host" });
  await crashAtRequest(stack, trap, {
    ...application,
    point: "after commit, before answer",
    victims: "engine and host",
  });
  await service.restart();
  stack.write("settings.json", settings("Second"));
  await crashAtRequest(stack, trap, { ...application, point: "after answer, before save", victims: "host alone" });
  await crashAtRequest(stack, trap, { ...scan, point: "before send", victims: "host alone" });
  await crashAtRequest(stack, trap, { ...scan, point: "after commit, before answer", victims: "engine and host" });
  succeeded(await stack.up());
  const second = {
    versions: [
      [2, "Second"],
      [1, "First"],
    ],
    live: 2,
  };
  expect(await published("First", "Second")).toEqual({ a: second, b: second, c: second });
  const before = service.process().accessLog().length;
  expect(succeeded(await stack.up()).changes).toEqual({ same: RESOURCES });
  expect(service.process().accessLog(before)).toEqual([]);

  await service.restart({ fault: `${FAULTS},seed=3` });
  stack.write("settings.json", settings("Third"));
  succeeded(await stack.up());
  await service.restart();
  const third = { versions: [[3, "Third"], ...second.versions], live: 3 };
  expect(await published("First", "Second", "Third")).toEqual({ a: third, b: third, c: third });
  succeeded(await stack.refresh("--expect-no-changes"));
});
