import { isDeleted } from "../../src/provider/lifecycle";
import { registry } from "../../src/provider/resources";
import { bannerDocument } from "../conformance/rows/prepared";
import { block, jsonEncoded, reference } from "../support/hcl";
import { hclName } from "../support/terraform-configuration";
import { applyStep, destroyStep, errorStep, expectSettled } from "../support/terraform-steps";
import { withEachTerraformTestBed } from "../support/terraform-test-bed";
import { outputOf, succeeded } from "../support/terraform-workspace";

// Engines differ in how they plan what left the configuration, what was deposed, and a destroy.
withEachTerraformTestBed((bed) => {
  const site = (address: string, attributes: object) =>
    block("resource", ["consentform_site", address], { deletion_protection: false, ...attributes });
  const idAt = (address: string) => String(bed.workspace.state()[address]?.attributes.id);

  /** The output of an apply that has to fail, in one line, as the engine wraps it. */
  const refused = async (...blocks: string[]) => {
    bed.workspace.write("main.tf", bed.program(...blocks));
    const run = await bed.workspace.apply();
    expect(run.exitCode).toBe(1);
    return outputOf(run).replaceAll(/\s+/g, " ");
  };

  test("refuses a second site with the first name of a renamed one, advising no import", async () => {
    const name = `${bed.engine.name} one`;
    await applyStep(bed.workspace, bed.program(site("a", { name })));
    await applyStep(bed.workspace, bed.program(site("a", { name: `${name} renamed` })), {
      actions: { "consentform_site.a": "update" },
    });
    const both = [site("a", { name: `${name} renamed` }), site("b", { name })];
    const output = await refused(...both);
    expect(output).toContain(`${idAt("consentform_site.a")} was created with the same values as this resource`);
    expect(output).toContain("now has a different name. It is a different object");
    expect(output).toMatch(/do not import it here.*own external_key.*`moved`/);
    expect(output).not.toMatch(/import \{|terraform import/);
    // The way out that it names.
    const [first = ""] = both;
    await applyStep(bed.workspace, bed.program(first, site("b", { name, external_key: `${bed.engine.name}-b` })), {
      actions: { "consentform_site.b": "create" },
    });
    expect(idAt("consentform_site.b")).not.toBe(idAt("consentform_site.a"));
  });

  test("a resource at another address without a moved block learns how to find the first", async () => {
    const name = `${bed.engine.name} moved`;
    await applyStep(bed.workspace, bed.program(site("a", { name })));
    const id = idAt("consentform_site.a");
    const output = await refused(site("a", { name }), site("b", { name }));
    const command = /`terraform (state list -id=\S+)`/.exec(output)?.[1] ?? "";
    expect(output).toMatch(/If the command prints an address, do not import the object.*`moved` block/);
    const listed = succeeded(await bed.workspace.run(...command.split(" ")));
    expect(listed.stdout.trim()).toBe("consentform_site.a");
    expect(command).toContain(id);
  });

  test("a value removed from the middle of a count is refused, with a way out that works", async () => {
    const own = site("a", { name: `${bed.engine.name} counted` });
    const hosts = ["a", "b", "c"].map((label) => `${label}.${bed.engine.name.toLowerCase()}.example`);
    const domains = (kept: readonly string[]) =>
      `resource "consentform_domain" "c" {
  count   = ${kept.length}
  site_id = consentform_site.a.id
  host    = ${JSON.stringify(kept)}[count.index]
}
`;
    await applyStep(bed.workspace, bed.program(own, domains(hosts)));
    const before = bed.workspace.state()["consentform_domain.c[2]"]?.attributes.id;
    const kept = hosts.filter((host) => !host.startsWith("b."));
    const output = await refused(own, domains(kept));
    expect(output).toMatch(/`count`.*`for_each`/);
    const moved = hosts.map(
      (host, index) => `moved {
  from = consentform_domain.c[${index}]
  to   = consentform_domain.c[${JSON.stringify(host)}]
}
`,
    );
    const each = domains(kept)
      .replace(/count .*/, `for_each = toset(${JSON.stringify(kept)})`)
      .replace(/host .*/, "host = each.key");
    await applyStep(bed.workspace, bed.program(own, each, ...moved));
    expect(bed.workspace.state()[`consentform_domain.c[${JSON.stringify(hosts[2])}]`]?.attributes.id).toBe(before);
    await expectSettled(bed.workspace);
  });

  test("a plan refuses one object at two addresses until one of them is forgotten", async () => {
    const name = `${bed.engine.name} twice`;
    await applyStep(bed.workspace, bed.program(site("a", { name })));
    const target = block("import", [], { to: reference("consentform_site.b"), id: idAt("consentform_site.a") });
    const second = site("b", { name: `${name} by import` });
    expect(await refused(site("a", { name }), second, target)).toContain(
      "consentform_site: two resources for one object",
    );
    // A command of the engine imports without a plan.
    bed.workspace.write("main.tf", bed.program(site("a", { name }), second));
    succeeded(await bed.workspace.run("import", "consentform_site.b", idAt("consentform_site.a")));
    const output = await refused(site("a", { name }), second);
    expect(output).toMatch(/are the same object.*`removed` block with `destroy = false`/);
    const removed = block("removed", [], { from: reference("consentform_site.b") }, [
      block("lifecycle", [], { destroy: false }),
    ]);
    await applyStep(bed.workspace, bed.program(site("a", { name }), removed));
  });

  test("a plan without moved blocks is refused before anything is deleted", async () => {
    const client = await bed.laboratory.client();
    const { data } = await client.call("createSite", { body: { name: `${bed.engine.name} kept` } });
    const fingerprint = await bed.laboratory.seeIssue(data.id);
    const site_id = data.id;
    const url = `https://hooks.example.com/${bed.engine.name}`;
    /** Every kind that a removal deletes or resets. */
    const kinds: Readonly<Record<string, object>> = {
      site: { name: `${bed.engine.name} renamed`, deletion_protection: false },
      domain: { site_id, host: `${bed.engine.name.toLowerCase()}.kept.example` },
      scan_schedule: { site_id, frequency: "daily", hour: 7 },
      tracked_service: { site_id, key: "stats", name: "Stats", company: "Stats Ltd", category: "analytics" },
      issue_suppression: {
        site_id,
        environment: "preview",
        fingerprint,
        reason: "accepted_risk",
        comment: "Known and harmless.",
      },
      config_draft: { site_id, document: jsonEncoded(bannerDocument("Kept")) },
      alert_channel: { name: bed.engine.name, kind: "slack", url },
      banner_template: { name: bed.engine.name, document: jsonEncoded({ links: {} }) },
      webhook_endpoint: { url, event_kinds: ["*"] },
    };
    const deleted = Object.values(registry).filter((one) => isDeleted(one) && !one.isCreatedFirst);
    const types = deleted.map(({ kind }) => hclName(kind)).filter((type) => type !== "template_rollout");
    expect(Object.keys(kinds).sort()).toEqual(types.sort());
    const at = (address: string) =>
      Object.entries(kinds).map(([kind, attributes]) =>
        block("resource", [`consentform_${kind}`, address], attributes),
      );
    await applyStep(bed.workspace, bed.program(...at("former")));
    const before = bed.workspace.state();
    bed.laboratory.forgetRequests();
    const output = await refused(...at("renamed"));
    for (const kind of Object.keys(kinds)) {
      expect(output).toContain(`consentform_${kind}: deletes and creates the same key or identity`);
    }
    expect(output).toMatch(/add a `moved` block from its former address to the new one/);
    const imports = Object.keys(kinds).map((kind) =>
      block("import", [], { to: reference(`consentform_${kind}.renamed`), id: idAt(`consentform_${kind}.former`) }),
    );
    const imported = await refused(...at("renamed"), ...imports);
    for (const kind of Object.keys(kinds)) {
      expect(imported).toContain(`consentform_${kind}: deletes an object that stays`);
    }
    expect(bed.laboratory.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(bed.workspace.state()).toEqual(before);

    const moved = Object.keys(kinds).map((kind) =>
      block("moved", [], {
        from: reference(`consentform_${kind}.former`),
        to: reference(`consentform_${kind}.renamed`),
      }),
    );
    await applyStep(bed.workspace, bed.program(...at("renamed"), ...moved), { actions: {} });
    expect(bed.laboratory.requests.filter(({ method }) => method !== "GET")).toEqual([]);

    // A destroy plans the configuration as well, unless it refreshes nothing.
    bed.workspace.write("main.tf", bed.program(...at("again")));
    const destroyed = await bed.workspace.destroy();
    expect(destroyed.exitCode).toBe(1);
    expect(outputOf(destroyed).replaceAll(/\s+/g, " ")).toContain("run the destroy with -refresh=false");
    expect(bed.laboratory.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    succeeded(await bed.workspace.destroy("-refresh=false"));
    expect(bed.workspace.state()).toEqual({});
  });

  test("a replacement that is created first leaves the live object to its successor", async () => {
    const client = await bed.laboratory.client();
    const { data } = await client.call("createSite", { body: { name: `${bed.engine.name} replaced` } });
    const { id: site_id } = data;
    const path = { id: site_id };
    const fingerprint = await bed.laboratory.seeIssue(site_id);
    const decision = { reason: "accepted_risk", comment: "Known and harmless." };
    const kinds = {
      scan_schedule: { site_id, frequency: "daily", hour: 7 },
      config_draft: { site_id, document: jsonEncoded(bannerDocument("Kept")) },
      issue_suppression: { site_id, environment: "preview", fingerprint, ...decision },
    };
    const createFirst = block("lifecycle", [], { create_before_destroy: true });
    const resources = Object.entries(kinds).map(([kind, attributes]) =>
      block("resource", [`consentform_${kind}`, "live"], attributes, [createFirst]),
    );
    await applyStep(bed.workspace, bed.program(...resources));
    const ownerOf = async () => (await client.call("getConfigDraft", { path })).data.managed_by;
    const owner = await ownerOf();
    const replaced = Object.keys(kinds).map((kind) => `-replace=consentform_${kind}.live`);
    succeeded(await bed.workspace.apply(...replaced));
    expect(Object.keys(bed.workspace.state()).filter((address) => address.includes("deposed"))).toEqual([]);
    await expectSettled(bed.workspace);
    expect(owner).not.toBeNull();
    expect(await ownerOf()).toBe(owner);
    await destroyStep(bed.workspace);
  });

  test("a plan refuses a template without a document and a time zone that does not exist", async () => {
    const template = block("resource", ["consentform_banner_template", "base"], { name: "Base" });
    const mars = site("a", { name: "Mars", settings: { timezone: "Mars/Olympus" } });
    await errorStep(bed.workspace, bed.program(template), /document: is missing; .*from_site_id/);
    await errorStep(
      bed.workspace,
      bed.program(mars),
      /settings\.timezone: is "\(value not shown\)", which is not an IANA time zone/,
    );
  });

  test("a generated configuration without a secret is refused with both ways to write it", async () => {
    const client = await bed.laboratory.client();
    const body = {
      name: `${bed.engine.name} slack`,
      kind: "slack" as const,
      url: "https://hooks.slack.example/services/T0",
    };
    const { data } = await client.call("createAlertChannel", { body });
    const target = block("import", [], { to: reference("consentform_alert_channel.slack"), id: data.id });
    bed.workspace.write("main.tf", bed.program(target));
    const run = await bed.workspace.run("plan", "-generate-config-out=generated.tf");
    expect(outputOf(run)).toMatch(/url: is missing.*Set it or url_wo/s);
  });
});
