import { block, jsonEncoded } from "../support/hcl";
import { applyStep, destroyStep } from "../support/terraform-steps";
import { withTerraformTestBed } from "../support/terraform-test-bed";

const ADDRESS = "consentform_banner_template.brands";

withTerraformTestBed((bed) => {
  const template = (variables?: object) =>
    block("resource", ["consentform_banner_template", "brands"], {
      name: `Brands ${bed.engine.name}`,
      document: jsonEncoded({ layout: { kind: "bar" } }),
      ...(variables !== undefined && { variables }),
    });

  test("a template gains variables without a default, and loses variables", async () => {
    const client = await bed.laboratory.client();
    await applyStep(bed.workspace, bed.program(template({ shop: { default: "x" }, motto: { default: "y" } })));
    const id = String(bed.workspace.state()[ADDRESS]?.attributes.id);
    const steps = [
      { shop: { default: "x" }, motto: { default: "y" }, legal: {} },
      { legal: {} },
      { shop: {} },
      undefined,
    ];
    for (const variables of steps) {
      await applyStep(bed.workspace, bed.program(template(variables)), { actions: { [ADDRESS]: "update" } });
      const { data } = await client.call("getTemplate", { path: { id } });
      expect(Object.keys(data.variables).sort()).toEqual(Object.keys(variables ?? {}).sort());
    }
    await destroyStep(bed.workspace);
  });
});
