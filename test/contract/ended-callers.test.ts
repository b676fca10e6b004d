import type { Role } from "../../src/consent/contract";
import { manageUsers } from "../../src/service/operator/manage-users";
import { banner } from "../support/banners";
import { type HttpReceiver, startHttpReceiver } from "../support/http-receiver";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { egressTo, pngLogo } from "../support/logo-host";
import { onDatabaseOfRun } from "../support/service-databases";
import { SERVICE_ORIGIN } from "../support/service-requests";
import { linkOf, signedInCookie } from "../support/signed-in";
import { until } from "../support/until";

/** Requests whose caller loses access while another machine has not answered, or between two steps. */

const settings = { promotion_gate: { mode: "off" } };

function documentWith(logo: string) {
  const document = banner();
  return { ...document, theme: { ...document.theme, logo_url: logo } };
}

onDatabaseOfRun((start) => {
  let host: HttpReceiver;
  let under: InProcessService;
  let answers: (() => void)[];
  let hosts = 0;

  beforeAll(async () => {
    host = await startHttpReceiver();
    under = await start({ egress: egressTo(host.port) });
  }, 60_000);
  afterAll(async () => {
    await under.close();
    await host.close();
  });
  beforeEach(() => {
    hosts += 1;
    answers = [];
    host.answer = (response) => void answers.push(() => response.writeHead(200).end(pngLogo));
  });

  async function draftedSite(logo = `https://cdn${hosts}.example/logo.png`): Promise<string> {
    const { id } = (await under.call("createSite", { body: { name: "Shop", settings } })).body;
    await under.call("putConfigDraft", { path: { id }, body: { document: documentWith(logo) } });
    return id;
  }

  /** Runs a call, ends its caller's access while the logo's host waits, and then lets the host answer. */
  async function interrupted<T>(call: Promise<T>, endAccess: () => Promise<unknown>): Promise<T> {
    await until(() => answers.length > 0);
    await endAccess();
    for (const answer of answers) answer();
    return call;
  }

  const versionsOf = async (id: string) => (await under.call("listVersions", { path: { id } })).body.data;
  const newToken = async () => {
    const scopes = ["sites:read", "sites:write", "banner:read", "banner:write", "banner:publish"];
    const { status, body } = await under.call("createToken", { body: { name: "CI", scopes } });
    expect(status).toBe(201);
    return body;
  };

  test("refuses a publish whose token was revoked while its logo was fetched", async () => {
    const [id, token] = [await draftedSite(), await newToken()];
    const publishing = under.call("publishVersion", { path: { id }, body: {}, token: token.secret });
    const { status, body } = await interrupted(publishing, () => under.call("revokeToken", { path: { id: token.id } }));
    expect([status, body.type, await versionsOf(id)]).toEqual([401, expect.stringMatching(/token-revoked$/), []]);
  });

  test("refuses a publish whose user signed out while its logo was fetched", async () => {
    const id = await draftedSite();
    const cookie = await signedInCookie(under.service, "default", "alice");
    const headers = { cookie, origin: SERVICE_ORIGIN, "content-type": "application/json" };
    const post = (path: string, body: string | null) =>
      under.service.fetch(new Request(`${SERVICE_ORIGIN}${path}`, { method: "POST", headers, body }));
    const endSession = () => under.service.store.db.deleteFrom("user_sessions").execute();
    const { status } = await interrupted(post(`/v1/sites/${id}/versions`, "{}"), endSession);
    expect([status, await versionsOf(id)]).toEqual([401, []]);
  });

  /** Sends a body with a new token, which is revoked before the body arrives, and returns the problem. */
  async function refused(path: string, body: object, length = 70_000): Promise<string> {
    const token = await newToken();
    const pull = async (controller: ReadableStreamDefaultController) => {
      await under.call("revokeToken", { path: { id: token.id } });
      controller.enqueue(Buffer.from(JSON.stringify(body).padEnd(length)));
      controller.close();
    };
    const headers = {
      authorization: `Bearer ${token.secret}`,
      "content-type": "application/json",
      "content-length": String(length),
    };
    const stream = new ReadableStream({ pull }, { highWaterMark: 0 });
    const init: RequestInit = { method: "POST", headers, body: stream, duplex: "half" };
    const answer = await under.service.fetch(new Request(`${SERVICE_ORIGIN}/v1${path}`, init));
    return ((await answer.json()) as { type: string }).type;
  }

  test.each([100, 70_000])(
    "creates nothing for a token revoked before its body of %i bytes arrived",
    async (length) => {
      const name = `Shop ${Math.random()}`;
      expect(await refused("/sites", { name }, length)).toMatch(/token-revoked$/);
      expect((await under.call("listSites", { query: { name } })).body.data).toEqual([]);
    },
  );

  test("applies no template for a token that was revoked while the body was on its way", async () => {
    const { id: site_id } = (await under.call("createSite", { body: { name: "Shop", settings } })).body;
    const { id } = (await under.call("createTemplate", { body: { name: `Fleet ${site_id}`, document: banner() } }))
      .body;
    const apply = { mode: "replace", release: "preview", items: [{ site_id }] };
    expect(await refused(`/templates/${id}/apply`, apply)).toMatch(/token-revoked$/);
    expect((await under.call("getConfigDraft", { path: { id: site_id } })).body.template_ref).toBeNull();
    expect(await versionsOf(site_id)).toEqual([]);
  });

  test("applies no template for a user whose role was lowered while the logo was fetched", async () => {
    const logo = `https://cdn${hosts}.example/logo.png`;
    const [first, second] = [await draftedSite("/a.png"), await draftedSite("/b.png")];
    const template = { name: `Fleet ${first}`, document: documentWith(logo) };
    const { id } = (await under.call("createTemplate", { body: template })).body;
    const cookie = await signedInCookie(under.service, "default", "frank", "publisher");
    const body = { mode: "replace", release: "preview", items: [{ site_id: first }, { site_id: second }] };
    const headers = { cookie, origin: SERVICE_ORIGIN, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const applying = under.service.fetch(new Request(`${SERVICE_ORIGIN}/v1/templates/${id}/apply`, init));
    const { status } = await interrupted(applying, () => linkOf(under.service, "default", "frank", "editor"));
    expect([status, await versionsOf(first), await versionsOf(second)]).toEqual([403, [], []]);
    for (const site of [first, second]) {
      expect((await under.call("getConfigDraft", { path: { id: site } })).body.template_ref).toBeNull();
    }
  });

  test("applies no template for a token that was revoked while the logo was fetched", async () => {
    const logo = `https://cdn${hosts}.example/logo.png`;
    const [first, second, token] = [await draftedSite("/a.png"), await draftedSite("/b.png"), await newToken()];
    const template = (await under.call("createTemplate", { body: { name: "Fleet", document: documentWith(logo) } }))
      .body;
    const applying = under.call("applyTemplate", {
      path: { id: template.id },
      body: { mode: "replace", release: "preview", items: [{ site_id: first }, { site_id: second }] },
      token: token.secret,
    });
    const { status } = await interrupted(applying, () => under.call("revokeToken", { path: { id: token.id } }));
    expect([status, await versionsOf(first), await versionsOf(second)]).toEqual([401, [], []]);
  });
});

describe("between the sites of a template", () => {
  let under: InProcessService;
  let endAccess: (() => Promise<unknown>) | null = null;
  let ending: Promise<unknown>;
  beforeAll(async () => {
    // The clock is read before each site. What ends the access comes first on the only connection.
    const clockOffsetMs = () => {
      if (endAccess !== null) ending = endAccess();
      endAccess = null;
      return 0;
    };
    under = await startInProcessService({ database: { kind: "memory" }, runtime: { clockOffsetMs } });
  }, 60_000);
  afterAll(() => under.close());

  const change = (role: Role) =>
    manageUsers(under.service, { kind: "link", workspace: "default", name: "dana", origin: null, role });
  const remove = () => manageUsers(under.service, { kind: "remove", workspace: "default", name: "dana" });

  async function fleet() {
    const created = ["One", "Two", "Three"].map((name) => under.call("createSite", { body: { name, settings } }));
    const ids = (await Promise.all(created)).map(({ body: { id } }) => id);
    const { body } = await under.call("createTemplate", { body: { name: `Fleet ${ids[0]}`, document: banner() } });
    const drafts = () => Promise.all(ids.map((id) => under.call("getConfigDraft", { path: { id } })));
    const linked = async () => (await drafts()).filter(({ body: draft }) => draft.template_ref !== null).length;
    return { id: body.id, items: ids.map((site_id) => ({ site_id })), linked };
  }

  test.each([
    ["an editor who is removed", "editor", remove, 401],
    ["an editor who is made a viewer", "editor", () => change("viewer"), 403],
    ["a publisher who is made an editor", "publisher", () => change("editor"), 403],
  ] as const)("stops for %s", async (_who, role, ends, refused) => {
    const { id, items, linked } = await fleet();
    for (const dry_run of [true, false]) {
      const cookie = await signedInCookie(under.service, "default", "dana", role);
      const headers = { cookie, origin: SERVICE_ORIGIN, "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify({ mode: "replace", items, dry_run }) };
      endAccess = ends;
      const answer = await under.service.fetch(new Request(`${SERVICE_ORIGIN}/v1/templates/${id}/apply`, init));
      await ending;
      expect([answer.status, await linked()]).toEqual([refused, 0]);
    }
  });
});

test("shows no preview to a user who is removed while the request is under way", async () => {
  const under = await startInProcessService({ database: { kind: "memory" } });
  const { id } = (await under.call("createSite", { body: { name: "Shop", settings } })).body;
  const cookie = await signedInCookie(under.service, "default", "dana", "viewer");
  const showing = under.service.fetch(new Request(`${SERVICE_ORIGIN}/preview/${id}/draft`, { headers: { cookie } }));
  await manageUsers(under.service, { kind: "remove", workspace: "default", name: "dana" });
  expect((await showing).status).toBe(401);
  await under.close();
});
