import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Client } from "../../src/provider/client";
import type { EngineRun } from "../support/engine-run";
import { filesHolding } from "../support/files-holding";
import { installedPackage } from "../support/installed-package";
import { asProgram, leavesInPlain, markedProgram } from "../support/marked-objects";
import { changed, plantedObjects } from "../support/planted-objects";
import { plantedNamesShown, plantedShown } from "../support/planted-values";
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
const stacks: PulumiStack[] = [];
beforeAll(async () => {
  laboratory = await openListeningLaboratory();
  client = await laboratory.client();
});
afterAll(async () => {
  for (const stack of stacks) stack.remove();
  await laboratory?.close();
});

test("creates a resource with one request, and sends none while it is unchanged", async () => {
  const objects = [{ kind: "Site", name: "shop", inputs: { retention: 1095, deletionProtection: false } }];
  const stack = await createPulumiStack({
    program: { "index.js": program, "objects.json": JSON.stringify({ objects }) },
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    path: [pluginFolder()],
  });
  stacks.push(stack);
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

/** An object of an explicit provider, which the marked program does not have. */
const explicitProgram = `
const config = new pulumi.Config("consentform");
const account = new consentform.Provider("account", {
  endpoint: config.require("endpoint"),
  token: config.requireSecret("token"),
});
exports.explicit = new consentform.Site("Explicit", { deletionProtection: false }, { provider: account }).id;
`;

test("moves a stack of dynamic classes without a change, and keeps its secrets", async () => {
  const planted = await plantedObjects(laboratory, client);
  const first = planted.map(asProgram);
  const moved = await createPulumiStack({
    program: {
      "index.js": markedProgram + explicitProgram,
      "objects.json": JSON.stringify({ objects: first, plain: [] }),
    },
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    path: [pluginFolder()],
  });
  stacks.push(moved);
  const shown: string[] = [];
  const show = async (pending: Promise<EngineRun>) => {
    const run = succeeded(await pending);
    shown.push(outputOf(run));
    return run;
  };
  const { changes } = await show(moved.up());
  const count = changes.create;

  await moved.run("config", "set", "consentform:native", "true");
  laboratory.forgetRequests();
  expect((await show(moved.preview("--diff"))).changes).toEqual({ same: count });
  expect((await show(moved.up())).changes).toEqual({ same: count });
  expect(requestsSeen()).toEqual([]);
  expect(readFileSync(moved.stateFile, "utf8")).not.toContain("pulumi-nodejs");

  const edited = planted.map((object) => asProgram({ ...object, inputs: changed(object) }));
  moved.write("objects.json", JSON.stringify({ objects: edited, plain: [] }));
  expect((await show(moved.up("--diff", "--show-preview"))).changes).toMatchObject({ update: expect.any(Number) });
  await show(moved.refresh("--diff"));
  laboratory.forgetRequests();
  expect((await show(moved.up())).changes).toEqual({ same: count });
  expect(requestsSeen()).toEqual([]);
  expect(leavesInPlain(moved, edited)).toEqual([]);
  const text = shown.join("\n");
  expect(plantedShown(text)).toEqual([]);
  expect(plantedNamesShown(text)).toEqual([]);
  expect(filesHolding({ planted: "planted" }, join(dirname(moved.folder), "state"))).toEqual([]);
});

function pluginFolder(): string {
  return join(installedPackage(), "node_modules/consentform/dist/pulumi");
}

function requestsSeen(): string[] {
  return laboratory.requests.map(({ method, path }) => `${method} ${path}`);
}
