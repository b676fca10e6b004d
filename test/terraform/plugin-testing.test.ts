import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { installationBlock } from "../../src/provider/cli/terraform-setup/installation-block";
import { type Kind, registry } from "../../src/provider/resources";
import { rows } from "../conformance/rows";
import { goTool, withGoTool } from "../support/go-tool";
import { repositoryFolder } from "../support/repository-folder";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { addressOf, configuration, type Declared, declareObject, having, notImportable } from "./acceptance-cases";

/** The input of the program beside `tools/engine/terraform-plugin-testing/go.mod`. */
interface Step {
  readonly config: string;
  readonly attributes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly import?: string;
  readonly byIdentity?: boolean;
  readonly ignored?: readonly string[];
}

const kinds = Object.keys(registry) as Kind[];

/** The names that state must have after an apply, by address. */
function namesIn(objects: readonly Declared[]): Record<string, { name: string }> {
  return Object.fromEntries(
    objects.flatMap((object) =>
      typeof object.inputs.name === "string" ? [[addressOf(object), { name: object.inputs.name }]] : [],
    ),
  );
}

withGoTool("terraform-plugin-testing", (executable) => {
  let laboratory: ListeningLaboratory;
  let folder: string;
  beforeAll(async () => {
    laboratory = await openListeningLaboratory();
    folder = mkdtempSync(join(tmpdir(), "consentform-plugin-testing-"));
  });
  afterAll(async () => {
    await laboratory?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const runSteps = async (steps: readonly Step[]) => {
    const [file, setup] = [join(folder, "steps.json"), join(folder, "terraform.rc")];
    writeFileSync(file, JSON.stringify(steps));
    writeFileSync(setup, installationBlock("mirror", join(repositoryFolder, "dist/terraform/mirror")));
    const terraform = goTool("terraform");
    if ("reason" in terraform) throw new Error(terraform.reason);
    const acceptance = { TF_ACC: "1", TF_ACC_TERRAFORM_PATH: terraform.executable, TF_CLI_CONFIG_FILE: setup };
    return promisify(execFile)(executable, [file], { env: { ...process.env, ...acceptance } }).then(
      ({ stdout }) => stdout.trim(),
      ({ stdout, stderr }) => `failed:\n${stdout}${stderr}`,
    );
  };

  test("the registry's provider tests accept every kind: apply, change, import, destroy", async () => {
    const client = await laboratory.client();
    const objects = await Promise.all(kinds.map((kind) => declareObject(laboratory, client, kind, "tested")));
    const config = configuration(laboratory.provider, objects);
    const changed = objects.map((object) => {
      const [first] = Object.entries(rows[object.kind].changes);
      return first === undefined ? object : having(object, ...first);
    });
    const changedConfig = configuration(laboratory.provider, changed);
    const imported = (kind: Kind): Step => ({
      config: changedConfig,
      import: addressOf({ kind, name: "tested" }),
      ignored: Object.keys(notImportable(kind)),
    });
    expect(
      await runSteps([
        { config, attributes: namesIn(objects) },
        { config: changedConfig },
        imported("Site"),
        imported("WebhookEndpoint"),
        // An import by identity must leave nothing to plan, so it takes a kind without inputs that only the
        // configuration knows.
        { ...imported("ScanSchedule"), byIdentity: true },
      ]),
    ).toBe("5 steps passed");
  });

  test("the registry's tests report an unexpected attribute", async () => {
    const config = configuration(laboratory.provider, [
      { kind: "Site", name: "wrong", inputs: { name: "one", deletion_protection: false } },
    ]);
    const attributes = { "consentform_site.wrong": { name: "another" } };
    expect(await runSteps([{ config, attributes }])).toMatch(/^failed:[\s\S]*expected "another", got "one"/);
  });
});
