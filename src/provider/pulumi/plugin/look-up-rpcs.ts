import { operations } from "@consentform/consent/contract";
import type { IResourceProviderServer } from "@pulumi/pulumi/proto/provider_grpc_pb";
import { InvokeResponse, ListResponse } from "@pulumi/pulumi/proto/provider_pb";
import type { Client } from "../../client";
import { list, lookUp } from "../../lifecycle";
import { type DataSource, type Definition, dataSources, listName, registry } from "../../resources";
import { readConfiguration, requireComplete, requireEndpoint } from "../configuration";
import { functionFailure } from "../function-failure";
import { argumentsOf, inProgram } from "../look-up-values";
import { clientFor, sessionIfConfigured, withSession } from "../process-state";
import { secrecyOf } from "../secrecy";
import { configurationReader } from "./configuration-rpcs";
import { failure, rpc } from "./rpc";
import { closed, opened } from "./wire";

/** The calls that look objects up. */
export type LookUpRpcs = Pick<IResourceProviderServer, "invoke" | "list">;

/** Answers the calls that look objects up. */
export const lookUpRpcs: LookUpRpcs = {
  invoke: rpc(async (request) => {
    const source = dataSources.find(({ name }) => request.getTok() === `consentform:index:get${name}`);
    if (source === undefined)
      throw new Error(`This version of the plugin has no function ${request.getTok()}. Upgrade the plugin.`);
    const { properties: args, secretPaths } = opened(request.getArgs());
    try {
      const found = inProgram(source, await lookUp(source, await clientOf(source), argumentsOf(source, args)));
      const { isList } = operations[source.operation];
      const result = (isList ? { [listName(source)]: found } : found) as Record<string, unknown>;
      // A result that was found with a secret may repeat it.
      const secrets = secretPaths.length > 0 ? Object.keys(result).map((name) => [name]) : [];
      return new InvokeResponse().setReturn(closed(result, secrets));
    } catch (error) {
      throw functionFailure(error, { source, args, frames: "", secretPaths });
    }
  }),

  list: (call) => {
    const { properties: query } = opened(call.request.getQuery());
    const limit = call.request.getLimit() || Number.POSITIVE_INFINITY;
    const send = async () => {
      const definition = listedBy(call.request.getToken(), query);
      await withSession({}, secrecyOf(definition), async (session) => {
        let count = 0;
        for await (const { name, found } of list(definition, session, String(query.siteId ?? ""))) {
          call.write(new ListResponse().setResult(new ListResponse.Result().setId(found.id).setName(name)));
          count += 1;
          if (count >= limit || call.cancelled) return;
        }
      });
    };
    send().then(
      () => call.end(),
      (error: unknown) => call.emit("error", failure(error)),
    );
  },
};

/** The client. If the configuration is complete, it shares the pacing of the resources. */
async function clientOf({ operation }: DataSource): Promise<Client> {
  const session = sessionIfConfigured();
  if (session !== null) return session.service.client();
  const found = readConfiguration(configurationReader(), process.env);
  return clientFor(operations[operation].auth === "public" ? requireEndpoint(found) : requireComplete(found));
}

/** @throws Error for a kind that cannot be listed, or whose site is missing */
function listedBy(token: string, query: Readonly<Record<string, unknown>>): Definition {
  const kind = token.slice(token.lastIndexOf(":") + 1);
  const definition = (registry as Record<string, Definition | undefined>)[kind];
  const operation = definition?.operations.list;
  if (definition === undefined || operation === undefined) throw new Error(`${kind} cannot be listed.`);
  const isOfSite = operations[operation].path.startsWith("/sites/{id}/");
  if (isOfSite && typeof query.siteId !== "string") {
    throw new Error(`${kind}: siteId: is missing. Set it to the id of the site whose objects to list.`);
  }
  return definition;
}
