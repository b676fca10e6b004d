import { randomBytes } from "node:crypto";
import { inspect } from "node:util";
import { manageUsers } from "../../src/service/operator/manage-users";
import { recheckSessions } from "../../src/service/single-sign-on/recheck-sessions";
import { hashesOfSignIn } from "../../src/service/users/one-time-code";
import { startSession } from "../../src/service/users/session";
import { makeSignInLink } from "../../src/service/users/sign-in";
import { startInProcessService } from "../support/in-process-service";
import { comeBack, signedInThrough, visitIssuer } from "../support/issuer-visit";
import { startPostgres } from "../support/postgres";
import { signedInCookie } from "../support/signed-in";
import { type SsoLaboratory, startSsoLaboratory } from "../support/sso-laboratory";

/** Sessions of single sign-on: how long they last, and what they may do. */

const alice = { name: "Alice", groups: ["consent-admins"], email: "alice@shop.example", email_verified: true };
const minuteMs = 60_000;

const me = async ({ under }: SsoLaboratory, cookie: string) => {
  const answer = await under.get("/v1/me", { cookie });
  return answer.status === 200 ? ((await answer.json()) as { user: { role: string } }).user.role : answer.status;
};

/** Moves the clock in steps in which the service looks at its sessions. */
async function pass({ under }: SsoLaboratory, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 10) {
    under.advance(10 * minuteMs);
    await recheckSessions(under.service);
  }
}

/** The rows of the audit log of acts that no one requested. */
const ownActs = ({ under }: SsoLaboratory, act: string) =>
  under.service.store.db
    .selectFrom("audit_events")
    .select(["before", "after"])
    .where("act", "=", act)
    .where("actor_type", "=", "system")
    .execute();

