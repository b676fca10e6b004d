const { execFileSync } = require("node:child_process");
const { existsSync, readdirSync, statSync } = require("node:fs");
const { join } = require("node:path");

const root = join(__dirname, "../..");
/** Bundles: a file that the tool writes, and the folders that it is made of. */
const BUNDLES = [
  {
    tool: "banner",
    built: "src/consent/dist/banner/scripts/preferences.js",
    sources: ["src/consent/banner", "src/consent/rules"],
  },
  { tool: "console", built: "src/service/dist/console/index.html", sources: ["src/service/console"] },
];

/** Bundles what services of tests serve to browsers, once for all tests, where sources are newer. */
module.exports = () => {
  for (const { tool, built, sources } of BUNDLES) {
    const files = [...sources, `tools/${tool}`].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(root, folder, String(file))),
    );
    const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
    const output = join(root, built);
    if (existsSync(output) && statSync(output).mtimeMs >= newest) continue;
    execFileSync(process.execPath, [join(root, `tools/${tool}/bundle.mjs`)]);
  }
};
