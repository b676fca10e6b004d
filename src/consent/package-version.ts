/** Version of this package. */
export const { version: packageVersion } = require("../../package.json") as { version: string };
