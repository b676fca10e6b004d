import { type createService, systemRuntime } from "../../service";
import { createDnsLookup } from "../../service/dns";
import { createEgress } from "../../service/egress";
import { defaultSettings } from "../../service/runtime";
import { browserPath } from "../browser-path";
import { createDataFolder } from "./data-folder";
import { databaseOf } from "./database-of";
import { readDeploymentKey } from "./deployment-key";
import { DEFAULT_FOLDER } from "./dev-options";
import { hostSettings } from "./host-settings";
import { mailSettings } from "./mail-settings";
import type { Start } from "./thread-messages";

/** The service's options from flags and environment. */
export function serviceOptions(
  options: Start,
  endpoint: string,
  reportError: (error: unknown, where: string) => void,
): Parameters<typeof createService>[0] {
  const database = databaseOf(options);
  const offsetMs = (options.clockOffset ?? 0) * 1000;
  const isLocalAllowed = options.allowLocal === true;
  if (database.kind === "folder") createDataFolder(database.path);
  const keyFolder = database.kind === "folder" ? database.path : DEFAULT_FOLDER;
  return {
    database,
    ...(database.kind === "memory"
      ? {}
      : { deploymentKey: readDeploymentKey(process.env.CONSENTFORM_DEPLOYMENT_KEY, keyFolder) }),
    runtime: systemRuntime({
      clockOffsetMs: () => offsetMs,
      dns: createDnsLookup(options.dns === undefined ? {} : { server: options.dns }),
      egress: createEgress({ isLocalAllowed }),
    }),
    settings: {
      origin: options.publicUrl ?? endpoint,
      assetUrl: options.assetUrl ?? options.publicUrl ?? endpoint,
      ...hostSettings(options),
      trustedProxies: options.trustedProxy,
      isLocalAllowed,
      localPort: options.localPort ?? null,
      browserPath: browserPath(options.browser, process.env),
      isAnswerValidated: options.command === "dev",
      mail: mailSettings(process.env),
      vendorList: options.gvl ?? null,
      edgeHeaders: {
        country: options.countryHeader ?? defaultSettings.edgeHeaders.country,
        region: options.regionHeader ?? defaultSettings.edgeHeaders.region,
      },
      ...(options.quota === undefined ? {} : { quota: options.quota }),
    },
    reportError,
  };
}
