import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportCommand } from "../../src/provider/cli/report";
import type { Report } from "../../src/provider/cli/report/plan-report";
import { block, reference } from "../support/hcl";
import { repositoryFolder } from "../support/repository-folder";
import { onEveryTerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { createTerraformWorkspace, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";
import { runCommand } from "../unit/provider/cli/recorded-context";

const banner = readFileSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), "utf8");

onEveryTerraformEngine((engine) => {
  let laboratory: ListeningLaboratory;
  let provider: HostedProvider;
  let workspace: TerraformWorkspace;
  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    provider = await hostProvider();
    workspace = createTerraformWorkspace({ engine, env: provider.env });
    const site_id = reference("consentform_site.shop.id");
    const resources = [
      block("resource", ["consentform_site", "shop"], { name: "Shop", deletion_protection: false }),
      block("resource", ["consentform_domain", "www"], { site_id, host: "www.shop.example" }),
      block("resource", ["consentform_config_draft", "banner"], {
        site_id,
        document: reference('jsonencode(yamldecode(file("banner.yaml")))'),
      }),
    ];
    workspace.write("banner.yaml", banner);
    workspace.write("main.tf", [laboratory.provider, ...resources].join("\n"));
  });
  afterAll(async () => {
    workspace?.remove();
    await provider?.close();
    await laboratory?.close();
  });

  async function reportOf(...args: string[]): Promise<Report> {
    succeeded(await workspace.run("plan", "-out=saved.tfplan", ...args));
    const file = join(workspace.folder, "plan.json");
    writeFileSync(file, succeeded(await workspace.run("show", "-json", "saved.tfplan")).stdout);
    const run = await runCommand(reportCommand, [file, "--format", "json"]);
    expect(run).toMatchObject({ status: 0, stderr: [] });
    return JSON.parse(run.stdout.join("\n"));
  }

  test("reports a new site, then one changed text, then its deletion", async () => {
    const first = await reportOf();
    expect(first).toMatchObject({ tool: "terraform", operation: "change", summary: { create: 3, delete: 0 } });
    expect(first.changes.find(({ kind }) => kind === "Site")?.properties).toContainEqual({
      path: "name",
      before: { state: "absent" },
      after: { state: "known", value: "Shop" },
    });
    succeeded(await workspace.applyPlan());

    workspace.write("banner.yaml", banner.replace("title: Your privacy", "title: Your choice"));
    const change = await reportOf();
    expect(change).toMatchObject({ summary: { update: 1, unchanged: 2 }, changes: [], deletions: [] });
    expect(change.banners).toMatchObject([
      {
        resources: ["consentform_config_draft.banner"],
        document: "known",
        texts: [
          { language: "en", path: "banner.title", before: { value: "Your privacy" }, after: { value: "Your choice" } },
        ],
        design: [],
        other: [],
      },
    ]);

    const destroy = await reportOf("-destroy");
    expect(destroy.deletions.map(({ kind }) => kind).sort()).toEqual(["ConfigDraft", "Domain", "Site"]);
  });
});
