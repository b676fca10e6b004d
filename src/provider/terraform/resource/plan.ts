import { jsonEqual } from "@consentform/consent/values";
import {
  check,
  diff,
  mayDelete,
  namesOf,
  type PlannedObject,
  type PreviewRequest,
  preview,
  unshownEffects,
} from "../../lifecycle";
import type { Definition, Difference, Properties } from "../../resources";
import { type Diagnostic, hasErrors, type Step } from "../diagnostic";
import { diagnosticsOf, failureOf, noticeOf } from "../finding-diagnostics";
import { type Field, hasKey, resourceFields } from "../schema/resource-fields";
import type { Value } from "../values";
import { type Configured, checkedInputs, configuredInputs, declaredIn, isUnknown } from "./inputs";
import { objectKey } from "./object-key";
import { planRefusals, refuseSecondResource } from "./plan-refusals";
import { plannedAttributes } from "./planned-attributes";
import { type PrivateState, withoutPlan } from "./private-state";
import type { ProviderContext } from "./provider-context";
import { type Attributes, attributeValue, recordedInputsOf, recordedOf } from "./state";
import { recordedKey } from "./stored-facts";

/** The request for a plan. */
export interface PlanRequest {
  /** Null for a creation. */
  readonly prior: Attributes | null;
  readonly kept: PrivateState;
  readonly config: Attributes;
}

/** The plan for a resource. */
export interface Plan {
  readonly planned: Attributes | null;
  readonly kept: PrivateState;
  readonly requiresReplace: readonly (readonly Step[])[];
  readonly diagnostics: readonly Diagnostic[];
  /** The creation or change; left out if there is none. */
  readonly change?: PreviewRequest | null;
}

/** Plans a creation or a change. Sends nothing. */
export function planChange(definition: Definition, context: ProviderContext, request: PlanRequest): Plan {
  const { prior, kept, config } = request;
  const configured = configuredInputs(definition, config);
  const recorded = prior === null ? {} : recordedOf(definition, prior, kept);
  const before = prior === null ? {} : recordedInputsOf(definition, prior, kept);
  const checked = checkedInputs(definition, configured, before);
  const findings = [...checked.failures, ...newWarnings(definition, configured, checked.warnings)];
  const diagnostics = diagnosticsOf(definition, findings);
  if (hasErrors(diagnostics)) return refused(request, diagnostics);
  try {
    const { inputs } = checked;
    const { clock } = context.session.service;
    const compared = prior === null ? null : comparedInputs(definition, configured, inputs, prior, config);
    const difference =
      compared && diff(definition, { recorded, inputs: compared, isUnknown, clock, origin: kept.origin });
    const key = plannedKey(definition, context, config, prior, inputs);
    // Kept with the plan: of a replacement the engine plans the creation as well, which is the same resource.
    const resource = kept.resource ?? context.session.service.randomId();
    const planned = plannedAttributes(definition, { prior, kept, config, inputs, configured, difference, key });
    const requiresReplace = prior === null ? [] : replacements(definition, difference, prior, planned);
    const isReplaced = requiresReplace.length > 0;
    const id = prior === null ? null : idOf(prior);
    const ofReplacement = prior !== null && isReplaced ? protection(definition, prior, kept, "replaced") : [];
    // The creation, which is planned next, replaces what this object brought to production.
    if (isReplaced) context.session.ledger.program.noteProduction(definition, recorded);
    else {
      const planned = { id, inputs, key, resource };
      diagnostics.push(...recordPlanned(definition, context, planned, prior === null ? "created" : "kept"));
    }
    const claimed = { claims: context.planLedger.claims, resource, id: isReplaced ? null : id };
    const refusals = [...ofReplacement, ...refuseSecondResource(definition, claimed, inputs)];
    if (hasErrors(refusals)) return refused(request, [...diagnostics, ...refusals]);
    const declared = declaredIn(definition, configured);
    const plannedKept = { ...kept, resource, planned: declared, plannedKey: prior === null ? keptKey(key) : null };
    // The engine plans the creation of a replacement afterwards, and does not show the warnings of that plan.
    const former = isReplaced ? { id: null, recorded: {} } : { id, recorded };
    const change = difference?.kind === "none" && !isReplaced ? null : { ...former, inputs, isUnknown };
    return { planned, kept: plannedKept, requiresReplace, diagnostics, change };
  } catch (error) {
    return refused(request, [...diagnostics, failureOf(definition, "this change is refused", error)]);
  }
}

/** Of a replacement the engine plans the creation last, and hands what it keeps to the deletion of the former. */
function keptKey(key: unknown): string | null {
  return typeof key === "string" ? key : null;
}

/** Records an object that the plan creates or keeps. @returns the conflicts with what it does to others */
function recordPlanned(
  definition: Definition,
  { planLedger }: ProviderContext,
  object: PlannedObject,
  action: "created" | "kept",
): Diagnostic[] {
  return planRefusals(definition, planLedger.record(definition, object, action, isUnknown));
}

/**
 * The effect of a planned creation or change beyond what its attributes show. It only reads; an apply, which plans each
 * again, reads nothing.
 */
