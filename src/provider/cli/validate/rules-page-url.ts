const { homepage, version } = require("../../../../package.json") as { homepage: string; version: string };

/** Address of docs/rules.md at this version, in the repository that package.json names; a code is its fragment. */
export const rulesPageUrl = new URL(`${new URL(homepage).pathname}/blob/v${version}/docs/rules.md`, homepage).href;
