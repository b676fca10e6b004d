/** Version of the plugin, which is that of the package and of the generated SDKs. */
export const { version: pluginVersion } = require("../../../../package.json") as { version: string };
