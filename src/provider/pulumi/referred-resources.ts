import * as pulumi from "@pulumi/pulumi";

/**
 * URNs of the resources of the program whose ids the inputs of a resource have, for previews: a resource that does not
 * exist yet has no other name there.
 */
export interface ReferredResources {
  readonly site?: string;
  readonly template?: string;
  /** By the keys of `sites`. */
  readonly sites?: Readonly<Record<string, string>>;
}

/** Returns the kind of a resource of this package; nothing for other values. */
export type KindOf = (resource: unknown) => string | undefined;

/**
 * Finds the resources that the arguments name, themselves or by an output of theirs. Made of promises, not of outputs:
 * it makes no dependency, and is known in every preview.
 */
export function referredResources(
  { site, template, sites }: Record<string, unknown>,
  kindOf: KindOf,
): pulumi.Output<ReferredResources> | undefined {
  const entries = isMap(sites) ? Object.entries(sites).map(([key, entry]) => [key, siteOf(entry)] as const) : [];
  if (![site, template, ...entries.map(([, named]) => named)].some(mayRefer)) return undefined;
  const find = async () => ({
    ...named("site", await urnOf(site, "Site", kindOf)),
    ...named("template", await urnOf(template, "BannerTemplate", kindOf)),
    sites: Object.assign(
      {},
      ...(await Promise.all(entries.map(async ([key, value]) => named(key, await urnOf(value, "Site", kindOf))))),
    ),
  });
  return pulumi.output(find());
}

/** The resources on which an output depends; those of outputs that it is made of included. */
export async function dependenciesOf(output: unknown): Promise<readonly unknown[]> {
  const { allResources } = output as { allResources?(): Promise<Set<unknown>> };
  return [...((await allResources?.call(output)) ?? [])];
}

/** An output that depends on a single resource is most likely its id. */
async function urnOf(value: unknown, kind: string, kindOf: KindOf): Promise<string | undefined> {
  const resources = pulumi.Output.isInstance(value) ? await dependenciesOf(value) : [value];
  const [resource] = resources;
  if (resources.length !== 1 || kindOf(resource) !== kind) return undefined;
  // `promise()` is internal to the SDK's types, and the only way to a value without a dependency on its resource.
  return ((resource as pulumi.Resource).urn as unknown as { promise(): Promise<string> }).promise();
}

function mayRefer(value: unknown): boolean {
  return pulumi.Resource.isInstance(value) || pulumi.Output.isInstance(value);
}

function siteOf(entry: unknown): unknown {
  return isMap(entry) ? entry.site : undefined;
}

function named(name: string, urn: string | undefined): Record<string, string> {
  return urn === undefined ? {} : { [name]: urn };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !pulumi.Output.isInstance(value) && !(value instanceof Promise);
}
