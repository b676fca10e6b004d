import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { terraformSetupCommand } from "../../../../src/provider/cli/terraform-setup";
import { installationBlock } from "../../../../src/provider/cli/terraform-setup/installation-block";
import { mergeBlock } from "../../../../src/provider/cli/terraform-setup/merge-block";
import { runCommand } from "./recorded-context";

const block = installationBlock("mirror", "/opt/consentform/mirror");

test("the mirror serves the provider to both engines and no other provider", () => {
  const addresses =
    '["registry.terraform.io/consentform/consentform", "registry.opentofu.org/consentform/consentform"]';
  expect(block).toContain(`path    = "/opt/consentform/mirror"\n    include = ${addresses}`);
  expect(block).toContain(`direct {\n    exclude = ${addresses}`);
});

test("a path is not a template", () => {
  expect(installationBlock("override", `/home/\${USER}/100%{x}`)).toContain(`"/home/$\${USER}/100%%{x}"`);
});

test("a block that is written again replaces the former one and touches nothing else", () => {
  const before = 'plugin_cache_dir = "/cache"\n';
  const once = mergeBlock(before, block) ?? "";
  expect(once.startsWith(before)).toBe(true);
  const other = installationBlock("mirror", "/elsewhere");
  const twice = mergeBlock(`${once}disable_checkpoint = true\n`, other) ?? "";
  expect(twice).toContain('"/elsewhere"');
  expect(twice).not.toContain("/opt/consentform");
  expect(twice.match(/provider_installation/g)).toHaveLength(1);
  expect(twice.startsWith(before)).toBe(true);
  expect(twice.endsWith("disable_checkpoint = true\n")).toBe(true);
  expect(mergeBlock(twice, other)).toBe(twice);
});

test("keeps another tool's block; one in a comment does not count", () => {
  expect(mergeBlock("provider_installation {\n  direct {}\n}\n", block)).toBeNull();
  expect(mergeBlock("# provider_installation {}", block)).toContain(`# provider_installation {}\n# consentform: begin`);
});

describe("the command", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "terraform-setup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  // From sources there is no built provider beside the command.
  test("says what is missing, and what to do about it, where nothing was built", async () => {
    const { status, stdout, stderr } = await runCommand(terraformSetupCommand(), ["--write", join(folder, "rc")]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: [] });
    expect(stderr.join("\n")).toMatch(/mirror is missing.*npm run build/);
  });

  test("writes to --write's file or the engine's, and refuses a second block", async () => {
    const provider = join(folder, "built");
    const file = join(folder, "own.tfrc");
    const setUp = (args: string[]) =>
      runCommand(terraformSetupCommand(provider), args, {
        TF_CLI_CONFIG_FILE: file,
      });
    mkdirSync(join(provider, "mirror"), { recursive: true });

    expect((await setUp([])).stdout.join("\n")).toContain(join(provider, "mirror"));
    expect((await setUp(["--write"])).status).toBe(0);
    expect(readFileSync(file, "utf8")).toContain(join(provider, "mirror"));
    const elsewhere = await setUp(["--write", join(folder, "deep", "other.tfrc")]);
    expect(elsewhere.stderr.join("\n")).toContain("export TF_CLI_CONFIG_FILE=");

    writeFileSync(file, "provider_installation {\n}\n");
    const refused = await setUp(["--write"]);
    expect(refused.status).toBe(2);
    expect(refused.stderr.join("\n")).toMatch(/Merge this into it/);
    expect(readFileSync(file, "utf8")).toBe("provider_installation {\n}\n");
  });
});
