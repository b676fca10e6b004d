import { join } from "node:path";
import { installedPackage } from "../support/installed-package";
import { createPulumiStack, type PulumiStack, type PulumiStackOptions } from "../support/pulumi-stack";
import type { ListeningLaboratory } from "../support/terraform-laboratory";

/** The folder of the plugin. */
export function pluginFolder(): string {
  return join(installedPackage(), "node_modules/consentform/dist/pulumi");
}

/** A stack whose resources the plugin serves. */
export async function nativeStack(
  laboratory: ListeningLaboratory,
  files: Readonly<Record<string, string>>,
  options: Partial<PulumiStackOptions> = {},
): Promise<PulumiStack> {
  return createPulumiStack({
    program: files,
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    path: [pluginFolder()],
    ...options,
  });
}

/** Declares resources of the native types, as the SDK of any language does. Others depend on resources by name. */
export const nativeProgram = `
const pulumi = require("@pulumi/pulumi");
class Native extends pulumi.CustomResource {}
const { objects } = JSON.parse(require("node:fs").readFileSync("objects.json", "utf8"));
const made = new Map();
for (const { kind, name, inputs, options: { dependsOn = [], ...options } = {} } of objects) {
  const after = { ...options, dependsOn: dependsOn.map((one) => made.get(one)) };
  const resource = new Native("consentform:index:" + kind, name, { scriptUrl: undefined, ...inputs }, after);
  made.set(name, resource);
  exports[name] = resource.id;
}
`;
