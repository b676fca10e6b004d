const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const vm = require("node:vm");
const { default: Runtime } = require("jest-runtime");

/** Below this a module is compiled as fast as its compiled code is read. */
const WORTH_KEEPING = 2_000;
/** Compiled code does not keep the callback that answers an `import()`: such a module is compiled each time. */
const DYNAMIC_IMPORT = /\bimport\(/;

/** Folder of the compiled code. */
let folder = "";
/**
 * The modules of the test file that runs whose compiled code is not kept yet, by the file that is to hold it.
 *
 * @type {Map<string, vm.Script>}
 */
const compiledNow = new Map();
/**
 * Compiled code by the file that holds it; undefined where there is none.
 *
 * @type {Map<string, Buffer | undefined>}
 */
const kept = new Map();

/**
 * Jest's runtime, which compiles a module once and not for each test file again: V8 takes the compiled code, with every
 * function that an earlier test file called, from a file beside jest's transformed sources. What runs is the same: text
 * that differs by a letter is compiled again, and so is everything under another version or other flags of Node.
 */
class CodeKeepingRuntime extends Runtime {
  /**
   * @param {import("@jest/types").Config.ProjectConfig} config
   * @param {any} rest
   */
  constructor(config, ...rest) {
    // @ts-expect-error: the other parameters are jest's own
    super(config, ...rest);
    folder = join(config.cacheDirectory, "compiled");
  }

  /** @override */
  teardown() {
    keepCompiled();
    super.teardown();
  }
}

const { compileFunction } = vm;

/** @type {typeof compileFunction} */
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  const isKept = parsingContext !== undefined && source.length >= WORTH_KEEPING && !DYNAMIC_IMPORT.test(source);
  if (!isKept) return compileFunction(source, parameters, options);
  const head = `(function (${(parameters ?? []).join(",")}) {`;
  const file = join(folder, digest(head, source));
  const cachedData = compiledIn(file);
  const script = new vm.Script(`${head}${source}\n})`, { filename, cachedData, columnOffset: -head.length });
  if (script.cachedDataRejected !== false) compiledNow.set(file, script);
  return script.runInContext(parsingContext);
};

/** @param {string[]} texts */
function digest(...texts) {
  const all = [process.version, ...process.execArgv, ...texts];
  return createHash("sha1").update(all.join("\0")).digest("hex");
}

/** @param {string} file */
function compiledIn(file) {
  if (!kept.has(file)) kept.set(file, read(file));
  return kept.get(file);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function keepCompiled() {
  mkdirSync(folder, { recursive: true });
  for (const [file, script] of compiledNow) {
    const data = script.createCachedData();
    kept.set(file, data);
    const part = `${file}.${process.pid}`;
    writeFileSync(part, data);
    renameSync(part, file);
  }
  compiledNow.clear();
}

module.exports = CodeKeepingRuntime;
