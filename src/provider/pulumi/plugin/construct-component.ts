import {
  type Alias,
  type ComponentResource,
  type ComponentResourceOptions,
  DependencyProviderResource,
  DependencyResource,
  type Output,
  rootStackResource,
  runtime,
} from "@pulumi/pulumi";
import type { Alias as AliasMessage } from "@pulumi/pulumi/proto/alias_pb";
import type { ConstructRequest } from "@pulumi/pulumi/proto/provider_pb";
import type { JavaScriptValue, Struct } from "google-protobuf/google/protobuf/struct_pb";
import { ConsentSite, type ConsentSiteArgs } from "../consent-site";
import { SiteFleet, type SiteFleetArgs } from "../site-fleet";
import { componentArguments } from "./component-arguments";
import { providerReference } from "./configuration-rpcs";
import { componentNamed } from "./package-schema";
import { programSites } from "./program-sites";
import { orUncaught } from "./uncaught";

/** A component as the engine records it. */
interface ConstructedComponent {
  readonly urn: string;
  /** Outputs in the engine's form. */
  readonly state: Record<string, JavaScriptValue>;
  /** URNs of the resources that each output depends on. */
  readonly dependencies: readonly (readonly [name: string, urns: string[]])[];
}

type Arguments = Record<string, unknown>;
type Make = (name: string, args: Arguments, options: ComponentResourceOptions) => ComponentResource;

const components: Readonly<Record<string, Make>> = {
  ConsentSite: (name, args, options) => new ConsentSite(name, args as unknown as ConsentSiteArgs, options),
  SiteFleet: (name, { sites, ...args }, options) =>
    new SiteFleet(name, { ...args, sites: programSites(sites) } as unknown as SiteFleetArgs, options),
};

/** The SDK's functions by which its own server of components works. Its types hide them. */
const sdk = {
  ...(require("@pulumi/pulumi/runtime/state") as { withLocalStorage<T>(run: () => Promise<T>): Promise<T> }),
  ...(require("@pulumi/pulumi/runtime/settings") as {
    awaitFeatureSupport(): Promise<void>;
    waitForRPCs(): Promise<void>;
  }),
  ...(require("@pulumi/pulumi/provider/server") as {
    deserializeInputs(inputs: Struct | undefined, dependencies: unknown): Promise<Arguments>;
  }),
};

/** Makes a component with the class that TypeScript programs use; its resources are native ones of this provider. */
export function constructComponent(request: ConstructRequest): Promise<ConstructedComponent> {
  return sdk.withLocalStorage(() =>
    orUncaught(async () => {
      await connect(request);
      const [type, name] = [request.getType(), request.getName()];
      const kind = type.slice(type.lastIndexOf(":") + 1);
      const make = components[kind];
      const described = componentNamed(type);
      if (make === undefined || described === undefined)
        throw new Error(`There is no component ${type}. Upgrade the plugin.`);
      const given = await sdk.deserializeInputs(request.getInputs(), request.getInputdependenciesMap());
      const component = make(name, await componentArguments(`${kind} ${name}`, described, given), optionsOf(request));
      const constructed = await stateOf(component, Object.keys(described.properties));
      await sdk.waitForRPCs();
      return constructed;
    }),
  );
}

/** Lets the SDK register resources with the engine that asks, as if its program did. */
async function connect(request: ConstructRequest): Promise<void> {
  const [, , engine = ""] = process.argv;
  runtime.resetOptions(
    ...([request.getProject(), request.getStack(), request.getParallel()] as const),
    ...([engine, request.getMonitorendpoint(), request.getDryrun(), request.getOrganization()] as const),
  );
  await sdk.awaitFeatureSupport();
  const config = Object.fromEntries(request.getConfigMap().getEntryList());
  runtime.setAllConfig({ ...config, "consentform:native": "true" }, request.getConfigsecretkeysList());
}

function optionsOf(request: ConstructRequest): ComponentResourceOptions {
  const own = providerReference();
  const references = [
    ...(own === undefined ? [] : [["consentform", own] as const]),
    ...request.getProvidersMap().getEntryList(),
  ];
  const [parent, deletedWith] = [request.getParent(), request.getDeletedwith()];
  return {
    aliases: request.getAliasesList().map(aliasOf),
    dependsOn: request.getDependenciesList().map((urn) => new DependencyResource(urn)),
    providers: Object.fromEntries(references.map(([name, text]) => [name, new DependencyProviderResource(text)])),
    ...(parent !== "" && { parent: new DependencyResource(parent) }),
    ...(deletedWith !== "" && { deletedWith: new DependencyResource(deletedWith) }),
    ...(request.getProtect() === true && { protect: true }),
    ...(request.getRetainondelete() === true && { retainOnDelete: true }),
  };
}

function aliasOf(message: AliasMessage): Alias | string {
  const spec = message.getSpec();
  if (spec === undefined) return message.getUrn();
  const { name, type, stack, project, parenturn, noparent } = spec.toObject();
  const parts = Object.entries({ name, type, stack, project }).filter(([, part]) => part !== "");
  const parent = noparent ? rootStackResource : parenturn;
  return { ...Object.fromEntries(parts), ...(parent !== "" && { parent }) };
}

async function stateOf(component: ComponentResource, names: readonly string[]): Promise<ConstructedComponent> {
  const members = component as unknown as Arguments;
  // A part that a component lacks is null, such as the template of a fleet that does not own one.
  const outputs = names.filter((name) => members[name] !== null).map((name) => [name, members[name]]);
  const label = "the component's outputs";
  const [state, resources] = await runtime.serializeResourceProperties(label, Object.fromEntries(outputs));
  const dependencies = await Promise.all(
    [...resources].map(async ([name, found]) => [name, await Promise.all([...found].map(urnOf))] as const),
  );
  return { urn: await urnOf(component), state, dependencies };
}

/** `promise()` of an output is internal to the SDK's types. */
function urnOf({ urn }: { readonly urn: Output<string> }): Promise<string> {
  return (urn as unknown as { promise(): Promise<string> }).promise();
}
