import type { Client } from "../../src/client";
import { block, reference } from "../support/hcl";
import { onEveryTerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { applyStep, expectSettled } from "../support/terraform-steps";
import { createTerraformWorkspace, outputOf, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";

let laboratory: ListeningLaboratory;
let provider: HostedProvider;
let dashboard: Client;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  provider = await hostProvider();
  dashboard = await laboratory.client();
});
afterAll(async () => {
  await provider?.close();
  await laboratory?.close();
});

onEveryTerraformEngine((engine) => {
  let workspace: TerraformWorkspace;
  beforeEach(() => {
    workspace = createTerraformWorkspace({ engine, env: provider.env });
  });
  afterEach(() => workspace.remove());

  const withProvider = (...blocks: string[]) => [laboratory.provider, ...blocks].join("\n");
  const site = (key: string, attributes: object, ...inner: string[]) =>
    block(
      "resource",
      ["consentform_site", "shop"],
      { external_key: `${engine.name}-${key}`, deletion_protection: false, ...attributes },
      inner,
    );
  const siteId = () => String(workspace.state()["consentform_site.shop"]?.attributes.id);
  const siteNow = async () => (await dashboard.call("getSite", { path: { id: siteId() } })).data;

  test("what ignore_changes names stays as somebody else made it, also when something beside it changes", async () => {
    const settings = { labels: { team: "web" } };
    const ignoring = block("lifecycle", [], { ignore_changes: reference("[retention, settings]") });
    await applyStep(workspace, withProvider(site("ignoring", { name: "One", retention: 400, settings }, ignoring)));
    const body = { retention: 1000, settings: { labels: { team: "legal" } } };
    await dashboard.call("updateSite", { path: { id: siteId() }, body });
    workspace.write("main.tf", withProvider(site("ignoring", { name: "Two", retention: 400, settings }, ignoring)));
    succeeded(await workspace.apply());
    expect(await siteNow()).toMatchObject({ name: "Two", ...body });
    await expectSettled(workspace);

    // Nor does it matter that the program does not say anything about it any more.
    workspace.write("main.tf", withProvider(site("ignoring", { name: "Three" }, ignoring)));
    succeeded(await workspace.apply());
    expect(await siteNow()).toMatchObject({ name: "Three", ...body });
  });

  test("an empty object declares nothing of what is in it", async () => {
    const empty = (name: string) => withProvider(site("empty", { name, settings: {} }));
    await applyStep(workspace, empty("One"));
    const settings = { labels: { team: "legal" }, promotion_gate: { mode: "block" as const } };
    await dashboard.call("updateSite", { path: { id: siteId() }, body: { settings } });
    workspace.write("main.tf", empty("Two"));
    succeeded(await workspace.apply());
    expect(await siteNow()).toMatchObject({ name: "Two", settings });
  });

  test("a domain that the site has already is not taken over; the error says how to import it", async () => {
    const host = `${engine.name.toLowerCase()}.shop.example`;
    await applyStep(workspace, withProvider(site("hosting", { name: "One" })));
    const { data: made } = await dashboard.call("createDomain", {
      path: { id: siteId() },
      body: { host },
    });
    const domain = block("resource", ["consentform_domain", "www"], {
      site_id: reference("consentform_site.shop.id"),
      host,
    });
    workspace.write("main.tf", withProvider(site("hosting", { name: "One" }), domain));
    const refused = await workspace.apply();
    expect(refused.exitCode).toBe(1);
    expect(outputOf(refused)).toContain(`id = "${made.id}"`);
    workspace.write("import.tf", block("import", [], { to: reference("consentform_domain.www"), id: made.id }));
    succeeded(await workspace.apply());
    await expectSettled(workspace);
  });

  test("going over to a write-only form keeps the value, without a version", async () => {
    const channel = (secret: object) =>
      withProvider(
        block("resource", ["consentform_alert_channel", "slack"], {
          ...{ external_key: `${engine.name}-slack`, name: engine.name, kind: "slack" },
          ...secret,
        }),
      );
    const url = "https://hooks.slack.com/services/T0/B0/secret";
    await applyStep(workspace, channel({ url }));
    await applyStep(workspace, channel({ url_wo: url }));
    expect(JSON.stringify(workspace.state())).not.toContain(url);
  });

  test("a key that no object can have is refused before anything is made", async () => {
    for (const key of ["bad key!", "x".repeat(65)]) {
      workspace.write(
        "main.tf",
        withProvider(block("resource", ["consentform_site", "shop"], { name: "Shop", external_key: key })),
      );
      const { exitCode, diagnostics } = await workspace.validate();
      expect(exitCode).toBe(1);
      expect(diagnostics.map(({ detail }) => detail).join()).toMatch(/external_key: .* allowed are 1 to 64/);
    }
  });
});
