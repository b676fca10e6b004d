import { PROVIDER } from "./provider-text";
import {
  HIDDEN_INPUT,
  type HiddenInput,
  ONCE_LIVE,
  REFERRED,
  SECRET_PATHS,
  SITE_PROTECTED,
  type SiteProtection,
} from "./recorded-inputs";
import type { ReferredResources } from "./referred-resources";
import type { SecretPath } from "./secret-paths";

/** Properties as they cross the engine's wire: plain JSON, and the sentinel where a value is not known yet. */
export type EngineProperties = Record<string, unknown>;

/**
 * The stand-in for a value that is not known yet in `check` and `diff` (pulumi/pulumi sdk/nodejs/runtime/rpc.ts,
 * `unknownValue`).
 */
export const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";

/** True for a value that a preview does not know yet, at any depth. */
export function isUnknown(value: unknown): boolean {
  return value === UNKNOWN;
}

/** A resource's properties, taken apart. */
export interface SplitProperties {
  hidden: HiddenInput;
  /** The program protects the site that the resource belongs to. */
  siteProtection: SiteProtection | false;
  /** The engine is making a preview. */
  isPreview: boolean;
  /** The resources whose ids the inputs have, as far as a preview knows them. */
  referred: ReferredResources;
  /** Everything but what Pulumi and this front keep for themselves. */
  properties: EngineProperties;
  /** Places of secrets in the inputs. */
  secretPaths: readonly SecretPath[];
  /** Members that this adapter keeps, to add them to every result. */
  internals: EngineProperties;
}

/** Takes engine properties apart; throws when they were not made by one of our resource classes. */
export function splitProperties(received: EngineProperties): SplitProperties {
  const {
    [HIDDEN_INPUT]: hidden,
    [PROVIDER]: provider,
    [SITE_PROTECTED]: protection,
    [SECRET_PATHS]: secretPaths,
    [REFERRED]: referred,
    ...properties
  } = received;
  if (!isHiddenInput(hidden)) {
    throw new Error(
      `This resource has no ${HIDDEN_INPUT}, so its kind is unknown. Create it with a class of the package consentform, or with its \`.get()\`.`,
    );
  }
  const siteProtection = protection === true || protection === ONCE_LIVE ? protection : false;
  return {
    hidden,
    properties,
    isPreview: referred !== undefined,
    referred: (referred ?? {}) as ReferredResources,
    secretPaths: pathsIn(received),
    siteProtection,
    internals: {
      [HIDDEN_INPUT]: hidden,
      ...(provider !== undefined && { [PROVIDER]: provider }),
      ...(siteProtection !== false && { [SITE_PROTECTED]: siteProtection }),
      ...(secretPaths !== undefined && { [SECRET_PATHS]: secretPaths }),
    },
  };
}

/** The properties without those that Pulumi and this front keep for themselves. */
export function withoutInternals(properties: EngineProperties): EngineProperties {
  const internal: readonly string[] = [PROVIDER, HIDDEN_INPUT, REFERRED, SITE_PROTECTED, SECRET_PATHS];
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !internal.includes(name)));
}

/** Places of secrets in the inputs, now or when these outputs were recorded. */
export function pathsIn({ [SECRET_PATHS]: paths }: EngineProperties): readonly SecretPath[] {
  return Array.isArray(paths) ? paths : [];
}

function isHiddenInput(value: unknown): value is HiddenInput {
  return typeof value === "object" && value !== null && "kind" in value && "key" in value;
}

/**
 * The value as plain JSON. An `undefined`, a Date or a bigint in a result makes the host fail after the object was
 * already created, so nothing but JSON may leave this front.
 */
export function plainJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
