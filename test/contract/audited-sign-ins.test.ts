import { auditEvent } from "../../src/service/audit/audit-event";
import { comeBack, signedInThrough, visitIssuer } from "../support/issuer-visit";
import { SERVICE_ORIGIN } from "../support/service-requests";
import { type SsoLaboratory, startSsoLaboratory } from "../support/sso-laboratory";

/** Refused sign-ins are in the audit log with the person and the reason, and never with a name or an address. */

const alice = { name: "Alice", groups: ["consent-legal", "acme"], email: "alice@shop.example", email_verified: true };
const ANYTHING_OF_ALICE = /alice|shop\.example|evil\.example|consent-legal|acme/i;

let laboratory: SsoLaboratory;
beforeAll(async () => {
  laboratory = await startSsoLaboratory({
    singleSignOn: { defaultRole: null, requiredClaim: { name: "groups", value: "acme" } },
    // The clock does not go, so that everything happens within one minute.
    stillAtMs: Date.now(),
  });
}, 60_000);
afterAll(() => laboratory?.close());
beforeEach(() => laboratory.issuer.know({ admitted: alice }));
afterEach(() => expect(laboratory.under.takeErrors()).toEqual([]));

/** The rows of refused sign-ins that `work` adds. */
async function refusalsOf(work: () => Promise<unknown>) {
  const { db } = laboratory.under.service.store;
  const read = () => db.selectFrom("audit_events").selectAll().where("result", "=", "refused").execute();
  const before = new Set((await read()).map(({ id }) => id));
  await work();
  return (await read()).filter(({ id }) => !before.has(id)).map(auditEvent);
}

const refusedAs = async (subject: string) =>
  expect((await comeBack(laboratory, await visitIssuer(laboratory, subject))).status).toBe(401);

test.each([
  ["unverified-address", { email_verified: false }],
  ["other-domain", { email: "alice@evil.example" }],
  ["missing-claim", { groups: ["consent-legal"] }],
  ["no-role", { groups: ["acme"] }],
])("a person who is refused is named by the issuer's subject, with the reason %s", async (reason, claims) => {
  await signedInThrough(laboratory, "admitted");
  const { workspace_id } = await laboratory.under.service.store.db
    .selectFrom("users")
    .select("workspace_id")
    .executeTakeFirstOrThrow();
  const subject = `00u-${reason}`;
  await laboratory.issuer.know({ [subject]: { ...alice, ...claims } });
  const rows = await refusalsOf(async () => {
    await refusedAs(subject);
    await refusedAs(subject);
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    act: "sign-in",
    actor: { type: "person", id: subject },
    reason,
    count: 2,
    workspace_id,
    object: null,
    before: null,
    after: { method: "oidc" },
  });
  expect(JSON.stringify(rows)).not.toMatch(ANYTHING_OF_ALICE);
});

test("a subject that is an e-mail address is a keyed digest", async () => {
  await laboratory.issuer.know({ "alice@shop.example": { ...alice, groups: [] } });
  const [row] = await refusalsOf(() => refusedAs("alice@shop.example"));
  expect(row?.actor.id).toMatch(/^hmac:[0-9a-f]{32}$/);
  expect(JSON.stringify(row)).not.toMatch(ANYTHING_OF_ALICE);
});

test("a way back that is used twice, or in another browser, is a row of no one", async () => {
  const visit = await visitIssuer(laboratory, "admitted");
  const rows = await refusalsOf(async () => {
    await comeBack(laboratory, visit);
    await comeBack(laboratory, visit);
    await comeBack(laboratory, { ...visit, cookie: "" });
  });
  const nobody = { type: "anonymous", id: null };
  const found = rows.map(({ reason, actor }) => ({ reason, actor }));
  expect(found).toHaveLength(2);
  for (const reason of ["used-already", "not-begun-here"]) expect(found).toContainEqual({ reason, actor: nobody });
});

test("a flood of failed sign-ins hides no person, and people fill a bounded number", async () => {
  const flooded = await refusalsOf(async () => {
    for (let host = 0; host < 80; host += 1) {
      const init = { method: "POST", headers: { origin: SERVICE_ORIGIN }, body: "code=none" };
      const request = new Request(`${laboratory.origin}/sign-in`, init);
      await laboratory.under.service.fetch(request, { address: `2001:db8::${host.toString(16)}` });
    }
  });
  expect(flooded.map(({ act }) => act)).toContain("further refusals");
  const people = Object.fromEntries(Array.from({ length: 35 }, (_, n) => [`person-${n}`, { ...alice, groups: [] }]));
  await laboratory.issuer.know(people);
  const rows = await refusalsOf(async () => {
    for (const subject of Object.keys(people)) await refusedAs(subject);
  });
  expect(rows.map(({ actor }) => actor.id)).toContain("person-0");
  expect(rows.length).toBeLessThanOrEqual(31);
  expect(rows.find(({ act }) => act === "further refusals")?.actor).toEqual({ type: "person", id: null });
}, 60_000);
