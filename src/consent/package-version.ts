/** Version of this package. */
export const { version: packageVersion } = require("@consentform/consent/package.json") as { version: string };
