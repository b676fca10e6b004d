import { dirname } from "node:path";
import type { Client } from "../../src/provider/client";
import { withGoTool } from "../support/go-tool";
import type { PulumiStack } from "../support/pulumi-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { exampleText, openLanguageExample } from "./language-example";
import { outputOf, succeeded } from "./output-of";

let laboratory: ListeningLaboratory;
let client: Client;
let stack: PulumiStack | undefined;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  client = await laboratory.client();
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
    stack.write("Pulumi.yaml", typo);

    expect(succeeded(await stack.up()).changes).toEqual({ create: 5 });
    const outputs = await stack.outputs();
    expect(outputs).toEqual({
      siteId: expect.stringMatching(/^site_/),
      snippet: expect.stringContaining("<script"),
      challenge: expect.stringMatching(/^_consent-challenge\S*www\.shop\.example TXT \S+$/),
      liveVersion: 1,
    });
    laboratory.forgetRequests();
    expect(succeeded(await stack.up()).changes).toEqual({ same: 5 });
    expect(laboratory.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    const { data } = await client.call("getSite", { path: { id: String(outputs.siteId) } });
    expect(data).toMatchObject({ name: "shop", stages: { production: { number: 1 } } });
    succeeded(await stack.destroy());
  });
});
