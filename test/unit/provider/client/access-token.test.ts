import { inspect } from "node:util";
import { createClient, systemClock } from "../../../../src/provider/client";
import { accessToken } from "../../../../src/provider/client/access-token";
import { hangUp, inOrder, json, problem, raw, type ScriptedServer, stall, startServer } from "./scripted-server";
import { fastClock } from "./test-clocks";

const TOKEN = `cst_${"Qx7".repeat(16)}Z`;

/** Every way in which a value commonly reaches a log, hidden members and causes included. */
function everyPrint(value: unknown): string {
  const texts = [inspect(value, { depth: 20, showHidden: true, getters: true }), String(value)];
  for (let error = value; error instanceof Error; error = error.cause) {
    texts.push(error.message, error.stack ?? "", inspect(Object.getOwnPropertyDescriptors(error), { depth: 20 }));
  }
  return [...texts, JSON.stringify(value), JSON.stringify(Object.entries(Object(value)))].join("\n");
}

describe("the token", () => {
  test("does not appear in a print of a token or a client; its hint does", () => {
    const client = createClient({ endpoint: "https://consent.example", token: TOKEN });
    for (const value of [accessToken(TOKEN), client, { client }]) {
      expect(everyPrint(value)).not.toContain(TOKEN.slice(9));
    }
    expect(client.tokenHint).toBe("cst_Qx7Q");
    expect(`${inspect(accessToken(TOKEN))} ${JSON.stringify(accessToken(TOKEN))}`).toBe('cst_Qx7Q "cst_Qx7Q"');
  });

  test("has no hint if it has another form", () => {
    expect(createClient({ endpoint: "https://consent.example", token: "hunter2" }).tokenHint).toBeNull();
    expect(inspect(accessToken("hunter2"))).toBe("[token]");
  });

  test.each(["cst_a b", "cst_a\nb", "Bearer cst_ab", "cst_ä", "cst_\u0000"])(
    "%j is refused without being repeated",
    (text) => {
      const make = () => createClient({ endpoint: "https://consent.example", token: text });
      expect(make).toThrow(/^The token contains a character at position \d+ that is not allowed in a token/);
      expect(make).not.toThrow(text);
    },
  );

  test("is taken without the line feed that files end in; an empty one is refused", async () => {
    const server = await startServer(inOrder(json(200, { data: [], next_cursor: null })));
    await createClient({ endpoint: server.endpoint, token: `${TOKEN}\n` }).call("listSites");
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    await server.close();
    expect(() => createClient({ endpoint: "https://consent.example", token: " \n" })).toThrow("The token is empty");
  });
});

describe("errors and lines", () => {
  let server: ScriptedServer;
  afterEach(() => server.close());

  /** Something in front of the service that repeats the request's headers. */
  const echo = (status: number, type: string) =>
    raw(
      status,
      { "Content-Type": type, "X-Request-Id": "req_1" },
      JSON.stringify({ detail: `Bearer ${TOKEN}`, seen: { deep: [TOKEN] } }),
    );

  test.each([
    ["a refusal", problem("unauthenticated")],
    ["a refusal that repeats it", echo(401, "application/problem+json")],
    ["an error page that repeats it", echo(502, "text/html")],
    ["a broken answer that repeats it", raw(200, { "Content-Type": "application/json" }, `{"token": "${TOKEN}`)],
    ["a redirect", raw(302, { Location: `https://other.example/?token=${TOKEN}` })],
    ["a lost answer", hangUp],
    ["a timeout", stall],
  ])("%s", async (_name, act) => {
    server = await startServer(inOrder(act));
    const lines: string[] = [];
    const client = createClient({
      endpoint: server.endpoint,
      token: TOKEN,
      clock: fastClock(400),
      notify: (line) => lines.push(line),
    });
    const error = await client.call("listSites").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(everyPrint(error)).not.toContain(TOKEN.slice(9));
    expect(lines.join("\n")).not.toContain(TOKEN.slice(9));
  });

  test("a fetch whose errors carry the request", async () => {
    server = await startServer(inOrder(hangUp));
    const client = createClient({
      endpoint: "https://consent.example",
      token: TOKEN,
      clock: systemClock,
      deadlineMs: 1,
      fetch: async (request) => {
        const headers = Object.fromEntries(request.headers);
        throw Object.assign(new Error(`failed with ${JSON.stringify(headers)}`), { request, headers, code: "ECUSTOM" });
      },
    });
    const error = await client.call("listSites").catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: "TransportError", code: "ECUSTOM" });
    expect(everyPrint(error)).not.toContain(TOKEN.slice(9));
  });

  test("public operations are called without it, and no token is needed for them", async () => {
    server = await startServer(inOrder(json(200, {})));
    await createClient({ endpoint: server.endpoint, token: TOKEN })
      .call("getOpenApi")
      .catch(() => undefined);
    await createClient({ endpoint: server.endpoint })
      .call("getOpenApi")
      .catch(() => undefined);
    expect(server.seen.map((seen) => seen.headers.authorization)).toEqual([undefined, undefined]);
  });

  test("without a token the others are not sent", async () => {
    server = await startServer(inOrder(json(200, {})));
    await expect(createClient({ endpoint: server.endpoint }).call("listSites")).rejects.toMatchObject({
      reason: "no-token",
    });
    expect(server.seen).toEqual([]);
  });

  test("a caller's own Authorization header is replaced", async () => {
    server = await startServer(inOrder(json(200, { data: [], next_cursor: null })));
    const client = createClient({ endpoint: server.endpoint, token: TOKEN });
    await client.call("listSites", { headers: { authorization: "Bearer other" } });
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });
});
