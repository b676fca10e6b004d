import { pathOf } from "@consentform/consent/values";
import { create, DECLARED, declaredPaths, diff, isPartialFailure, outputsOf, remove, update } from "../../lifecycle";
import type { Definition, Properties } from "../../resources";
import { type Diagnostic, hasErrors } from "../diagnostic";
import { diagnosticsOf, failureOf } from "../finding-diagnostics";
import { resourceFields } from "../schema/resource-fields";
import { checkedInputs, configuredInputs, isUnknown, plannedInputs } from "./inputs";
import { asPlanned } from "./kept-spelling";
import { comparedInputs } from "./plan";
import { emptyPrivateState, keysOf, type PrivateState } from "./private-state";
import type { ProviderContext } from "./provider-context";
import {
  type Attributes,
  attributesOf,
  attributeValue,
  type Outcome,
  privateOf,
  propertiesOf,
  recordedInputsOf,
  recordedOf,
} from "./state";
import { storedFactsOf } from "./stored-facts";

/** The request for an apply. */
export interface ApplyRequest {
  /** Null for a creation. */
  readonly prior: Attributes | null;
  readonly planned: Attributes;
  readonly config: Attributes;
  readonly kept: PrivateState;
}

/** The state of a resource after an apply. */
export interface Applied {
  /** Null when nothing exists. */
  readonly state: Attributes | null;
  readonly kept: PrivateState;
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates or changes the object. State contains everything that was written, even if a later part failed. */
export async function applyChange(
  definition: Definition,
  context: ProviderContext,
  request: ApplyRequest,
): Promise<Applied> {
  const { prior, kept, config } = request;
  context.planLedger.beginApply();
  const configured = plannedInputs(definition, configuredInputs(definition, config), request.planned, kept.planned);
  const recorded = prior === null ? {} : recordedOf(definition, prior, kept);
  const before = prior === null ? {} : recordedInputsOf(definition, prior, kept);
  const checked = checkedInputs(definition, configured, before);
  const diagnostics = diagnosticsOf(definition, checked.failures);
  if (hasErrors(diagnostics)) return { state: prior, kept, diagnostics };
  return prior === null
    ? applyCreation(definition, context, request, checked.inputs, configured.hidden)
    : applyUpdate(definition, context, { ...request, prior }, recorded, {
        inputs: comparedInputs(definition, configured, checked.inputs, prior, config),
        hidden: configured.hidden,
      });
}

/**
 * Outputs without what no state may hold, and without the memory that it was declared: it is compared by its version
 * alone.
 */
function withoutHidden(outputs: Properties, hidden: ReadonlySet<string>): Properties {
  const shown = Object.entries(outputs).filter(([name]) => !hidden.has(name));
  const declared = declaredPaths(outputs).filter((path) => !hidden.has(pathOf(path)[0] ?? ""));
  return { ...Object.fromEntries(shown), [DECLARED]: declared };
}

async function applyCreation(
  definition: Definition,
  context: ProviderContext,
  { planned }: ApplyRequest,
  inputs: Properties,
  hidden: ReadonlySet<string>,
): Promise<Applied> {
  const { session } = context;
  const { lines } = session.ledger;
  const found = storedFactsOf(definition, context, { attributes: planned, kept: emptyPrivateState, inputs });
  lines.created(definition.kind, found.key);
  const stored = { ...found, formerKeys: lines.formerKeys(definition.kind, found.key) };
  const origin = { ...stored, resource: stored.claimant.key };
  try {
    const { id, outputs } = await create(definition, session, { stored, inputs });
    return asPlannedOutcome(definition, planned, { id, outputs: withoutHidden(outputs, hidden), inputs }, origin);
  } catch (error) {
    const diagnostics = [failureOf(definition, "cannot be created", error, inputs)];
    // A state beside an error makes the engine replace the object. What finds its own work again needs none.
    const isLost = !isPartialFailure(error) || definition.isFoundByCreating === true;
    if (isLost) return { state: null, kept: emptyPrivateState, diagnostics };
    const outcome = { id: error.id, outputs: withoutHidden(error.outputs, hidden), inputs };
    return {
      state: attributesOf(definition, outcome, planned),
      kept: privateOf(definition, outcome, origin),
      diagnostics,
    };
  }
}

interface Change {
  inputs: Properties;
  hidden: ReadonlySet<string>;
}

async function applyUpdate(
  definition: Definition,
  context: ProviderContext,
  { prior, planned, kept }: ApplyRequest & { prior: Attributes },
  recorded: Properties,
  { inputs, hidden }: Change,
): Promise<Applied> {
  const id = String(attributeValue(prior, "id"));
  const stored = storedFactsOf(definition, context, { attributes: prior, kept, inputs });
  const origin = { ...kept, resource: stored.claimant.key, origin: "written" } as const;
  try {
    // The update of some kinds calls the service even without a difference, so it runs only if there is one.
    const { session } = context;
    const { clock } = session.service;
    const isSame = diff(definition, { recorded, inputs, isUnknown, clock, origin: kept.origin }).kind === "none";
    const { outputs } = isSame
      ? { outputs: outputsOf(definition, { inputs, answer: null, recorded }) }
      : await update(definition, session, { stored, id, recorded, inputs });
    return asPlannedOutcome(definition, planned, { id, outputs: withoutHidden(outputs, hidden), inputs }, origin);
  } catch (error) {
    const diagnostics = [failureOf(definition, "cannot be changed", error)];
    if (!isPartialFailure(error)) return { state: prior, kept, diagnostics };
    const outcome = { id, outputs: withoutHidden(error.outputs, hidden) };
    return {
      state: attributesOf(definition, outcome, prior),
      kept: privateOf(definition, outcome, kept),
      diagnostics,
    };
  }
}

/** The planned state, with unknown values filled from the outcome. */
function asPlannedOutcome(
  definition: Definition,
  planned: Attributes,
  outcome: Outcome,
  kept: Parameters<typeof privateOf>[2],
): Applied {
  const found = attributesOf(definition, outcome, planned);
  const values = resourceFields(definition).map(({ attribute: { name }, shape }) => [
    name,
    asPlanned(shape, attributeValue(planned, name), attributeValue(found, name)),
  ]);
  return { state: Object.fromEntries(values), kept: privateOf(definition, outcome, kept), diagnostics: [] };
}

/** Deletes the object; one that is gone is success. */
export async function applyDeletion(
  definition: Definition,
  context: ProviderContext,
  prior: Attributes,
  kept: PrivateState,
): Promise<Applied> {
  const { session, run, planLedger } = context;
  planLedger.beginApply();
  const { lines } = session.ledger;
  const inputs = propertiesOf(definition, prior);
  const stored = storedFactsOf(definition, context, { attributes: prior, kept, inputs });
  const keys = keysOf(kept, stored.key);
  // An object that is destroyed first has its successor in the plan, even if another of its name ends in this run.
  const hasSuccessor = () => kept.planned !== null || (isReplaced(kept, run) && !lines.isEnded(definition.kind, keys));
  if (!isReplaced(kept, run)) lines.ended(definition.kind, keys);
  const id = String(attributeValue(prior, "id"));
  const removal = { stored, id, recorded: recordedOf(definition, prior, kept) };
  try {
    const isTakenOver = hasSuccessor();
    await remove(definition, session, { ...removal, hasSuccessor: isTakenOver });
    // The deletion of the successor may have begun meanwhile.
    if (isTakenOver && !hasSuccessor()) await remove(definition, session, { ...removal, hasSuccessor: false });
    if (definition.isCreatedFirst && kept.plannedKey !== null) lines.passOn(definition.kind, kept.plannedKey, keys);
    return { state: null, kept: emptyPrivateState, diagnostics: [] };
  } catch (error) {
    return { state: prior, kept, diagnostics: [failureOf(definition, "cannot be deleted", error)] };
  }
}

/**
 * Reports whether another object takes over from the one to delete. The engine does not say so, but the input of the
 * deletion shows it. Where the former object is destroyed first, that is what was planned for the creation of the new
 * one. Where the new one is created first, the former one is set aside as deposed, and the deletion of such an object
 * is planned in the very run that applies it, also when an interrupted apply has left it behind. So a `destroy` right
 * after an interrupted replacement counts as one, too, until the same run deletes the successor
 * (lifecycle/ledger/lines.ts).
 */
function isReplaced({ planned, deletionPlannedIn }: PrivateState, run: string): boolean {
  return planned !== null || deletionPlannedIn === run;
}
