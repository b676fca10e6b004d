const { execFileSync } = require("node:child_process");
const { existsSync, readdirSync, statSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "../..");
const built = join(root, "dist/banner/scripts/preferences.js");

/** Bundles the banner's scripts once for all tests, if their sources are newer: services of tests serve them. */
module.exports = () => {
  const sources = ["src/banner", "src/rules", "tools/banner"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(root, folder, String(file))),
  );
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs >= newest) return;
  execFileSync(process.execPath, [join(root, "tools/banner/bundle.mjs")]);
};
