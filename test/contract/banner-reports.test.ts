import { inBannerBrowser } from "../support/banner-browser";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";

/** Choices that a real browser sends to the service, and what its answers do to them. */

const run = inBannerBrowser();

const tag = `<script type="text/plain" data-consent="marketing" src="OTHER/marketing.js"></script>`;
const all = ["functional", "analytics", "marketing"];

testInBrowser("sends a choice once, without credentials, with proof of the place", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ place: "DE" });
    expect(website.choices(visitor.site)).toEqual([]);
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.consentform.record");
    const [first, ...more] = website.choices(visitor.site);
    expect(more).toEqual([]);
    expect(first?.body).toEqual({
      id: expect.stringMatching(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/),
      given_at: expect.stringMatching(/^\d{4}-.*Z$/),
      ...{ event: "given", method: "banner", layer: "first", language: "en", gpc: false },
      decisions: { necessary: "granted", functional: "granted", analytics: "granted", marketing: "granted" },
      ...{ services: null, version_number: 3, rule_id: null, place_token: "proof of DE" },
      subject_id: (await visitor.stored()).split(".").at(-1),
      ...{ external_id: null, runtime_digest: "d" },
    });
    expect([first?.headers.cookie, first?.headers.referer]).toEqual([undefined, undefined]);
    expect(first?.headers["content-type"]).toBe("text/plain");
    expect(await visitor.evaluate("[window.consentform.record.id, localStorage.length]")).toEqual(["con_1", 0]);
    await visitor.reload();
    await visitor.evaluate("window.consentform.withdraw()");
    await visitor.page.waitForFunction("window.consentform.record");
    expect(website.choices(visitor.site).map(({ body }) => [body.event, body.method, body.subject_id])).toEqual([
      ["given", "banner", expect.any(String)],
      ["withdrawn", "api", null],
    ]);
  }),
);

testInBrowser.each([
  ["an intake that is down", 503, 2],
  ["an intake that asks to wait", 429, 2],
  ["a page in place of an answer", "html", 2],
  ["an answer that is lost", "lost", 2],
  ["a refusal of the service", 422, 1],
] as const)("with %s (%s), sends the same body %s times, also from a new bundle", (_what, intake, times) =>
  run(async ({ visit, website }) => {
    const page: WebPage = { intake };
    const visitor = await visit(page);
    await visitor.press(".reject");
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    expect(await visitor.granted()).toEqual(["necessary"]);
    website.replace(visitor.site, { ...page, intake: 201, bundle: "e" });
    for (const _page of ["second", "third"]) {
      await visitor.reload();
      await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    }
    const bodies = website.choices(visitor.site).map(({ body }) => JSON.stringify(body));
    expect([bodies.length, new Set(bodies).size]).toEqual([times, 1]);
    expect(await visitor.evaluate("localStorage.length")).toBe(0);
  }),
);

testInBrowser("a grant holds on a host that is not attached to the site, and has no record", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ intake: 403 });
    await visitor.press(".accept");
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    await visitor.reload();
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    expect([await visitor.granted(), await visitor.drawn()]).toEqual([["necessary", ...all], ["reopen"]]);
    expect(website.choices(visitor.site)).toHaveLength(1);
    expect(await visitor.evaluate("window.consentform.record")).toBeNull();
  }),
);

testInBrowser("an older grant that is refused later does not end a newer one of another host", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ intake: 503 });
    await visitor.press(".accept");
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    // As if a page of another host with the same cookie had been answered.
    const newer = await visitor.evaluate(`(() => {
      const [name, value] = document.cookie.split("; ").find((each) => each.includes(".opt_in.")).split("=");
      const parts = value.split(".");
      parts[4] = (parseInt(parts[4], 36) + 60).toString(36);
      document.cookie = name + "=" + parts.join(".") + "; path=/; max-age=1000";
      return parts.join(".");
    })()`);
    website.replace(visitor.site, { intake: 422 });
    await visitor.reload();
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    expect(website.choices(visitor.site)).toHaveLength(2);
    await visitor.reload();
    expect([await visitor.stored(), await visitor.drawn()]).toEqual([newer, ["reopen"]]);
  }),
);

testInBrowser.each([
  ["at once", 422],
  ["by a later answer", 503],
] as const)("an invalid grant, refused %s, ends with the page, and a refusal holds", (_when, first) =>
  run(async ({ visit, website }) => {
    const refusing: WebPage = { intake: 422, body: tag };
    const visitor = await visit({ ...refusing, intake: first });
    await visitor.press(".accept");
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    if (first === 503) {
      website.replace(visitor.site, refusing);
      await visitor.reload();
      await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    }
    // A visitor who looks at another tab is not asked in the middle of a page.
    await visitor.evaluate("window.dispatchEvent(new Event('focus'))");
    expect([await visitor.granted(), await visitor.drawn()]).toEqual([["necessary", ...all], ["reopen"]]);
    expect([await visitor.stored(), await visitor.evaluate("localStorage.length")]).toEqual(["", 0]);
    await visitor.reload();
    expect([await visitor.granted(), await visitor.ran()]).toEqual([["necessary"], []]);
    expect(await visitor.drawn()).toEqual(["first-layer"]);
    await visitor.press(".reject");
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    await visitor.reload();
    expect([await visitor.granted(), await visitor.drawn()]).toEqual([["necessary"], ["reopen"]]);
  }),
);
