import { join } from "node:path";
import type { Client } from "../../src/provider/client";
import { installedPackage } from "../support/installed-package";
import { createPulumiStack, type PulumiStack, type PulumiStackOptions } from "../support/pulumi-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";

/** The folder of the plugin. */
export function pluginFolder(): string {
  return join(installedPackage(), "node_modules/consentform/dist/pulumi");
}

/** The service that the tests of a file share. It is there once they run. */
export interface NativeBench {
  readonly laboratory: ListeningLaboratory;
  readonly client: Client;
  /** A stack whose resources the plugin serves. It is removed after the tests. */
  stack(files: Readonly<Record<string, string>>, options?: Partial<PulumiStackOptions>): Promise<PulumiStack>;
  /** Requests since the laboratory forgot, each with its method and path. */
  requestsSeen(): string[];
}

/** Opens a laboratory before the tests of a file, and closes it with its stacks after them. */
export function nativeBench(): NativeBench {
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
  return {
    get laboratory() {
      return laboratory;
    },
    get client() {
      return client;
    },
    stack: async (files, options = {}) => {
      const stack = await createPulumiStack({
        program: files,
        config: { "consentform:endpoint": laboratory.endpoint },
        secretConfig: { "consentform:token": await laboratory.token() },
        path: [pluginFolder()],
        isProgramHosted: "index.js" in files,
        ...options,
      });
      stacks.push(stack);
      return stack;
    },
    requestsSeen: () => laboratory.requests.map(({ method, path }) => `${method} ${path}`),
  };
}

/**
 * Declares resources of the native types, as the SDK of any language does. Options name other resources by their names;
 * `account` is the name of an explicit provider.
 */
export const nativeProgram = `
const pulumi = require("@pulumi/pulumi");
class Native extends pulumi.CustomResource {}
const { objects } = JSON.parse(require("node:fs").readFileSync("objects.json", "utf8"));
const made = new Map();
const named = (names) => (names ?? []).map((name) => made.get(name));
const settings = new pulumi.Config("consentform");
const providers = new Map();
const providerNamed = (name) => {
  const settingsOf = () => ({ endpoint: settings.require("endpoint"), token: settings.requireSecret("token") });
  if (!providers.has(name)) providers.set(name, new pulumi.ProviderResource("consentform", name, settingsOf()));
  return providers.get(name);
};
for (const { kind, name, inputs, options: { dependsOn, replaceWith, account, ...options } = {} } of objects) {
  const others = { dependsOn: named(dependsOn), replaceWith: named(replaceWith) };
  const provider = account === undefined ? undefined : providerNamed(account);
  const resource = new Native("consentform:index:" + kind, name, { scriptUrl: undefined, ...inputs }, { ...options, ...others, provider });
  made.set(name, resource);
  exports[name] = resource.id;
}
`;
