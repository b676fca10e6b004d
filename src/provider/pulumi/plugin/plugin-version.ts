/** The version of the plugin, which is also that of the package and the generated SDKs. */
export const { version: pluginVersion } = require("../../../../package.json") as { version: string };
