import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { starterDocument } from "../../src/consent/rules";
import { starterText } from "../../src/provider/cli/starter-text";
import { onEveryTerraformEngine } from "../support/terraform-engine";

onEveryTerraformEngine(({ executable }) => {
  test("yamldecode reads the starter as the document that it is", () => {
    const folder = mkdtempSync(join(tmpdir(), "consentform-starter-"));
    try {
      writeFileSync(join(folder, "banner.yaml"), starterText({ language: "en" }));
      const input = 'base64encode(jsonencode(yamldecode(file("banner.yaml"))))\n';
      // OpenTofu prints its complaints about a user's configuration before the answer.
      const env = { ...process.env, TF_CLI_CONFIG_FILE: devNull };
      const output = execFileSync(executable, ["console"], { cwd: folder, input, env, encoding: "utf8" });
      const text = Buffer.from(JSON.parse(output), "base64").toString();
      expect(JSON.parse(text)).toEqual(starterDocument("en"));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
