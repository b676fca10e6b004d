/** Name of the provider, and first part of the name of every type. */
const PROVIDER_TYPE = "consentform";

/** The Terraform type of a kind or data source: `WebhookEndpoint` is `consentform_webhook_endpoint`. */
export function typeName(kind: string): string {
  return `${PROVIDER_TYPE}_${kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase()}`;
}
