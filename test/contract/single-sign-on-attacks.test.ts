import { inspect } from "node:util";
import { manageUsers } from "../../src/service/operator/manage-users";
import { openTokens } from "../../src/service/single-sign-on/session-tokens";
import { comeBack, signedInThrough, visitIssuer } from "../support/issuer-visit";
import { type SsoLaboratory, startSsoLaboratory } from "../support/sso-laboratory";

/** Attacks on single sign-on, against a real issuer. No attempt may begin a session. */

const alice = { name: "Alice", groups: ["consent-legal"], email: "alice@shop.example", email_verified: true };
const minuteMs = 60_000;

let laboratory: SsoLaboratory;

beforeAll(async () => {
  laboratory = await startSsoLaboratory();
}, 60_000);
afterAll(() => laboratory?.close());
beforeEach(() => laboratory.issuer.know({ "1": alice }));
afterEach(async () => {
  await laboratory.issuer.lie(null);
  expect(laboratory.under.takeErrors()).toEqual([]);
});

/** Expects a page of a refusal, without a session. @returns its text */
async function expectRefusal(answer: Response, status = 401): Promise<string> {
  const text = await answer.text();
  expect([answer.status, answer.headers.getSetCookie(), answer.headers.get("location")]).toEqual([status, [], null]);
  expect(text).toContain('<a href="/sign-in/sso">');
  return text;
}

/** The callback with other parameters. */
function changed(callback: string, parameters: Record<string, string | null>): string {
  const url = new URL(callback, laboratory.origin);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search;
}

const statusOf = async (cookie: string): Promise<number> => (await laboratory.under.get("/v1/me", { cookie })).status;

async function userOf(cookie: string): Promise<{ id: string; role: string }> {
  const answer = await laboratory.under.get("/v1/me", { cookie });
  return ((await answer.json()) as { user: { id: string; role: string } }).user;
}

test("refuses the answer of another issuer, and one without a name", async () => {
  for (const iss of ["https://evil.example", null]) {
    const visit = await visitIssuer(laboratory, "1");
    await expectRefusal(await comeBack(laboratory, { ...visit, callback: changed(visit.callback, { iss }) }));
  }
});

