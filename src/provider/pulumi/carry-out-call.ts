import { operations } from "@consentform/consent/contract";
import * as pulumi from "@pulumi/pulumi";
import type { Client } from "../client";
import { lookUp } from "../lifecycle/verbs/look-up";
import type { Properties } from "../resources";
import { type DataSource, dataSources } from "../resources/data-sources";
import { readConfiguration, requireComplete, requireEndpoint } from "./configuration";
import { Provider } from "./explicit-provider";
import type { FunctionCall } from "./function-call";
import { functionFailure } from "./function-failure";
import { argumentsOf, inProgram } from "./look-up-values";
import { dynamicType, isNative, nativeType } from "./native-setting";
import { clientFor } from "./process-state";

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
  const provider =
    options.provider ?? options.parent?.getProvider(isNative() ? nativeType("Site") : dynamicType("Site"));
  if (isMocked()) return answerOfMock<Result>(source, args, { ...options, ...(provider && { provider }) });
  try {
    const client = await clientOf(provider, operations[source.operation].auth !== "public");
    // The generated functions give `Result` from the same schema that the answer is validated against.
    return inProgram(source, await lookUp(source, client, argumentsOf(source, args))) as Result;
  } catch (error) {
    throw functionFailure(error, { source, args, frames, secretPaths });
  }
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
