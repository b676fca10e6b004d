import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type DevService, startDevService } from "../support/dev-service";
import { type Installation, installPackage } from "../support/installation";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { outputOf } from "./output-of";

const program = `
const consentform = require("consentform");
const site = new consentform.Site("shop", { deletionProtection: false });
exports.ran = process.version;
`;

let service: DevService;
let installation: Installation | undefined;
let stack: PulumiStack | undefined;
beforeAll(async () => {
  service = await startDevService();
});
afterEach(() => {
  stack?.remove();
  installation?.remove();
});
afterAll(() => service?.stop());

test("the newest SDK on Node 24: up, nothing to do, refresh and destroy", async () => {
  installation = installPackage("npm", { sdk: "latest", node: "24" });
  const bin = join(installation.folder, "node_modules/node/bin");
  const version = execFileSync(join(bin, "node"), ["--version"], { encoding: "utf8" }).trim();
  expect(version).toMatch(/^v24\./);
  stack = await createPulumiStack({
    program: { "index.js": program },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
    installation: installation.folder,
    path: [bin],
  });
  for (const [command, changes] of [
    [() => stack?.up(), { create: 1 }],
    [() => stack?.up("--expect-no-changes"), { same: 1 }],
    [() => stack?.refresh("--expect-no-changes"), {}],
  ] as const) {
    const run = await command();
    if (run?.exitCode !== 0) throw new Error(run && outputOf(run));
    expect(run.changes).toMatchObject(changes);
  }
  expect(await stack.outputs()).toEqual({ ran: version });
  expect(await stack.destroy()).toMatchObject({ exitCode: 0, changes: { delete: 1 } });
});
