import { readFile } from "node:fs/promises";

/**
 * Of the contract only what providers read: the schemas and the parameters of operations, a third of the document. As
 * text it is parsed faster than as an object, and only when it is asked for.
 *
 * @param {{ describes: boolean }} provider whether its engine asks it for descriptions; Pulumi reads them in a file
 * @returns {import("esbuild").Plugin}
 */
export const shortContract = ({ describes }) => ({
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
      const text = JSON.stringify(document, describes ? undefined : withoutDescription);
      return { loader: "js", contents: `module.exports = JSON.parse(${JSON.stringify(text)});` };
    }),
});

/**
 * A property may be named "description", too: its value is a schema.
 *
 * @param {string} name
 * @param {unknown} value
 */
function withoutDescription(name, value) {
  return /^(x-iac-)?description$/.test(name) && typeof value === "string" ? undefined : value;
}

/**
 * @param {Record<string, any>} record
 * @param {(value: any) => unknown} change
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
