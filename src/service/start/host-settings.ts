import type { HostSettings } from "../request";
import type { StartOptions } from "./start-options";

/** The names that a service answers for. */
export function hostSettings({ host, publicUrl, assetUrl }: Partial<StartOptions>): HostSettings {
  const origins = [publicUrl, assetUrl].filter((origin) => origin !== undefined);
  return {
    hostNames: [...new Set(origins.map((origin) => new URL(origin).hostname))],
    isBoundToLoopback: host === undefined || host.startsWith("127.") || host === "::1",
  };
}
