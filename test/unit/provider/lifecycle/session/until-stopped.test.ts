import { createClient } from "../../../../../src/provider/client";
import { createSession, untilStopped } from "../../../../../src/provider/lifecycle";
import { pulumiWording } from "../../../../../src/provider/pulumi/wording";
import { until } from "../../../../support/until";
import { type Act, inOrder, json, type ScriptedServer, startServer } from "../../client/scripted-server";

let server: ScriptedServer;
afterEach(() => server.close());

/** The service of a separate session, and the same for work that is asked to stop. */
async function setUp(...acts: Act[]) {
  server = await startServer(inOrder(...acts));
  const stop = new AbortController();
  const session = createSession({
    client: createClient({ endpoint: server.endpoint, token: "cst_x" }),
    notify: () => undefined,
    wording: pulumiWording,
  });
  return { session: session.service, stop, stoppable: untilStopped(session, stop.signal).service };
}

const page = json(200, { data: [{ id: "site_1" }], next_cursor: null });

test("a stopped caller leaves a shared read, and the others get it", async () => {
  let answer = () => {};
  const { session, stop, stoppable } = await setUp((response, seen) => {
    answer = () => page(response, seen);
  });
  const [stopped, other] = [stoppable.reads.find("listSites", "site_1"), session.reads.find("listSites", "site_1")];
  await until(() => server.seen.length > 0);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: "TransportError", reason: "aborted" });
  answer();
  await expect(other).resolves.toEqual({ id: "site_1" });
  expect(server.seen).toHaveLength(1);
});

test("a caller that was stopped earlier asks alone and does not wait", async () => {
  const me = { token: { id: "tok_1" }, workspace: { id: "wks_1" } };
  const { stop, stoppable } = await setUp(json(200, me), json(503, {}), json(503, {}));
  stop.abort();
  await expect(stoppable.reads.find("listSites", "site_1")).resolves.toBeNull();
  expect(server.seen).toHaveLength(0);
  await expect(stoppable.me()).resolves.toEqual(me);
  const client = await stoppable.client();
  const calls = [() => client.call("getSite", { path: { id: "site_1" } }), () => client.callAny("getMe")];
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject({ status: 503 });
  }
  expect(server.seen).toHaveLength(3);
  await expect(stoppable.clock.sleep(60_000)).rejects.toMatchObject({ name: "AbortError" });
});