test("refuses a way back that was used, also two at a time", async () => {
  const visit = await visitIssuer(laboratory, "1");
  const answers = await Promise.all([1, 2, 3].map(() => comeBack(laboratory, visit)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect(await expectRefusal(await comeBack(laboratory, visit))).toContain("was used already");
});

test("refuses the code of one sign-in with the state and cookie of another", async () => {
  const [stolen, own] = [await visitIssuer(laboratory, "1"), await visitIssuer(laboratory, "1")];
  const code = new URL(stolen.callback, laboratory.origin).searchParams.get("code");
  await expectRefusal(await comeBack(laboratory, { ...own, callback: changed(own.callback, { code }) }));
});

test("refuses a way back in a browser that did not begin it", async () => {
  const [attacker, victim] = [await visitIssuer(laboratory, "1"), await visitIssuer(laboratory, "1")];
  for (const cookie of ["", victim.cookie, `${victim.cookie.slice(0, -1)}.`]) {
    expect(await expectRefusal(await comeBack(laboratory, { ...attacker, cookie }))).toContain("another browser");
  }
  const twice = `${victim.callback}&state=other`;
  await expectRefusal(await comeBack(laboratory, { ...victim, callback: twice }));
});

test("refuses a way back after more than ten minutes", async () => {
  const visit = await visitIssuer(laboratory, "1");
  laboratory.under.advance(10 * minuteMs);
  expect(await expectRefusal(await comeBack(laboratory, visit))).toContain("ten minutes");
});

const past = Math.floor(Date.now() / 1000) - 3600;
test.each([
  ["for another audience", { claims: { aud: "another client" } }],
  ["for several audiences and another party", { claims: { aud: ["consentform-test", "other"], azp: "other" } }],
  ["of another issuer", { claims: { iss: "https://evil.example" } }],
  ["that has expired", { claims: { exp: past, iat: past - 60 } }],
  ["of another sign-in", { claims: { nonce: "another" } }],
  ["without a nonce", { claims: { nonce: null } }],
  ["without a signature", { signature: "none" as const }],
  ["signed with the client secret", { signature: "secret" as const }],
  ["signed with a key that is not the issuer's", { signature: "foreign" as const }],
  ["about someone else than userinfo", { claims: { sub: "2" } }],
])("refuses an ID token %s", async (_which, lie) => {
  await laboratory.issuer.lie(lie);
  await expectRefusal(await comeBack(laboratory, await visitIssuer(laboratory, "1")));
  // An operator sees that sign-ins fail, without the token and what is in it.
  const reported = laboratory.under.takeErrors() as Error[];
  expect(reported.map(({ message }) => message)).toEqual([expect.stringContaining("OAUTH_")]);
  expect(inspect(reported)).not.toMatch(/eyJ|evil|shop\.example|another client|Alice/);
});

test("accepts an ID token that the issuer signed again", async () => {
  await laboratory.issuer.lie({});
  expect((await comeBack(laboratory, await visitIssuer(laboratory, "1"))).status).toBe(200);
});

test("leads to the console alone, wherever a request asks to go", async () => {
  const asked = "?return_to=https://evil.example&redirect_uri=https://evil.example&next=//evil.example";
  const begun = await laboratory.under.get(`/sign-in/sso${asked}`, { host: "127.0.0.1" });
  const location = new URL(begun.headers.get("location") ?? "");
  expect(location.origin).toBe(laboratory.issuer.issuer);
  expect(location.searchParams.get("redirect_uri")).toBe(`${laboratory.origin}/sign-in/sso/callback`);
  const visit = await visitIssuer(laboratory, "1", `/sign-in/sso${asked}`);
  const answer = await comeBack(laboratory, { ...visit, callback: `${visit.callback}&next=https://evil.example` });
  expect([answer.status, answer.headers.get("refresh"), answer.headers.get("location")]).toEqual([
    200,
    "0; url=/",
    null,
  ]);
  expect(await answer.text()).not.toContain("evil");
});

test("repeats no text of the issuer or of the address in a refusal", async () => {
  const refusal = await expectRefusal(await comeBack(laboratory, await visitIssuer(laboratory, "nobody")));
  expect(refusal).toContain("refused the sign-in");
  expect(refusal).not.toContain("no</b>");
  const visit = await visitIssuer(laboratory, "1");
  const callback = changed(visit.callback, { code: null, error: "<script>", error_description: "Call 555" });
  const text = await expectRefusal(await comeBack(laboratory, { ...visit, callback }));
  expect(text).not.toMatch(/script>|555/);
});

test.each([
  ["without a verified address", { email_verified: false }, "no verified e-mail"],
  ["whose address is verified in words only", { email_verified: "true" }, "no verified e-mail"],
  ["without an address", { email: undefined }, "no verified e-mail"],
  ["of another domain", { email: "alice@evil.example" }, "Accounts of evil.example cannot"],
  ["of a subdomain", { email: "alice@sub.shop.example" }, "cannot sign in here"],
  ["with two at signs", { email: "alice@shop.example@evil.example" }, "no verified e-mail"],
])("refuses a person %s", async (_who, claims, text) => {
  await laboratory.issuer.know({ "1": { ...alice, ...claims } });
  expect(await expectRefusal(await comeBack(laboratory, await visitIssuer(laboratory, "1")))).toContain(text);
});

test("knows people by the issuer's subject, never by name or address", async () => {
  const { service } = laboratory.under;
  await manageUsers(service, { kind: "link", workspace: "default", name: "Alice", role: "owner", origin: null });
  await laboratory.issuer.know({ "1": alice, "2": { ...alice, groups: [] } });
  const [one, other] = [await signedInThrough(laboratory, "1"), await signedInThrough(laboratory, "2")];
  const [first, second] = [await userOf(one), await userOf(other)];
  expect([first.role, second.role, first.id === second.id]).toEqual(["publisher", "viewer", false]);
  // A link for the name is for the user of links, and removes no one else.
  await manageUsers(service, { kind: "remove", workspace: "default", name: "Alice" });
  expect([await statusOf(one), await statusOf(other)]).toEqual([200, 200]);
  await manageUsers(service, { kind: "remove", workspace: "default", name: null, id: first.id });
  expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
});

test("takes the same subject of another issuer for another person", async () => {
  const cookie = await signedInThrough(laboratory, "1");
  const { service } = laboratory.under;
  const user = await service.store.db
    .selectFrom("users")
    .selectAll()
    .where("subject", "=", "1")
    .executeTakeFirstOrThrow();
  await service.store.db
    .updateTable("users")
    .set({ issuer: "https://former.example" })
    .where("id", "=", user.id)
    .execute();
  // Sessions of an issuer that the settings do not name any more have ended.
  expect(await statusOf(cookie)).toBe(401);
  const again = await signedInThrough(laboratory, "1");
  expect((await userOf(again)).id).not.toBe(user.id);
});

/** The answer to a logout token. Null as a claim leaves it out. */
async function logout(claims: Record<string, unknown>, signature?: "none" | "secret" | "foreign"): Promise<Response> {
  const event = { events: { "http://schemas.openid.net/event/backchannel-logout": {} } };
  const own = { iss: laboratory.issuer.issuer, aud: "consentform-test", iat: nowS(), jti: "1", sub: "1", ...event };
  const sent = Object.fromEntries(Object.entries({ ...own, ...claims }).filter(([, value]) => value !== null));
  return postLogout(await laboratory.issuer.sign(sent, signature));
}

function postLogout(logout_token: string): Promise<Response> {
  const body = new URLSearchParams({ logout_token }).toString();
  return laboratory.under.service.fetch(
    new Request(`${laboratory.origin}/sign-in/sso/logout`, { method: "POST", body }),
  );
}

/** Seconds of the service's clock. */
const nowS = () => Math.floor(laboratory.under.service.runtime.now().getTime() / 1000);

test("a logout token ends the sessions of its person, and of no one else", async () => {
  await laboratory.issuer.know({ "1": alice, "2": alice });
  const [own, other] = [await signedInThrough(laboratory, "1"), await signedInThrough(laboratory, "2")];
  expect((await logout({})).status).toBe(200);
  expect([await statusOf(own), await statusOf(other)]).toEqual([401, 200]);
});

test("a logout token ends no session that began after it", async () => {
  const cookie = await signedInThrough(laboratory, "1");
  expect((await logout({ iat: nowS() - 5 * 60 })).status).toBe(200);
  expect(await statusOf(cookie)).toBe(200);
  // The clock of an issuer may be a little behind, or ahead.
  expect((await logout({ iat: nowS() - 30 })).status).toBe(200);
  expect(await statusOf(cookie)).toBe(401);
  expect((await logout({ iat: nowS() + 30 })).status).toBe(200);
});

const hourS = 3600;
test.each<[string, Record<string, unknown>, "none" | "secret" | "foreign" | undefined]>([
  ["without a signature", {}, "none"],
  ["signed with the client secret", {}, "secret"],
  ["signed with a key that is not the issuer's", {}, "foreign"],
  ["without an event, as an ID token is", { events: null }, undefined],
  ["of another event", { events: { "https://schemas.openid.net/event/other": {} } }, undefined],
  ["with a nonce", { nonce: "any" }, undefined],
  ["of no one", { sub: null }, undefined],
])("refuses a logout token %s", async (_which, claims, signature) => {
  const cookie = await signedInThrough(laboratory, "1");
  expect((await logout(claims, signature)).status).toBe(400);
  expect(await statusOf(cookie)).toBe(200);
  laboratory.under.takeErrors();
});

test.each<[string, () => Record<string, unknown>]>([
  ["for another client", () => ({ aud: "another client" })],
  ["of another issuer", () => ({ iss: "https://evil.example" })],
  ["without a time", () => ({ iat: null })],
  ["of an hour ago", () => ({ iat: nowS() - 2 * hourS })],
  ["of the future", () => ({ iat: nowS() + hourS })],
  ["that has expired", () => ({ exp: nowS() - hourS })],
])("refuses and reports a logout token %s, which the issuer signed", async (_which, claims) => {
  const cookie = await signedInThrough(laboratory, "1");
  expect((await logout(claims())).status).toBe(400);
  expect(await statusOf(cookie)).toBe(200);
  const reported = laboratory.under.takeErrors() as Error[];
  expect(reported.map(({ message }) => message)).toEqual([expect.stringContaining("ERR_JWT_")]);
  expect(inspect(reported)).not.toMatch(/eyJ|evil|another client/);
});

test("a flood of logout tokens makes the service read the keys of the issuer once", async () => {
  await logout({});
  const before = await laboratory.issuer.keyRequests();
  for (const signature of [undefined, "foreign", undefined, "foreign", "secret", "none"] as const) {
    expect((await logout({}, signature)).status).toBe(signature === undefined ? 200 : 400);
  }
  expect([before > 0, (await laboratory.issuer.keyRequests()) - before]).toEqual([true, 0]);
  laboratory.under.takeErrors();
});

test("refuses an ID token of the person as a logout token, and what is not a token", async () => {
  const cookie = await signedInThrough(laboratory, "1");
  const { store, keys } = laboratory.under.service;
  const sessions = await store.db.selectFrom("issuer_sessions").selectAll().execute();
  const idTokens = sessions.map(({ secret_hash, tokens_sealed }) => openTokens(keys, secret_hash, tokens_sealed)?.id);
  expect(idTokens).toContainEqual(expect.stringMatching(/^eyJ/));
  for (const token of [...idTokens, "", "x", "a.b.c"]) {
    const answer = await postLogout(token ?? "");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([400, "no-store"]);
  }
  expect(await statusOf(cookie)).toBe(200);
  laboratory.under.takeErrors();
});
