import type { IResourceProviderServer } from "@pulumi/pulumi/proto/provider_grpc_pb";
import { ConstructResponse } from "@pulumi/pulumi/proto/provider_pb";
import { Struct } from "google-protobuf/google/protobuf/struct_pb";
import { rpc } from "./rpc";

/** The call that makes a component. */
export type ComponentRpcs = Pick<IResourceProviderServer, "construct">;

/** Answers the call that makes a component. */
export const componentRpcs: ComponentRpcs = {
  construct: rpc(async (request) => {
    // Programs without a component need neither the classes nor Pulumi's SDK.
    const { constructComponent } = require("./construct-component") as typeof import("./construct-component");
    const { urn, state, dependencies } = await constructComponent(request);
    const response = new ConstructResponse().setUrn(urn).setState(Struct.fromJavaScript(state));
    for (const [name, urns] of dependencies)
      response.getStatedependenciesMap().set(name, new ConstructResponse.PropertyDependencies().setUrnsList(urns));
    return response;
  }),
};
