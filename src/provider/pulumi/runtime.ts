/**
 * The seven functions of `consentform/provider`. They translate between Pulumi's dynamic-provider protocol and the
 * lifecycle, and between the spelling of programs and state and that of the contract. Nothing here knows a particular
 * resource.
 */
import type { dynamic } from "@pulumi/pulumi";
import { systemClock } from "../client";
import * as lifecycle from "../lifecycle";
import { type Definition, type Difference, faultText, ResourceError, registry } from "../resources";
import { programName } from "../resources/program-name";
import { announce, announcePlanned } from "./announce";
import { programText } from "./argument-names";
import {
  type EngineProperties,
  isUnknown,
  pathsIn,
  plainJson,
  splitProperties,
  withoutInternals,
} from "./engine-values";
import { findingLine } from "./finding-line";
import { isRecordStale } from "./is-record-stale";
import { printWarnings } from "./legal-warnings";
import { keepingPartialState } from "./partial-state";
import { printLine } from "./print-line";
import {
  configureProcess,
  endWaits,
  isPreview,
  noteResource,
  processLedger,
  refuseMalformedConfiguration,
  runningOperations,
  whileRunning,
  withSession,
} from "./process-state";
import { claim, isManaged, refuseCollision } from "./program-claims";
import type { HiddenInput } from "./recorded-inputs";
import { knownOutputs, recordedOutputs } from "./recorded-outputs";
import { secrecyOf } from "./secrecy";
import { strippedSites, strippingRefusal } from "./site-protection";
import { definedInputs, programInputValues } from "./spelling/translate";
import { storedFactsOf } from "./stored-facts";
import { heldInputs, withoutTakenDigests, withTakenDigests } from "./taken-documents";
import { engineAddress, ignoreClosedPipes, watchEngine } from "./watchdog";
import { withUrns } from "./with-urns";
import { withoutFrames } from "./without-frames";

const address = engineAddress(process.argv);
if (address !== null) {
  ignoreClosedPipes([process.stdout, process.stderr]);
  watchEngine(address, {
    onGone: endWaits,
    isIdle: () => runningOperations() === 0,
    exit: () => process.exit(1),
  });
}

/** Takes over the provider's configuration. Synchronous, so no operation can run before it. */
export async function configure(request: dynamic.ConfigureRequest): Promise<void> {
  configureProcess((key) => request.config.get(key));
}

/**
 * Validates inputs and adds what follows from them. Needs no configuration, and sends nothing but what a preview reads
 * to announce the effect of a creation.
 */
export async function check(recordedInputs: EngineProperties, inputs: EngineProperties): Promise<dynamic.CheckResult> {
  return withoutFrames(inputs, async () => {
    const parts = splitProperties(inputs);
    const { hidden, properties, secretPaths, internals, referred } = parts;
    const definition = definitionOf(hidden);
    const secrecy = secrecyOf(definition, { properties, secretPaths });
    const { phrase, explain, seal } = secrecy;
    noteResource(parts);
    refuseMalformedConfiguration();
    const recorded = definedInputs(definition, withoutInternals(recordedInputs));
    const declared = definedInputs(definition, properties);
    const result = lifecycle.check(definition, {
      recordedInputs: recorded,
      inputs: withoutTakenDigests(definition, declared),
      isUnknown,
    });
    if (result.failures.length === 0) {
      const isNew = Object.keys(recordedInputs).length === 0;
      const claimed = isNew ? lifecycle.claimByCreation : lifecycle.claimByInputs;
      const named = withUrns(result.inputs, referred, isUnknown);
      claim(hidden, claimed(definition, named, isUnknown));
      if (isNew) processLedger().claims.expectCreation(hidden.key);
      const written = lifecycle.writtenBy(definition, named, isUnknown);
      refuseCollision(hidden, processLedger().claims.takeWritten(written, storedFactsOf(hidden).claimant));
      const resource = `${hidden.kind} ${hidden.name}`;
      printWarnings({ ...result, resource, recordedInputs: recorded }, (line) => printLine(phrase(line), "warning"));
      // Pulumi has no word for an adoption; once it is recorded, there is nothing left to explain.
      if (result.inputs.adopt !== undefined && isNew)
        printLine(phrase(`${resource}: adopts an existing object, which Pulumi shows as a creation.`));
      if (isNew)
        await announce(definition, hidden, secrecy, { id: null, inputs: result.inputs, recorded: {}, isUnknown });
    }
    const kept = {
      ...withTakenDigests(definition, result.inputs, { secretPaths, isUnknown, isManaged }),
      ...heldInputs(definition, recorded, declared),
    };
    return {
      inputs: { ...plainJson(seal(programInputValues(definition, kept))), ...internals },
      // Not named in `property`: the engine would print that property's value, and it may be a secret.
      failures: result.failures.map((failure) => ({ property: "", reason: explain(findingLine(failure)) })),
    };
  });
}

