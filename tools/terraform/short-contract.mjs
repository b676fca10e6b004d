import { readFile } from "node:fs/promises";

/**
 * Of the contract only what providers read: the schemas and the parameters of operations, a third of the document. As
 * text it is parsed faster than as an object, and only when it is asked for.
 *
 * @type {import("esbuild").Plugin}
 */
export const shortContract = {
  name: "short contract",
  setup: ({ onLoad }) =>
    onLoad({ filter: /contract[\\/]generated[\\/]document\.json$/ }, async (file) => {
      const { openapi, info, components, paths } = JSON.parse(await readFile(file.path, "utf8"));
      const document = {
        openapi,
        info,
        components: { schemas: components.schemas, parameters: components.parameters },
        paths: mapValues(paths, (item) => mapValues(item, ({ parameters }) => ({ parameters }))),
      };
      return { loader: "js", contents: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(document))});` };
    }),
};

/**
 * @param {Record<string, any>} record
 * @param {(value: any) => unknown} change
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
