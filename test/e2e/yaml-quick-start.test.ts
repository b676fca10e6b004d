import { dirname } from "node:path";
import { withGoTool } from "../support/go-tool";
import type { PulumiStack } from "../support/pulumi-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { exampleText, openLanguageExample, walkQuickStart } from "./language-example";
import { outputOf } from "./output-of";

let laboratory: ListeningLaboratory;
let stack: PulumiStack | undefined;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
});
afterAll(async () => {
  stack?.remove();
  await laboratory?.close();
});

withGoTool("pulumi-language-yaml", (host) => {
  test("the quick start in YAML goes live, and a second up changes nothing", async () => {
    stack = await openLanguageExample(laboratory, "pulumi-yaml", { path: [dirname(host)] });
    const typo = exampleText("pulumi-yaml/Pulumi.yaml");
    stack.write("Pulumi.yaml", typo.replace("deletionProtection", "deletionProtected"));
    const refused = outputOf(await stack.preview());
    expect(refused).toMatch(/Property deletionProtected does not exist on 'consentform:index:Site'/);
    expect(refused).toMatch(/Existing properties are: .*deletionProtection/);
    stack.write("Pulumi.yaml", typo.replace("retention: 1095", "retention: long"));
    expect(outputOf(await stack.preview())).toMatch(/retention: Cannot assign type 'string' to type 'integer'/);
    stack.write("Pulumi.yaml", typo);

    await walkQuickStart(laboratory, stack);
  });
});
