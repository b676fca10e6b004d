import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stringify } from "yaml";

const { sealed } = require("./key-server") as { sealed(text: string): string };

/** Keeps the data key of stacks: key-server.js. */
export const SECRETS_PROVIDER = "hashivault://tests";

/** A new stack, and where its files go. */
export interface NewStack {
  /** Holds the engine's `home/` and the backend's `state/`. */
  readonly root: string;
  /** Folder of the program, with its Pulumi.yaml. */
  readonly folder: string;
  /** Name of the project in Pulumi.yaml. */
  readonly project: string;
  readonly name: string;
  readonly config?: Readonly<Record<string, string>>;
  /** Configuration that is encrypted. */
  readonly secretConfig?: Readonly<Record<string, string>>;
}

/**
 * Writes what `pulumi stack init`, `stack select` and `config set-all` would write. Starting the engine for each of
 * them costs almost half a second of processor time. test/e2e/engine-harness.test.ts compares the files with the
 * engine's own.
 */
export function writeStack({ root, folder, project, name, config = {}, secretConfig = {} }: NewStack): void {
  const fullName = `organization/${project}/${name}`;
  const state = join(root, "state");
  write(join(state, ".pulumi/meta.yaml"), "version: 1\n");
  write(
    join(state, ".pulumi/stacks", project, `${name}.json`),
    JSON.stringify({ version: 3, checkpoint: { stack: fullName } }),
  );

  const id = createHash("sha1").update(join(folder, "Pulumi.yaml")).digest("hex");
  write(
    join(root, "home/workspaces", `${project}-${id}-workspace.json`),
    JSON.stringify({ stacks: { [pathToFileURL(state).href]: fullName } }),
  );

  const secrets = Object.entries(secretConfig).map(([key, value]) => [key, { secure: encrypted(value) }]);
  const settings = {
    ...secretsProvider(),
    config: { ...config, ...Object.fromEntries(secrets) },
  };
  write(join(folder, `Pulumi.${name}.yaml`), stringify(settings, { lineWidth: 0 }));
}

/**
 * One data key for all stacks of tests: what the engine derives from the tests' passphrase and the salt in a million
 * rounds of PBKDF2.
 */
const KEY = Buffer.from("88cff53b5c8ff51cbe924ca89009fd4de7ff8a2dc44ddb0f779d091340bc1131", "hex");
const SALT = "dGVzdHMgb2Y=";

/** The keeper of the data key: the key server, or, where none runs (bench), the passphrase. */
function secretsProvider(): object {
  if (process.env.CONSENTFORM_KEY_SERVER === undefined) return { encryptionsalt: `v1:${SALT}:${encrypted("pulumi")}` };
  return {
    secretsprovider: SECRETS_PROVIDER,
    encryptedkey: Buffer.from(sealed(KEY.toString("base64"))).toString("base64"),
  };
}

/** Encrypts as the engine does with a data key: AES-256-GCM, written as version, nonce and ciphertext. */
function encrypted(value: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", KEY, nonce);
  const text = Buffer.concat([cipher.update(value, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `v1:${nonce.toString("base64")}:${text.toString("base64")}`;
}

function write(file: string, content: string): void {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, content);
}