describe("an issuer with refresh tokens", () => {
  let laboratory: SsoLaboratory;
  beforeAll(async () => {
    laboratory = await startSsoLaboratory();
  }, 60_000);
  afterAll(() => laboratory?.close());
  beforeEach(() => laboratory.issuer.know({ "1": alice }));

  test("grants logs:export within 10 minutes of a proof, not of a silent sign-in", async () => {
    const create = async (cookie: string) => {
      const body = JSON.stringify({ name: "exports", scopes: ["logs:export"] });
      const headers = { cookie, origin: laboratory.origin, "content-type": "application/json" };
      const request = new Request(`${laboratory.origin}/v1/tokens`, { method: "POST", headers, body });
      return (await laboratory.under.service.fetch(request)).status;
    };
    // The clock of the service is still that of the issuer. It states auth_time if it is asked for a fresh proof.
    const fresh = await signedInThrough(laboratory, "1", "/sign-in/sso?fresh");
    expect(await create(fresh)).toBe(201);
    expect(await create(await signedInThrough(laboratory, "1"))).toBe(403);
    laboratory.under.advance(10 * minuteMs);
    expect(await create(fresh)).toBe(403);
  });

  test("keeps a person signed in for 12 hours, and not longer", async () => {
    const cookie = await signedInThrough(laboratory, "1");
    await pass(laboratory, 11 * 60);
    expect(await me(laboratory, cookie)).toBe("owner");
    await pass(laboratory, 60);
    expect(await me(laboratory, cookie)).toBe(401);
  });

  test("applies a changed role to live sessions, and at each sign-in", async () => {
    const cookie = await signedInThrough(laboratory, "1");
    await laboratory.issuer.know({ "1": { ...alice, groups: ["consent-legal"] } });
    await pass(laboratory, 30);
    expect(await me(laboratory, cookie)).toBe("publisher");
    const changes = await ownActs(laboratory, "role at issuer");
    expect(changes).toEqual([{ before: '{"role":"owner"}', after: '{"role":"publisher"}' }]);
    await laboratory.issuer.know({ "1": { ...alice, groups: [] } });
    await signedInThrough(laboratory, "1");
    expect(await me(laboratory, cookie)).toBe("viewer");
  });

  test("ends the session of a person who was removed, or lost access, within the hour", async () => {
    const removed = await signedInThrough(laboratory, "1");
    await laboratory.issuer.know({});
    await pass(laboratory, 30);
    expect(await me(laboratory, removed)).toBe(401);
    expect(await ownActs(laboratory, "sign-out")).toContainEqual({ before: null, after: '{"method":"oidc"}' });
    await laboratory.issuer.know({ "1": alice });
    const moved = await signedInThrough(laboratory, "1");
    await laboratory.issuer.know({ "1": { ...alice, email: "alice@elsewhere.example" } });
    await pass(laboratory, 30);
    expect(await me(laboratory, moved)).toBe(401);
  });

  test("a sign-in ends the browser's former session, also of an earlier version", async () => {
    const { service } = laboratory.under;
    const cookie = await signedInCookie(service, "default", "of an earlier version");
    const [, secret = ""] = cookie.split("=");
    const [current, ...earlier] = hashesOfSignIn(secret);
    const sessions = () =>
      service.store.db.selectFrom("user_sessions").select("secret_hash").where("secret_hash", "in", earlier).execute();
    await service.store.db
      .updateTable("user_sessions")
      .set({ secret_hash: earlier[0] ?? "" })
      .where("secret_hash", "=", current ?? "")
      .execute();
    expect(await sessions()).toHaveLength(1);
    await comeBack(laboratory, await visitIssuer(laboratory, "1", "/sign-in/sso", { cookie }));
    expect(await sessions()).toEqual([]);
  });

  test("a slow answer of the issuer does not give back a role that a sign-in took", async () => {
    const cookie = await signedInThrough(laboratory, "1");
    laboratory.under.advance(30 * minuteMs);
    await laboratory.issuer.userInfo("held");
    const held = laboratory.issuer.holds();
    const round = recheckSessions(laboratory.under.service);
    await held;
    await laboratory.issuer.know({ "1": { ...alice, groups: [] } });
    await signedInThrough(laboratory, "1");
    await laboratory.issuer.userInfo("answered");
    await round;
    expect(await me(laboratory, cookie)).toBe("viewer");
    await pass(laboratory, 10);
    expect(await me(laboratory, cookie)).toBe("viewer");
  });

  test("a userinfo endpoint that fails once costs no one the session", async () => {
    const cookie = await signedInThrough(laboratory, "1");
    await laboratory.issuer.userInfo("broken");
    laboratory.under.advance(30 * minuteMs);
    await expect(recheckSessions(laboratory.under.service)).rejects.toThrow("OAUTH_RESPONSE_IS_NOT_CONFORM");
    await laboratory.issuer.userInfo("answered");
    await pass(laboratory, 60);
    expect(await me(laboratory, cookie)).toBe("owner");
  });

  test("answers its absence in one sentence, while links go on working", async () => {
    const lost = await startSsoLaboratory();
    await lost.issuer.know({ "1": alice });
    const cookie = await signedInThrough(lost, "1");
    const visit = await visitIssuer(lost, "1");
    await lost.issuer.stop();
    const answer = await comeBack(lost, visit);
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(text).toContain(
      `could not reach ${lost.issuer.settings.issuer}, where you sign in. The host did not accept`,
    );
    expect((await lost.under.get("/v1/me", { cookie: await signedInLink(lost) })).status).toBe(200);
    expect(lost.under.takeErrors().map(String)).toEqual([unreachable]);
    // No one may stay signed in because the issuer is away.
    await pass(lost, 20);
    expect(await me(lost, cookie)).toBe("owner");
    await expect(pass(lost, 10)).rejects.toThrow(unreachable.slice("Error: ".length));
    expect(await me(lost, cookie)).toBe("owner");
    lost.under.advance(30 * minuteMs);
    expect(await me(lost, cookie)).toBe(401);
    const body = new URLSearchParams({ logout_token: "any" }).toString();
    const logout = new Request(`${lost.origin}/sign-in/sso/logout`, { method: "POST", body });
    expect((await lost.under.service.fetch(logout)).status).toBe(503);
    const begun = await lost.under.get("/sign-in/sso", { accept: "text/html" });
    expect([begun.status, (await begun.text()).includes("Single sign-on does not answer")]).toEqual([503, true]);
    const signedOut = await lost.under.service.fetch(
      new Request(`${lost.origin}/sign-out`, { method: "POST", headers: { cookie, origin: lost.origin } }),
    );
    expect(signedOut.status).toBe(204);
    expect(lost.under.takeErrors().map(String)).toEqual([unreachable, unreachable, unreachable]);
    await lost.close();
  });
});

