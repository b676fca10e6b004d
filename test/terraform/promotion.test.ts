import { banner } from "../support/banners";
import { block, jsonEncoded, reference } from "../support/hcl";
import { expectSettled } from "../support/terraform-steps";
import { withTerraformTestBed } from "../support/terraform-test-bed";
import { outputOf, succeeded } from "../support/terraform-workspace";

withTerraformTestBed((bed) => {
  const gate = { promotion_gate: { mode: "off" } };
  const site = (name: string) =>
    block("resource", ["consentform_site", "shop"], { name, settings: gate, deletion_protection: false });
  const draft = (title: string) =>
    block("resource", ["consentform_config_draft", "banner"], {
      site_id: reference("consentform_site.shop.id"),
      document: jsonEncoded(banner(title)),
    });
  const version = block("resource", ["consentform_version", "version"], {
    site_id: reference("consentform_site.shop.id"),
    draft_digest: reference("consentform_config_draft.banner.digest"),
  });
  const promotion = (name: string, attributes: object) =>
    block("resource", ["consentform_promotion", name], attributes);
  const published = {
    site_id: reference("consentform_site.shop.id"),
    version_number: reference("consentform_version.version.number"),
  };
  const parts = (name: string, title: string) => [site(`${bed.engine.name} ${name}`), draft(title), version];

  test("no new address, configuration or state of a promotion undoes a rollback by hand", async () => {
    const { workspace, laboratory } = bed;
    const write = (...blocks: string[]) => workspace.write("main.tf", bed.program(...blocks));
    for (const title of ["A", "B"]) {
      write(...parts("Shop", title), promotion("live", published));
      succeeded(await workspace.apply());
    }
    const id = String(workspace.state()["consentform_site.shop"]?.attributes.id);
    const dashboard = await laboratory.client();
    const number = async () => (await dashboard.call("getSite", { path: { id } })).data.stages?.production?.number;
    await dashboard.call("rollbackVersion", { path: { id, number: 1 }, body: { reason: "an incident" } });
    const announced = new RegExp(
      `production of ${id}: 3 → 2; it holds version 3, a rollback to 1, moved there at \\S+ by token`,
    );
    const refused =
      /holds version 3, moved there at \S+ by token tok_\w+, and this resource .*`moved` block.*adopt: true/s;

    write(...parts("Shop", "B"), promotion("renamed", published));
    laboratory.forgetRequests();
    const planned = succeeded(await workspace.run("plan", "-refresh=false"));
    expect(outputOf(planned)).toMatch(announced);
    expect(laboratory.requests.map(({ path }) => path.replace(/\?.*/, ""))).toEqual(["/sites"]);
    const renamed = await workspace.apply();
    expect(renamed.exitCode).toBe(1);
    expect(outputOf(renamed)).toMatch(refused);

    const other = bed.openWorkspace();
    try {
      other.write("main.tf", bed.program(promotion("other", { site_id: id, version_number: 2 })));
      const second = await other.apply();
      expect(second.exitCode).toBe(1);
      expect(outputOf(second)).toMatch(refused);
      // What production serves is taken over without a move, and an import begins with it.
      other.write("main.tf", bed.program(promotion("other", { site_id: id, version_number: 1 })));
      succeeded(await other.apply());
      succeeded(await other.run("state", "rm", "consentform_promotion.other"));
      succeeded(await other.run("import", "consentform_promotion.other", `${id}/production`));
      expect(await number()).toBe(3);
      other.write("main.tf", bed.program(promotion("other", { site_id: id, version_number: 2 })));
      succeeded(await other.apply());
      expect(await number()).toBe(2);
    } finally {
      other.remove();
    }
  });

  test("a promotion that moved sends nothing; one that left the state has to adopt", async () => {
    const { workspace, laboratory } = bed;
    const write = (...blocks: string[]) => workspace.write("main.tf", bed.program(...blocks));
    for (const title of ["A", "B"]) {
      write(...parts("Moved", title), promotion("live", published));
      succeeded(await workspace.apply());
    }
    const id = String(workspace.state()["consentform_site.shop"]?.attributes.id);
    const dashboard = await laboratory.client();
    const number = async () => (await dashboard.call("getSite", { path: { id } })).data.stages?.production?.number;
    await dashboard.call("rollbackVersion", { path: { id, number: 1 }, body: { reason: "an incident" } });

    const from = reference("consentform_promotion.live");
    const moved = block("moved", [], { from, to: reference("consentform_promotion.renamed") });
    write(...parts("Moved", "B"), promotion("renamed", published), moved);
    succeeded(await workspace.apply("-refresh=false"));
    expect(await number()).toBe(3);

    succeeded(await workspace.run("state", "rm", "consentform_promotion.renamed"));
    write(...parts("Moved", "B"), promotion("renamed", published));
    expect((await workspace.apply()).exitCode).toBe(1);
    expect(await number()).toBe(3);
    write(...parts("Moved", "B"), promotion("renamed", { ...published, adopt: true }));
    const adopted = succeeded(await workspace.apply());
    expect(outputOf(adopted)).toMatch(/is adopted: it holds version 3, moved there/);
    expect(await number()).toBe(2);
    await expectSettled(workspace);

    // A replacement destroys the former promotion first, so what that one recorded may be replaced.
    write(...parts("Moved", "C"), promotion("renamed", published));
    succeeded(await workspace.apply("-replace=consentform_promotion.renamed"));
    expect(await number()).toBe(4);
  });
});
