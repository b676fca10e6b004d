import * as pulumi from "@pulumi/pulumi";

/** The type of a kind's dynamic resources. Permanent. */
export const dynamicType = (kind: string): string => `pulumi-nodejs:dynamic/consentform:${kind}`;

/** The type of a kind's resources that the plugin serves. Permanent. */
export const nativeType = (kind: string): string => `consentform:index:${kind}`;

/** True if the stack's setting `consentform:native` makes its resources native: the plugin serves them. */
export function isNative(): boolean {
  return new pulumi.Config("consentform").getBoolean("native") === true;
}

/** The options of a native resource. It replaces the dynamic one in state, and needs a plugin of this version. */
export function nativeOptions(kind: string, opts: pulumi.CustomResourceOptions): pulumi.CustomResourceOptions {
  const { version } = require("../../../package.json") as { version: string };
  return { version, ...opts, aliases: [...(opts.aliases ?? []), { type: dynamicType(kind) }] };
}
