import { tokensCreateCommand } from "../../../../src/provider/cli/tokens-create";
import { type Act, inOrder, json, problem, raw, type ScriptedServer, startServer } from "../client/scripted-server";
import { runCommand } from "./recorded-context";

const CALLER = `cst_${"Cc9".repeat(16)}C`;
const SECRET = `cst_${"Ss1".repeat(16)}S`;

let server: ScriptedServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

function token(id: string, secret: string | null) {
  return {
    id,
    name: "CI",
    scopes: ["sites:read", "sites:write"],
    site_id: null,
    environment: "preview",
    expires_at: "2027-01-31T00:00:00.000Z",
    hint: "cst_Ss1S",
    secret,
  };
}

async function create(args: string[], ...acts: Act[]) {
  server = await startServer(inOrder(...acts));
  return runCommand(tokensCreateCommand(), args, { CONSENTFORM_TOKEN: CALLER, CONSENTFORM_ENDPOINT: server.endpoint });
}

const ARGS = ["--name", "CI", "--scope", "sites:read,sites:write", "--environment", "preview"];

describe("consentform tokens create", () => {
  test("prints the secret once, alone, on stdout", async () => {
    const run = await create([...ARGS, "--expires-in-days", "30"], json(201, token("tok_1", SECRET)));
    expect(run).toEqual({
      status: 0,
      stdout: [SECRET],
      stderr: [
        'Created token tok_1 (cst_Ss1S…), "CI": sites:read, sites:write; bound to preview; expires 2027-01-31T00:00:00.000Z.',
      ],
    });
    expect(server?.seen[0]).toMatchObject({ method: "POST", path: "/v1/tokens" });
    expect(server?.seen[0]?.headers.authorization).toBe(`Bearer ${CALLER}`);
    expect(JSON.parse(server?.seen[0]?.body ?? "")).toEqual({
      name: "CI",
      scopes: ["sites:read", "sites:write"],
      environment: "preview",
      expires_in_days: 30,
    });
  });

  test("sends every other option, and null for a token that never expires", async () => {
    const args = [
      "--name",
      "n",
      "--scope",
      "scans:run",
      "--scope",
      "scans:read",
      "--site",
      "site_1",
      "--never-expires",
      "--external-key",
      "k",
    ];
    await create(args, json(201, token("tok_1", SECRET)));
    expect(JSON.parse(server?.seen[0]?.body ?? "")).toEqual({
      name: "n",
      scopes: ["scans:run", "scans:read"],
      site_id: "site_1",
      expires_at: null,
      external_key: "k",
    });
  });

  test("a token whose secret was lost is revoked, and another one is created", async () => {
    const replay = json(201, token("tok_1", null), { "Idempotency-Replayed": "true" });
    const run = await create(ARGS, replay, raw(204, {}), json(201, token("tok_2", SECRET)));
    expect(run).toMatchObject({ status: 0, stdout: [SECRET] });
    expect(run.stderr[0]).toBe(
      "The response with the secret of tok_1 was lost, so the token is revoked and another one is created.",
    );
    expect(server?.seen.map((seen) => `${seen.method} ${seen.path}`)).toEqual([
      "POST /v1/tokens",
      "DELETE /v1/tokens/tok_1",
      "POST /v1/tokens",
    ]);
    const keys = server?.seen.map((seen) => seen.headers["idempotency-key"]);
    expect(keys?.[0]).not.toBe(keys?.[2]);
  });

  test("a refusal says why, with status 2 and nothing on stdout", async () => {
    const run = await create(ARGS, problem("token-escalation", { excess_scopes: ["sites:write"] }));
    expect(run).toMatchObject({ status: 2, stdout: [] });
    expect(run.stderr[0]).toContain("token-escalation");
    expect(run.stderr.join()).not.toContain(CALLER);
  });

  test.each([
    ["no name", ["--scope", "sites:read"], /required option '--name <name>'/],
    ["no scope", ["--name", "CI"], /required option '--scope <scopes...>'/],
    [
      "an unknown scope",
      ["--name", "CI", "--scope", "sites:admin"],
      /"sites:admin" is not a scope\. .*Allowed are analytics:read, /,
    ],
    ["a misspelled scope", ["--name", "CI", "--scope", "site:read"], /Did you mean sites:read\?/],
    ["a day as the end", [...ARGS, "--expires-at", "2027-01-31"], /--expires-at is "2027-01-31"; write a time in UTC/],
    ["an unknown environment", [...ARGS, "--environment", "staging"], /Allowed choices are preview, production/],
    ["a fraction of a day", [...ARGS, "--expires-in-days", "1.5"], /Expected a whole number from 1 to 3650/],
    ["two ends", [...ARGS, "--expires-in-days", "1", "--never-expires"], /only one of --expires-at/],
    ["two bindings", [...ARGS, "--site", "site_1"], /only one of --site and --environment/],
    ["plain http", [...ARGS, "--endpoint", "http://consent.example"], /--endpoint: .*plain http/],
  ])("%s is refused before anything is sent", async (_name, args, why) => {
    const run = await create(args);
    expect(run.stderr.join("\n")).toMatch(why);
    expect(run.status).not.toBe(0);
    expect(run.stdout).toEqual([]);
    expect(server?.seen).toEqual([]);
  });

  test.each([
    [{ CONSENTFORM_TOKEN: CALLER }, /^No endpoint: set CONSENTFORM_ENDPOINT or pass --endpoint\. .*consentform dev/],
    [{ CONSENTFORM_ENDPOINT: "https://consent.example" }, /^No token: set CONSENTFORM_TOKEN/],
    [
      { CONSENTFORM_ENDPOINT: "https://consent.example", CONSENTFORM_TOKEN: "a b" },
      /^CONSENTFORM_TOKEN: The token contains a character/,
    ],
  ])("names missing configuration: %#", async (variables, why) => {
    const run = await runCommand(tokensCreateCommand(), ARGS, variables);
    expect(run).toMatchObject({ status: 2, stdout: [], stderr: [expect.stringMatching(why)] });
  });

  describe("in a database", () => {
    const url = "postgres://consentform:hidden@db/x";
    /** Runs the command with a seam in place of the database. @returns also what was asked of the seam */
    async function createThere(args: string[], variables: Record<string, string> = {}) {
      const asked: unknown[] = [];
      const made = {
        ...token("tok_1", SECRET),
        workspace_id: "wks_1",
        external_key: null,
        created_at: "",
        last_used_at: null,
        retires_at: null,
        created_by: { type: "system" as const, id: null },
        status: "active" as const,
        revoked_at: null,
        scopes: ["sites:read" as const],
        environment: null,
      };
      const run = await runCommand(
        tokensCreateCommand(async (...given) => {
          asked.push(given);
          return made;
        }),
        ["--name", "first", "--scope", "sites:read", ...args],
        variables,
      );
      return { run, asked };
    }
    const request = { name: "first", scopes: ["sites:read"] };

    test.each<[string, string[], Record<string, string>, string]>([
      ["the option's value", ["--database", "data"], {}, "data"],
      ["the option's value, whatever the variable says", ["--database", "data"], { DATABASE_URL: url }, "data"],
      ["the option's PostgreSQL", ["--database", url], {}, url],
      ["that of DATABASE_URL", ["--database"], { DATABASE_URL: url }, url],
      ["that of DATABASE_URL, with options after it", ["--database", "--never-expires"], { DATABASE_URL: url }, url],
    ])("%s is written into, and no service is asked", async (_name, args, variables, location) => {
      const { run, asked } = await createThere(args, variables);
      expect(run).toMatchObject({ status: 0, stdout: [SECRET] });
      expect(asked).toEqual([[location, expect.objectContaining(request)]]);
    });

    test.each<[string[], Record<string, string>, RegExp]>([
      [[], {}, /^--database names no database\. Set DATABASE_URL/],
      [[""], { DATABASE_URL: url }, /^--database names no database/],
      [
        [url.replace("postgres", "mysql")],
        {},
        /^--database: found an address that begins with mysql:\/\/; allowed is postgres:\S+, or a data folder\.$/,
      ],
      [[], { DATABASE_URL: "" }, /^--database names no database/],
      [[], { DATABASE_URL: "data-hidden" }, /^DATABASE_URL: found text without a scheme; allowed is postgres:\S+\.$/],
      [[], { DATABASE_URL: url.replace("postgres", "mysql") }, /^DATABASE_URL: .*allowed is postgres:/],
    ])("creates nothing and prints no password without a database in %j or %j", async (value, variables, why) => {
      const { run, asked } = await createThere(["--database", ...value], variables);
      expect(run).toMatchObject({ status: 2, stdout: [], stderr: [expect.stringMatching(why)] });
      expect(run.stderr.join()).not.toContain("hidden");
      expect(asked).toEqual([]);
    });

    test("DATABASE_URL without --database is ignored: the service is called", async () => {
      const { run, asked } = await createThere([], { DATABASE_URL: url });
      expect(run).toMatchObject({ status: 2, stderr: [expect.stringMatching(/^No endpoint/)] });
      expect(asked).toEqual([]);
    });
  });
});
