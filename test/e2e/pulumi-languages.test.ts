import { dirname } from "node:path";
import type { Client } from "../../src/provider/client";
import { withGoTool } from "../support/go-tool";
import type { PulumiStack } from "../support/pulumi-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { openLanguageExample } from "./language-example";
import { succeeded } from "./output-of";

let laboratory: ListeningLaboratory;
let client: Client;
let stack: PulumiStack | undefined;
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  client = await laboratory.client();
});
afterEach(() => stack?.remove());
afterAll(() => laboratory?.close());

withGoTool("pulumi-language-yaml", (host) => {
  test("the fleet in YAML brings each shop live, and a second up sends nothing", async () => {
    stack = await openLanguageExample(laboratory, "pulumi-yaml-fleet", { path: [dirname(host)] });
    succeeded(await stack.preview());
    const { changes } = succeeded(await stack.up());
    expect(changes).toEqual({ create: 17 });
    const { snippets, challenges } = await stack.outputs();
    const { data: sites } = await client.call("listSites", {});
    const kiel = sites.data.find(({ name }) => name === "Shop Kiel");
    expect(snippets).toMatchObject({ kiel: expect.stringContaining(`/s/${kiel?.id}/production/loader.js`) });
    expect(challenges).toHaveLength(7);
    expect(challenges).toContainEqual(expect.objectContaining({ host: "www.hamburg.shops.example", type: "TXT" }));
    expect(sites.data.map(({ stages }) => stages?.production?.number)).toEqual([1, 1, 1, 1, 1, 1]);

    laboratory.forgetRequests();
    expect(succeeded(await stack.up()).changes).toEqual({ same: 17 });
    expect(laboratory.requests).toEqual([]);
    expect(succeeded(await stack.destroy()).changes).toEqual({ delete: 17 });
  });
});
