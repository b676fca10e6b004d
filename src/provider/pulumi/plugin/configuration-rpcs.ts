import { closest } from "@consentform/consent/rules";
import { jsonEqual } from "@consentform/consent/values";
import { PluginInfo } from "@pulumi/pulumi/proto/plugin_pb";
import type { IResourceProviderServer } from "@pulumi/pulumi/proto/provider_grpc_pb";
import {
  CheckFailure,
  CheckResponse,
  ConfigureResponse,
  DiffResponse,
  GetSchemaResponse,
  ProviderHandshakeResponse,
} from "@pulumi/pulumi/proto/provider_pb";
import { Empty } from "google-protobuf/google/protobuf/empty_pb";
import { type ConfigReader, readConfiguration, requireEndpoint } from "../configuration";
import { type EngineProperties, isUnknown } from "../engine-values";
import { printLine } from "../print-line";
import { endWaits } from "../process-state";
import { configure } from "../runtime";
import { packageSchema } from "./package-schema";
import { pluginVersion } from "./plugin-version";
import { refuseNewerSdk } from "./refuse-newer-sdk";
import { rpc } from "./rpc";
import { urnParts } from "./urn";
import { closed, opened } from "./wire";

/** The calls about the plugin as a whole. */
export type ConfigurationRpcs = Pick<
  IResourceProviderServer,
  "handshake" | "getSchema" | "checkConfig" | "diffConfig" | "configure" | "cancel" | "getPluginInfo"
>;

/** Settings of the provider. The resource classes read one more, and the engine adds its own. */
const settings = ["token", "endpoint", "maxRequestsPerMinute", "owner"];
const ofOthers = ["native", "version", "pluginDownloadURL"];

/** The only secret setting is the token, even if the program does not mark it as a secret. */
const secrets = [["token"]];

let configured: EngineProperties = {};
let reference: string | undefined;

/** The engine's reference to this provider, by which a component's resources use it. Older engines do not name it. */
export function providerReference(): string | undefined {
  return reference;
}

/** Reads a setting by its full key, as in the stack's configuration. */
export function configurationReader(): ConfigReader {
  return readerOf(configured);
}

function readerOf(properties: EngineProperties): ConfigReader {
  return (key) => {
    const value = properties[key.replace(/^consentform:/, "")];
    return value === undefined || value === null || isUnknown(value) ? undefined : String(value);
  };
}

/** Answers the calls about the plugin as a whole. */
export const configurationRpcs: ConfigurationRpcs = {
  handshake: rpc(() => new ProviderHandshakeResponse().setAcceptSecrets(true).setAcceptOutputs(true)),

  getPluginInfo: rpc(() => {
    const info = new PluginInfo();
    info.setVersion(pluginVersion);
    return info;
  }),

  getSchema: rpc(() =>
    new GetSchemaResponse().setSchema(JSON.stringify({ ...packageSchema(), version: pluginVersion })),
  ),

  checkConfig: rpc((request) => {
    const { properties, secretPaths } = opened(request.getNews());
    const reasons = [
      ...malformedSettings(properties),
      ...unknownSettings(properties, isDefaultProvider(request.getUrn())),
    ];
    const failures = reasons.map((reason) => new CheckFailure().setReason(reason));
    return new CheckResponse().setInputs(closed(properties, [...secretPaths, ...secrets])).setFailuresList(failures);
  }),

  // A change of the account replaces nothing: the new account refuses the ids of the former one.
  diffConfig: rpc((request) => {
    const [before, after] = [opened(request.getOldInputs()).properties, opened(request.getNews()).properties];
    const { DIFF_NONE, DIFF_SOME } = DiffResponse.DiffChanges;
    const isSame = settings.every((name) => jsonEqual(before[name], after[name]));
    return new DiffResponse().setChanges(isSame ? DIFF_NONE : DIFF_SOME);
  }),

  configure: rpc(async (request) => {
    const { version, ...given } = opened(request.getArgs()).properties;
    reference = request.hasUrn() ? `${request.getUrn()}::${request.getId()}` : undefined;
    refuseNewerSdk(version);
    configured = given;
    const get = configurationReader();
    // This function is all that the runtime uses of the reader.
    await configure({ config: { get } } as Parameters<typeof configure>[0]);
    return new ConfigureResponse().setAcceptsecrets(true).setAcceptoutputs(true).setSupportspreview(true);
  }),

  cancel: rpc(() => {
    endWaits();
    return new Empty();
  }),
};

/** True for a provider that the engine makes of the stack's configuration. */
function isDefaultProvider(urn: string): boolean {
  return /^default(_|$)/.test(urnParts(urn).name);
}

/**
 * The refusals of settings that the provider does not have. A project with the name of the package has its own settings
 * in the configuration that default providers are given, so of these only what looks like a misspelling is reported.
 */
function unknownSettings(properties: EngineProperties, isDefault: boolean): string[] {
  const unknown = Object.keys(properties).filter((name) => ![...settings, ...ofOthers].includes(name));
  if (!isDefault) {
    return unknown.map(
      (name) =>
        `consentform:${name} is not a setting of the provider; allowed are ${settings.join(", ")}. Correct the name, or remove the setting.`,
    );
  }
  for (const name of unknown) {
    const near = closest(name, settings);
    if (near === null) continue;
    printLine(`consentform:${name} is not a setting of the provider. Did you mean consentform:${near}?`, "warning");
  }
  return [];
}

/** The refusal of a malformed endpoint or limit. What is missing may be in the environment. */
function malformedSettings(properties: EngineProperties): string[] {
  try {
    const given = readConfiguration(readerOf(properties), {});
    if (given.endpoint !== null) requireEndpoint(given);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
