/** Input and output in which Pulumi stores the text of a dynamic resource's provider. */
export const PROVIDER = "__provider";

/**
 * The text that state holds of our provider, once for the inputs and once for the outputs of each resource. The
 * engine's process for dynamic resources evaluates it in the program's folder, in each layout and with bundles. The SDK
 * would serialize the module instead: into five times as much, or into paths that no longer exist after an upgrade.
 */
export const PROVIDER_TEXT = 'exports.handler=()=>require("consentform/provider")';
