import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { recordMissingPostgres } from "./recorded-service";
import { repositoryFolder } from "./repository-folder";
import { tellMissing } from "./required";

/** A PostgreSQL server for one test file. */
export interface PostgresServer {
  /** Makes an empty database. @returns its URL, as DATABASE_URL takes it */
  createDatabase(): Promise<string>;
  /** Drops the databases made here, and ends the server if it was started here. */
  stop(): Promise<void>;
}

/**
 * The server named by TEST_DATABASE_URL (`.ci/run` starts one for the whole run), else one started from the
 * executables that are installed.
 *
 * @param isOwn a server for this caller alone, to be stopped at any time
 * @returns null when there is none, having printed why and what to do
 */
export async function startPostgres({ isOwn = false } = {}): Promise<PostgresServer | null> {
  const given = isOwn ? undefined : process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await spawnServer();
  if (server === null) return null;
  const made: string[] = [];
  return {
    createDatabase: async () => {
      const name = `consentform_${randomBytes(6).toString("hex")}`;
      await withClient(server.url, (client) => client.query(`create database ${name}`));
      made.push(name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: async () => {
      await withClient(server.url, async (client) => {
        for (const name of made) await client.query(`drop database if exists ${name} with (force)`);
      });
      await server.stop();
    },
  };
}

/** `tools/postgres.mjs` prints the URL and serves until its standard input ends. */
async function spawnServer(): Promise<{ url: string; stop: () => Promise<void> } | null> {
  const child = spawn(process.execPath, [join(repositoryFolder, "tools/postgres.mjs")], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  let messages = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    messages += chunk;
  });
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string | null>((resolve) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    void gone.then(() => resolve(null));
  });
  if (url === null) {
    recordMissingPostgres();
    return tellMissing("postgres", `tests on PostgreSQL do not run: ${messages.trim()}`);
  }
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await gone;
    },
  };
}

async function withClient(url: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
