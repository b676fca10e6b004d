// Encrypts a plan file for its way from the job that made it to the job that applies it, and refuses one that was
// changed on the way. usage: PLAN_KEY=... node ci/seal.mjs seal|open FROM TO
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const [action, from, to] = process.argv.slice(2);
const passphrase = process.env.PLAN_KEY ?? "";
if (to === undefined || !["seal", "open"].includes(action))
  fail("usage: PLAN_KEY=... node ci/seal.mjs seal|open FROM TO");
if (passphrase.length < 32) fail("PLAN_KEY must have at least 32 characters. Create one with: openssl rand -base64 32");
if (!existsSync(from)) fail(`${from} is missing. ci/plan.sh production writes the plan and seals it.`);
const keyOf = (salt) => scryptSync(passphrase, salt, 32);

const input = readFileSync(from);
if (action === "seal") {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", keyOf(salt), nonce);
  const sealed = Buffer.concat([cipher.update(input), cipher.final()]);
  writeFileSync(to, Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]));
} else {
  writeFileSync(to, opened(input), { mode: 0o600 });
}

function opened(sealed) {
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(sealed.subarray(0, 16)), sealed.subarray(16, 28));
    decipher.setAuthTag(sealed.subarray(28, 44));
    return Buffer.concat([decipher.update(sealed.subarray(44)), decipher.final()]);
  } catch {
    return fail(`${from} cannot be opened: it was changed, or PLAN_KEY is not the key that sealed it. Plan again.`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
