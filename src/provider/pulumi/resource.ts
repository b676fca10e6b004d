import * as pulumi from "@pulumi/pulumi";
import { hiddenInput } from "./hidden-input";
import { dynamicType, isNative, nativeOptions, nativeType } from "./native-setting";
import { warnWithoutEndpoint } from "./preview-warning";
import { programFrames, tracePrograms } from "./program-frames";
import { PROVIDER, PROVIDER_TEXT } from "./provider-text";
import {
  HIDDEN_INPUT,
  ONCE_LIVE,
  REFERRED,
  SECRET_PATHS,
  SITE_PROTECTED,
  type SiteProtection,
} from "./recorded-inputs";
import { dependenciesOf, referredResources } from "./referred-resources";
import type { ResourceShape } from "./resource-shape";
import { restoreOutputs } from "./restore-outputs";
import { secretPathsOf } from "./secret-paths";
import { isPlain, refuseLateProtection, refuseUnsendable } from "./sendable-arguments";

/** Arguments as the generated classes pass them on: by property name. */
export type ResourceArguments = Record<string, unknown>;

/**
 * The base of every resource class. Its constructor names the object, wraps secrets, adds the hidden input, and sets
 * the options that its lifecycle relies on. The classes themselves are generated from the definitions.
 */
export abstract class ConsentformResource extends pulumi.CustomResource {
  /**
   * The protection of resources that belong to this one: of a Site, whether it is protected or may be destroyed;
   * nothing for other kinds. Private at run time: a stack output that is a resource shows its fields.
   */
  readonly #protection: SiteProtection | "disposable" | "none";
  readonly #kind: string;
  /** Names of the arguments; null where an existing object may have more than is declared. */
  readonly #declared: ReadonlySet<string> | null;

  protected constructor(
    shape: ResourceShape,
    name: string,
    args: ResourceArguments,
    opts: pulumi.CustomResourceOptions = {},
  ) {
    const { properties, options } = withProgramFrames(() => prepare(shape, name, args, opts));
    warnWithoutEndpoint(opts);
    const restoreTraces = tracePrograms();
    try {
      // What the SDK's class for dynamic resources does, which serializes the provider.
      super(isNative() ? nativeType(shape.kind) : dynamicType(shape.kind), name, properties, options);
    } catch (error) {
      restoreTraces();
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
    restoreTraces();
    const outputs = this as unknown as Record<string, pulumi.Output<unknown>>;
    showDigests(outputs, shape);
    restoreOutputs(outputs, shape);
    this.#kind = shape.kind;
    const isFound = opts.id !== undefined || opts.import !== undefined || args.adopt !== undefined;
    this.#declared = isFound ? null : new Set(Object.keys(args).filter((name) => args[name] !== undefined));
    this.#protection =
      !shape.isProtectable || opts.id !== undefined
        ? "none"
        : args.deletionProtection === false && opts.protect !== true
          ? "disposable"
          : args.deletionProtection === true || (args.deletionProtection === false && opts.protect === true)
            ? true
            : ONCE_LIVE;
  }

  /** The kind of a resource of this program; nothing for other values. */
  static kindOf(value: unknown): string | undefined {
    return value instanceof ConsentformResource ? value.#kind : undefined;
  }

  /** True for a resource of this program that leaves an argument to its default. */
  static isDefault(value: unknown, argument: string): boolean {
    return value instanceof ConsentformResource && value.#declared?.has(argument) === false;
  }

  /** True for a Site of this program with `deletionProtection: false`: its children need no separate deletion. */
  static isDisposable(value: unknown): value is ConsentformResource {
    return value instanceof ConsentformResource && value.#protection === "disposable";
  }

  /** The protection of a Site of this program: what belongs to it is deleted only while the site stays. */
  static protectionOf(value: unknown): SiteProtection | undefined {
    const protection = value instanceof ConsentformResource ? value.#protection : undefined;
    return protection === true || protection === ONCE_LIVE ? protection : undefined;
  }
}

/**
 * Replaces outputs that have a digest in state with that digest in previews, too. There, the engine shows inputs as
 * outputs: a document that is a stack output would differ in each preview of a change.
 */
function showDigests(outputs: Record<string, pulumi.Output<unknown>>, { digests }: ResourceShape): void {
  for (const [name, digestName] of Object.entries(digests)) {
    const both = pulumi.all([outputs[name], outputs[digestName]]);
    // Mocks return inputs, without what follows from them.
    outputs[name] = both.apply(([value, digest]) => (value === undefined ? undefined : (digest ?? value)));
  }
}

/** A refused argument or option is shown with the program's own line. */
function withProgramFrames<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) error.stack = `${error.name}: ${error.message}${programFrames()}`;
    throw error;
  }
}

