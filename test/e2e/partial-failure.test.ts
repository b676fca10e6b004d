import type { ProgramModules } from "../support/inline-stack";
import { type FailingGateway, startFailingGateway } from "./failing-gateway";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";
import { type Place, workbench } from "./workbench";

const bench = workbench(3);
const VERIFY = /^POST \/v1\/domains\/[^/]+\/verify/;

let gateway: FailingGateway;
beforeAll(async () => {
  gateway = await startFailingGateway(bench.service.endpoint);
});
afterEach(() => {
  gateway.failing = null;
});
afterAll(() => gateway.close());

interface Args {
  readonly site: string;
  readonly method?: "dns_txt" | "file";
  readonly isCovering?: boolean;
}

/** A host that the site already has is created in one request and given its method in a second one. */
function host({ consentform }: ProgramModules, { site, method = "file", isCovering = true }: Args) {
  const args = { site, host: "www.shop.example", includeSubdomains: isCovering, verificationMethod: method };
  return { id: new consentform.Domain("www", args).id };
}

async function siteWithHost(place: Place): Promise<{ site: string; domain: string }> {
  const { data: site } = await place.own.call("createSite", { body: { name: "Shop" } });
  const body = { host: "www.shop.example", verification_method: "dns_txt" as const };
  const { data: domain } = await place.own.call("createDomain", { path: { id: site.id }, body });
  return { site: site.id, domain: domain.id };
}

async function methodAt(place: Place, domain: string) {
  return (await place.own.call("getDomain", { path: { id: domain } })).data.verification_method;
}

test.each([
  { between: "nothing", isRefreshed: false },
  { between: "a refresh", isRefreshed: true },
])("a create whose second request fails keeps its object; up, $between, finishes it", async ({ isRefreshed }) => {
  const place = bench.place();
  const { site, domain } = await siteWithHost(place);
  const stack = place.inline(host, { endpoint: gateway.endpoint });
  try {
    gateway.failing = VERIFY;
    const failed = await stack.up({ site });
    expect(failed.exitCode).not.toBe(0);
    expect(outputOf(failed)).toMatch(/Domain: .*500/);
    expect(resourceNamed(failed.state, "www")).toMatchObject({ id: domain, outputs: { __unfinished: true } });

    gateway.failing = null;
    if (isRefreshed) succeeded(await stack.refresh({ site }));
    expect(succeeded(await stack.preview({ site }))).toMatchObject({ changes: { update: 1 } });
    expect(succeeded(await stack.up({ site }))).toMatchObject({ outputs: { id: domain } });
    expect(await methodAt(place, domain)).toBe("file");
    const again = await operationsDuring(bench.service, () => stack.up({ site }, { expectNoChanges: true }));
    succeeded(again.run);
    expect(again).toMatchObject({ operations: [] });
  } finally {
    stack.remove();
  }
});

test("the next up, also after a refresh, finishes an update that failed half-way", async () => {
  const place = bench.place();
  const { site, domain } = await siteWithHost(place);
  const stack = place.inline(host, { endpoint: gateway.endpoint });
  expect(succeeded(await stack.up({ site, method: "dns_txt" }))).toMatchObject({ outputs: { id: domain } });
  gateway.failing = VERIFY;
  const change = { site, method: "file", isCovering: false } as const;
  expect((await stack.up(change)).exitCode).not.toBe(0);
  const { data: half } = await place.own.call("getDomain", { path: { id: domain } });
  expect(half).toMatchObject({ include_subdomains: false, verification_method: "dns_txt" });

  gateway.failing = null;
  succeeded(await stack.refresh(change));
  succeeded(await stack.up(change));
  expect(await methodAt(place, domain)).toBe("file");
  succeeded(await stack.up(change, { expectNoChanges: true }));
});
