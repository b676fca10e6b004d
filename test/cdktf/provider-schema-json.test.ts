import { schemaRpcs, serveForReattach } from "../../src/provider/terraform/protocol";
import { providerSchema } from "../../src/provider/terraform/schema";
import { providerSchemaJson } from "../../tools/constructs/provider-schema-json";
import { providerBlocks } from "../support/terraform-configuration";
import { onEveryTerraformEngine } from "../support/terraform-engine";
import { createTerraformWorkspace, succeeded } from "../support/terraform-workspace";

onEveryTerraformEngine((engine) => {
  test("the schema behind the constructs equals the one that the engine prints", async () => {
    const { reattach, close } = await serveForReattach(schemaRpcs(providerSchema));
    const workspace = createTerraformWorkspace({
      engine,
      files: { "main.tf": providerBlocks({}) },
      env: { TF_REATTACH_PROVIDERS: reattach },
    });
    try {
      const address = `${engine.registryHost}/consentform/consentform`;
      const { stdout } = succeeded(await workspace.run("providers", "schema", "-json"));
      const printed = JSON.parse(stdout);
      // Newer engines print identities as well, which the generators of constructs do not read.
      delete printed.provider_schemas[address].resource_identity_schemas;
      expect(providerSchemaJson(providerSchema(), address)).toEqual(printed);
    } finally {
      workspace.remove();
      await close();
    }
  });
});
