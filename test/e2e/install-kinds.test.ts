import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../../src/provider/client";
import { type PackedPackages, packPackages } from "../package/packed-package";
import { type DevService, startDevService } from "../support/dev-service";
import { type Installation, type InstallationKind, installPackage } from "../support/installation";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { extent } from "../support/sample";
import { outputOf } from "./output-of";

const program = `
const consentform = require("consentform");
const site = new consentform.Site("shop", { deletionProtection: false, allowDeleteWhileServed: true });
const draft = new consentform.ConfigDraft("draft", { site, document: consentform.readBanner("banner.yaml") });
new consentform.Version("version", { site, draftDigest: draft.digest });
`;

/** Bytes of the provider in state, in each layout. */
const PROVIDER_BYTES = 60;

/** The last two are resolved as for pnpm, so only the soak has them. */
const allKinds: InstallationKind[] = ["npm", "pnpm", "linked", "workspace"];
const kinds = extent === "full" ? allKinds : allKinds.slice(0, 2);

let packed: PackedPackages;
let service: DevService;
let installation: Installation | undefined;
let stack: PulumiStack | undefined;
beforeAll(async () => {
  packed = packPackages();
  service = await startDevService();
});
afterEach(() => {
  stack?.remove();
  installation?.remove();
});
afterAll(async () => {
  await service?.stop();
});

test.each(kinds)("%s: up, upgrade, refresh, nothing to do, and destroy without the program", async (kind) => {
  installation = installPackage(kind, packed);
  stack = await createPulumiStack({
    program: {
      "index.js": program,
      "banner.yaml": readFileSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), "utf8"),
    },
    config: { "consentform:endpoint": service.endpoint },
    secretConfig: { "consentform:token": service.token },
    installation: installation.folder,
  });
  const succeed = async (pending: ReturnType<PulumiStack["run"]>) => {
    const run = await pending;
    if (run.exitCode !== 0) throw new Error(outputOf(run));
    return run.changes;
  };

  expect(await succeed(stack.up())).toEqual({ create: 3 });
  for (const bytes of await providerBytes(stack)) expect(bytes).toBeLessThanOrEqual(PROVIDER_BYTES);

  installation.upgrade("0.1.99");
  expect(installedVersion(installation)).toBe("0.1.99");
  stack.write("index.js", `throw new Error("the program is not to run");`);
  await succeed(stack.refresh("--expect-no-changes"));
  stack.write("index.js", program);
  expect(await succeed(stack.up("--expect-no-changes"))).toEqual({ same: 3 });
  stack.write("index.js", `throw new Error("the program is not to run");`);
  expect(await succeed(stack.destroy())).toMatchObject({ delete: 3 });
  expect(await siteCount()).toBe(0);
});

async function providerBytes(one: PulumiStack): Promise<number[]> {
  const { deployment } = one.state();
  const texts = (deployment.resources ?? []).flatMap(({ inputs }) => inputs?.__provider ?? []);
  expect(texts).toHaveLength(3);
  return texts.map((text) => Buffer.byteLength(String(text)));
}

function installedVersion({ folder }: Installation): string {
  const manifest = join(folder, "node_modules/consentform/package.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : "none";
}

async function siteCount(): Promise<number> {
  let count = 0;
  for await (const _ of createClient(service).list("listSites", {})) count += 1;
  return count;
}
