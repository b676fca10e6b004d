import { onOneTerraformEngine } from "../support/terraform-engine";
import { createTerraformWorkspace, succeeded } from "../support/terraform-workspace";
import { LIBRARIES, programText, synthesize } from "./synthesis";

const VALUES = { company: `Shop "Example" Ltd \\ \${x}`, days: 30, languages: ["en", "de"] };

/** The texts of test/cdktf/programs/texts.ts, with VALUES in place of its references. */
const expected = {
  plain: 'say "hi" \\d\n\t é <&> $5 100% $$',
  templates: `\${not_a_reference} %{ if not_a_directive } $\${twice} %%{twice}`,
  "key ${too}": true,
  reference: VALUES.company,
  mixed: `Ask "${VALUES.company}" \\ for \${more}\n`,
  number: 30,
  list: ["en", "de"],
  nested: [{ a: null, b: [1, 2.5] }],
};

onOneTerraformEngine((engine) => {
  test.each(LIBRARIES)("%s: every text and every reference of a banner arrives as it was meant", async (library) => {
    const { stderr, text } = synthesize(library, programText("texts"), "texts");
    expect(stderr).toBe("");
    const workspace = createTerraformWorkspace({
      engine,
      files: { "cdk.tf.json": text, "values.auto.tfvars.json": JSON.stringify(VALUES) },
    });
    try {
      succeeded(await workspace.run("init"));
      succeeded(await workspace.apply());
      const { stdout } = succeeded(await workspace.run("output", "-json"));
      expect(JSON.parse(JSON.parse(stdout).text.value)).toEqual(expected);
    } finally {
      workspace.remove();
    }
  });
});
