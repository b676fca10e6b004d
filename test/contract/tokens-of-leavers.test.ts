import { manageUsers } from "../../src/service/operator/manage-users";
import { backChannelLogout } from "../../src/service/single-sign-on/back-channel-logout";
import { recheckSessions } from "../../src/service/single-sign-on/recheck-sessions";
import { signedInThrough } from "../support/issuer-visit";
import { type SsoLaboratory, startSsoLaboratory } from "../support/sso-laboratory";

/** However a person leaves, the tokens that the person created are listed, and one command revokes them. */

const alice = { name: "Alice", groups: ["consent-admins"], email: "alice@shop.example", email_verified: true };
const LOGOUT = "http://schemas.openid.net/event/backchannel-logout";

let laboratory: SsoLaboratory;
let lines: string[];
beforeAll(async () => {
  lines = [];
  laboratory = await startSsoLaboratory({ reportInfo: (line) => lines.push(line) });
}, 60_000);
afterAll(() => laboratory?.close());
beforeEach(() => {
  lines.length = 0;
  return laboratory.issuer.know({ "1": alice, "2": alice });
});
afterEach(() => expect(laboratory.under.takeErrors()).toEqual([]));

/** A signed-in person's session, and a token of it with another one that the token made. */
async function person(subject: string) {
  const cookie = await signedInThrough(laboratory, subject);
  const create = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ name: "of a person", scopes: ["sites:read", "sites:write"] });
    const sent = { "content-type": "application/json", origin: laboratory.origin, ...headers };
    const request = new Request(`${laboratory.origin}/v1/tokens`, { method: "POST", headers: sent, body });
    return (await (await laboratory.under.service.fetch(request)).json()) as Made;
  };
  const own = await create({ cookie });
  const child = await create({ authorization: `Bearer ${own.secret}` });
  return { cookie, userId: own.created_by.id, tokens: [own, child], ids: [own.id, child.id].sort() };
}

interface Made {
  readonly id: string;
  readonly secret: string;
  readonly created_by: { readonly id: string };
}

const statusOf = async (headers: Record<string, string>) => (await laboratory.under.get("/v1/me", headers)).status;
const statuses = (tokens: readonly Made[]) =>
  Promise.all(tokens.map(({ secret }) => statusOf({ authorization: `Bearer ${secret}` })));

/** The values after an act on a user, row by row, oldest first. */
async function rowsOf(act: string, userId: string) {
  const rows = await laboratory.under.service.store.db
    .selectFrom("audit_events")
    .select("after")
    .where("act", "=", act)
    .where("object_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ after }) => JSON.parse(after ?? "{}"));
}

/** Seconds of the service's clock. */
const nowS = () => Math.floor(laboratory.under.service.runtime.now().getTime() / 1000);

/** Ends sessions as the issuer announces it. */
async function logout(claims: object) {
  const token = await laboratory.issuer.sign({
    iss: laboratory.issuer.issuer,
    aud: "consentform-test",
    iat: nowS(),
    jti: "1",
    events: { [LOGOUT]: {} },
    ...claims,
  });
  const body = new URLSearchParams({ logout_token: token }).toString();
  const answer = await laboratory.under.service.fetch(
    new Request(`${laboratory.origin}${backChannelLogout.path}`, { method: "POST", body }),
  );
  expect(answer.status).toBe(200);
}

async function recheck() {
  laboratory.under.advance(31 * 60_000);
  await recheckSessions({ ...laboratory.under.service, reportInfo: (line) => void lines.push(line) });
}

/** The directory has changed when the service asks it again. */
async function recheckedWith(people: Parameters<SsoLaboratory["issuer"]["know"]>[0]) {
  await laboratory.issuer.know({ "2": alice, ...people });
  await recheck();
}

const leaving: [string, () => Promise<unknown>][] = [
  ["the directory no longer knows", () => recheckedWith({})],
  ["the settings no longer admit", () => recheckedWith({ "1": { ...alice, email_verified: false } })],
  ["the issuer announces as signed out", () => logout({ sub: "1" })],
];

const remove = (more: { id: string; revokesTokens?: boolean }) =>
  manageUsers(laboratory.under.service, { kind: "remove", workspace: "default", name: null, ...more });

test.each(leaving)("lists the tokens of a person whom %s, and revokes them in one act", async (_who, leave) => {
  const [{ cookie, userId, tokens, ids }, colleague] = [await person("1"), await person("2")];
  await leave();
  expect([await statusOf({ cookie }), await statuses(tokens)]).toEqual([401, [200, 200]]);
  expect((await rowsOf("sign-out", userId)).at(-1)).toEqual({ method: "oidc", valid_tokens: ids });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`users remove --id ${userId} --revoke-tokens`);
  for (const id of ids) expect(lines[0]).toContain(id);
  expect(lines[0]).not.toMatch(/alice|shop\.example/i);

  expect(await remove({ id: userId, revokesTokens: true })).toMatchObject({ removed: { id: userId, wasGone: false } });
  expect(await rowsOf("users remove", userId)).toEqual([{ revoked_tokens: ids }]);
  expect(await statuses(tokens)).toEqual([401, 401]);
  expect(await statuses(colleague.tokens)).toEqual([200, 200]);
});

test("a removal that leaves tokens lists them, and a second one revokes them", async () => {
  const { userId, tokens, ids } = await person("1");
  await remove({ id: userId });
  expect(await rowsOf("users remove", userId)).toEqual([{ valid_tokens: ids }]);
  expect(await statuses(tokens)).toEqual([200, 200]);
  expect(await remove({ id: userId })).toEqual({ kind: "remove", removed: null });
  expect(await remove({ id: userId, revokesTokens: true })).toMatchObject({ removed: { wasGone: true } });
  expect(await rowsOf("users remove", userId)).toEqual([{ valid_tokens: ids }, { revoked_tokens: ids }]);
  expect(await statuses(tokens)).toEqual([401, 401]);
  expect(await remove({ id: userId, revokesTokens: true })).toEqual({ kind: "remove", removed: null });
});

test("the id of a token is not that of a user who left", async () => {
  const { tokens } = await person("1");
  expect(await remove({ id: tokens[0]?.id ?? "", revokesTokens: true })).toEqual({ kind: "remove", removed: null });
  expect(await statuses(tokens)).toEqual([200, 200]);
});

test("lists nothing while the person has another session", async () => {
  const { userId, cookie } = await person("1");
  const iat = nowS();
  laboratory.under.advance(10 * 60_000);
  const later = await signedInThrough(laboratory, "1");
  await logout({ sub: "1", iat });
  expect([await statusOf({ cookie }), await statusOf({ cookie: later }), lines]).toEqual([401, 200, []]);
  expect((await rowsOf("sign-out", userId)).at(-1)).toEqual({ method: "oidc" });
});
