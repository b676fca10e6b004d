import { App, TerraformOutput, TerraformStack, TerraformVariable } from "cdktn";
import { type BannerDocument, bannerJson } from "consentform/cdktn";

const app = new App();
const stack = new TerraformStack(app, "texts");
const company = new TerraformVariable(stack, "company", { type: "string" });
const days = new TerraformVariable(stack, "days", { type: "number" });
const languages = new TerraformVariable(stack, "languages", { type: "list(string)" });

// Not a legal banner: what matters is that every value arrives.
const document = {
  plain: 'say "hi" \\d\n\t é <&> $5 100% $$',
  templates: `\${not_a_reference} %{ if not_a_directive } $\${twice} %%{twice}`,
  "key ${too}": true,
  reference: company.stringValue,
  mixed: `Ask "${company.stringValue}" \\ for \${more}\n`,
  number: days.numberValue,
  list: languages.listValue,
  nested: [{ a: null, b: [1, 2.5], left_out: undefined }],
};
new TerraformOutput(stack, "text", { value: bannerJson(document as unknown as BannerDocument) });

app.synth();