interface Prepared {
  properties: pulumi.Inputs;
  options: pulumi.CustomResourceOptions;
}

function prepare(
  shape: ResourceShape,
  name: string,
  args: ResourceArguments,
  opts: pulumi.CustomResourceOptions,
): Prepared {
  const isRead = opts.id !== undefined;
  const { import: importId, ...rest } = opts;
  refuseUnsendable(`${shape.kind} ${name}`, args);
  refuseLateProtection(`${shape.kind} ${name}`, args.deletionProtection);
  const protection = isRead ? undefined : protectionOf(sitesOf(args));
  // State needs no URNs: what exists has an id. That there are any, also none, marks a preview.
  const referred =
    !isRead && pulumi.runtime.isDryRun() ? (referredResources(args, ConsentformResource.kindOf) ?? {}) : undefined;
  const declared = isRead ? {} : namedProperties(shape, name, args);
  const secretPaths = secretPathsOf(declared);
  const properties = {
    ...Object.fromEntries(shape.outputs.map((output) => [output, undefined])),
    ...declared,
    ...(secretPaths === undefined ? {} : { [SECRET_PATHS]: secretPaths }),
    ...(importId === undefined ? {} : { adopt: adoptionOf(shape, name, importId) }),
    ...(isNative() ? {} : { [PROVIDER]: PROVIDER_TEXT }),
    [HIDDEN_INPUT]: hiddenInput(shape.kind, name, opts.parent, new pulumi.Config("consentform").get("owner")),
    ...(protection === undefined ? {} : { [SITE_PROTECTED]: protection }),
    ...(referred === undefined ? {} : { [REFERRED]: referred }),
  };
  const options = optionsOf(shape, name, args, rest);
  return { properties, options: isNative() ? nativeOptions(shape.kind, options) : options };
}

/** The sites that a resource belongs to: its own, or those of a map's entries, as far as the program spells it out. */
function sitesOf({ site, sites }: ResourceArguments): unknown[] {
  if (typeof sites !== "object" || sites === null || pulumi.Output.isInstance(sites)) return [site, sites];
  return [site, ...Object.values(sites).map((entry) => (entry as { site?: unknown } | null | undefined)?.site)];
}

/**
 * The mark of a resource that belongs to a protected site, or undefined without one. Of an output it is known which
 * resources it depends on, not what its value is: one that depends on a protected site counts as its id. Made of a
 * promise, so that it is known in every preview.
 */
function protectionOf(sites: readonly unknown[]): pulumi.Input<SiteProtection | undefined> {
  const known = strongest(sites);
  const outputs = sites.filter((site) => pulumi.Output.isInstance(site));
  if (known === true || outputs.length === 0) return known;
  const found = Promise.all(outputs.map(dependenciesOf));
  return pulumi.output(found.then((all) => strongest([...sites, ...all.flat()])));
}

function strongest(resources: readonly unknown[]): SiteProtection | undefined {
  const found = new Set(resources.map(ConsentformResource.protectionOf));
  return found.has(true) ? true : found.has(ONCE_LIVE) ? ONCE_LIVE : undefined;
}

function namedProperties(shape: ResourceShape, name: string, args: ResourceArguments): pulumi.Inputs {
  const properties: pulumi.Inputs = {};
  for (const [argument, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const property = shape.references[argument] ?? argument;
    const members = shape.parts[argument];
    const given = members === undefined ? withIds(value) : partsOf(value, members);
    properties[property] = shape.secretInputs.includes(property) ? pulumi.secret(given) : given;
  }
  if (shape.isNamed) properties.name ??= name;
  return properties;
}

/** The value with the id of each resource in place of the resource. */
function withIds(value: unknown): unknown {
  if (pulumi.CustomResource.isInstance(value)) return value.id;
  if (Array.isArray(value)) return value.map(withIds);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withIds(member)]));
}

