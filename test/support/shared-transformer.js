const { createTransformer } = require("@swc/jest");

/**
 * Compiles as @swc/jest does, but keeps each source once for all projects, which compile it alike. By itself it compiles
 * it again for each, because their other settings differ.
 *
 * @param {object} options of the compiler
 */
exports.createTransformer = (options) => {
  const transformer = createTransformer(options);
  return {
    ...transformer,
    getCacheKey: (/** @type {string} */ source, /** @type {string} */ file, /** @type {any} */ settings) =>
      transformer.getCacheKey(source, file, { ...settings, configString: "" }),
  };
};
