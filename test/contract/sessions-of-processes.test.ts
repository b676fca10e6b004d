import { randomBytes } from "node:crypto";
import { createSignInLink, type Store } from "@consentform/service";
import { sql } from "kysely";
import type { UserCaller } from "../../src/service/http/caller";
import { manageUsers } from "../../src/service/operator/manage-users";
import { readCompatibility, requireRelease } from "../../src/service/store/compatibility";
import { hashOfSignIn } from "../../src/service/users/one-time-code";
import { refuseEndedSession } from "../../src/service/users/session";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { type PostgresServer, startPostgres } from "../support/postgres";
import { signedInCookie } from "../support/signed-in";
import { until } from "../support/until";

/** Sessions and links of two processes on one PostgreSQL. */

const origin = "http://127.0.0.1:4071";

let server: PostgresServer | null;
let processes: InProcessService[] = [];

beforeAll(async () => {
  server = await startPostgres();
  if (server === null) return;
  const options = {
    database: { kind: "postgres", url: await server.createDatabase() } as const,
    deploymentKey: randomBytes(32),
  };
  processes = [await startInProcessService(options), await startInProcessService(options)];
}, 120_000);
afterAll(async () => {
  for (const { service } of processes) await service.close();
  await server?.stop();
});

test("two processes share sessions and links, and a removed user is out of both", async () => {
  const [one, other] = processes;
  if (one === undefined || other === undefined) return;
  const statusOf = async ({ service }: InProcessService, cookie: string) =>
    (await service.fetch(new Request(`${origin}/v1/me`, { headers: { cookie } }))).status;

  const cookie = await signedInCookie(one.service, "shared", "alice");
  expect([await statusOf(one, cookie), await statusOf(other, cookie)]).toEqual([200, 200]);

  const link = await createSignInLink(one.service, "shared", "bob");
  const opened = await one.service.fetch(new Request(link));
  const form = new URLSearchParams(
    [...(await opened.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]): [string, string] => [name, value],
    ),
  ).toString();
  const binding = opened.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const press = ({ service }: InProcessService) =>
    service.fetch(
      new Request(`${origin}/sign-in`, { method: "POST", body: form, headers: { cookie: binding, origin } }),
    );
  const presses = await Promise.all([one, other, one, other].map(press));
  expect(presses.map(({ status }) => status).sort()).toEqual([303, 401, 401, 401]);

  // A link and its user may be removed at the same moment; no session outlives the user.
  const request = { kind: "remove", workspace: "shared", name: "alice" } as const;
  expect(await manageUsers(other.service, request)).toMatchObject({ removed: { tokens: [] } });
  expect([await statusOf(one, cookie), await statusOf(other, cookie)]).toEqual([401, 401]);
}, 60_000);

test("a user is removed before or after a token is made, never in between", async () => {
  const [one, other] = processes;
  if (one === undefined || other === undefined) return;
  const cookie = await signedInCookie(one.service, "shared", "carol");
  const caller = { sessionHash: hashOfSignIn(cookie.split("=")[1] ?? "") } as UserCaller;
  const order: string[] = [];
  const { store, runtime } = one.service;
  let removing: Promise<unknown> | null = null;
  await store.transaction(async (tx) => {
    await refuseEndedSession(tx, caller, runtime.now(), "owner");
    removing = manageUsers(other.service, { kind: "remove", workspace: "shared", name: "carol" }).then(() =>
      order.push("removed"),
    );
    await until(async () => (await waitingTransactions(store)) > 0);
    order.push("token made");
  });
  await removing;
  expect(order).toEqual(["token made", "removed"]);
  await expect(store.transaction((tx) => refuseEndedSession(tx, caller, runtime.now(), "owner"))).rejects.toMatchObject(
    {
      slug: "unauthenticated",
    },
  );
}, 60_000);

test.each([
  ["removed", { kind: "remove", workspace: "shared", name: "dave" }, 401],
  ["made a viewer", { kind: "link", workspace: "shared", name: "dave", origin: null, role: "viewer" }, 403],
] as const)(
  "a change that waits for a lock has no effect once its user is %s",
  async (_how, request, refused) => {
    const [one, other] = processes;
    if (one === undefined || other === undefined) return;
    const cookie = await signedInCookie(one.service, "shared", "dave", "owner");
    const headers = { cookie, origin, "content-type": "application/json" };
    const send = (method: string, path: string, body: object) =>
      one.service.fetch(new Request(`${origin}/v1${path}`, { method, headers, body: JSON.stringify(body) }));
    const { id } = (await (await send("POST", "/sites", { name: "Shop" })).json()) as { id: string };
    const { store } = other.service;
    let renaming: Promise<Response> | null = null;
    await store.transaction(async (tx) => {
      await tx.selectFrom("sites").select("id").where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
      renaming = send("PATCH", `/sites/${id}`, { name: "Renamed" });
      await until(async () => (await waitingTransactions(store)) > 0);
      await manageUsers(other.service, request);
    });
    const answer: Response = await (renaming ?? Promise.reject(new Error("Nothing was sent.")));
    // 503: the lock was held for too long, on a busy machine.
    expect([refused, 503]).toContain(answer.status);
    const { name } = await store.db.selectFrom("sites").select("name").where("id", "=", id).executeTakeFirstOrThrow();
    expect(name).toBe("Shop");
  },
  60_000,
);

test("two features that are used at once keep the stricter requirement", async () => {
  const [one, other] = processes;
  if (one === undefined || other === undefined) return;
  const { store } = one.service;
  let lesser: Promise<void> | null = null;
  await store.transaction(async (tx) => {
    await requireRelease(tx, { from: 9001, reason: "a test" });
    lesser = other.service.store.transaction((tx) => requireRelease(tx, { from: 9000, reason: "a test" }));
    await until(async () => (await waitingTransactions(store)) > 0);
  });
  await lesser;
  expect(await readCompatibility(store.db)).toMatchObject({ from: 9001 });
}, 60_000);

async function waitingTransactions({ db }: Store): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
