import * as pulumi from "@pulumi/pulumi";

let hasWarned = false;

/**
 * Warns, once per program, that what is previewed cannot be deployed yet because no endpoint is configured. A preview
 * itself needs none, and may run without access to the service on purpose, so this is not an error. A resource with a
 * parent or a provider may get its endpoint from there.
 */
export function warnWithoutEndpoint({ provider, parent }: pulumi.CustomResourceOptions): void {
  if (hasWarned || provider !== undefined || parent !== undefined || !pulumi.runtime.isDryRun()) return;
  const endpoint = new pulumi.Config("consentform").get("endpoint") ?? process.env.CONSENTFORM_ENDPOINT ?? "";
  if (endpoint !== "") return;
  hasWarned = true;
  void pulumi.log.warn(
    "No endpoint is configured, so `pulumi up` would fail. Set it with `pulumi config set consentform:endpoint <url>` or CONSENTFORM_ENDPOINT. `npx consentform dev` runs a service on this machine.",
  );
}