/**
 * Compares recorded outputs with new inputs. `changes: undefined` makes the engine compare the inputs itself, which
 * gives diffs of single leaves and working `replaceOnChanges`; it may be answered only when a declared input differs,
 * because the engine sees nothing else. A change that is visible only in outputs is `true`.
 */
export async function diff(
  id: string,
  recorded: EngineProperties,
  inputs: EngineProperties,
): Promise<dynamic.DiffResult> {
  const { kind, replaces } = await compare(id, recorded, inputs);
  if (kind === "none" || kind === "record") return { changes: kind === "record" };
  return {
    ...(kind === "remote" && { changes: true }),
    ...(replaces.length > 0 && { replaces: replaces.map(programName) }),
  };
}

/** The difference; `record` if outputs only have to be recorded again. */
export interface Comparison extends Pick<Difference, "replaces" | "changed"> {
  readonly kind: Difference["kind"] | "record";
}

/** Compares recorded outputs with new inputs, and records what the program manages. */
export async function compare(id: string, recorded: EngineProperties, inputs: EngineProperties): Promise<Comparison> {
  return withoutFrames(inputs, async () => {
    const { hidden, properties, secretPaths, siteProtection } = splitProperties(inputs);
    const definition = definitionOf(hidden);
    const before = knownOutputs(definition, id, withoutInternals(recorded));
    const { origin } = storedFactsOf(splitProperties(recorded).hidden);
    processLedger().program.noteProduction(definition, before);
    const declared = definedInputs(definition, properties);
    const result = inProgramNames(definition, () =>
      lifecycle.diff(definition, { recorded: before, inputs: declared, isUnknown, clock: systemClock, origin }),
    );
    // What is replaced gives its object up.
    const names = lifecycle.claimById(definition, id);
    if (result.replaces.length === 0) claim(hidden, names);
    else processLedger().claims.giveUp(names);
    if (result.kind !== "none" && result.replaces.length === 0) {
      const secrecy = secrecyOf(definition, { properties, secretPaths });
      await announce(definition, hidden, secrecy, { id, inputs: declared, recorded: before, isUnknown });
    }
    // A refresh of the state alone compares what the program has not registered: remaining work is not drift.
    const isLeft = result.kind === "remote" && processLedger().program.isDeclared(hidden.key);
    if (result.kind === "inputs" || isLeft) return result;
    const isStale = isRecordStale(recorded, { secretPaths, siteProtection });
    return { kind: isStale ? "record" : "none", replaces: [], changed: [] };
  });
}

/** Prints the effects of a planned creation (without an id) or change that its inputs do not show. */
export async function announcePlan(
  id: string | null,
  recorded: EngineProperties,
  inputs: EngineProperties,
): Promise<void> {
  const { hidden, properties, secretPaths } = splitProperties(inputs);
  const definition = definitionOf(hidden);
  // If the program has reported the preview, check and diff have announced it.
  if (isPreview()) return;
  await announcePlanned(definition, hidden, secrecyOf(definition, { properties, secretPaths }), {
    id,
    inputs: definedInputs(definition, properties),
    isUnknown,
    recorded: id === null ? {} : knownOutputs(definition, id, withoutInternals(recorded)),
  });
}

/** Creates, or finds what an earlier attempt created. */
export async function create(inputs: EngineProperties): Promise<dynamic.CreateResult> {
  const { hidden, properties, secretPaths, internals } = splitProperties(inputs);
  const definition = definitionOf(hidden);
  const secrecy = secrecyOf(definition, { properties, secretPaths });
  return whileRunning(() =>
    keepingPartialState({ secrecy, internals, stateOf: (...state) => stateOf(definition, ...state) }, () =>
      withSession({}, secrecy, async (session) => {
        const { id, outputs } = await lifecycle.create(definition, session, {
          stored: storedFactsOf(hidden),
          inputs: definedInputs(definition, properties),
        });
        return { id, outs: { ...secrecy.seal(stateOf(definition, id, outputs)), ...internals } };
      }),
    ),
  );
}