/**
 * Outputs of a resource by name; of an id, the id alone. Parts that the program names itself are taken as they are; the
 * result of a function has more than the parts.
 */
function partsOf(value: unknown, members: Readonly<Record<string, unknown>>): pulumi.Input<pulumi.Inputs> {
  if (isPlain(value)) return isWhole(value, members) ? membersOf(value, members) : { ...value };
  if (pulumi.Output.isInstance(value) || value instanceof Promise) {
    // As a whole: an id has no other members, and an output of nothing would be sent as null.
    const later: pulumi.Output<unknown> = pulumi.output(value as Promise<unknown>);
    return later.apply((known) => partsOf(known, members));
  }
  if (!pulumi.CustomResource.isInstance(value)) return { id: value };
  const outputs = value as unknown as pulumi.Inputs;
  return Object.fromEntries(
    Object.entries(members).map(([member, fallback]) => {
      const isDefault = fallback !== null && ConsentformResource.isDefault(value, member);
      return [member, isDefault ? unlessUnknown(outputs[member], fallback) : outputs[member]];
    }),
  );
}

function isWhole(value: object, members: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(members).every((member) => member in value);
}

function membersOf(value: object, members: Readonly<Record<string, unknown>>): pulumi.Inputs {
  return Object.fromEntries(Object.entries(value).filter(([member]) => Object.hasOwn(members, member)));
}

/** The default of an omitted argument where a preview has no value: the engine knows only the program's values. */
function unlessUnknown(output: unknown, fallback: unknown): unknown {
  const { promise, isKnown } = output as { promise(): Promise<unknown>; isKnown: Promise<boolean> };
  // Made of a promise: the resource's id makes the dependency.
  return pulumi.output(isKnown.then((known) => (known ? promise.call(output) : fallback)));
}

/** Pulumi cannot import dynamic resources, so `import` becomes the adoption that does the same. */
function adoptionOf(shape: ResourceShape, name: string, importId: pulumi.ID): unknown {
  if (shape.adoption === "none") {
    throw new Error(`${shape.kind} ${name}: option import: a ${shape.kind} cannot be adopted. Remove the option.`);
  }
  return shape.adoption === "singleton" ? true : importId;
}

function optionsOf(
  shape: ResourceShape,
  name: string,
  args: ResourceArguments,
  opts: pulumi.CustomResourceOptions,
): pulumi.CustomResourceOptions {
  const site = args.site;
  return {
    ...opts,
    ...deletionOrder(shape, name, opts),
    // A protected site refuses its deletion in the preview already.
    ...(shape.isProtectable && args.deletionProtection !== false && opts.id === undefined
      ? { protect: opts.protect ?? true }
      : {}),
    ...(shape.isChildOfSite && opts.deletedWith === undefined && ConsentformResource.isDisposable(site)
      ? { deletedWith: site }
      : {}),
    // Renames and moves keep the key under which the object was created.
    ignoreChanges: [...(opts.ignoreChanges ?? []), HIDDEN_INPUT],
    additionalSecretOutputs: [...(opts.additionalSecretOutputs ?? []), ...shape.secretOutputs],
  };
}

/**
 * An object found under the hidden key of a new one must be left over from a failed attempt, never the live one that is
 * being replaced. So the old one goes first, except for kinds that find their own way (Token, Version).
 */
function deletionOrder(
  shape: ResourceShape,
  name: string,
  opts: pulumi.CustomResourceOptions,
): pulumi.CustomResourceOptions {
  if (shape.isCreatedBeforeDeleted) return {};
  if (opts.deleteBeforeReplace === false) {
    throw new Error(
      `${shape.kind} ${name}: option deleteBeforeReplace: false is refused. A replaced ${shape.kind} is deleted first, because an interrupted deployment could otherwise delete the live one. Remove the option.`,
    );
  }
  return { deleteBeforeReplace: true };
}
