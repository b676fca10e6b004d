// Child process of program-host.ts. Runs the programs of many commands, so that the SDK is loaded once and not for each
// command. To the engine it is a language host that already runs, as that of the Automation API is. `consentform` is
// installed above the working directory.
const { existsSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const { keptTranspiler } = require("./kept-transpiler");

const requireInstalled = createRequire(path.join(process.cwd(), "package.json"));
requireInstalled("@pulumi/pulumi");
const requireOfSdk = createRequire(requireInstalled.resolve("@pulumi/pulumi"));
const { Server, ServerCredentials } = requireOfSdk("@grpc/grpc-js");
const { LanguageServer } = requireOfSdk("./automation/server");
const { LanguageRuntimeService } = requireOfSdk("./proto/language_grpc_pb");

/** Members of TypeScript's enums, which is loaded only for what no earlier process has transpiled. */
const [ES2022, COMMON_JS] = [9, 1];

const kept = keptTranspiler({
  folder: path.join(process.env.COMPILED_CODE ?? "", "transpiled"),
  version: requireOfSdk("typescript/package.json").version,
  load: () => requireOfSdk("typescript"),
});
const transpiler = /** @type {typeof import("typescript")} */ (/** @type {unknown} */ (kept));

/**
 * Loads a program in TypeScript, whose types are not checked, as those of the language host are not in tests.
 *
 * @param {any} module
 * @param {string} file
 */
require.extensions[".ts"] = (module, file) => {
  const compilerOptions = { target: ES2022, module: COMMON_JS, esModuleInterop: true };
  const { outputText } = transpiler.transpileModule(readFileSync(file, "utf8"), { fileName: file, compilerOptions });
  module._compile(outputText, file);
};

/** Longest message of a program, as the SDK's own hosts allow it. */
const MESSAGE_BYTES = 400 * 1024 * 1024;

/**
 * Evaluates the program of a folder, with no module of an earlier evaluation.
 *
 * @param {string} folder
 */
function evaluate(folder) {
  // A program reads its files by relative paths, which it does while it is evaluated.
  process.chdir(folder);
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(folder + path.sep)) delete require.cache[file];
  }
  const main = path.join(folder, "index.ts");
  return require(existsSync(main) ? main : path.join(folder, "index.js"));
}

/**
 * @param {string} folder
 * @returns {Promise<number>} the port of the language host that runs the folder's program
 */
function serve(folder) {
  const server = new Server({ "grpc.max_receive_message_length": MESSAGE_BYTES });
  server.addService(LanguageRuntimeService, new LanguageServer(async () => evaluate(folder)));
  return new Promise((resolve, reject) => {
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

/** gRPC's status of a server that has gone. */
const UNAVAILABLE = 14;

// An engine that was killed or refused a resource ends at once; calls that the SDK still has under way then fail.
process.on("unhandledRejection", (/** @type {{ code?: number } | undefined} */ error) => {
  if (error?.code !== UNAVAILABLE) throw error;
});

/** @type {Map<string, Promise<number>>} */
const ports = new Map();

process.on("message", async (/** @type {string} */ folder) => {
  const port = ports.get(folder) ?? serve(folder);
  ports.set(folder, port);
  process.send?.({ folder, port: await port });
});

// The servers would keep this process alive after a worker that crashed.
process.on("disconnect", () => process.exit());
