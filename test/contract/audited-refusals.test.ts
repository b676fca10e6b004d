import { randomBytes } from "node:crypto";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { SERVICE_ORIGIN } from "../support/service-requests";

/** Refusals are in the audit log, and no one can fill it with them. */

/** Different refusals of a caller that have a row each in a minute; see record-act.ts. */
const ROWS_OF_CALLER = 30;

let under: InProcessService;
beforeEach(async () => {
  // The clock does not go, so that everything happens within one minute.
  under = await startInProcessService({ stillAtMs: Date.parse("2026-11-20T12:00:00.000Z") });
}, 60_000);
afterEach(async () => {
  expect(under.takeErrors()).toEqual([]);
  await under.close();
});

const refusals = () =>
  under.service.store.db
    .selectFrom("audit_events")
    .selectAll()
    .where("result", "=", "refused")
    .orderBy("act")
    .execute();

/** A well-formed id of no object. */
const randomId = (prefix: string) => `${prefix}_${randomBytes(13).toString("hex")}`;

test("a token that asks for random ids without the scope makes one row a minute", async () => {
  const token = await under.token({ scopes: ["sites:read"] });
  const remove = (path: string) => under.send({ method: "DELETE", path, token, address: "192.0.2.7" });
  for (let n = 0; n < 50; n += 1) expect((await remove(`/domains/${randomId("dom")}`)).status).toBe(403);
  for (let n = 0; n < 50; n += 1) expect((await remove(`/sites/${randomId("site")}`)).status).toBe(403);
  expect(
    (await refusals()).map(({ act, count, object_type, object_id, site_id }) => [
      act,
      count,
      object_type,
      object_id,
      site_id,
    ]),
  ).toEqual([
    ["deleteDomain", 50, "domain", null, null],
    ["deleteSite", 50, "site", null, null],
  ]);
  under.advance(60_000);
  await remove(`/domains/${randomId("dom")}`);
  expect(await refusals()).toHaveLength(3);
});

test("refusals of a caller at many addresses are counted in a bounded number of rows", async () => {
  const [flooding, other] = [
    await under.token({ scopes: ["sites:read"] }),
    await under.token({ scopes: ["sites:read"] }),
  ];
  const create = (token: string, host: number) =>
    under.send({
      method: "POST",
      path: "/sites",
      token,
      body: { name: "x" },
      address: `2001:db8::${host.toString(16)}`,
    });
  for (let host = 0; host < 2 * ROWS_OF_CALLER; host += 1) await create(flooding, host);
  // What has a row already is counted there, and another caller has separate rows.
  await create(flooding, 0);
  await create(other, 0);
  const rows = await refusals();
  expect(rows).toHaveLength(ROWS_OF_CALLER + 2);
  const counts = rows.filter(({ address }) => address === "2001:db8::0").map(({ count }) => count);
  expect(counts.sort()).toEqual([1, 2]);
  const flooder = rows.find(({ count }) => count === 2);
  expect(rows.find(({ act }) => act !== "createSite")).toMatchObject({
    act: "further refusals",
    actor_id: flooder?.actor_id,
    workspace_id: flooder?.workspace_id,
    address: null,
    object_type: null,
    reason: null,
    count: ROWS_OF_CALLER,
  });
});

test("failed sign-ins of a network fill a bounded number of rows", async () => {
  for (let host = 0; host < 80; host += 1) {
    const init = { method: "POST", headers: { origin: SERVICE_ORIGIN }, body: "code=none" };
    const address = `2001:db8::${host.toString(16)}`;
    await under.service.fetch(new Request(`${SERVICE_ORIGIN}/sign-in`, init), { address });
  }
  const rows = await refusals();
  expect(rows).toHaveLength(ROWS_OF_CALLER + 1);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(60);
});
