import * as pulumi from "@pulumi/pulumi";
import type { Properties } from "../resources";
import type { carryOutCall } from "./carry-out-call";
import type { FunctionCall } from "./function-call";
import { programFrames } from "./program-frames";
import { secretPathsOf } from "./secret-paths";

/** Options of a function: those of Pulumi's `InvokeOptions` that a function without a provider plugin can have. */
export interface FunctionOptions extends Pick<pulumi.InvokeOptions, "parent" | "provider"> {
  /** A resource or component whose provider is used. */
  parent?: pulumi.Resource;
  /** Account to ask, a `Provider` of this package. Default: that of `parent`, else the stack's configuration. */
  provider?: pulumi.ProviderResource;
}

/** Options of the Output form of a function. */
export interface FunctionOutputOptions extends FunctionOptions {
  /** Resources to wait for. While a preview does not know the id of one, it does not know the result. */
  dependsOn?: pulumi.InvokeOutputOptions["dependsOn"];
}

/** Carries out a function: runs in the program, in preview too. Throws what is missing in the configuration. */
export function lookUpNow<Result>(name: string, args: object, options: FunctionOptions = {}): Promise<Result> {
  return invoke<Result>({ name, options, frames: programFrames(), args: { ...args } as Properties, secretPaths: [] });
}

/**
 * Carries out a function once its arguments are known and what it depends on exists. The result of secret arguments is
 * a secret.
 */
export function lookUpOutput<Result>(
  name: string,
  args: object,
  { dependsOn, ...options }: FunctionOutputOptions = {},
): pulumi.Output<Result> {
  const frames = programFrames();
  const waited = pulumi.output(dependsOn ?? []).apply((found) => pulumi.all([found].flat().flatMap(existenceOf)));
  const secretPaths = secretPathsOf(args) ?? pulumi.output(undefined);
  // As one list, so that the result has the dependencies and the secrecy of each.
  return pulumi.all([pulumi.output(args as pulumi.Input<Properties>), secretPaths, waited]).apply(([known, paths]) => {
    return invoke<Result>({ name, options, frames, args: { ...known }, secretPaths: paths ?? [] });
  }) as pulumi.Output<Result>;
}

/** Loads what a call takes at the first one, because loading it takes longer than all that resources take. */
function invoke<Result>(call: FunctionCall): Promise<Result> {
  const loaded = require("./carry-out-call") as { carryOutCall: typeof carryOutCall };
  return loaded.carryOutCall<Result>(call);
}

/** A component exists once all resources in it exist. */
function existenceOf(resource: pulumi.Resource): pulumi.Input<unknown>[] {
  if (pulumi.CustomResource.isInstance(resource)) return [resource.id];
  const { __childResources: children = [] } = resource as { __childResources?: Iterable<pulumi.Resource> };
  return [resource.urn, ...[...children].flatMap(existenceOf)];
}
