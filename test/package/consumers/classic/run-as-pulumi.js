// Runs index.ts as `pulumi` runs a program without tsconfig.json (@pulumi/pulumi cmd/run): its vendored ts-node, types
// checked, with the project's own TypeScript, or with the vendored one (argument `vendored`) where a project has none.
const path = require("node:path");

const vendor = path.join(path.dirname(require.resolve("@pulumi/pulumi/package.json")), "vendor");
const isVendored = process.argv[2] === "vendored";
require(path.join(vendor, "ts-node@7.0.1")).register({
  compiler: isVendored ? path.join(vendor, "typescript@3.8.3", "typescript.js") : "typescript",
  skipProject: true,
  compilerOptions: {
    target: "ES2020",
    module: isVendored ? "commonjs" : "nodenext",
    moduleResolution: isVendored ? "node" : "nodenext",
    sourceMap: "true",
  },
});
require(".");
