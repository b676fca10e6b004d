import { createHash } from "node:crypto";
import type { IResourceProviderServer } from "@pulumi/pulumi/proto/provider_grpc_pb";
import {
  CheckFailure,
  CheckResponse,
  CreateResponse,
  DiffResponse,
  ReadResponse,
  UpdateResponse,
} from "@pulumi/pulumi/proto/provider_pb";
import { Empty } from "google-protobuf/google/protobuf/empty_pb";
import { DECLARED, isDeleted } from "../../lifecycle";
import { programName } from "../../resources/program-name";
import { type EngineProperties, isUnknown, UNKNOWN } from "../engine-values";
import { printLine } from "../print-line";
import { HIDDEN_INPUT, type HiddenInput, SECRET_PATHS, SITE_PROTECTED } from "../recorded-inputs";
import * as runtime from "../runtime";
import { detailedDiff, pathText } from "./detailed-diff";
import { isTakenOver, noteHolder } from "./object-holders";
import { plannedOutputs } from "./planned-outputs";
import { programInputsOf } from "./program-inputs";
import { noteProtection, withProtection } from "./protected-sites";
import { definitionOf, received, receivedInputs, sent, sentOutputs, withAlwaysSecrets } from "./resource-properties";
import { rpc } from "./rpc";
import { urnParts } from "./urn";
import { asImported, isImported, withDeclared } from "./with-declared";

/** The calls about resources. */
export type ResourceRpcs = Pick<IResourceProviderServer, "check" | "diff" | "create" | "update" | "read" | "delete">;

