import { join } from "node:path";
import type { Client } from "../../src/provider/client";
import { installedPackage } from "../support/installed-package";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";

/** Declares resources of the native types, as the SDK of any language does. */
const program = `
const pulumi = require("@pulumi/pulumi");
class Native extends pulumi.CustomResource {}
const { objects } = JSON.parse(require("node:fs").readFileSync("objects.json", "utf8"));
for (const { kind, name, inputs, options } of objects) {
  const resource = new Native("consentform:index:" + kind, name, { scriptUrl: undefined, ...inputs }, options);
  exports[name] = resource.id;
}
`;

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

test("a native resource is created with one request, and unchanged without any", async () => {
  const objects = [{ kind: "Site", name: "shop", inputs: { retention: 1095, deletionProtection: false } }];
  stack = await createPulumiStack({
    program: { "index.js": program, "objects.json": JSON.stringify({ objects }) },
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    path: [join(installedPackage(), "node_modules/consentform/dist/pulumi")],
  });
  laboratory.forgetRequests();
  const created = succeeded(await stack.up());
  expect(created.changes).toEqual({ create: 1 });
  expect(requestsSeen()).toEqual(["POST /sites"]);
  laboratory.forgetRequests();
  expect(succeeded(await stack.up()).changes).toEqual({ same: 1 });
  expect(requestsSeen()).toEqual([]);

  const site = resourceNamed(stack.state(), "shop");
  await client.call("updateSite", { path: { id: String(site.id) }, body: { retention: 400 } });
  expect(outputOf(succeeded(await stack.preview("--refresh", "--diff")))).toMatch(/~ retention: 400 => 1095/);
  expect(succeeded(await stack.destroy()).changes).toEqual({ delete: 1 });
});

function requestsSeen(): string[] {
  return laboratory.requests.map(({ method, path }) => `${method} ${path}`);
}
