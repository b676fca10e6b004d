import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../../src/provider/client";
import { type DevService, startDevService } from "../support/dev-service";
import { repositoryFolder } from "../support/repository-folder";
import { onOneTerraformEngine } from "../support/terraform-engine";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { applyStep, destroyStep } from "../support/terraform-steps";
import { createTerraformWorkspace, succeeded } from "../support/terraform-workspace";
import { LIBRARIES, programText, synthesize } from "./synthesis";

let service: DevService;
let provider: HostedProvider;
beforeAll(async () => {
  service = await startDevService();
  provider = await hostProvider({
    environment: { CONSENTFORM_ENDPOINT: service.endpoint, CONSENTFORM_TOKEN: service.token },
  });
});
afterAll(async () => {
  await provider?.close();
  await service?.stop();
});

onOneTerraformEngine((engine) => {
  test.each(LIBRARIES)("examples/%s is applied, planned again without changes, and destroyed", async (library) => {
    const program = readFileSync(join(repositoryFolder, "examples", library, "index.ts"), "utf8");
    const { text } = synthesize(library, program, "shop");
    const workspace = createTerraformWorkspace({
      engine,
      env: provider.env,
      // Where the library keeps state is not where other workspaces of these tests do.
      files: { "cdk.tf.json": text.replace("./terraform.shop.tfstate", "terraform.tfstate") },
    });
    try {
      succeeded(await workspace.run("init"));
      const plan = await applyStep(workspace, null, {});
      expect(Object.keys(plan.changes)).toHaveLength(5);
      const { stdout } = succeeded(await workspace.run("output", "-json"));
      expect(JSON.parse(stdout)).toMatchObject({
        snippet: { value: expect.stringContaining("<script") },
        version: { value: 1 },
      });
      await destroyStep(workspace);
    } finally {
      workspace.remove();
    }
  });

  test("deploys a SiteFleet in waves, plans no further changes, and destroys it", async () => {
    const { text } = synthesize("cdktn", programText("fleet"), "fleet");
    const workspace = createTerraformWorkspace({
      engine,
      env: provider.env,
      files: { "cdk.tf.json": text.replace("./terraform.fleet.tfstate", "terraform.tfstate") },
    });
    try {
      succeeded(await workspace.run("init"));
      const plan = await applyStep(workspace, null, {});
      expect(Object.keys(plan.changes)).toHaveLength(15);
      const client = createClient({ endpoint: service.endpoint, token: service.token });
      const live = [];
      for await (const { name, stages } of client.list("listSites", { query: {} })) {
        live.push([name, stages?.preview?.number, stages?.production?.number]);
      }
      expect(live.sort()).toEqual([
        ["50 %{off}", 1, undefined],
        ["Kiel", 1, 1],
        ["bonn", 1, 1],
      ]);
      await destroyStep(workspace);
    } finally {
      workspace.remove();
    }
  });
});
