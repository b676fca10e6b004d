import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "../../src/client";
import { type DevService, startDevService } from "../support/dev-service";
import { startPostgres } from "../support/postgres";
import { repositoryFolder } from "../support/repository-folder";

/** `consentform tokens create --database`: the built command line writes a token that a service on the same database then accepts. */

const command = ["tokens", "create", "--name", "first", "--scope", "sites:read", "--database"];

/** @returns the secret, which stands alone on standard output */
async function tokenIn(args: string[], variables: Record<string, string> = {}): Promise<string> {
  const main = join(repositoryFolder, "dist/cli/main.js");
  const env = { PATH: process.env.PATH, ...variables };
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...command, ...args], { env });
  return stdout.trim();
}

async function nameOf(token: string, { endpoint }: DevService): Promise<string> {
  return (await createClient({ endpoint, token }).call("getMe")).data.token.name;
}

test("in a data folder that no service uses, and that need not be there yet", async () => {
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

test("in the PostgreSQL of DATABASE_URL, whose password is no argument, while a service runs on it", async () => {
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
