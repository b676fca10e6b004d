import { createSignInLink } from "@consentform/service";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import { signedInCookie } from "../support/signed-in";

const minuteMs = 60_000;
const origin = "http://127.0.0.1:4071";

/** The JSON of an answer, for tests to look into. */
// biome-ignore lint/suspicious/noExplicitAny: a wrong path fails the test
const jsonOf = (response: Response): Promise<any> => response.json();

/** A browser as far as cookies are concerned. */
interface Browser {
  readonly cookies: Map<string, string>;
  get(url: string): Promise<Response>;
  post(path: string, body: string, headers?: Record<string, string>): Promise<Response>;
}

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());
  let workspaces = 0;
  let workspace: string;
  beforeEach(() => {
    workspace = `billing ${++workspaces}`;
  });

  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    under.service.fetch(new Request(new URL(path, origin), init), { address: `192.0.2.${workspaces % 250}` });
  function browser(): Browser {
    const cookies = new Map<string, string>();
    const sent = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const keep = (response: Response): Response => {
      for (const header of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        if (/Max-Age=0/.test(header)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
    return {
      cookies,
      get: async (url) => keep(await send(url, { headers: { cookie: sent() } })),
      post: async (path, body, headers = { origin }) => {
        const type = path.startsWith("/v1") ? "application/json" : "application/x-www-form-urlencoded";
        const all = { cookie: sent(), "content-type": type, ...headers };
        return keep(await send(path, { method: "POST", body, headers: all }));
      },
    };
  }

  const signInLink = () => createSignInLink(under.service, workspace);
  /** The fields of the form that a link's page shows. */
  async function formOf(response: Response): Promise<string> {
    const fields = [...(await response.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
    return new URLSearchParams(fields.map(([, name = "", value = ""]): [string, string] => [name, value])).toString();
  }
  async function signedIn(): Promise<Browser> {
    const user = browser();
    const response = await user.post("/sign-in", await formOf(await user.get(await signInLink())));
    expect(response.status).toBe(303);
    return user;
  }
  const problemOf = async (response: Response) => {
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const body = await jsonOf(response);
    return { status: response.status, slug: body.type.split("/v1/")[1], body };
  };
  const subscription = (user: Browser) => user.get("/v1/billing/subscription");
  const portal = (user: Browser, return_url: string, headers?: Record<string, string>) =>
    user.post("/v1/billing/portal-session", JSON.stringify({ return_url }), headers);

  describe("signing in", () => {
    test("the link's page does not use it up; its button does, once, in the same browser", async () => {
      const link = await signInLink();
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4071\/sign-in\?code=[\w-]{43}$/);
      await browser().get(link);
      const [user, thief] = [browser(), browser()];
      const shown = await user.get(link);
      expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(shown.headers.get("referrer-policy")).toBe("no-referrer");
      const form = await formOf(shown);
      await thief.get(link);
      expect(await problemOf(await thief.post("/sign-in", form))).toMatchObject({
        status: 401,
        slug: "unauthenticated",
      });
      expect(await problemOf(await browser().post("/sign-in", form))).toMatchObject({ slug: "unauthenticated" });
      const done = await user.post("/sign-in", form);
      expect([done.status, done.headers.get("location")]).toEqual([303, "/"]);
      expect((await subscription(user)).status).toBe(200);
      expect(await problemOf(await user.post("/sign-in", form))).toMatchObject({ slug: "unauthenticated" });
    });

    test("sets a cookie that is host-only and hidden from scripts", async () => {
      const user = browser();
      const response = await user.post("/sign-in", await formOf(await user.get(await signInLink())));
      const session = response.headers.getSetCookie().find((header) => header.startsWith("consentform_session="));
      expect(session).toMatch(/^consentform_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
      expect([...user.cookies.keys()]).toEqual(["consentform_session"]);
      const stored = await under.service.store.db.selectFrom("user_sessions").selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(user.cookies.get("consentform_session"));
    });

    test("signing in again gives a new secret and ends the old one", async () => {
      const user = await signedIn();
      const former = user.cookies.get("consentform_session");
      await user.post("/sign-in", await formOf(await user.get(await signInLink())));
      expect(user.cookies.get("consentform_session")).not.toBe(former);
      expect((await subscription(user)).status).toBe(200);
      const old = await send("/v1/billing/subscription", { headers: { cookie: `consentform_session=${former}` } });
      expect((await problemOf(old)).slug).toBe("unauthenticated");
    });

    test("the link holds for ten minutes, the session for twelve hours", async () => {
      const user = browser();
      const form = await formOf(await user.get(await signInLink()));
      under.advance(10 * minuteMs + 1000);
      expect((await problemOf(await user.post("/sign-in", form))).slug).toBe("unauthenticated");
      const other = await signedIn();
      under.advance(12 * 60 * minuteMs - 60_000);
      expect((await subscription(other)).status).toBe(200);
      under.advance(2 * minuteMs);
      expect((await problemOf(await subscription(other))).slug).toBe("unauthenticated");
    });

    test("another site cannot send the form, and a large one is refused", async () => {
      const user = browser();
      const form = await formOf(await user.get(await signInLink()));
      const foreign = await user.post("/sign-in", form, {
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
      });
      expect((await problemOf(foreign)).slug).toBe("cross-origin-refused");
      expect((await problemOf(await user.post("/sign-in", "x".repeat(5000)))).slug).toBe("payload-too-large");
      expect((await user.post("/sign-in", form)).status).toBe(303);
    });

    test("a hostile code comes out as text", async () => {
      const page = await (
        await browser().get(`/sign-in?code=${encodeURIComponent('"><script>alert(1)</script>')}`)
      ).text();
      expect(page).not.toContain("<script");
    });
  });

  test("over https the cookie has the prefix that pins it to the host", async () => {
    const secure = await start({ settings: { origin: "https://consent.example", hostNames: ["consent.example"] } });
    try {
      const link = await createSignInLink(secure.service, "default");
      expect(link).toMatch(/^https:\/\/consent\.example\/sign-in/);
      const page = await secure.service.fetch(new Request(link));
      expect(page.headers.getSetCookie()[0]).toMatch(
        /^__Host-consentform_sign_in=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      // A proxy that ends TLS asks by http, and a page of the host on plain http may be anyone's.
      const cookie = await signedInCookie(secure.service, "default");
      const asked = async (headers: Record<string, string>) => {
        const init = { method: "POST", body: '{"name":"By hand"}', headers: { cookie, ...headers } };
        const type = { "content-type": "application/json" };
        const url = "http://consent.example/v1/sites";
        const response = await secure.service.fetch(
          new Request(url, { ...init, headers: { ...init.headers, ...type } }),
        );
        expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
        return response.status;
      };
      const own = "https://consent.example";
      const refused: Record<string, string>[] = [
        { origin: "http://consent.example" },
        { origin: "http://consent.example", "sec-fetch-site": "cross-site" },
        { origin: "https://consent.example:8443", "sec-fetch-site": "same-site" },
        { origin: own, "sec-fetch-site": "cross-site" },
        { origin: "http://127.0.0.1:4071" },
        { "sec-fetch-site": "none" },
      ];
      expect(await Promise.all(refused.map(asked))).toEqual(refused.map(() => 403));
      // A form on a page that sends no referrer has the Origin null.
      const formOfOwnPage = { origin: "null", "sec-fetch-site": "same-origin" };
      const allowed: Record<string, string>[] = [{ origin: own }, { "sec-fetch-site": "same-origin" }, formOfOwnPage];
      expect(await Promise.all(allowed.map(asked))).toEqual([201, 201, 201]);
    } finally {
      await secure.close();
    }
  });

  describe("the subscription", () => {
    test("returns plan, period and usage of the user's own workspace", async () => {
      const token = await under.token({ workspace });
      await under.call("createSite", { body: { name: "Shop" }, token });
      await under.call("createTemplate", { body: { name: "T", document: {} }, token });
      const response = await subscription(await signedIn());
      const body = await jsonOf(response);
      expect(body).toMatchObject({ plan: "self-hosted", status: "active" });
      const used = Object.fromEntries(
        body.usage.map(({ resource, used, limit }: Record<string, unknown>) => [resource, [used, limit]]),
      );
      expect(used).toMatchObject({ sites: [1, 10_000], tokens: [1, 100], templates: [1, 200], webhooks: [0, 50] });
      expect(body.period.from < new Date(under.service.runtime.now()).toISOString()).toBe(true);
      expect(body.period.to > new Date(under.service.runtime.now()).toISOString()).toBe(true);
      expect(response.headers.get("ratelimit-policy")).toBe('"session";q=600;w=60');
    });

    test("refuses requests without a session or with a made-up one", async () => {
      const none = await problemOf(await browser().get("/v1/billing/subscription"));
      expect([none.status, none.slug]).toEqual([401, "unauthenticated"]);
      const cookie = `consentform_session=${"x".repeat(43)}`;
      expect((await problemOf(await send("/v1/billing/subscription", { headers: { cookie } }))).slug).toBe(
        "unauthenticated",
      );
    });

    test("refuses any token before its scopes are checked, even beside a session", async () => {
      const user = await signedIn();
      const cookie = `consentform_session=${user.cookies.get("consentform_session")}`;
      for (const scopes of [["logs:read"], undefined] as const) {
        const token = await under.token({ workspace, ...(scopes === undefined ? {} : { scopes }) });
        for (const [method, path] of [
          ["GET", "/v1/billing/subscription"],
          ["POST", "/v1/billing/portal-session"],
        ] as const) {
          const headers = { authorization: `Bearer ${token}`, cookie };
          const refused = await problemOf(await send(path, { method, headers }));
          expect(refused).toMatchObject({
            status: 403,
            slug: "user-session-required",
            body: { accepted: ["session"] },
          });
        }
      }
      const wrong = await send("/v1/billing/subscription", { headers: { authorization: "Bearer wrong", cookie } });
      expect((await problemOf(wrong)).slug).toBe("unauthenticated");
    });

    test("600 requests a minute, and no more", async () => {
      // On a busy machine, 600 requests take more than the minute.
      const going = under;
      under = await start({ stillAtMs: Date.now() });
      try {
        const user = await signedIn();
        for (let i = 0; i < 600; i += 1) expect((await subscription(user)).status).toBe(200);
        const refused = await subscription(user);
        expect((await problemOf(refused)).body["violated-policies"]).toEqual(["session"]);
        under.advance(minuteMs);
        expect((await subscription(user)).status).toBe(200);
      } finally {
        await under.close();
        under = going;
      }
    });
  });

  describe("the portal", () => {
    test("makes a link that opens once and leads back", async () => {
      const user = await signedIn();
      const response = await portal(user, `${origin}/settings?a='onclick='x`);
      const { url, expires_at } = await jsonOf(response);
      expect(response.status).toBe(201);
      expect(response.headers.get("location")).toBeNull();
      expect(Date.parse(expires_at) - under.service.runtime.now().getTime()).toBeLessThanOrEqual(10 * minuteMs);
      const head = await send(new URL(url).pathname + new URL(url).search, { method: "HEAD" });
      expect(head.status).toBe(200);
      const opened = await browser().get(url);
      const page = await opened.text();
      expect(opened.status).toBe(200);
      expect(page).toContain("<caption>Use of the plan</caption>");
      expect(page).toContain(`<a href="${origin}/settings?a=&#39;onclick=&#39;x">Back</a>`);
      expect((await problemOf(await browser().get(url))).slug).toBe("not-found");
      expect((await send(new URL(url).pathname + new URL(url).search, { method: "HEAD" })).status).toBe(404);
      const second = await jsonOf(await portal(user, `${origin}/`));
      expect(second.url).not.toBe(url);
      under.advance(10 * minuteMs + 1000);
      expect((await problemOf(await browser().get(second.url))).slug).toBe("not-found");
    });

    test.each([
      "https://evil.example/",
      "javascript:alert(1)",
      "http://127.0.0.1:4072/",
      "//evil.example/x",
      "nothing",
    ])("does not lead back to %s", async (return_url) => {
      const refused = await problemOf(await portal(await signedIn(), return_url));
      expect([refused.status, refused.slug]).toEqual([422, "validation-failed"]);
      expect(refused.body.errors[0].pointer).toBe("/return_url");
    });

    test.each<[string, Record<string, string>, number]>([
      ["no origin", {}, 403],
      ["another origin", { origin: "https://evil.example" }, 403],
      ["another site", { "sec-fetch-site": "cross-site" }, 403],
      ["a sibling site", { "sec-fetch-site": "same-site" }, 403],
      ["our own page", { "sec-fetch-site": "same-origin" }, 201],
      ["our own origin", { origin }, 201],
    ])("accepts or refuses a request from %s by its origin", async (_what, headers, status) => {
      const response = await portal(await signedIn(), `${origin}/`, headers);
      expect(response.status).toBe(status);
      if (status === 403) expect((await problemOf(response)).slug).toBe("cross-origin-refused");
    });

    test("unknown parameters, other media types and broken bodies are refused", async () => {
      const user = await signedIn();
      expect((await problemOf(await user.get("/v1/billing/subscription?nothing=1"))).slug).toBe("invalid-parameter");
      const post = (query: string, body: string, type = "application/json") =>
        user.post(`/v1/billing/portal-session${query}`, body, { origin, "content-type": type });
      expect((await problemOf(await post("?nothing=1", "{}"))).slug).toBe("invalid-parameter");
      expect((await problemOf(await post("", "{}", "text/plain"))).slug).toBe("unsupported-media-type");
      expect((await problemOf(await post("", '{"a":1,"a":2}'))).body).toMatchObject({ status: 400, pointer: "/a" });
    });

    test("a body that does not fit is refused", async () => {
      const user = await signedIn();
      for (const body of ["{}", '{"return_url":1}', '{"return_url":"http://127.0.0.1:4071/","x":1}']) {
        expect((await problemOf(await user.post("/v1/billing/portal-session", body))).slug).toBe("validation-failed");
      }
    });
  });
});
