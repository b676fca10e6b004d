import { browserPath } from "@consentform/consent/chromium";
import { defaultSettings, type ServiceSettings } from "../runtime";
import { auditWebhookSettings } from "./audit-webhook-settings";
import { hostSettings } from "./host-settings";
import { mailSettings } from "./mail-settings";
import type { Start } from "./thread-messages";

/** The service's settings from flags and environment. */
export function serviceSettings(options: Start, endpoint: string): ServiceSettings {
  const { edgeHeaders, quota } = defaultSettings;
  return {
    ...defaultSettings,
    origin: options.publicUrl ?? endpoint,
    assetUrl: options.assetUrl ?? options.publicUrl ?? endpoint,
    ...hostSettings(options),
    trustedProxies: options.trustedProxy,
    isLocalAllowed: options.allowLocal === true,
    localPort: options.localPort ?? null,
    browserPath: browserPath(options.browser, process.env),
    isAnswerValidated: options.command === "dev",
    mail: mailSettings(process.env),
    singleSignOn: options.singleSignOn ?? null,
    vendorList: options.gvl ?? null,
    edgeHeaders: {
      country: options.countryHeader ?? edgeHeaders.country,
      region: options.regionHeader ?? edgeHeaders.region,
    },
    hasMetricsListener: options.metrics !== undefined,
    quota: options.quota ?? quota,
    auditDays: options.auditDays ?? defaultSettings.auditDays,
    auditWebhook: auditWebhookSettings(process.env, options.allowLocal === true),
  };
}

/** Milliseconds that the service's clock is ahead of the machine's. */
export function clockOffsetMs({ clockOffset }: Start): number {
  return (clockOffset ?? 0) * 1000;
}
