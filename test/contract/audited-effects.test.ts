import { manageUsers } from "../../src/service/operator/manage-users";
import { banner } from "../support/banners";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { SERVICE_ORIGIN } from "../support/service-requests";
import { signedInCookie } from "../support/signed-in";

/** Effects of an act on other objects than its own are in its row, and an act that is undone has none. */

let under: InProcessService;
beforeAll(async () => {
  under = await startInProcessService({ database: { kind: "memory" } });
}, 60_000);
afterAll(() => under.close());

async function rows(act: string) {
  const found = await under.service.store.db.selectFrom("audit_events").selectAll().where("act", "=", act).execute();
  return found.map(({ after, address, count, reason }) => ({
    address,
    count,
    reason,
    after: after === null ? null : JSON.parse(after),
  }));
}

const newToken = async (more: object = {}, token?: string) => {
  const body = { name: "CI", scopes: ["sites:read", "sites:write"], ...more };
  return (await under.call("createToken", { body, ...(token === undefined ? {} : { token }) })).body;
};

test("a revocation names every token that it ends", async () => {
  const parent = await newToken();
  const child = await newToken({}, parent.secret);
  await under.call("revokeToken", { path: { id: parent.id }, query: { descendants: true, after: 2 } });
  const [row] = await rows("revokeToken");
  expect(row?.after.after_hours).toBe(2);
  expect(row?.after.tokens.sort()).toEqual([parent.id, child.id].sort());
});

test("a deletion names the tokens that end with it, or the sites that it unlinks", async () => {
  const { id: site_id } = (await under.call("createSite", { body: { name: "Shop" } })).body;
  const bound = await newToken({ site_id });
  const template = { name: "Fleet", document: banner() };
  const { id } = (await under.call("createTemplate", { body: template })).body;
  await under.call("applyTemplate", { path: { id }, body: { mode: "replace", items: [{ site_id }] } });
  await under.call("deleteTemplate", { path: { id }, query: { unlink: true } });
  expect((await rows("deleteTemplate")).map(({ after }) => after)).toEqual([{ unlinked_sites: [site_id] }]);
  await under.call("deleteSite", { path: { id: site_id } });
  expect((await rows("deleteSite")).map(({ after }) => after)).toEqual([{ tokens: [bound.id] }]);
});

test("a request that is refused because its user was removed meanwhile has no row", async () => {
  const cookie = await signedInCookie(under.service, "default", "dana", "owner");
  const headers = { cookie, origin: SERVICE_ORIGIN, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ name: "Late" }) };
  const before = await rows("createSite");
  const creating = under.service.fetch(new Request(`${SERVICE_ORIGIN}/v1/sites`, init));
  await manageUsers(under.service, { kind: "remove", workspace: "default", name: "dana" });
  expect([(await creating).status, await rows("createSite")]).toEqual([401, before]);
});
