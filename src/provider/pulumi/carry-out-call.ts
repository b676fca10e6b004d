import * as pulumi from "@pulumi/pulumi";
import { operations } from "../../consent/contract";
import type { Client } from "../client";
import { lookUp, lookUpArguments } from "../lifecycle/verbs/look-up";
import type { Properties } from "../resources";
import { type DataSource, dataSources } from "../resources/data-sources";
import { programName } from "../resources/program-name";
import { component } from "../resources/schema";
import { readConfiguration, requireComplete, requireEndpoint } from "./configuration";
import { Provider } from "./explicit-provider";
import type { FunctionCall } from "./function-call";
import { functionFailure } from "./function-failure";
import { clientFor } from "./session";
import { programValue } from "./spelling/translate";

/** Clients of this program by endpoint and token, so that functions of one account share its pacing. */
const clients = new Map<string, Client>();

/** Carries out a call of a function. @throws Error with the place of the call in the program */
export async function carryOutCall<Result>({
  name,
  args,
  options,
  frames,
  secretPaths,
}: FunctionCall): Promise<Result> {
  const source = dataSources.find((candidate) => candidate.name === name);
  if (source === undefined) throw new Error(`There is no function get${name}.`);
  const provider = options.provider ?? options.parent?.getProvider("pulumi-nodejs:dynamic:Resource");
  if (isMocked()) return answerOfMock<Result>(source, args, { ...options, ...(provider && { provider }) });
  try {
    const client = await clientOf(provider, operations[source.operation].auth !== "public");
    // The generated functions give `Result` from the same schema that the answer is validated against.
    return inProgram(source, await lookUp(source, client, argumentsOf(source, args))) as Result;
  } catch (error) {
    throw functionFailure(error, { source, args, frames, secretPaths });
  }
}

/** The arguments by their names in the contract. @throws Error for one that the function does not have */
function argumentsOf(source: DataSource, args: Properties): Properties {
  const known = new Map(lookUpArguments(source).map(({ name }) => [programName(name), name]));
  const unknown = Object.keys(args).find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(
      `get${source.name}: ${unknown}: is not a known argument; allowed arguments are ${[...known.keys()].join(", ")}.`,
    );
  }
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [known.get(name), value]));
}

/** The answer with the names that programs use. */
function inProgram({ operation }: DataSource, found: unknown): unknown {
  const { isList, responseSchema } = operations[operation];
  const node = component(responseSchema ?? "");
  return isList ? (found as unknown[]).map((item) => programValue(node, item)) : programValue(node, found);
}

/** Unit tests replace the engine by mocks (`pulumi.runtime.setMocks`), which answer functions as well as resources. */
function isMocked(): boolean {
  const monitor = pulumi.runtime.getMonitor() as { mocks?: pulumi.runtime.Mocks } | undefined;
  return typeof monitor?.mocks?.call === "function";
}

/**
 * The mock's own result; of a function with a list as its result, the first member, since a mock cannot return a list.
 */
async function answerOfMock<Result>(
  { name, operation }: DataSource,
  args: Properties,
  options: pulumi.InvokeOptions,
): Promise<Result> {
  const answer = await pulumi.runtime.invoke(`consentform:index:get${name}`, args, options);
  return operations[operation].isList ? Object.values(answer as object)[0] : answer;
}

async function clientOf(provider: pulumi.ProviderResource | undefined, isTokenNeeded: boolean): Promise<Client> {
  const read = provider === undefined ? readStack() : await configurationOf(provider);
  const found = readConfiguration(read, process.env);
  const configuration = isTokenNeeded ? requireComplete(found) : requireEndpoint(found);
  const key = JSON.stringify([configuration.endpoint, configuration.token]);
  const client = clients.get(key) ?? clientFor(configuration);
  clients.set(key, client);
  return client;
}

async function configurationOf(provider: pulumi.ProviderResource): Promise<(key: string) => string | undefined> {
  if (Provider.isConfigured(provider)) return provider.configuration();
  throw new Error("The option `provider` is not a consentform.Provider. Pass one, or leave the option out.");
}

function readStack(): (key: string) => string | undefined {
  const config = new pulumi.Config("consentform");
  return (key) => config.get(key.slice("consentform:".length));
}