/** Makes the object as the inputs say. */
export async function update(
  id: string,
  recorded: EngineProperties,
  inputs: EngineProperties,
): Promise<dynamic.UpdateResult> {
  const { hidden, properties, secretPaths, internals, siteProtection } = splitProperties(inputs);
  const before = withoutInternals(recorded);
  const definition = definitionOf(hidden);
  const former = { properties: before, secretPaths: pathsIn(recorded) };
  const secrecy = secrecyOf(definition, { properties, secretPaths }, former);
  return whileRunning(() =>
    keepingPartialState({ secrecy, internals, stateOf: (...state) => stateOf(definition, ...state) }, () =>
      withSession(before, secrecy, async (session) => {
        const change = {
          recorded: knownOutputs(definition, id, before),
          inputs: definedInputs(definition, properties),
        };
        const isSame = lifecycle.diff(definition, { ...change, isUnknown, clock: systemClock }).kind === "none";
        if (isSame && isRecordStale(recorded, { secretPaths, siteProtection }))
          return { outs: { ...secrecy.seal(before), ...internals } };
        const { outputs } = await lifecycle.update(definition, session, {
          stored: storedFactsOf(splitProperties(recorded).hidden),
          id,
          ...change,
        });
        return { outs: { ...secrecy.seal(stateOf(definition, id, outputs)), ...internals } };
      }),
    ),
  );
}

/** Reads the object for a refresh, or for `.get()`, where only the first read refuses a missing object. */
export async function read(id: string, recorded: EngineProperties): Promise<dynamic.ReadResult> {
  const { hidden, properties, secretPaths, internals } = splitProperties(recorded);
  const definition = definitionOf(hidden);
  const secrecy = secrecyOf(definition, { properties, secretPaths });
  return withoutFrames(recorded, () =>
    whileRunning(async () => {
      // Without declared places, the outputs are only an id, as at `.get()`.
      const origin = lifecycle.DECLARED in properties ? "written" : "id only";
      const result = await withSession(properties, secrecy, (session) =>
        lifecycle.read(definition, session, { id, recorded: knownOutputs(definition, id, properties), origin }),
      );
      if (result.state === "gone") return {};
      return {
        id: result.id,
        props: { ...secrecy.seal(stateOf(definition, result.id, result.outputs, properties)), ...internals },
        ...(result.inputs !== undefined && {
          inputs: { ...plainJson(secrecy.seal(programInputValues(definition, result.inputs))), ...internals },
        }),
      };
    }),
  );
}

/** Deletes the object; one that is gone is success. */
export async function remove(id: string, recorded: EngineProperties): Promise<void> {
  const parts = splitProperties(recorded);
  const { hidden, properties, secretPaths } = parts;
  const definition = definitionOf(hidden);
  const secrecy = secrecyOf(definition, { properties, secretPaths });
  return withoutFrames(recorded, () =>
    whileRunning(async () => {
      const stripped = strippedSites(parts);
      if (stripped.length > 0 && parts.siteProtection === true) throw strippingRefusal(parts, stripped);
      const outputs = knownOutputs(definition, id, properties);
      const deletion = { stored: storedFactsOf(hidden), id, recorded: outputs };
      await withSession(properties, secrecy, async (session) => {
        const open = await Promise.all(
          stripped.map((site) => lifecycle.mayDelete(registry.Site, session, { id: site, recorded: {} })),
        );
        if (open.includes(false)) throw strippingRefusal(parts, stripped);
        await lifecycle.remove(definition, session, deletion);
      });
    }),
  );
}

function definitionOf({ kind }: Pick<HiddenInput, "kind">): Definition {
  const definition = (registry as Record<string, Definition | undefined>)[kind];
  if (definition !== undefined) return definition;
  throw new Error(
    `This version of consentform does not know the kind ${kind}; known are ${Object.keys(registry).join(", ")}. Upgrade the package.`,
  );
}

/** Runs `compare`; a refusal in it has the names that programs use. */
function inProgramNames<T>(definition: Definition, compare: () => T): T {
  try {
    return compare();
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    throw Object.assign(error, { message: programText(definition, faultText(error.fault)) });
  }
}

/** The outputs of the lifecycle as state has them. */
function stateOf(...state: Parameters<typeof recordedOutputs>): EngineProperties {
  return plainJson(recordedOutputs(...state));
}
