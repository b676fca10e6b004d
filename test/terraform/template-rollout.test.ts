import { readFileSync } from "node:fs";
import { digest } from "../../src/consent/values/canonical-json";
import type { Client } from "../../src/provider/client";
import { bannerDocument, draftOf, newSite, noGate, unique } from "../conformance/rows/prepared";
import { block, jsonEncoded, reference } from "../support/hcl";
import { applyStep, errorStep, expectSettled, planStep } from "../support/terraform-steps";
import { withTerraformTestBed } from "../support/terraform-test-bed";
import { outputOf, succeeded } from "../support/terraform-workspace";

/**
 * A rollout on the real engine: it must never publish a site twice, lose what was done, or show a variable that is
 * sensitive.
 */

const ROLLOUT = "consentform_template_rollout.shops";
const PLANTED = "Planted sensitive title";

withTerraformTestBed((bed) => {
  let client: Client;
  beforeAll(async () => {
    client = await bed.laboratory.client();
  });

  let name: string;
  beforeEach(() => {
    name = unique(`shops ${bed.engine.name} `);
  });

  const sensitive = block("variable", ["title"], { type: reference("string"), sensitive: true, default: PLANTED });
  const template = (title: string) =>
    block("resource", ["consentform_banner_template", "shops"], {
      name,
      document: jsonEncoded(bannerDocument(`${title} {{title}}`)),
      variables: { title: { required: true } },
    });
  const rollout = (sites: Readonly<Record<string, unknown>>, more: object = {}) =>
    block("resource", ["consentform_template_rollout", "shops"], {
      name,
      template: reference("consentform_banner_template.shops"),
      release: "production",
      sites: Object.fromEntries(
        Object.entries(sites).map(([key, site]) => [key, { site, variables: { title: reference("var.title") } }]),
      ),
      ...more,
    });
  const draft = (site: unknown) =>
    block("resource", ["consentform_config_draft", "own"], {
      site_id: site,
      document: jsonEncoded(bannerDocument("Own")),
    });
  const fleet = (title: string, sites: Readonly<Record<string, unknown>>, ...more: string[]) =>
    bed.program(sensitive, template(title), rollout(sites), ...more);
  const writes = () => bed.laboratory.requests.filter(({ method }) => method !== "GET");
  const contentOf = (title: string) => digest(bannerDocument(`${title} ${PLANTED}`));

  /** Number and content that production serves, by key. */
  async function live(sites: Readonly<Record<string, string>>) {
    const entries = Object.entries(sites).map(async ([key, id]) => {
      const { data } = await client.call("getSite", { path: { id } });
      const production = data.stages?.production;
      return [key, production == null ? null : [production.number, production.config_digest]] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  test("is refused in the plan beside a draft of the same site, or in the apply if new", async () => {
    const site = await newSite(client, noGate);
    await applyStep(bed.workspace, bed.program(draft(site)));
    bed.laboratory.forgetRequests();
    await errorStep(
      bed.workspace,
      fleet("One", { shop: site }, draft(site)),
      /This consentform_(template_rollout|config_draft) and another consentform_(config_draft|template_rollout) of this/,
      new RegExp(`would both write the consentform_config_draft of ${site}`),
    );
    expect(writes()).toEqual([]);
    // A draft that moves to another site is planned twice, and is one resource all the same.
    const other = await newSite(client, noGate);
    const created = { "consentform_banner_template.shops": "create", [ROLLOUT]: "create" } as const;
    await planStep(bed.workspace, fleet("One", { shop: site }, draft(other)), {
      actions: { ...created, "consentform_config_draft.own": "replace" },
    });

    // One variable that no plan knows hides nothing about the rest.
    const later = block("resource", ["terraform_data", "later"], { input: "Later" });
    const variables = { title: reference("terraform_data.later.output") };
    const partlyKnown = (links: object) =>
      bed.program(
        later,
        block("resource", ["consentform_banner_template", "shops"], {
          name,
          document: jsonEncoded({ ...bannerDocument("{{title}}"), ...links }),
          variables: { title: { required: true } },
        }),
        rollout({}, { sites: { shop: { site, variables } } }),
      );
    await errorStep(bed.workspace, partlyKnown({ links: {} }), /Banner rule policy-link-missing/);
    bed.workspace.write("main.tf", partlyKnown({}));
    const planned = outputOf(succeeded(await bed.workspace.run("plan")));
    expect(planned).toMatch(/has a value that is not known yet, at\s+\/texts\/en\/banner\/title\. Not\s+evaluated/);

    const made = block("resource", ["consentform_site", "made"], { name, deletion_protection: false });
    const id = reference("consentform_site.made.id");
    bed.workspace.write("main.tf", fleet("One", { made: id }, made, draft(id)));
    const run = await bed.workspace.apply();
    expect({ exitCode: run.exitCode, output: outputOf(run) }).toEqual({
      exitCode: 1,
      output: expect.stringMatching(/would both write/),
    });
  });

  test("a site that cannot take a change fails alone; the next apply sends the rest", async () => {
    const sites = {
      a: await newSite(client, noGate),
      b: await newSite(client, noGate),
      c: await newSite(client, noGate),
    };
    const shown: string[] = [];
    const applyAndFail = async (message: RegExp, ...args: string[]) => {
      const run = await bed.workspace.run("apply", ...args);
      shown.push(run.stdout + run.stderr);
      expect({ exitCode: run.exitCode, output: outputOf(run) }).toEqual({
        exitCode: 1,
        output: expect.stringMatching(message),
      });
    };
    // Someone has written a draft of one of the sites, which the rollout does not own.
    await draftOf(client, sites.c, "By hand");
    bed.workspace.write("main.tf", fleet("One", sites));
    await applyAndFail(/1 of 3 sites failed[\s\S]*sites\.c: the draft is no longer the starter draft/, "-auto-approve");
    expect(Object.keys(bed.workspace.state())).toEqual(["consentform_banner_template.shops"]);
    const done = [1, contentOf("One")];
    expect(await live(sites)).toEqual({ a: done, b: done, c: null });
    bed.workspace.write("main.tf", bed.program(sensitive, template("One"), rollout(sites, { adopt: "true" })));
    succeeded(await bed.workspace.apply());
    expect(await live(sites)).toEqual({ a: done, b: done, c: done });
    await expectSettled(bed.workspace);

    // Someone edits a draft between the plan and its apply.
    bed.workspace.write("main.tf", fleet("Two", sites));
    const { changes } = await bed.workspace.plan();
    // What no change of a template changes is known.
    expect(Object.keys(changes[ROLLOUT]?.unknown ?? {})).not.toContain("template_id");
    expect(changes[ROLLOUT]?.unknown).not.toHaveProperty("template.workspace_id");
    await draftOf(client, sites.b, "By hand again");
    await applyAndFail(
      /1 of 3 sites failed[\s\S]*sites\.b: the draft was last changed at .* after this program/,
      "saved.tfplan",
    );
    const changed = [2, contentOf("Two")];
    expect(await live(sites)).toEqual({ a: changed, b: done, c: changed });
    const plan = await applyStep(bed.workspace, null, { actions: { [ROLLOUT]: "update" } });
    expect(await live(sites)).toEqual({ a: changed, b: changed, c: changed });

    // State holds the variable, as that of every provider does; nothing else shows it.
    for (const command of [["plan"], ["show"], ["state", "show", ROLLOUT]]) {
      const { stdout, stderr } = await bed.workspace.run(...command);
      shown.push(stdout + stderr);
    }
    shown.push(...plan.diagnostics.map(({ detail }) => detail));
    expect(shown.filter((text) => text.includes(PLANTED))).toEqual([]);
    expect(JSON.stringify(bed.workspace.state()[ROLLOUT]?.sensitiveAttributes)).toContain("title");
    expect(readFileSync(bed.workspace.stateFile, "utf8")).toContain(PLANTED);
  });
});
