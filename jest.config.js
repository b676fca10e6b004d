// Tests run from TypeScript source through swc; types are checked by tsc in `npm run check`.
// V8 coverage: the babel provider miscounts swc's interop code.
/** @type {import("jest").Config} */
module.exports = {
  rootDir: __dirname,
  roots: ["<rootDir>/test"],
  testMatch: ["**/*.test.ts"],
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript" } }, module: { type: "commonjs" } },
    ],
  },
  coverageProvider: "v8",
  maxWorkers: 2,
};
