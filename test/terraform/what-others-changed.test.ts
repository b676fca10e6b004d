import type { Client } from "../../src/provider/client";
import { block, reference } from "../support/hcl";
import { applyStep, expectSettled } from "../support/terraform-steps";
import { withTerraformTestBed } from "../support/terraform-test-bed";
import { outputOf, succeeded } from "../support/terraform-workspace";

withTerraformTestBed((bed) => {
  let dashboard: Client;
  beforeAll(async () => {
    dashboard = await bed.laboratory.client();
  });

  const site = (key: string, attributes: object, ...inner: string[]) =>
    block(
      "resource",
      ["consentform_site", "shop"],
      { external_key: `${bed.engine.name}-${key}`, deletion_protection: false, ...attributes },
      inner,
    );
  const siteId = () => String(bed.workspace.state()["consentform_site.shop"]?.attributes.id);
  const siteNow = async () => (await dashboard.call("getSite", { path: { id: siteId() } })).data;

  test("ignore_changes keeps someone else's value, even if something beside it changes", async () => {
    const settings = { labels: { team: "web" } };
    const ignoring = block("lifecycle", [], { ignore_changes: reference("[retention, settings]") });
    await applyStep(bed.workspace, bed.program(site("ignoring", { name: "One", retention: 400, settings }, ignoring)));
    const body = { retention: 1000, settings: { labels: { team: "legal" } } };
    await dashboard.call("updateSite", { path: { id: siteId() }, body });
    bed.workspace.write("main.tf", bed.program(site("ignoring", { name: "Two", retention: 400, settings }, ignoring)));
    succeeded(await bed.workspace.apply());
    expect(await siteNow()).toMatchObject({ name: "Two", ...body });
    await expectSettled(bed.workspace);

    // Nor does it matter that the program does not say anything about it any more.
    bed.workspace.write("main.tf", bed.program(site("ignoring", { name: "Three" }, ignoring)));
    succeeded(await bed.workspace.apply());
    expect(await siteNow()).toMatchObject({ name: "Three", ...body });
  });

  test("an empty object declares nothing of what is in it", async () => {
    const empty = (name: string) => bed.program(site("empty", { name, settings: {} }));
    await applyStep(bed.workspace, empty("One"));
    const settings = { labels: { team: "legal" }, promotion_gate: { mode: "block" as const } };
    await dashboard.call("updateSite", { path: { id: siteId() }, body: { settings } });
    bed.workspace.write("main.tf", empty("Two"));
    succeeded(await bed.workspace.apply());
    expect(await siteNow()).toMatchObject({ name: "Two", settings });
  });

  test("does not take over a domain that the site has; the error explains the import", async () => {
    const host = `${bed.engine.name.toLowerCase()}.shop.example`;
    await applyStep(bed.workspace, bed.program(site("hosting", { name: "One" })));
    const { data: made } = await dashboard.call("createDomain", {
      path: { id: siteId() },
      body: { host },
    });
    const domain = block("resource", ["consentform_domain", "www"], {
      site_id: reference("consentform_site.shop.id"),
      host,
      include_subdomains: false,
    });
    bed.workspace.write("main.tf", bed.program(site("hosting", { name: "One" }), domain));
    const refused = await bed.workspace.apply();
    expect(refused.exitCode).toBe(1);
    expect(outputOf(refused)).toContain(`id = "${made.id}"`);
    expect((await dashboard.call("getDomain", { path: { id: made.id } })).data).toEqual(made);
    bed.workspace.write("import.tf", block("import", [], { to: reference("consentform_domain.www"), id: made.id }));
    succeeded(await bed.workspace.apply());
    await expectSettled(bed.workspace);
  });

  test("going over to a write-only form keeps the value, without a version", async () => {
    const channel = (secret: object) =>
      bed.program(
        block("resource", ["consentform_alert_channel", "slack"], {
          external_key: `${bed.engine.name}-slack`,
          name: bed.engine.name,
          kind: "slack",
          ...secret,
        }),
      );
    const url = "https://hooks.slack.com/services/T0/B0/secret";
    await applyStep(bed.workspace, channel({ url }));
    await applyStep(bed.workspace, channel({ url_wo: url }));
    expect(JSON.stringify(bed.workspace.state())).not.toContain(url);
  });

  test("a key that no object can have is refused before anything is made", async () => {
    for (const key of ["bad key!", "x".repeat(65)]) {
      bed.workspace.write(
        "main.tf",
        bed.program(block("resource", ["consentform_site", "shop"], { name: "Shop", external_key: key })),
      );
      const { exitCode, diagnostics } = await bed.workspace.validate();
      expect(exitCode).toBe(1);
      expect(diagnostics.map(({ detail }) => detail).join()).toMatch(/external_key: .* allowed are .*64/);
    }
  });
});
