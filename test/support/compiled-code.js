// Loaded first into each Node process that an engine (NODE_OPTIONS) or a test (spawned-service.ts) starts. Such a
// process lives for two seconds, most of which V8 spends on compiling the same thousand files of the SDK and its
// TypeScript, or of the service. Here it finds their compiled form in a file, as NODE_COMPILE_CACHE offers from Node 22
// on. What runs is the same: text that differs by a letter is compiled again. Packages that the SDK loads and most
// processes never use wait for their first use.
const { readFileSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { isMainThread } = require("node:worker_threads");
const { packed, readPack, requestOf } = require("./compiled-pack");
const { keptTranspiler } = require("./kept-transpiler");

/** Folder of the compiled code; without it nothing is done. */
const FOLDER = process.env.COMPILED_CODE;
/**
 * Processes that are worth it: programs and providers of both engines, the hosts of inline and other programs, and the
 * command line.
 */
const ENTRIES =
  /(@pulumi[\\/]pulumi[\\/]cmd[\\/].*|support[\\/](inline-driver|hosted-programs)\.js|terraform-provider-consentform(\.js|_v[^\\/]+)|pulumi-resource-consentform|cli[\\/]main\.js|\.bin[\\/]consentform)$/;
/** Of these, each command loads other files. */
const COMMAND_LINE = /(main\.js|\.bin[\\/]consentform)$/;
/** Commands with a database, which is WebAssembly. */
const SERVING = ["demo", "dev", "serve"];
/** Files whose compiled code is kept: those of packages, and what the build made. */
const KEPT = /[\\/](node_modules|dist)[\\/]|[\\/]consentform-(provider|plugin)\.js$/;

/** Code that imports while it runs. From compiled code that was kept, Node 20 cannot do that. */
const IMPORTS = /\bimport\(/;

/**
 * Replaces how modules of packages are compiled.
 *
 * @param {string} folder
 * @param {string} entry
 */
function keepCompiled(folder, entry) {
  const { createHash } = require("node:crypto");
  const { mkdirSync, renameSync, writeFileSync } = require("node:fs");
  const v8 = require("node:v8");
  const vm = require("node:vm");

  const digest = (/** @type {string} */ text) => createHash("sha1").update(text).digest("hex");
  const command = COMMAND_LINE.test(entry) ? process.argv[2] : "";
  // Under other flags V8 refuses compiled code.
  const kind = [entry, command, ...process.execArgv].join("\0");
  const file = path.join(folder, `${process.version}-${digest(kind)}.pack`);
  const kept = readPack(file);
  /** Modules of this process whose compiled code is not kept yet. */
  const scripts = new Map();
  /** The compiled code of those that were loaded before V8's flags changed. */
  const earlier = new Map();
  let newBytes = 0;

  const compiledNow = () => [...scripts].map(([of, script]) => [of, script.createCachedData()]);
  // Compiled code carries V8's flags of the moment it is taken at, and is refused under others. The SDK sets one while
  // it loads, so what came before is taken before.
  const { setFlagsFromString } = v8;
  v8.setFlagsFromString = (flags) => {
    if (newBytes >= WORTH_WRITING) {
      for (const [of, data] of compiledNow()) earlier.set(of, data);
      scripts.clear();
    }
    setFlagsFromString(flags);
  };

  const isFixed = fixedFilesOf(folder);
  keepPaths(kept.paths, isFixed);
  const readModule = Internal._extensions[".js"];
  Internal._extensions[".js"] = (module, filename) => {
    const text = kept.texts.get(filename);
    if (text === undefined) readModule(module, filename);
    else module._compile(text.bytes.toString(), filename);
  };

  const { prototype } = Internal;
  const compile = prototype._compile;
  prototype._compile = function (content, filename, ...rest) {
    const isKept = KEPT.test(filename) && !content.startsWith("#!") && !IMPORTS.test(content);
    if (!isKept || rest[0] === "module") return compile.call(this, content, filename, ...rest);
    const contentDigest = kept.texts.get(filename)?.digest ?? digest(content);
    if (isFixed(filename) && content.length < LARGE && !kept.texts.has(filename))
      kept.texts.set(filename, { digest: contentDigest, bytes: Buffer.from(content) });
    const script = new vm.Script(Module.wrap(content), {
      filename,
      cachedData: kept.code.get(contentDigest),
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (script.cachedDataRejected !== false) {
      newBytes += content.length;
      scripts.set(contentDigest, script);
    }
    const run = script.runInThisContext();
    return run.call(this.exports, this.exports, requireOf(this, kept.paths), this, filename, path.dirname(filename));
  };

  const write = () => {
    if (newBytes < WORTH_WRITING) return;
    newBytes = 0;
    for (const [of, data] of [...earlier, ...compiledNow()]) kept.code.set(of, data);
    mkdirSync(folder, { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, packed(kept));
    renameSync(part, file);
  };
  process.once("exit", write);
  // A provider does not exit, it is killed. What it has compiled by then is most of what it needs.
  setTimeout(write, PROVIDER_IS_AT_WORK_MS).unref();
}

/** Less new text than this is compiled again by each process, rather than that all write the file in turn. */
const WORTH_WRITING = 200_000;
const PROVIDER_IS_AT_WORK_MS = 1200;
/** A text of more characters (the compiler) is read by the processes that need it. */
const LARGE = 4_000_000;

/**
 * The question whether a file stays as it is: one of the installed package that the folder belongs to, or of the build
 * and the set of packages that it is made of (tools/installed-package.mjs).
 *
 * @param {string} folder
 */
function fixedFilesOf(folder) {
  const repository = path.join(__dirname, "../..");
  const roots = [
    path.join(path.dirname(folder), "node_modules/"),
    path.join(repository, "node_modules/"),
    path.join(repository, "dist/"),
  ];
  return (/** @type {string | undefined} */ file) => file !== undefined && roots.some((root) => file.startsWith(root));
}

/**
 * Finds what fixed files require of each other once, rather than by looking at folders and links.
 *
 * @param {Map<string, string>} paths
 * @param {(file: string | undefined) => boolean} isFixed
 */
function keepPaths(paths, isFixed) {
  const resolve = Internal._resolveFilename;
  Internal._resolveFilename = (id, parent, isMain, options) => {
    if (options !== undefined || !isFixed(parent?.filename)) return resolve(id, parent, isMain, options);
    const request = requestOf(parent.path, id);
    const known = paths.get(request);
    if (known !== undefined) return known;
    const found = resolve(id, parent, isMain, options);
    if (isFixed(found)) paths.set(request, found);
    return found;
  };
}

/**
 * The members of Node's modules that its types lack.
 *
 * @typedef {object} Loader
 * @property {{ _compile(this: NodeModule, content: string, filename: string, ...rest: string[]): unknown }} prototype
 * @property {(id: string, parent: NodeModule, ...rest: boolean[]) => any} _load
 * @property {(id: string, module: NodeModule, isMain: boolean, options?: object) => string} _resolveFilename
 * @property {(id: string, module: NodeModule) => string[] | null} _resolveLookupPaths
 * @property {Record<string, (module: any, filename: string) => void>} _extensions
 * @property {Record<string, NodeModule | undefined>} _cache
 */
const Internal = /** @type {Loader} */ (/** @type {unknown} */ (Module));

/**
 * The `require` of a module, as Node makes it.
 *
 * @param {NodeModule} module
 * @param {ReadonlyMap<string, string>} paths
 */
function requireOf(module, paths) {
  const { path: folder } = module;
  const require = (/** @type {string} */ id) => {
    if (isDeferred(module, id)) return deferred(module, id);
    const loaded = Internal._cache[paths.get(requestOf(folder, id)) ?? ""];
    return loaded?.loaded ? loaded.exports : module.require(id);
  };
  require.resolve = (/** @type {string} */ id, /** @type {object} */ options) =>
    Internal._resolveFilename(id, module, false, options);
  require.resolve.paths = (/** @type {string} */ id) => Internal._resolveLookupPaths(id, module);
  require.main = process.mainModule;
  require.extensions = Internal._extensions;
  require.cache = Internal._cache;
  return require;
}

/** The SDK, and the ts-node that comes with it. */
const SDK = /@pulumi[\\/]pulumi[\\/]/;

/**
 * Gives the SDK a TypeScript that keeps its answers (kept-transpiler.js).
 *
 * @param {string} folder
 */
function keepTranspiled(folder) {
  const load = Internal._load;
  /** @type {object | undefined} */
  let transpiler;
  Internal._load = (id, parent, ...rest) => {
    if (id !== "typescript" || !SDK.test(parent?.filename ?? "")) return load(id, parent, ...rest);
    const file = Internal._resolveFilename(id, parent, false);
    const { version } = JSON.parse(readFileSync(path.join(file, "../../package.json"), "utf8"));
    transpiler ??= keptTranspiler({ folder, version, load: () => load(id, parent, ...rest) });
    return transpiler;
  };
}

/**
 * Modules of the SDK that load what no process of the tests uses, or only one in ten, and what that is: the Automation
 * API in programs, the packager of functions of a cloud, tracing, and the compiler in providers.
 *
 * @type {readonly (readonly [file: RegExp, id: RegExp])[]}
 */
const DEFERRED = [
  [/@pulumi[\\/]pulumi[\\/]index\.js$/, /^\.\/automation$/],
  [
    /@pulumi[\\/]pulumi[\\/]runtime[\\/]closure[\\/]codePaths\.js$/,
    /^(@npmcli\/arborist|normalize-package-data|fdir)$/,
  ],
  [/@pulumi[\\/]pulumi[\\/]runtime[\\/]closure[\\/]parseFunction\.js$/, /^\.\.\/\.\.\/typescript-shim$/],
  [/@pulumi[\\/]pulumi[\\/]cmd[\\/]run[\\/]tracing\.js$/, /^@opentelemetry\/(?!api$)/],
];

/**
 * @param {NodeModule} module
 * @param {string} id
 */
function isDeferred({ filename }, id) {
  return DEFERRED.some(([file, ids]) => ids.test(id) && file.test(filename));
}

/**
 * The exports of a module, which is loaded when something is read from them.
 *
 * @param {NodeModule} module that requires it
 * @param {string} id
 */
function deferred(module, id) {
  /** @type {Record<string | symbol, unknown> | undefined} */
  let loaded;
  /** @returns {Record<string | symbol, unknown>} */
  const load = () => {
    if (loaded !== undefined) return loaded;
    const exported = module.require(id);
    const all = exported.__esModule ? exported : Object.assign(Object.create(exported), { default: exported });
    loaded = all;
    return all;
  };
  return new Proxy(
    {},
    {
      // What TypeScript compiles an `import` to asks for this mark at once.
      get: (_, name) => (name === "__esModule" ? true : load()[name]),
      has: (_, name) => name in load(),
      ownKeys: () => Reflect.ownKeys(load()),
      getOwnPropertyDescriptor: (_, name) => ({
        ...Reflect.getOwnPropertyDescriptor(load(), name),
        configurable: true,
      }),
    },
  );
}

/** A program in plain JavaScript, for which an old language host (tools/engine/versions.mjs) loads the compiler. */
const PLAIN = /typescript: *false/;

/** Heeds the option `typescript` of the project, as the language host of today does. */
function heedTypeScriptOption() {
  if (process.env.PULUMI_NODEJS_TYPESCRIPT === undefined) return;
  try {
    if (PLAIN.test(readFileSync("Pulumi.yaml", "utf8"))) delete process.env.PULUMI_NODEJS_TYPESCRIPT;
  } catch {
    // The program is elsewhere.
  }
}

// A thread does not know its file yet. The only one in these processes is that of the service.
const [entry] = isMainThread ? (ENTRIES.exec(process.argv[1] ?? "") ?? []) : ["thread"];
if (FOLDER !== undefined && entry !== undefined) {
  heedTypeScriptOption();
  // As spawned-service.ts starts it. Through npx, the flag cannot be passed.
  if (COMMAND_LINE.test(entry) && SERVING.includes(process.argv[2] ?? ""))
    require("node:v8").setFlagsFromString("--liftoff-only");
  keepCompiled(FOLDER, entry);
  // A program whose types are checked needs the whole TypeScript.
  if (process.env.PULUMI_NODEJS_TRANSPILE_ONLY === "true") keepTranspiled(path.join(FOLDER, "transpiled"));
}
