const { createCipheriv, createDecipheriv, createHash, randomBytes } = require("node:crypto");
const { createServer } = require("node:http");

/** How Vault marks what it has sealed. */
const SEALED = "vault:v1:";

/** Seals the data keys of stacks. Tests write stacks that are sealed already, so each process knows it. */
const KEY = createHash("sha256").update("tests").digest();

/** Bytes of a nonce and of a tag of AES-256-GCM. */
const [NONCE, TAG] = [12, 16];

/**
 * A key server that speaks as much of Vault's transit protocol as the engine needs to seal and open a stack's data key.
 * The engine's other way, a key derived from a passphrase, takes 0.17 seconds of processor time in each command.
 *
 * @returns {Promise<string>} its address; it does not keep the process alive
 */
exports.startKeyServer = () =>
  new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      const { ciphertext, plaintext } = JSON.parse(body);
      const data = /\/decrypt\//.test(request.url ?? "")
        ? { plaintext: opened(ciphertext) }
        : { ciphertext: exports.sealed(plaintext) };
      response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
    });
    server.unref();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    });
  });

/**
 * Seals as the server does.
 *
 * @param {string} text base64
 * @returns {string} as Vault writes it
 */
exports.sealed = (text) => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", KEY, nonce);
  const body = Buffer.concat([cipher.update(text, "base64"), cipher.final()]);
  return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
};

/** @param {string} text as `sealed` returns it */
function opened(text) {
  const bytes = Buffer.from(text.slice(SEALED.length), "base64");
  const decipher = createDecipheriv("aes-256-gcm", KEY, bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("base64");
}
