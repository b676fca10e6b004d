import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { onOneTerraformEngine } from "../support/terraform-engine";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { createTerraformWorkspace } from "../support/terraform-workspace";

/** `terraform test` of a user's configuration with the mocks of the package, and the policy of the guide. */
const FOLDER = join(repositoryFolder, "examples/testing-terraform");
const MOCKS = "modules/mocks/consentform.tfmock.hcl";

const read = (file: string) => readFileSync(join(FOLDER, file), "utf8");
const program = read("main.tf").replace("/../quickstart/", "/");
const mocks = readFileSync(join(repositoryFolder, MOCKS), "utf8");

/** OpenTofu reads no files of mocks, so its users put the blocks into the test. */
function policyFor(engine: string): string {
  const source = engine === "OpenTofu" ? mocks : 'source = "./mocks"';
  return read("tests/policy.tftest.hcl").replace(/source = .*/, () => source);
}

/** Kinds whose inputs are other kinds' outputs. OpenTofu gives both sites one id, so there the rollout has one. */
const further = `
resource "consentform_banner_template" "t" {
  name     = "Shops"
  document = consentform_config_draft.shop.document
}
resource "consentform_template_rollout" "r" {
  name     = "Shops"
  template = consentform_banner_template.t
  release  = "production"
  sites    = { a = { site = consentform_site.shop.id }, b = { site = consentform_site.other.id } }
}
resource "consentform_site" "other" { name = "Other" }
resource "consentform_token" "t" {
  name    = "CI"
  scopes  = ["sites:read"]
  site_id = consentform_site.shop.id
}
resource "consentform_domain" "d" {
  site_id = consentform_site.shop.id
  host    = "shop.example.org"
}
resource "consentform_domain_verification" "d" { domain_id = consentform_domain.d.id }
`;

let provider: HostedProvider;
beforeAll(async () => {
  provider = await hostProvider();
});
afterAll(() => provider?.close());

onOneTerraformEngine((engine) => {
  const testing = async (configuration: string) => {
    const workspace = createTerraformWorkspace({ engine, env: provider.env });
    try {
      for (const folder of ["tests", "mocks"]) mkdirSync(join(workspace.folder, folder), { recursive: true });
      workspace.write(
        "terraform.tf",
        'terraform {\n  required_providers {\n    consentform = { source = "consentform/consentform" }\n  }\n}\n',
      );
      workspace.write("banner.yaml", readFileSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), "utf8"));
      workspace.write("mocks/consentform.tfmock.hcl", mocks);
      workspace.write("tests/policy.tftest.hcl", policyFor(engine.name));
      workspace.write("main.tf", configuration);
      const { exitCode, stdout, stderr } = await workspace.run("test");
      return { exitCode, output: stdout + stderr };
    } finally {
      workspace.remove();
    }
  };

  test("a configuration passes its policy with the package's mocks, and is torn down", async () => {
    expect(
      await testing(program + (engine.name === "OpenTofu" ? further.replace(/, b = .*? \}/, "") : further)),
    ).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/1 passed, 0 failed/),
    });
  });

  test("the policy refuses long retention and a promotion without a gate", async () => {
    const gated = "consentform_scan_gate.shop.version_number";
    const unlawful = program
      .replace("default = 365", "default = 500")
      .replace(gated, "1 + consentform_version.shop.number");
    const { exitCode, output } = await testing(unlawful);
    expect(exitCode).toBe(1);
    expect(output).toContain("at most 400 are allowed");
    expect(output).toContain("without a gate");
  });
});
