// Compiles a project, and reports on its program and on our declarations, not on those of other packages: half of the
// time. `cjs` is compiled by `tsc`, which reports on all.
const ts = require("typescript");

const OF_OTHERS = /\/node_modules\/(?!consentform\/)/;

const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const program = ts.createProgram(fileNames, options);
const files = program.getSourceFiles().filter(({ fileName }) => !OF_OTHERS.test(fileName));
const found = [
  ...errors,
  ...program.getOptionsDiagnostics(),
  ...files.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  // For the whole program, `emit` would check every file.
  ...files.flatMap((file) => (file.isDeclarationFile ? [] : program.emit(file).diagnostics)),
  ...program.getGlobalDiagnostics(),
];
process.stdout.write(
  ts.formatDiagnostics(found, { ...ts.sys, getCanonicalFileName: (name) => name, getNewLine: () => "\n" }),
);
process.exitCode = found.length === 0 ? 0 : 2;