export async function announce(
  definition: Definition,
  { session, planLedger }: ProviderContext,
  { change }: Plan,
): Promise<Diagnostic[]> {
  if (change == null || planLedger.isApplying()) return [];
  const texts = [unshownEffects(definition, change), await preview(definition, session, change)];
  return texts.flatMap((message) =>
    message === null ? [] : [noticeOf(definition, { kind: definition.kind, message })],
  );
}

function refused({ prior, kept }: PlanRequest, diagnostics: readonly Diagnostic[]): Plan {
  return { planned: prior, kept, requiresReplace: [], diagnostics };
}

/** Plans a deletion, which the object may be protected from. Reads an object that is. */
export async function planDeletion(
  definition: Definition,
  { run, session, planLedger }: ProviderContext,
  prior: Attributes,
  kept: PrivateState,
): Promise<Plan> {
  const [id, inputs] = [idOf(prior), recordedOf(definition, prior, kept)];
  // An apply plans the deletion of a deposed object, once its successor is created; it leaves that object alone.
  const names = namesOf(definition, { id, inputs });
  const isTakenOver = session.ledger.claims.otherHolder(names, kept.resource ?? "") !== null;
  const object = { id, inputs, key: recordedKey(definition, prior, kept), resource: kept.resource };
  const moved = isTakenOver ? [] : planLedger.record(definition, object, "deleted", isUnknown);
  const refusals = protection(definition, prior, kept, "deleted");
  const isOpen = refusals.length > 0 && (await mayDelete(definition, session, { id, recorded: inputs }));
  const diagnostics = [...(isOpen ? [] : refusals), ...planRefusals(definition, moved)];
  return { planned: null, kept: { ...withoutPlan(kept), deletionPlannedIn: run }, requiresReplace: [], diagnostics };
}

function idOf(prior: Attributes): string {
  return String(attributeValue(prior, "id"));
}

/** The refusal of an object that is protected from this action, if it is. */
function protection(definition: Definition, prior: Attributes, kept: PrivateState, action: string): Diagnostic[] {
  const refusal = definition.refuseDeletion?.(recordedOf(definition, prior, kept), action) ?? null;
  if (refusal === null) return [];
  return [failureOf(definition, "protected from deletion", refusal)];
}

/** Validation, which precedes each plan, has reported the warnings that need no history. */
function newWarnings(definition: Definition, { inputs }: Configured, warnings: Diagnosed): Diagnosed {
  if (warnings.length === 0) return warnings;
  const reported = check(definition, { recordedInputs: {}, inputs, isHistoryUnknown: true, isUnknown }).warnings;
  const textOf = (finding: Diagnosed[number]) => JSON.stringify([finding.code, finding.pointer, finding.message]);
  const known = new Set(reported.map(textOf));
  return warnings.filter((warning) => !known.has(textOf(warning)));
}

type Diagnosed = ReturnType<typeof check>["warnings"];

/**
 * The inputs without those in write-only form whose version is the recorded one, unless something changes that makes a
 * new value of them. A write-only value is compared by its version: the value itself is recorded nowhere.
 */
export function comparedInputs(
  definition: Definition,
  { hidden }: Configured,
  inputs: Properties,
  prior: Attributes,
  config: Attributes,
): Properties {
  const versions = resourceFields(definition).filter(({ role }) => role === "secretVersion");
  // If state had it in clear text, a change to the write-only form sends it again.
  const wasShown = (plain: string) => attributeValue(prior, plain) !== null;
  const isKept = (name: string) => jsonEqual(attributeValue(config, name), attributeValue(prior, name));
  const unchanged = versions.flatMap(({ attribute: { name }, property }) =>
    property !== null && isKept(name) && !wasShown(property.name) && (property.traits.follows ?? []).every(isKept)
      ? [property.name]
      : [],
  );
  const isSent = (name: string) => !(hidden.has(name) && unchanged.includes(name));
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => isSent(name)));
}

function plannedKey(
  definition: Definition,
  { owner }: ProviderContext,
  config: Attributes,
  prior: Attributes | null,
  inputs: Properties,
): Value {
  if (!hasKey(definition)) return null;
  const given = attributeValue(config, "external_key");
  if (given !== null) return given;
  return prior === null ? objectKey(definition, owner, inputs) : attributeValue(prior, "external_key");
}

/**
 * Ways to the attributes for which a new object is needed; the id among them, since a renewal changes nothing that is
 * configured.
 */
function replacements(
  definition: Definition,
  difference: Difference | null,
  prior: Attributes,
  planned: Attributes,
): Step[][] {
  const fields = resourceFields(definition);
  const replaces = new Set(difference?.replaces ?? []);
  const isReplaced = ({ role, property, attribute: { name } }: Field) =>
    role === "key"
      ? attributeValue(planned, name) !== attributeValue(prior, name)
      : property !== null && role === "input" && replaces.has(property.name);
  const changed = fields.filter(isReplaced).map(({ attribute }) => [{ attribute: attribute.name }]);
  return changed.length === 0 ? [] : [...changed, [{ attribute: "id" }]];
}
