import { pluginVersion } from "./plugin-version";

/**
 * Refuses a program whose SDK was generated for a newer plugin, because this plugin would not know all of its
 * properties. An older SDK is served, so that state of an earlier release can always be refreshed and destroyed.
 *
 * @param requested version of the SDK, which the engine adds to the configuration
 */
export function refuseNewerSdk(requested: unknown, own = pluginVersion): void {
  if (typeof requested !== "string" || !isNewer(requested, own)) return;
  throw new Error(
    `The program uses version ${requested} of the consentform SDK, but the plugin pulumi-resource-consentform is version ${own}, which does not know the SDK's schema. Install version ${requested} of the plugin, or use version ${own} of the SDK. If several plugins are on PATH, the engine starts the first.`,
  );
}

function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.replace(/^v/, "").split(/[.+-]/, 3).map(Number));
  const at = (a ?? []).findIndex((part, index) => part !== b?.[index]);
  return at >= 0 && (a?.[at] ?? 0) > (b?.[at] ?? 0);
}