/** Answers the calls about resources: the runtime's functions, with the engine's messages around them. */
export const resourceRpcs: ResourceRpcs = {
  check: rpc(async (request) => {
    const urn = request.getUrn();
    const isNew = (request.getOlds()?.getFieldsMap().getLength() ?? 0) === 0;
    const recorded = received(urn, request.getOlds());
    const given = receivedInputs(urn, request.getNews());
    // A renamed or moved resource keeps the key under which its object was created.
    const { origin: _origin, ...hidden } = (isNew ? given : recorded)[HIDDEN_INPUT] as HiddenInput;
    // The seed is that of an update plan, if there is one: other inputs than planned would be refused.
    if (isNew) hidden.incarnation = hashOf(request.getRandomseed_asU8());
    // The command `pulumi import` checks what was read, with its mark, which no program sets.
    const isRead = isImported(given);
    const inputs = { ...given, [HIDDEN_INPUT]: hidden };
    const declared = withProtection(programInputsOf(urn, inputs), recorded);
    const { failures = [], inputs: checked = {} } = await runtime.check(isNew ? {} : recorded, declared);
    // The runtime has no word for a protection that only the deployment knows. An update plan needs it.
    if (isUnknown(declared[SITE_PROTECTED])) checked[SITE_PROTECTED] = UNKNOWN;
    const refused = failures.map(({ property, reason }) => new CheckFailure().setProperty(property).setReason(reason));
    if (!isRead) return new CheckResponse().setInputs(sent(urn, checked)).setFailuresList(refused);
    // An answer may lack what a program must set, such as a secret. The program is checked when it is deployed.
    return new CheckResponse().setInputs(sent(urn, asImported(checked)));
  }),

  diff: rpc(async (request) => {
    const urn = request.getUrn();
    const inputs = received(urn, request.getNews());
    const former = received(urn, request.getOldInputs());
    const recorded = withDeclared(urn, received(urn, request.getOlds()), former, inputs);
    noteProtection(definitionOf(urn).kind, request.getId(), inputs);
    noteHolder(request.getId(), recorded);
    const { kind, replaces, changed } = await runtime.compare(request.getId(), recorded, inputs);
    const { DIFF_NONE, DIFF_SOME } = DiffResponse.DiffChanges;
    const response = new DiffResponse().setChanges(kind === "none" ? DIFF_NONE : DIFF_SOME);
    const replaced = replaces.map(programName);
    // Options can make the engine replace what only differs, in the same order.
    response.setReplacesList(replaced).setDeletebeforereplace(!definitionOf(urn).isCreatedFirst);
    const details = detailedDiff(definitionOf(urn), { changed, replaced, former, recorded, inputs });
    for (const [path, difference] of details) response.getDetaileddiffMap().set(pathText(path), difference);
    response.setDiffsList([...new Set(details.map(([[name]]) => String(name)))]);
    return response.setHasdetaileddiff(details.length > 0);
  }),

  create: rpc(async (request) => {
    const urn = request.getUrn();
    const inputs = received(urn, request.getProperties());
    if (request.getPreview()) {
      await runtime.announcePlan(null, {}, inputs);
      return new CreateResponse().setProperties(plannedOutputs(urn, { id: null, recorded: {}, inputs }));
    }
    const { id, outs } = await recordingParts(urn, () => runtime.create(inputs));
    noteProtection(definitionOf(urn).kind, id, inputs);
    noteHolder(id, inputs);
    return new CreateResponse().setId(id).setProperties(sentOutputs(urn, id, outs));
  }),

  update: rpc(async (request) => {
    const [urn, id] = [request.getUrn(), request.getId()];
    const inputs = received(urn, request.getNews());
    const former = received(urn, request.getOldInputs());
    const recorded = withDeclared(urn, received(urn, request.getOlds()), former, inputs);
    if (request.getPreview()) {
      await runtime.announcePlan(id, recorded, inputs);
      return new UpdateResponse().setProperties(plannedOutputs(urn, { id, recorded, inputs }));
    }
    const { outs } = await recordingParts(urn, () => runtime.update(id, recorded, inputs));
    return new UpdateResponse().setProperties(sentOutputs(urn, id, outs ?? {}));
  }),

  read: rpc(async (request) => {
    const urn = request.getUrn();
    const former = received(urn, request.getInputs());
    const recorded = withDeclared(urn, received(urn, request.getProperties()), former);
    const { id, props, inputs } = await runtime.read(request.getId(), recorded);
    const response = new ReadResponse();
    // Without an id, the engine removes the resource from state.
    if (id === undefined) return response;
    const isImport = !(DECLARED in recorded);
    // What the check adds to the inputs of a program; without it, the next deployment would record it as a change.
    const marks = isImport ? marksOf(withAlwaysSecrets(urn, withProtection(inputs ?? {}, {}))) : {};
    const outputs = { ...(isImport ? asImported(props ?? {}) : props), ...marks };
    response.setId(id).setProperties(sentOutputs(urn, id, outputs));
    if (inputs === undefined) return response.setInputs(request.getInputs());
    const read = isImport ? asImported(inputs) : { ...inputs, [HIDDEN_INPUT]: former[HIDDEN_INPUT] };
    return response.setInputs(sent(urn, { ...read, ...marks }));
  }),

  delete: rpc(async (request) => {
    const [urn, id] = [request.getUrn(), request.getId()];
    const recorded = received(urn, request.getProperties());
    if (isTakenOver(id, recorded) && isDeleted(definitionOf(urn))) printLine(keptText(urn, id), "warning");
    else await runtime.remove(id, recorded);
    return new Empty();
  }),
};

function hashOf(seed: Uint8Array): string {
  return createHash("sha256").update(seed).digest("hex").slice(0, 16);
}

/** The reason why a replacement has not deleted the object. */
function keptText(urn: string, id: string): string {
  const { kind, name } = urnParts(urn);
  return `${kind} ${name}: ${id} was not replaced: the replacement was created first, and took over the same object. To replace it, set the option deleteBeforeReplace, then try again.`;
}

function marksOf({ [SITE_PROTECTED]: protection, [SECRET_PATHS]: secrets }: EngineProperties): EngineProperties {
  return {
    ...(protection !== undefined && { [SITE_PROTECTED]: protection }),
    ...(secrets !== undefined && { [SECRET_PATHS]: secrets }),
  };
}

/** Runs an operation. What it recorded of an unfinished object is put in the engine's form. */
async function recordingParts<T>(urn: string, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    const { id, properties } = error as { id?: string; properties?: EngineProperties };
    if (id === undefined || properties === undefined) throw error;
    noteHolder(id, properties);
    throw Object.assign(error as Error, { struct: sentOutputs(urn, id, properties) });
  }
}
