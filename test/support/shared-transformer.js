const { createTransformer } = require("@swc/jest");

/**
 * Compiles as @swc/jest does, but keeps each source once for all projects, which compile it alike. That transformer
 * compiles it again for each project, because their other settings differ.
 *
 * @param {object} options of the compiler
 */
exports.createTransformer = (options) => {
  const transformer = createTransformer(options);
  return {
    ...transformer,
    getCacheKey: (/** @type {string} */ source, /** @type {string} */ file, /** @type {any} */ settings) =>
      transformer.getCacheKey?.(source, file, { ...settings, configString: "" }),
  };
};
