import * as pulumi from "@pulumi/pulumi";
import type { Client } from "../client";
import { operations } from "../contract";
import { lookUp } from "../lifecycle/look-up";
import { dataSources } from "../resources/data-sources";
import { readConfiguration, requireComplete, requireEndpoint } from "./configuration";
import type { Provider } from "./explicit-provider";
import { clientFor } from "./session";

/** Options of a function. */
export interface FunctionOptions {
  /** Account to ask. Default: the stack's configuration. */
  provider?: Provider;
}

/** Clients of this program by endpoint and token, so that functions of one account share its pacing. */
const clients = new Map<string, Client>();

/** Carries out a function: runs in the program, in preview too. Throws what is missing in the configuration. */
export async function lookUpNow<Result>(name: string, args: object, options: FunctionOptions = {}): Promise<Result> {
  const source = dataSources.find((candidate) => candidate.name === name);
  if (source === undefined) throw new Error(`There is no function get${name}.`);
  const client = await clientOf(options, operations[source.operation].auth !== "public");
  // The generated functions give `Result` from the same schema that the answer is validated against.
  return (await lookUp(source, client, { ...args })) as Result;
}

async function clientOf({ provider }: FunctionOptions, isTokenNeeded: boolean): Promise<Client> {
  const read = provider === undefined ? readStack() : await provider.configuration();
  const found = readConfiguration(read, process.env);
  const configuration = isTokenNeeded ? requireComplete(found) : requireEndpoint(found);
  const key = JSON.stringify([configuration.endpoint, configuration.token]);
  const client = clients.get(key) ?? clientFor(configuration);
  clients.set(key, client);
  return client;
}

function readStack(): (key: string) => string | undefined {
  const config = new pulumi.Config("consentform");
  return (key) => config.get(key.slice("consentform:".length));
}
