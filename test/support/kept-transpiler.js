const { createHash } = require("node:crypto");
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const path = require("node:path");

/** Replaces the program's folder in what is kept, because each test has its own. */
const PLACE = "<program>";

/**
 * TypeScript for programs whose types are not checked. Loading it takes half a second of each program, to compile again
 * what an earlier one had. Here its answers to ts-node are kept, each by its version and the whole question; TypeScript
 * itself is loaded for a new question, and for a text that it refuses.
 *
 * @param {object} options
 * @param {string} options.folder of the answers
 * @param {string} options.version of TypeScript
 * @param {() => typeof import("typescript")} options.load
 */
function keptTranspiler({ folder, version, load }) {
  /**
   * @template Answer
   * @param {unknown[]} question
   * @param {() => Answer} ask
   * @param {(answer: Answer) => boolean} isKept
   * @returns {Answer}
   */
  const keep = (question, ask, isKept = () => true) => {
    const place = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll(process.cwd(), PLACE);
    const key = createHash("sha1")
      .update(place([version, ...question]))
      .digest("hex");
    const file = path.join(folder, `${key}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8").replaceAll(PLACE, process.cwd()));
    const answer = ask();
    if (isKept(answer)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.${process.pid}`, place(answer));
      renameSync(`${file}.${process.pid}`, file);
    }
    return answer;
  };
  const parseText = (/** @type {string} */ file, /** @type {string} */ text) =>
    keep(
      ["text", text],
      () => load().parseConfigFileTextToJson(file, text),
      ({ error }) => error === undefined,
    );
  const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  /** @type {Record<string | symbol, unknown>} */
  const known = {
    version,
    sys: { readFile: read, fileExists: existsSync },
    get JsxEmit() {
      return keep(["JsxEmit"], () => load().JsxEmit);
    },
    parseConfigFileTextToJson: parseText,
    readConfigFile: (/** @type {string} */ file) => parseText(file, read(file) ?? ""),
    parseJsonConfigFileContent: (
      /** @type {object} */ config,
      /** @type {object} */ _host,
      /** @type {string} */ base,
      /** @type {undefined} */ _options,
      /** @type {string} */ file,
    ) =>
      keep(
        ["config", config, base, file],
        () => {
          const { options, errors } = load().parseJsonConfigFileContent(config, load().sys, base, undefined, file);
          return { options, errors, fileNames: [] };
        },
        ({ errors }) => errors.length === 0 && !("extends" in config),
      ),
    transpileModule: (/** @type {string} */ text, /** @type {import("typescript").TranspileOptions} */ options) =>
      keep(
        ["module", text, path.basename(options.fileName ?? ""), options.compilerOptions],
        () => load().transpileModule(text, options),
        ({ diagnostics }) => (diagnostics ?? []).length === 0,
      ),
    formatDiagnostics: (/** @type {Parameters<typeof import("typescript").formatDiagnostics>} */ ...all) =>
      load().formatDiagnostics(...all),
  };
  const whole = () => /** @type {Record<string | symbol, unknown>} */ (load());
  return new Proxy(known, {
    get: (_, name) => (name in known ? known[name] : whole()[name]),
    has: (_, name) => name in known || name in whole(),
  });
}

module.exports = { keptTranspiler };
