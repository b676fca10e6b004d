// Tests run from TypeScript source through swc; types are checked by tsc in `npm run check`.
// V8 coverage: the babel provider miscounts swc's interop code.

/** One project a folder of test/, so that `npx jest --selectProjects unit` runs one kind. A whole engine run needs minutes, a unit test none. */
const PROJECT_TIMEOUT_MS = {
  unit: 5_000,
  contract: 60_000,
  conformance: 60_000,
  types: 60_000,
  package: 300_000,
  e2e: 300_000,
};

/** @type {(name: string, testTimeout: number) => NonNullable<import("jest").Config["projects"]>[number]} */
const project = (name, testTimeout) => ({
  displayName: name,
  rootDir: __dirname,
  roots: [`<rootDir>/test/${name}`],
  testMatch: ["**/*.test.ts"],
  testTimeout,
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "commonjs" } },
    ],
  },
});

/** @type {import("jest").Config} */
module.exports = {
  rootDir: __dirname,
  projects: Object.entries(PROJECT_TIMEOUT_MS).map(([name, timeoutMs]) => project(name, timeoutMs)),
  coverageProvider: "v8",
  maxWorkers: 2,
};
