// Child process of inline-stack.ts. Runs Automation API programs outside jest, whose own module registry would keep the
// engine's function serializer from recognising modules. `consentform` is installed above the working directory.
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");
const { runInThisContext } = require("node:vm");

const requireInstalled = createRequire(join(process.cwd(), "package.json"));
const pulumi = requireInstalled("@pulumi/pulumi");
const { LocalWorkspace, PulumiCommand, Stack } = requireInstalled("@pulumi/pulumi/automation");

const STACK = "test";
const PROJECT = "inline";
const modules = {
  pulumi,
  get consentform() {
    return requireInstalled("consentform");
  },
};

/** All that this process has printed for its user: of an inline program's error, only that has the place. */
let printed = "";
const print = process.stderr.write.bind(process.stderr);
process.stderr.write = (/** @type {any} */ chunk, /** @type {any[]} */ ...rest) => {
  printed += chunk;
  return print(chunk, ...rest);
};

/** A file that does not exist, so that stack traces have a place for the lines of programs. */
const PROGRAM = join(process.cwd(), "inline-program.js");

/** Turns a program's text back into a function; the text must not refer to anything but its two parameters. */
const toFunction = (text) => runInThisContext(`(${text})`, { filename: PROGRAM });

/** By the folder of the stack, whose files inline-stack.ts has written and selected. */
const opened = new Map();

/** Asks the command line for its version, once. */
const command = PulumiCommand.get();

async function openStack({ root, env }) {
  const workspace = await LocalWorkspace.create({
    ...{ workDir: root, envVars: env, pulumiCommand: await command },
    projectSettings: { name: PROJECT, runtime: "nodejs", main: process.cwd() },
  });
  workspace.selectStack = async () => undefined;
  const stack = await Stack.select(STACK, workspace);
  // After each operation the SDK asks the command line for both, which costs a third of the operation.
  stack.outputs = () => outputsOf(stack, root);
  stack.info = async () => undefined;
  return stack;
}

/** Marks a secret in the checkpoint file (pulumi: sdk/go/common/resource/sig). */
const SECRET_SIGNATURE = "4dabf18193072939515e22adb298388d";

/** The stack's outputs from its checkpoint file; only secrets need the command line, which can decrypt them. */
async function outputsOf(stack, root) {
  const file = join(root, `state/.pulumi/stacks/${PROJECT}/${STACK}.json`);
  const { checkpoint } = JSON.parse(readFileSync(file, "utf8"));
  const resources = checkpoint.latest?.resources ?? [];
  const outputs = resources.find(({ type }) => type === "pulumi:pulumi:Stack")?.outputs ?? {};
  const isSecret = JSON.stringify(outputs).includes(SECRET_SIGNATURE);
  const values = isSecret ? await decrypted(stack) : outputs;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
}

async function decrypted(stack) {
  const { stdout } = await stack.runPulumiCmd(["stack", "output", "--json", "--show-secrets"]);
  return JSON.parse(stdout);
}

/**
 * The SDK's error in this process when the engine does not take its connection in time, on a machine that is too busy:
 * no resource was registered. A dynamic provider is another process, and the engine reports its failures in other
 * words.
 */
const ENGINE_NOT_REACHED = "14 UNAVAILABLE: No connection established";

/** Runs an operation, and once more where the program did not reach the engine. */
async function runOperation(request) {
  const result = await runOnce(request);
  if (!result.failure.includes(ENGINE_NOT_REACHED)) return result;
  process.stderr.write(`${request.operation}: ${ENGINE_NOT_REACHED}; once more\n`);
  return runOnce(request);
}

async function runOnce({ operation, program, args, options, root, env }) {
  if (!opened.has(root)) opened.set(root, openStack({ root, env }));
  const stack = await opened.get(root);
  stack.workspace.program = async () => toFunction(program)(modules, args);
  const output = { stdout: "", stderr: "" };
  const before = printed.length;
  const events = [];
  const capture = {
    onOutput: (text) => {
      output.stdout += text;
    },
    onError: (text) => {
      output.stderr += text;
    },
    onEvent: (event) => events.push(event),
  };
  try {
    const result = await stack[operation]({ ...options, ...capture });
    const outputs =
      result?.outputs && Object.fromEntries(Object.entries(result.outputs).map(([key, { value }]) => [key, value]));
    return { exitCode: 0, ...output, printed: printed.slice(before), failure: "", events, outputs };
  } catch (error) {
    return {
      exitCode: 1,
      ...output,
      printed: printed.slice(before),
      failure: error instanceof Error ? error.message : String(error),
      events,
    };
  }
}

/** gRPC's status of a server that has gone. */
const UNAVAILABLE = 14;

// An engine that refused a resource ends at once; calls that the SDK still has under way then fail, and no one waits
// for them.
process.on("unhandledRejection", (/** @type {{ code?: number } | undefined} */ error) => {
  if (error?.code !== UNAVAILABLE) throw error;
});

process.on("message", async ({ id, request }) => {
  try {
    process.send?.({ id, result: await runOperation(request) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.stack : String(error) });
  }
});
