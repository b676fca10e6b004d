import { schemaRpcs, serveForReattach } from "../../src/terraform/protocol";
import { providerSchema } from "../../src/terraform/schema";
import { providerSchemaJson } from "../../tools/constructs/provider-schema-json";
import { providerBlocks } from "../support/terraform-configuration";
import { onEveryTerraformEngine } from "../support/terraform-engine";
import { createTerraformWorkspace, succeeded } from "../support/terraform-workspace";

onEveryTerraformEngine((engine) => {
  test("the schema that constructs are made from is what the engine prints of the provider", async () => {
    const { reattach, close } = await serveForReattach(schemaRpcs(providerSchema));
    const workspace = createTerraformWorkspace({
      engine,
      files: { "main.tf": providerBlocks({}) },
      env: { TF_REATTACH_PROVIDERS: reattach },
    });
    try {
      const address = `${engine.registryHost}/consentform/consentform`;
      const { stdout } = succeeded(await workspace.run("providers", "schema", "-json"));
      expect(providerSchemaJson(providerSchema(), address)).toEqual(JSON.parse(stdout));
    } finally {
      workspace.remove();
      await close();
    }
  });
});
