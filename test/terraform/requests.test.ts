import { block, reference } from "../support/hcl";
import { onOneTerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { createTerraformWorkspace, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";

/** Objects of each kind. */
const COUNT = 40;

// Which requests the provider sends does not depend on the engine; each sends it the same messages.
onOneTerraformEngine((engine) => {
  let laboratory: ListeningLaboratory;
  let provider: HostedProvider;
  let workspace: TerraformWorkspace;
  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    provider = await hostProvider();
    workspace = createTerraformWorkspace({ engine, env: provider.env });
    const sites = block("resource", ["consentform_site", "shop"], {
      count: COUNT,
      name: reference('"Shop $' + '{count.index}"'),
      deletion_protection: false,
    });
    const domains = block("resource", ["consentform_domain", "www"], {
      count: COUNT,
      site_id: reference("consentform_site.shop[count.index].id"),
      host: reference('"shop$' + '{count.index}.example.com"'),
    });
    workspace.write("main.tf", [laboratory.provider, sites, domains].join("\n"));
  });
  afterAll(async () => {
    workspace?.remove();
    await provider?.close();
    await laboratory?.close();
  });

  const requestsDuring = async (act: () => Promise<unknown>) => {
    laboratory.forgetRequests();
    await act();
    return laboratory.requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}`);
  };

  test("a creation is one request for each object", async () => {
    const requests = await requestsDuring(async () => succeeded(await workspace.apply()));
    expect(requests.filter((request) => request === "POST /sites")).toHaveLength(COUNT);
    expect(requests.filter((request) => /^POST \/sites\/.*\/domains$/.test(request))).toHaveLength(COUNT);
    expect(requests.filter((request) => !request.startsWith("POST")).length).toBeLessThanOrEqual(1);
  });

  test("a plan without changes reads lists, not objects; without refresh, nothing", async () => {
    const requests = await requestsDuring(async () => expect((await workspace.isSettled()).isEmpty).toBe(true));
    expect(requests.length).toBeLessThanOrEqual(6);
    expect(await requestsDuring(() => workspace.isSettled("-refresh=false"))).toEqual([]);
  });

  test("a deletion is one request for each object", async () => {
    const requests = await requestsDuring(async () => succeeded(await workspace.destroy("-refresh=false")));
    expect(requests.filter((request) => request.startsWith("DELETE"))).toHaveLength(2 * COUNT);
    expect(requests.filter((request) => !request.startsWith("DELETE")).length).toBeLessThanOrEqual(1);
  });
});
