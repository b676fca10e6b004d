import { createDnsLookup } from "../dns";
import { createEgress, type TrustedIssuer } from "../egress";
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
      egress: createEgress({ isLocalAllowed: settings.isLocalAllowed, issuer: trustedIssuer(settings) }),
    }),
    settings,
    reportError,
  };
}

/** The issuer as the operator described it, for connections to it. */
function trustedIssuer({ singleSignOn }: ServiceSettings): TrustedIssuer | null {
  return singleSignOn === null ? null : { ...singleSignOn, origin: new URL(singleSignOn.issuer).origin };
}
