import { createClient } from "../../src/provider/client";
import { type DevService, startDevService } from "../support/dev-service";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { resourceNamed } from "./state-resource";

/** A site in the account of the stack's configuration, and one in each of two others. */
const program = `
const pulumi = require("@pulumi/pulumi");
const consentform = require("consentform");
const config = new pulumi.Config();
const endpoint = new pulumi.Config("consentform").require("endpoint");
const settings = { deletionProtection: false };

const north = new consentform.Provider("north", { token: config.require("north"), endpoint });
const south = new consentform.Provider("south", { token: config.require("south"), endpoint });
const shared = new consentform.Site("shared", settings);
const northern = new consentform.Site("northern", settings, { provider: north });
const southern = new consentform.Site("southern", settings, { provider: south });
class Shop extends pulumi.ComponentResource {
  constructor(name, opts) {
    super("shop:index:Shop", name, {}, opts);
    new consentform.Site("in-component", settings, { parent: this });
  }
}
new Shop("shop", { providers: [south] });
exports.seenFromNorth = consentform.getSites({}, { provider: north }).then((sites) => JSON.stringify(sites));
`;

let service: DevService;
let stack: PulumiStack;
beforeAll(async () => {
  service = await startDevService({ workspaces: ["north", "south"] });
});
afterEach(() => stack?.remove());
afterAll(() => service?.stop());

function tokenOf(workspace: string): string {
  const token = service.tokens[workspace];
  if (token === undefined) throw new Error(`the service printed no token of workspace ${workspace}`);
  return token;
}

async function siteNames(workspace: string): Promise<string[]> {
  const client = createClient({ endpoint: service.endpoint, token: tokenOf(workspace) });
  const names: string[] = [];
  for await (const { name } of client.list("listSites", {})) names.push(name);
  return names.sort();
}

test("two accounts beside the stack's: each resource uses its account's token", async () => {
  stack = await createPulumiStack({
    program: { "index.js": program },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: {
      "consentform:token": tokenOf("default"),
      "program:north": tokenOf("north"),
      "program:south": tokenOf("south"),
    },
  });
  const sitesOfEach = async () => ({
    default: await siteNames("default"),
    north: await siteNames("north"),
    south: await siteNames("south"),
  });

  const first = await stack.up();
  expect({ exitCode: first.exitCode, stderr: first.stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(await sitesOfEach()).toEqual({
    default: ["shared"],
    north: ["northern"],
    south: ["in-component", "southern"],
  });
  expect(await stack.up("--expect-no-changes")).toMatchObject({ exitCode: 0 });
  expect(await stack.refresh("--expect-no-changes")).toMatchObject({ exitCode: 0 });
  expect(JSON.stringify(await stack.outputs())).toContain("northern");

  // The class wraps the tokens, although the program passed plain strings.
  const state = JSON.stringify(stack.state());
  for (const workspace of ["default", "north", "south"]) expect(state).not.toContain(tokenOf(workspace));
  const workspaces = ["shared", "northern", "southern"].map(
    (name) => resourceNamed(stack.state(), name).outputs?.workspaceId,
  );
  expect(new Set(workspaces).size).toBe(3);

  expect(await stack.destroy()).toMatchObject({ exitCode: 0 });
  expect(await sitesOfEach()).toEqual({ default: [], north: [], south: [] });
});
