const { readFileSync } = require("node:fs");

/**
 * Modules that processes of one kind have loaded before.
 *
 * @typedef {object} Pack
 * @property {Map<string, Buffer>} code compiled code by the digest of its text, so that copies of a package share it
 * @property {Map<string, KeptText>} texts by the path of the file, of files that do not change
 * @property {Map<string, string>} paths found for what a file of a folder requires, by {@link requestOf}
 */

/**
 * The text of a file.
 *
 * @typedef {object} KeptText
 * @property {string} digest
 * @property {Buffer} bytes
 */

/** V8 reads compiled code only from addresses that are multiples of eight. */
const ALIGNMENT = 8;
const aligned = (/** @type {number} */ length) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/**
 * The key of what a file of the folder requires.
 *
 * @param {string} folder
 * @param {string} id
 */
const requestOf = (folder, id) => `${folder}\0${id}`;

/**
 * A pack as bytes: length of its index, the index as JSON, then compiled code and texts.
 *
 * @param {Pack} pack
 */
function packed({ code, texts, paths }) {
  /** @type {Buffer[]} */
  const parts = [];
  let at = 0;
  const place = (/** @type {Buffer} */ bytes) => {
    const start = at;
    parts.push(bytes, Buffer.alloc(aligned(bytes.length) - bytes.length));
    at += aligned(bytes.length);
    return [start, bytes.length];
  };
  const index = {
    code: [...code].map(([digest, data]) => [digest, ...place(data)]),
    texts: [...texts].map(([file, { digest, bytes }]) => [file, digest, ...place(bytes)]),
    paths: [...paths],
  };
  const text = Buffer.from(JSON.stringify(index));
  const head = Buffer.alloc(ALIGNMENT);
  head.writeUInt32LE(text.length);
  return Buffer.concat([head, text, Buffer.alloc(aligned(text.length) - text.length), ...parts]);
}

/**
 * @param {string} file
 * @returns {Pack} empty when there is none
 */
function readPack(file) {
  try {
    const bytes = readFileSync(file);
    const length = bytes.readUInt32LE();
    const start = ALIGNMENT + aligned(length);
    const index = JSON.parse(bytes.toString("utf8", ALIGNMENT, ALIGNMENT + length));
    const part = (/** @type {number} */ at, /** @type {number} */ size) =>
      bytes.subarray(start + at, start + at + size);
    return {
      code: new Map(
        index.code.map((/** @type {[string, number, number]} */ [digest, at, size]) => [digest, part(at, size)]),
      ),
      texts: new Map(
        index.texts.map((/** @type {[string, string, number, number]} */ [path, digest, at, size]) => [
          path,
          { digest, bytes: part(at, size) },
        ]),
      ),
      paths: new Map(index.paths),
    };
  } catch {
    return { code: new Map(), texts: new Map(), paths: new Map() };
  }
}

module.exports = { packed, readPack, requestOf };
