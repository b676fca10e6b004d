import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openStore } from "@consentform/service";
import { tokensCreateCommand } from "../../src/provider/cli/tokens-create";
import { createClient } from "../../src/provider/client";
import { createTokenInDatabase } from "../../src/service/operator/database-token";
import { type DevService, startDevService } from "../support/dev-service";
import { startPostgres } from "../support/postgres";
import { testSnapshot } from "../support/snapshot";
import { commandLineFile, frugally } from "../support/spawned-service";
import { runCommand } from "../unit/provider/cli/recorded-context";

/**
 * `consentform tokens create --database`: the built command line writes a token that a service on the same database
 * then accepts.
 */

const command = ["tokens", "create", "--name", "first", "--scope", "sites:read", "--database"];

/** The path of a new data folder that a service has used. */
async function usedFolder(): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), "consentform-direct-")), "data");
  await (await openStore({ kind: "folder", path, snapshot: await testSnapshot() })).close();
  return path;
}

/** @returns the secret, which is alone on standard output */
async function tokenIn(args: string[], variables: Record<string, string> = {}): Promise<string> {
  const env = { PATH: process.env.PATH, ...frugally.env(), ...variables };
  const typed = [...frugally.flags, commandLineFile, ...command, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, typed, { env });
  return stdout.trim();
}

async function nameOf(token: string, { endpoint }: DevService): Promise<string | undefined> {
  return (await createClient({ endpoint, token }).call("getMe")).data.token?.name;
}

test("creates a token in an unused data folder, which need not exist", async () => {
  const dataFolder = join(mkdtempSync(join(tmpdir(), "consentform-token-")), "data");
  let service: DevService | undefined;
  try {
    const token = await tokenIn([dataFolder]);
    service = await startDevService({ dataFolder });
    expect(await nameOf(token, service)).toBe("first");
    await expect(tokenIn([dataFolder])).rejects.toThrow(/in use by process/);
  } finally {
    await service?.stop();
    rmSync(join(dataFolder, ".."), { recursive: true, force: true });
  }
});

test("works in the PostgreSQL of DATABASE_URL while a service runs on it", async () => {
  const server = await startPostgres();
  if (server === null) return;
  let service: DevService | undefined;
  try {
    const env = {
      DATABASE_URL: await server.createDatabase(),
      CONSENTFORM_DEPLOYMENT_KEY: Buffer.alloc(32, 7).toString("base64"),
    };
    service = await startDevService({ env });
    expect(await nameOf(await tokenIn([], env), service)).toBe("first");
  } finally {
    await service?.stop();
    await server.stop();
  }
});

test("a refusal for what the database holds exits with 2", async () => {
  // From source there is no snapshot: this one is made from nothing.
  const folder = join(mkdtempSync(join(tmpdir(), "consentform-direct-")), "data");
  const create = async (name: string) => {
    const args = ["--name", name, "--scope", "sites:read", "--external-key", "k", "--database", folder];
    return (await runCommand(tokensCreateCommand(createTokenInDatabase), args)).status;
  };
  try {
    expect([await create("first"), await create("second"), await create("")]).toEqual([0, 2, 2]);
  } finally {
    rmSync(join(folder, ".."), { recursive: true, force: true });
  }
}, 60_000);

test("a refusal names the option, its value and what is allowed", async () => {
  const folder = await usedFolder();
  const create = (more: object) =>
    createTokenInDatabase(folder, { name: "first", scopes: ["sites:read"], ...more }).then(
      () => "made",
      (error: Error) => error.message,
    );
  try {
    expect(await create({ external_key: "k" })).toBe("made");
    expect(await create({ name: "" })).toBe('--name: found ""; must have at least 1 character.');
    expect(await create({ name: "x".repeat(200) })).toBe(
      `--name: found "${"x".repeat(59)}…; must have at most 80 characters, found 200.`,
    );
    expect(await create({ expires_at: "garbage" })).toMatch(
      /^--expires-at: found "garbage"; .*must be a time with its offset .*$/,
    );
    expect(await create({ expires_at: "2020-01-01T00:00:00.000Z" })).toBe(
      '--expires-at: found "2020-01-01T00:00:00.000Z"; must be a time in the future.',
    );
    expect(await create({ site_id: "site_x" })).toMatch(
      /^--site: found "site_x"; is not a site of the workspace default\. Leave it out, or use a token/,
    );
    expect(await create({ name: "", external_key: "a b" })).toMatch(
      /^--name: .*\n--external-key: found "a b"; must be 1 to 64 letters, digits or the characters _ . : -/,
    );
    expect(await create({ external_key: "k" })).toMatch(
      /^--external-key: found "k"; token tok_\w+ has it and is active\./,
    );
  } finally {
    rmSync(join(folder, ".."), { recursive: true, force: true });
  }
}, 60_000);
