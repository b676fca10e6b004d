// Tests run from TypeScript source through swc; types are checked by tsc in `npm run check`.
// V8 coverage: the babel provider miscounts swc's interop code.
const { createHash } = require("node:crypto");
const { availableParallelism } = require("node:os");
const { onPostgres, selection } = require("./test/selection");
const { chooseLeanBrowser } = require("./test/support/lean-browser");

chooseLeanBrowser();

/** One project a folder of test/, so that `npx jest --selectProjects unit` runs one kind. */
const PROJECTS = [
  { name: "unit", setUp: [] },
  { name: "contract", setUp: [] },
  { name: "conformance", setUp: [] },
  { name: "types", setUp: ["engine-timeout"] },
  { name: "package", setUp: ["engine-timeout"] },
  { name: "e2e", setUp: ["engine-timeout", "end-program-host"] },
  { name: "terraform", setUp: ["engine-timeout"] },
  { name: "cdktf", setUp: ["engine-timeout"] },
  { name: "equivalence", setUp: ["engine-timeout"] },
];

const transform = {
  "^.+\\.ts$": [
    "<rootDir>/test/support/shared-transformer.js",
    {
      jsc: { target: "es2022", parser: { syntax: "typescript" } },
      // `import()` stays as tsc leaves it: it alone loads a package of ES modules.
      module: { type: "commonjs", ignoreDynamic: true },
    },
  ],
};

/** @param {string} folder below test/ */
const project = (folder) => ({
  // The name of the cache of compiled sources, one for all projects.
  id: createHash("sha1").update(__dirname).digest("hex"),
  displayName: folder,
  rootDir: __dirname,
  roots: [`<rootDir>/test/${folder}`],
  ...selection,
  transform,
  testEnvironment: "<rootDir>/test/support/measured-environment.js",
  // Packages of this repository resolve to their sources, which need no build.
  testEnvironmentOptions: { customExportConditions: ["consentform-source", "node", "node-addons"] },
  runtime: "<rootDir>/test/support/code-keeping-runtime.js",
  setupFiles: ["<rootDir>/test/support/seed.ts"],
});

const contractOnPostgres = {
  ...project("contract"),
  ...onPostgres,
  displayName: "contract-on-postgres",
  setupFiles: ["<rootDir>/test/support/seed.ts", "<rootDir>/test/support/on-postgres.ts"],
};

/** @type {import("jest").Config} */
module.exports = {
  rootDir: __dirname,
  projects: [
    ...PROJECTS.map(({ name, setUp }) => ({
      ...project(name),
      setupFilesAfterEnv: setUp.map((file) => `<rootDir>/test/support/${file}.ts`),
    })),
    ...(onPostgres === null ? [] : [contractOnPostgres]),
  ],
  globalSetup: "<rootDir>/test/support/before-all-files.js",
  testSequencer: "<rootDir>/test/support/engines-first.js",
  testTimeout: 60_000,
  coverageProvider: "v8",
  // One more than cores: most tests wait for an engine or a service in another process. A second one gains nothing.
  maxWorkers: availableParallelism() + 1,
  // A worker keeps modules of the files that it ran, and each garbage collection visits them: 2.5 % of the processor
  // time of all unit tests.
  workerIdleMemoryLimit: "500MB",
};