const unreachable = "Error: Single sign-on failed: ClientError; unreachable (The host did not accept the connection.).";

const signedInLink = ({ under }: SsoLaboratory) => signedInCookie(under.service, "default", "emergency");

test("without refresh tokens, a session ends after an hour", async () => {
  const laboratory = await startSsoLaboratory({ issuer: { hasRefresh: false } });
  await laboratory.issuer.know({ "1": alice });
  const cookie = await signedInThrough(laboratory, "1");
  await pass(laboratory, 50);
  expect(await me(laboratory, cookie)).toBe("owner");
  await pass(laboratory, 10);
  expect(await me(laboratory, cookie)).toBe(401);
  await laboratory.close();
});

test("a wrong client secret is refused, and reported without it", async () => {
  const laboratory = await startSsoLaboratory({ singleSignOn: { clientSecret: "planted secret" } });
  await laboratory.issuer.know({ "1": alice });
  const answer = await comeBack(laboratory, await visitIssuer(laboratory, "1"));
  expect([answer.status, (await answer.text()).includes("must correct the client id")]).toEqual([401, true]);
  const [reported, ...others] = laboratory.under.takeErrors();
  expect([inspect(reported), others]).toEqual([expect.stringContaining("invalid_client 401"), []]);
  expect(inspect(reported)).not.toMatch(/planted|code=/);
  await laboratory.close();
});

test("without a role in the claim and a default, no one signs in", async () => {
  const laboratory = await startSsoLaboratory({ singleSignOn: { defaultRole: null } });
  await laboratory.issuer.know({ "1": { ...alice, groups: ["staff"] }, "2": { ...alice, groups: undefined } });
  for (const subject of ["1", "2"]) {
    const answer = await comeBack(laboratory, await visitIssuer(laboratory, subject));
    expect([answer.status, (await answer.text()).includes("has no role in this service")]).toEqual([401, true]);
  }
  await laboratory.close();
});

test("links that are switched off sign no one in, and end the sessions that they began", async () => {
  const laboratory = await startSsoLaboratory({ singleSignOn: { areLinksOff: true } });
  const { service } = laboratory.under;
  await expect(signedInCookie(service, "default", "alice")).rejects.toThrow("401");
  const ways = await (await laboratory.under.get("/sign-in/ways")).json();
  expect(ways).toEqual({ single_sign_on: true, links: false });
  const asked = { kind: "link", workspace: "default", name: "carol", role: null, origin: null } as const;
  await expect(manageUsers(service, asked)).rejects.toThrow("sign_in_links: false");
  expect(await manageUsers(service, { kind: "list", workspace: null })).toMatchObject({ users: [{ name: "alice" }] });
  const { settings, store, runtime } = service;
  const begun = await store.transaction(async (tx) => {
    const { user } = await makeSignInLink(tx, { settings, runtime }, "default", "bob");
    return startSession(tx, runtime, settings, { userId: user.id, formerHashes: [], now: runtime.now() });
  });
  expect(await me(laboratory, begun.cookie.split(";")[0] ?? "")).toBe(401);
  await laboratory.close();
});

test("a sign-in begins in one process and ends in another", async () => {
  const server = await startPostgres();
  if (server === null) return;
  const shared = {
    database: { kind: "postgres", url: await server.createDatabase() } as const,
    deploymentKey: randomBytes(32),
  };
  const one = await startSsoLaboratory(shared);
  await one.issuer.know({ "1": alice });
  const { settings, runtime } = one.under.service;
  const other = await startInProcessService({ ...shared, settings, egress: runtime.egress });
  const beside = { ...one, under: other };
  const visit = await visitIssuer(one, "1");
  const answers = await Promise.all([one, beside, one, beside].map((each) => comeBack(each, visit)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  const cookie = await signedInThrough(beside, "1");
  expect([await me(one, cookie), await me(beside, cookie)]).toEqual(["owner", "owner"]);
  await other.close();
  await one.close();
  await server.stop();
}, 120_000);
