import { rmSync } from "node:fs";
import { dirname } from "node:path";
import type { Client } from "../../src/provider/client";
import { withGoTool } from "../support/go-tool";
import type { PulumiStack } from "../support/pulumi-stack";
import {
  inWorkspace,
  type ListeningLaboratory,
  openListeningLaboratory,
  type WorkspaceLaboratory,
} from "../support/terraform-laboratory";
import { exampleText, openLanguageExample, walkQuickStart } from "./language-example";
import { generatedSdks, goSurroundings, type LanguageSurroundings, pythonSurroundings } from "./language-hosts";
import { outputOf, succeeded } from "./output-of";

let opened: ListeningLaboratory;
/** As the workspace of a test sees it. */
let laboratory: WorkspaceLaboratory;
let client: Client;
let stack: PulumiStack | undefined;
let count = 0;
beforeAll(async () => {
  opened = await openListeningLaboratory();
});
beforeEach(async () => {
  laboratory = inWorkspace(opened, `workspace ${++count}`);
  client = await laboratory.client();
  laboratory.forgetRequests();
});
afterEach(() => stack?.remove());
afterAll(() => opened?.close());

/**
 * The fleet of an example: it must bring six shops live, and have nothing to do afterward.
 *
 * @returns the stack's outputs, and the number of its resources
 */
async function walkFleet(opened: PulumiStack): Promise<{ outputs: Record<string, unknown>; count: number }> {
  stack = opened;
  const planned = succeeded(await stack.preview());
  const { changes } = succeeded(await stack.up());
  expect(planned.changes).toEqual(changes);
  const outputs = await stack.outputs();
  const { data: sites } = await client.call("listSites", {});
  const kiel = sites.data.find(({ name }) => name === "Shop Kiel");
  expect(outputs.snippets).toMatchObject({ kiel: expect.stringContaining(`/s/${kiel?.id}/production/loader.js`) });
  expect(sites.data.map(({ stages }) => stages?.production?.number)).toEqual([1, 1, 1, 1, 1, 1]);

  laboratory.forgetRequests();
  expect(succeeded(await stack.up()).changes).toEqual({ same: changes.create });
  expect(laboratory.requests).toEqual([]);
  return { outputs, count: Number(changes.create) };
}

withGoTool("pulumi-language-yaml", (host) => {
  test("the fleet in YAML brings each shop live, and a second up sends nothing", async () => {
    const fleet = await openLanguageExample(laboratory, "pulumi-yaml-fleet", { path: [dirname(host)] });
    const { outputs, count } = await walkFleet(fleet);
    const { challenges } = outputs;
    expect(challenges).toHaveLength(7);
    expect(challenges).toContainEqual(expect.objectContaining({ host: "www.hamburg.shops.example", type: "TXT" }));
    // No program runs for it, so one language is enough.
    expect(succeeded(await fleet.destroy()).changes).toEqual({ delete: count });
  });
});

const componentProgram = `
import pulumi_consentform as consentform

consentform.Site("alone", deletion_protection=False)
consentform.SiteFleet(
    "shops",
    template=consentform.SiteFleetTemplateArgs(
        name="Shops",
        document=open("../fleet/banner.yaml", encoding="utf-8").read(),
        variables={"company": {"required": True}, "privacy_email": {"required": True}},
    ),
    sites="../quickstart-fleet/sites.csv",
    waves=["canary", "rest"],
)
`;

withGoTool("pulumi-language-python", (host) => {
  let sdks: string;
  let python: LanguageSurroundings | null;
  beforeAll(async () => {
    sdks = generatedSdks("python");
    python = await pythonSurroundings(host, sdks);
  });
  afterAll(() => rmSync(sdks, { recursive: true, force: true }));

  test("the quick start in Python goes live, and a second up sends nothing", async () => {
    if (python === null) return;
    stack = await openLanguageExample(laboratory, "pulumi-python", python);
    await walkQuickStart(laboratory, stack);
  });

  test("the fleet in Python brings each shop live, and a second up sends nothing", async () => {
    if (python === null) return;
    await walkFleet(await openLanguageExample(laboratory, "pulumi-python-fleet", python));
  });

  test("a component and a resource of a Python program share one provider", async () => {
    if (python === null) return;
    stack = await openLanguageExample(laboratory, "pulumi-python", python);
    stack.write("__main__.py", componentProgram);
    succeeded(await stack.up());
    const { resources = [] } = stack.state().deployment;
    const providers = resources.filter(({ type }) => type === "pulumi:providers:consentform");
    expect(providers.map(({ inputs }) => inputs)).toEqual([expect.objectContaining({ version: expect.any(String) })]);
  });

  test.each([
    ['consentform.Site("shop", retentoin=1095)', /unexpected keyword argument 'retentoin'/],
    ['consentform.Site("shop", retention="long")', /retention \[type\]: is a string of 4 characters; expected integer/],
    [
      'consentform.Domain("www", site_id=3, host="www.shop.example")',
      /site(Id)? \[type\]: is a number; expected string/,
    ],
  ])("a Python program with %s is refused before it sends anything", async (line, refusal) => {
    if (python === null) return;
    stack = await openLanguageExample(laboratory, "pulumi-python", python);
    stack.write("__main__.py", `import pulumi_consentform as consentform\n${line}\n`);
    laboratory.forgetRequests();
    const run = await stack.preview();
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(refusal);
    expect(laboratory.requests).toEqual([]);
  });
});

withGoTool("pulumi-language-go", (host) => {
  test("the quick start in Go names bad input, goes live, and then sends nothing", async () => {
    const sdks = generatedSdks("go");
    try {
      stack = await openLanguageExample(laboratory, "pulumi-go", goSurroundings(host, sdks));
      const program = exampleText("pulumi-go/main.go");
      const wrong = program.replace("Retention: ", "Retentoin: ").replace("site.ID(),\n\t\tHost:", "3,\n\t\tHost:");
      stack.write("main.go", wrong);
      const refused = await stack.preview();
      expect(refused.exitCode).not.toBe(0);
      expect(outputOf(refused)).toMatch(
        /main\.go:\d+:\d+: unknown field Retentoin in struct literal of type .*SiteArgs/,
      );
      expect(outputOf(refused)).toMatch(/main\.go:\d+:\d+: cannot use 3 .* as pulumi\.StringInput value/);
      expect(laboratory.requests).toEqual([]);
      stack.write("main.go", program);
      await walkQuickStart(laboratory, stack);
    } finally {
      rmSync(sdks, { recursive: true, force: true });
    }
  });
});
