import * as pulumi from "@pulumi/pulumi";

/** Type of a kind's dynamic resources. Permanent. */
export const dynamicType = (kind: string): string => `pulumi-nodejs:dynamic/consentform:${kind}`;

/** Type of a kind's resources that the plugin serves. Permanent. */
export const nativeType = (kind: string): string => `consentform:index:${kind}`;

/** True if the stack's setting `consentform:native` makes the resources native ones, which the plugin serves. */
export function isNative(): boolean {
  return new pulumi.Config("consentform").getBoolean("native") === true;
}

/** Options of a native resource. It replaces the dynamic one in state, and needs a plugin of this version. */
export function nativeOptions(kind: string, opts: pulumi.CustomResourceOptions): pulumi.CustomResourceOptions {
  const { version } = require("../../../package.json") as { version: string };
  return { version, ...opts, aliases: [...(opts.aliases ?? []), { type: dynamicType(kind) }] };
}
