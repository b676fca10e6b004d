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
import { DECLARED } from "../../lifecycle";
import { programName } from "../../resources/program-name";
import type { EngineProperties } from "../engine-values";
import { HIDDEN_INPUT, type HiddenInput } from "../recorded-inputs";
import * as runtime from "../runtime";
import { detailedDiff } from "./detailed-diff";
import { plannedOutputs } from "./planned-outputs";
import { programInputsOf } from "./program-inputs";
import { noteProtection, withProtection } from "./protected-sites";
import { definitionOf, received, receivedInputs, sent, sentOutputs } from "./resource-properties";
import { rpc } from "./rpc";

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
    const inputs = { ...given, [HIDDEN_INPUT]: hidden };
    const { failures = [], inputs: checked = {} } = await runtime.check(
      isNew ? {} : recorded,
      withProtection(programInputsOf(urn, inputs), recorded),
    );
    const refused = failures.map(({ property, reason }) => new CheckFailure().setProperty(property).setReason(reason));
    return new CheckResponse().setInputs(sent(urn, checked)).setFailuresList(refused);
  }),

  diff: rpc(async (request) => {
    const urn = request.getUrn();
    const [recorded, inputs] = [received(urn, request.getOlds()), received(urn, request.getNews())];
    noteProtection(definitionOf(urn).kind, request.getId(), inputs);
    const { kind, replaces, changed } = await runtime.compare(request.getId(), recorded, inputs);
    const { DIFF_NONE, DIFF_SOME } = DiffResponse.DiffChanges;
    const response = new DiffResponse().setChanges(kind === "none" ? DIFF_NONE : DIFF_SOME);
    const replaced = replaces.map(programName);
    response.setReplacesList(replaced).setDeletebeforereplace(replaced.length > 0 && !definitionOf(urn).isCreatedFirst);
    const former = received(urn, request.getOldInputs());
    const details = detailedDiff(definitionOf(urn), { changed, replaced, former, recorded, inputs });
    for (const [path, difference] of details) response.getDetaileddiffMap().set(path, difference);
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
    return new CreateResponse().setId(id).setProperties(sentOutputs(urn, id, outs));
  }),

  update: rpc(async (request) => {
    const [urn, id] = [request.getUrn(), request.getId()];
    const [recorded, inputs] = [received(urn, request.getOlds()), received(urn, request.getNews())];
    if (request.getPreview()) {
      await runtime.announcePlan(id, recorded, inputs);
      return new UpdateResponse().setProperties(plannedOutputs(urn, { id, recorded, inputs }));
    }
    const { outs } = await recordingParts(urn, () => runtime.update(id, recorded, inputs));
    return new UpdateResponse().setProperties(sentOutputs(urn, id, outs ?? {}));
  }),

  read: rpc(async (request) => {
    const urn = request.getUrn();
    const recorded = received(urn, request.getProperties());
    const { id, props, inputs } = await runtime.read(request.getId(), recorded);
    const response = new ReadResponse();
    // Without an id, the engine removes the resource from state.
    if (id === undefined) return response;
    response
      .setId(id)
      .setProperties(sentOutputs(urn, id, { ...props, ...(!(DECLARED in recorded) && imported(props)) }));
    return response.setInputs(inputs === undefined ? request.getInputs() : sent(urn, inputs));
  }),

  delete: rpc(async (request) => {
    await runtime.remove(request.getId(), received(request.getUrn(), request.getProperties()));
    return new Empty();
  }),
};

/** The mark of outputs that were read while nothing was declared. The first write removes it. */
function imported({ [HIDDEN_INPUT]: hidden }: EngineProperties = {}): EngineProperties {
  return { [HIDDEN_INPUT]: { ...(hidden as HiddenInput), origin: "imported" } };
}

/** Runs an operation. If it fails with an unfinished object, converts what it recorded to the engine's form. */
async function recordingParts<T>(urn: string, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    const { id, properties } = error as { id?: string; properties?: EngineProperties };
    if (id === undefined || properties === undefined) throw error;
    throw Object.assign(error as Error, { struct: sentOutputs(urn, id, properties) });
  }
}
