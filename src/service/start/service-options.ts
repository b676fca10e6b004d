import { createDnsLookup } from "../dns";
import { createEgress, type EgressOptions } from "../egress";
import { type createService, systemRuntime } from "../index";
import { databaseOf } from "../location/database-of";
import type { ServiceSettings } from "../runtime";
import { clockOffsetMs, serviceSettings } from "./service-settings";
import type { ThreadData } from "./thread-messages";

/** The service's options from flags and environment. */
export function serviceOptions(
  { options, endpoint, deploymentKeys }: Pick<ThreadData, "options" | "endpoint" | "deploymentKeys">,
  reportError: (error: unknown, where: string) => void,
): Parameters<typeof createService>[0] {
  const settings = serviceSettings(options, endpoint);
  return {
    database: databaseOf(options),
    deploymentKey: deploymentKeys,
    runtime: systemRuntime({
      clockOffsetMs: () => clockOffsetMs(options),
      dns: createDnsLookup(options.dns === undefined ? {} : { server: options.dns }),
      egress: createEgress({ isLocalAllowed: settings.isLocalAllowed, trusted: trustedMachines(settings) }),
    }),
    settings,
    reportError,
  };
}

/** The issuer and the receiver of the audit log as the operator described them, for connections to them alone. */
function trustedMachines({
  singleSignOn,
  auditWebhook,
}: Pick<ServiceSettings, "singleSignOn" | "auditWebhook">): NonNullable<EgressOptions["trusted"]> {
  const originOf = (url: string) => new URL(url).origin;
  return {
    ...(singleSignOn === null ? {} : { "sign-in": { ...singleSignOn, origin: originOf(singleSignOn.issuer) } }),
    ...(auditWebhook === null
      ? {}
      : {
          "audit-webhook": { isPrivate: auditWebhook.isPrivate, origin: originOf(auditWebhook.url), authority: null },
        }),
  };
}
