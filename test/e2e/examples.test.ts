import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DnsResponder, startDnsResponder } from "../support/dns-responder";
import type { PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { executablePath } from "../support/start-browser";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";
import { operationsDuring } from "./operations-during";
import { succeeded } from "./output-of";
import { type Place, workbench } from "./workbench";

const EXAMPLES = join(repositoryFolder, "examples");
/**
 * Examples that have separate tests: the quick start, and the pipeline, which is more than a program. Those of other
 * tools and languages have theirs, too.
 */
const TESTED_ELSEWHERE = ["quickstart", "gitops"];
const names = readdirSync(EXAMPLES).filter(
  (name) =>
    !/^pulumi-/.test(name) && !TESTED_ELSEWHERE.includes(name) && existsSync(join(EXAMPLES, name, "Pulumi.yaml")),
);

let dns: DnsResponder;
let website: Website;
beforeAll(async () => {
  dns = await startDnsResponder();
  website = await startWebsite();
});
afterAll(async () => {
  await dns.close();
  await website.close();
});

const bench = workbench(names.length + 1, () => ({
  dns: dns.address,
  isLocalAllowed: true,
  args: ["--local-port", String(website.port), "--browser", executablePath ?? "none"],
}));

/** The requirements of an example beside endpoint and token: its configuration, or an actor meanwhile. */
const surroundings: Readonly<
  Record<
    string,
    {
      config?: Record<string, string>;
      files?: Record<string, (text: string) => string>;
      meanwhile?: (place: Place) => Promise<void>;
    }
  >
> = {
  "alert-channel": { config: { slackWebhook: "https://hooks.slack.com/services/T0/B0/secret" } },
  "scan-gate": { config: { previewHost: "staging.localhost" }, meanwhile: openStaging },
  fleet: {
    // Hosts of this machine, so that the canary can be scanned.
    files: { "sites.csv": (text) => text.replace(/preview\.(\w+)\.shops\.example/g, "$1.localhost") },
    meanwhile: openShops,
  },
};

/** Longest time until the first `up` has come to the domain, on a busy machine. */
const FIRST_UP_MS = 180_000;

/** Does what the DNS provider's resource would do, as soon as the domain has its challenge. */
async function publishRecord({ own }: Place): Promise<void> {
  await until(async () => {
    const { data: sites } = (await own.call("listSites", { query: { include: ["domains"] } })).data;
    const challenge = sites[0]?.domains?.[0]?.challenge.dns;
    if (challenge !== undefined) dns.names[challenge.name] = { txt: [challenge.value] };
    return challenge !== undefined;
  }, FIRST_UP_MS);
}

/** An example that waits for a domain's record gets it. */
function actorFor(name: string): typeof publishRecord | undefined {
  const program = readFileSync(join(EXAMPLES, name, "index.ts"), "utf8");
  return program.includes("DomainVerification(") ? publishRecord : undefined;
}

/** The site to scan: a page with the banner of whichever site there is. */
async function openStaging(place: Place): Promise<void> {
  const home = async () => {
    const { data: sites } = (await place.own.call("listSites", {})).data;
    return `<head><script src="${bench.service.endpoint}/s/${sites[0]?.id}/preview/loader.js"></script></head>`;
  };
  website.pages["/"] = (_request, response) => {
    void home().then((html) => response.setHeader("content-type", "text/html").end(html));
  };
  await publishRecord(place);
}

/** Twelve shops, each with a page that loads its banner, and the DNS records of all their hosts. */
async function openShops({ own }: Place): Promise<void> {
  const sites = new Map<string, string>();
  website.pages["/"] = (request, response) => {
    const id = sites.get(request.headers.host?.split(":")[0] ?? "");
    const loader = `${bench.service.endpoint}/s/${id}/preview/loader.js`;
    response.setHeader("content-type", "text/html").end(`<head><script src="${loader}"></script></head>`);
  };
  await until(async () => {
    for await (const site of own.list("listSites", { query: { include: ["domains"] } })) {
      for (const { host, challenge } of site.domains ?? []) {
        dns.names[challenge.dns.name] = { txt: [challenge.dns.value] };
        sites.set(host, site.id);
      }
    }
    return sites.size === 15;
  }, FIRST_UP_MS);
}

async function openExample(name: string, place: Place): Promise<PulumiStack> {
  const stack = await place.commandLine(join(EXAMPLES, name), { isProgramHosted: true });
  // Several examples use the quick start's banner, which is beside them in the repository.
  stack.write("../quickstart/banner.yaml", readFileSync(join(EXAMPLES, "quickstart/banner.yaml"), "utf8"));
  for (const [file, change] of Object.entries(surroundings[name]?.files ?? {})) {
    stack.write(file, change(readFileSync(join(EXAMPLES, name, file), "utf8")));
  }
  for (const [key, value] of Object.entries(surroundings[name]?.config ?? {})) {
    succeeded(await stack.run("config", "set", "--secret", key, value));
  }
  return stack;
}

/**
 * Examples that run a second time, which has nothing to do: those that wait for something, keep a secret or manage many
 * sites. Of the others, test/conformance shows the same without an engine.
 */
const RUN_TWICE = /^(domain-verification|fleet|install-check|scan-gate|template-rollout|token|webhook-endpoint)$/;

test.each(names)("examples/%s deploys without a warning, and again without a change", async (name) => {
  const place = bench.place();
  const stack = await openExample(name, place);
  const meanwhile = (surroundings[name]?.meanwhile ?? actorFor(name))?.(place);
  // Of two failures the deployment's says why.
  meanwhile?.catch(() => {});
  const first = await stack.up();
  expect(succeeded(first).changes.create).toBeGreaterThan(0);
  await meanwhile;
  expect(first.diagnostics.filter(({ severity }) => severity === "warning")).toEqual([]);
  if (!RUN_TWICE.test(name)) return;

  const second = await operationsDuring(bench.service, () => stack.up("--expect-no-changes"));
  succeeded(second.run);
  expect(second.operations).toEqual([]);
});

test("examples/single-sites-to-fleet turns components into a fleet, replacing nothing", async () => {
  const place = bench.place();
  const stack = await openExample("single-sites-to-fleet", place);
  succeeded(await stack.up());
  const { siteIds } = await stack.outputs();
  const ids = Object.values(siteIds as Record<string, string>);
  const numbers = () => Promise.all(ids.map(async (id) => (await place.served(id, "production"))?.number));
  expect(await numbers()).toEqual([1, 1]);

  succeeded(await stack.run("config", "set", "isFleet", "true"));
  const { run, operations } = await operationsDuring(bench.service, () => stack.up());
  succeeded(run);
  const opsOf = (kind: string) => run.steps.flatMap(({ op, type }) => (type.endsWith(`:${kind}`) ? [op] : []));
  expect(opsOf("Site")).toEqual(["same", "same"]);
  expect(opsOf("Domain")).toEqual(["same", "same", "same"]);
  expect(run.steps.filter(({ op }) => op.includes("replace"))).toEqual([]);
  expect(await stack.outputs()).toMatchObject({ siteIds });
  // The rollout takes the drafts over as they are. Drafts, versions and promotions only leave the state.
  expect(await numbers()).toEqual([1, 1]);
  const writes = operations.filter((operation) => !/^(list|get)/.test(operation));
  // The drafts are not empty, so the rollout looks the sites up and sends them again.
  expect(writes.sort()).toEqual(["applyTemplate", "applyTemplate", "createTemplate"]);
  succeeded(await stack.up("--expect-no-changes"));
  succeeded(await stack.refresh("--expect-no-changes"));
});
