import { inputProperties, type Kind, registry } from "../../resources";
import { programName } from "../../resources/program-name";

/** A value that is known only after the apply. */
export const UNKNOWN: unique symbol = Symbol("known after apply");
/** A value that the tool marks as a secret; its content never enters a report. */
export const SENSITIVE: unique symbol = Symbol("sensitive");

/** Properties as the tool spells them; a value anywhere inside may be {@link UNKNOWN} or {@link SENSITIVE}. */
export type PlannedProperties = Readonly<Record<string, unknown>>;

/** The planned action on a resource. */
export type PlannedAction = "create" | "update" | "replace" | "delete" | "forget" | "unchanged";

/** A resource in a plan. */
export interface PlannedResource {
  /** Address as the tool shows it: `ConfigDraft banner`, `module.shop.consentform_site.shop`. */
  readonly address: string;
  /** Kind of a consentform resource; null for resources of other providers. */
  readonly kind: Kind | null;
  /** The tool's own type of it. */
  readonly type: string;
  readonly action: PlannedAction;
  /** Id of the existing object; null before its creation. */
  readonly id: string | null;
  /** Recorded outputs; null before its creation. */
  readonly recorded: PlannedProperties | null;
  /** Recorded inputs; null before its creation. */
  readonly before: PlannedProperties | null;
  /** Planned inputs, or in a drift report what was found; null after its deletion. */
  readonly after: PlannedProperties | null;
}

/** A plan of either tool. */
export interface Plan {
  readonly tool: "pulumi" | "terraform";
  readonly operation: "change" | "drift";
  /** Why the plan does not show everything; empty if it does. */
  readonly incompleteReasons: readonly string[];
  /** Resources that change; a tool may list unchanged ones, too. */
  readonly resources: readonly PlannedResource[];
  /** Resources of all providers without a change. */
  readonly unchangedCount: number;
  readonly messages: readonly { readonly severity: "error" | "warning" | "info"; readonly text: string }[];
}

/** The value of a property by the definition's name, whichever tool made the plan; undefined if it is not set. */
export function planned(properties: PlannedProperties | null, name: string): unknown {
  return properties?.[programName(name)] ?? properties?.[name] ?? undefined;
}

/** The value, if it is a string that the plan knows. */
export function plannedText(properties: PlannedProperties | null, name: string): string | null {
  const value = planned(properties, name);
  return typeof value === "string" ? value : null;
}

/** True if a value, or a part of it, is unknown or sensitive; with `mark`, if it is that one. */
export function holdsMark(value: unknown, mark?: symbol): boolean {
  if (typeof value === "symbol") return mark === undefined || value === mark;
  return typeof value === "object" && value !== null && Object.values(value).some((inner) => holdsMark(inner, mark));
}

/** The properties without the values of inputs that are secrets by definition, however the tool writes them. */
export function withoutSecrets(kind: Kind | null, properties: PlannedProperties): PlannedProperties {
  if (kind === null) return properties;
  const secrets = inputProperties(registry[kind]).filter(({ traits }) => traits.secret === true);
  const names = new Set(secrets.flatMap(({ name }) => [name, programName(name)]));
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, names.has(name) && value !== UNKNOWN ? SENSITIVE : value]),
  );
}
