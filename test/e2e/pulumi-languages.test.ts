import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Client } from "../../src/provider/client";
import { withGoTool } from "../support/go-tool";
import { installedPackage } from "../support/installed-package";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { outputOf, succeeded } from "./output-of";

const EXAMPLES = join(repositoryFolder, "examples");

let laboratory: ListeningLaboratory;
let client: Client;
let stack: PulumiStack | undefined;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  client = await laboratory.client();
});
afterEach(() => stack?.remove());
afterAll(() => laboratory?.close());

/** A stack of an example, with the host of its language and our plugin on PATH. */
async function openExample(name: string, host: string): Promise<PulumiStack> {
  stack = await createPulumiStack({
    program: join(EXAMPLES, name),
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    path: [dirname(host), join(installedPackage(), "node_modules/consentform/dist/pulumi")],
  });
  for (const file of ["quickstart/banner.yaml", "fleet/banner.yaml"])
    stack.write(join("..", file), readFileSync(join(EXAMPLES, file), "utf8"));
  return stack;
}

withGoTool("pulumi-language-yaml", (host) => {
  test("the quick start in YAML goes live, and a second up changes nothing", async () => {
    const quickStart = await openExample("pulumi-yaml", host);
    const typo = readFileSync(join(EXAMPLES, "pulumi-yaml/Pulumi.yaml"), "utf8");
    quickStart.write("Pulumi.yaml", typo.replace("deletionProtection", "deletionProtected"));
    const refused = outputOf(await quickStart.preview());
    expect(refused).toMatch(/Property deletionProtected does not exist on 'consentform:index:Site'/);
    quickStart.write("Pulumi.yaml", typo);

    expect(succeeded(await quickStart.up()).changes).toEqual({ create: 5 });
    const outputs = await quickStart.outputs();
    expect(outputs).toEqual({
      siteId: expect.stringMatching(/^site_/),
      snippet: expect.stringContaining("<script"),
      challenge: expect.stringMatching(/^_consent-challenge\S*www\.shop\.example TXT \S+$/),
      liveVersion: 1,
    });
    laboratory.forgetRequests();
    expect(succeeded(await quickStart.up()).changes).toEqual({ same: 5 });
    expect(laboratory.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    const { data } = await client.call("getSite", { path: { id: String(outputs.siteId) } });
    expect(data).toMatchObject({ name: "shop", stages: { production: { number: 1 } } });
    succeeded(await quickStart.destroy());
  });

  test("the fleet in YAML brings each shop live with its own company", async () => {
    const fleet = await openExample("pulumi-yaml-fleet", host);
    expect(succeeded(await fleet.up()).changes).toEqual({ create: 4 });
    expect(await fleet.outputs()).toMatchObject({ live: { kiel: 1, bremen: 1 } });
    expect(succeeded(await fleet.preview()).changes).toEqual({ same: 4 });
    succeeded(await fleet.destroy());
  });
});
