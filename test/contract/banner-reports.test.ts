import { inBannerBrowser } from "../support/banner-browser";
import type { SentChoice, WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";
import { until } from "../support/until";

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
      event: "given",
      method: "banner",
      layer: "first",
      language: "en",
      gpc: false,
      decisions: { necessary: "granted", functional: "granted", analytics: "granted", marketing: "granted" },
      services: null,
      version_number: 3,
      rule_id: null,
      place_token: "proof of DE",
      subject_id: (await visitor.stored()).split(".").at(-1),
      subject_kept: true,
      external_id: null,
      runtime_digest: "d",
    });
    expect([first?.headers.cookie, first?.headers.referer]).toEqual([undefined, undefined]);
    expect(first?.headers["content-type"]).toBe("text/plain");
    expect(await visitor.evaluate("[window.consentform.record.id, localStorage.length]")).toEqual(["con_1", 0]);
    await visitor.reload();
    await visitor.evaluate("window.consentform.withdraw()");
    await visitor.page.waitForFunction("window.consentform.record");
    expect(website.choices(visitor.site).map(({ body }) => [body.event, body.method, body.subject_id])).toEqual([
      ["given", "banner", first?.body.subject_id],
      ["withdrawn", "api", first?.body.subject_id],
    ]);
  }),
);

const external = (subject: string): WebPage => ({
  tag: `data-subject="${subject}"`,
  change: (document) => Object.assign(document, { records: { subject_id: "external" } }),
});
const summary = ({ body }: SentChoice) => [body.event, body.subject_id, body.external_id];
/** Everything that the browser stores for a page. */
const kept = "document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)";

testInBrowser("a withdrawal names its grant's random id, and the page's own id is not stored", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit(external("user-42"), { isAlone: true });
    const sends = async (count: number, act: () => Promise<unknown>) => {
      await act();
      await visitor.page.waitForFunction("window.consentform.record");
      expect(await visitor.evaluate<string>(kept)).not.toContain("user-42");
      expect(website.choices(visitor.site)).toHaveLength(count);
      return summary(website.choices(visitor.site).at(-1) as SentChoice);
    };
    const idOfChoice = async () => (await visitor.stored()).split(".").at(-1);
    const given = await sends(1, () => visitor.press(".accept"));
    const subject = await idOfChoice();
    expect(given).toEqual(["given", subject, "user-42"]);
    const changed = await sends(2, async () => {
      await visitor.evaluate("window.consentform.open()");
      await visitor.press('input[name="marketing"]');
      await visitor.press(".customize");
    });
    expect([changed, await idOfChoice()]).toEqual([["changed", subject, null], subject]);
    const withdrawn = await sends(3, () => visitor.evaluate("window.consentform.withdraw()"));
    expect([withdrawn, await idOfChoice()]).toEqual([["withdrawn", subject, null], "-"]);
    // A refusal again, then a new consent: neither follows a grant.
    expect(await sends(4, () => visitor.evaluate("window.consentform.withdraw()"))).toEqual(["refused", null, null]);
    await visitor.evaluate("window.consentform.open()");
    expect(await sends(5, () => visitor.press(".accept"))).toEqual(["given", await idOfChoice(), "user-42"]);
    const second = await idOfChoice();
    expect(second).not.toBe(subject);
    // The signal arrives: the second choice had granted everything that the signal switches off.
    await visitor.page.evaluateOnNewDocument(
      "Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })",
    );
    expect(await sends(6, () => visitor.reload())).toEqual(["signal", second, null]);
  }),
);

testInBrowser("a queued choice is sent again without the page's id, under the same subject", () =>
  run(async ({ visit, website }) => {
    const waiting: WebPage = { ...external("user-42"), intake: 503 };
    const visitor = await visit(waiting);
    const idle = () => visitor.page.waitForNetworkIdle({ idleTime: 100 });
    await visitor.press(".accept");
    await idle();
    const [given] = website.choices(visitor.site);
    expect(summary(given as SentChoice)).toEqual(["given", expect.stringMatching(/^[0-9a-f]{32}$/), "user-42"]);
    expect(await visitor.evaluate<string>(kept)).toMatch(/^(?!.*user-42).*external_id/);
    // Another person signs in before it is sent again.
    website.replace(visitor.site, { ...external("user-43"), intake: 503 });
    await visitor.reload();
    await idle();
    const subject = given?.body.subject_id;
    // The service has received none of these: each is the browser's first choice, or ends it.
    await visitor.evaluate("window.consentform.open()");
    await visitor.press('input[name="marketing"]');
    await visitor.press(".customize");
    await idle();
    await visitor.evaluate("window.consentform.withdraw()");
    await idle();
    await visitor.evaluate("window.consentform.open()");
    await visitor.press(".accept");
    await idle();
    expect(website.choices(visitor.site).slice(1).map(summary)).toEqual([
      ["given", subject, null],
      ["given", subject, "user-43"],
      ["withdrawn", subject, null],
      ["given", subject, "user-43"],
    ]);
  }),
);

testInBrowser("a withdrawal is sent after the grant before it, however long the service takes", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ held: ["intake"] });
    await visitor.press(".accept");
    await until(async () => website.choices(visitor.site).length > 0);
    await visitor.evaluate("window.consentform.withdraw()");
    await visitor.painted();
    expect(website.choices(visitor.site).map(({ body }) => body.event)).toEqual(["given"]);
    website.replace(visitor.site, {});
    website.release();
    await visitor.page.waitForFunction("window.consentform.record");
    expect(website.choices(visitor.site).map(({ body }) => body.event)).toEqual(["given", "withdrawn"]);
  }),
);

testInBrowser("a consent after an expired one is recorded as given, under another id", () =>
  run(async ({ visit, website }) => {
    const former = "ab".repeat(16);
    const seconds = (days: number) => (Math.floor(Date.now() / 1000) + days * 86_400).toString(36);
    const choice = `1.1.opt_in.-.${seconds(-200)}.${seconds(-20)}.analytics..${former}`;
    const visitor = await visit({}, { choice });
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.consentform.record");
    const [sent] = website.choices(visitor.site);
    expect(sent?.body).toMatchObject({ event: "given", subject_id: (await visitor.stored()).split(".").at(-1) });
    expect(sent?.body.subject_id).not.toBe(former);
  }),
);

testInBrowser("a queued grant that a choice on another host has ended is not sent", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ intake: 503 });
    await visitor.press(".accept");
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    await visitor.evaluate(`(() => {
      const [name, value] = document.cookie.split("; ").find((each) => each.includes(".opt_in.")).split("=");
      const parts = value.split(".");
      parts[4] = (parseInt(parts[4], 36) + 60).toString(36);
      parts[6] = "";
      parts[8] = "-";
      document.cookie = name + "=" + parts.join(".") + "; path=/; max-age=1000";
    })()`);
    website.replace(visitor.site, {});
    await visitor.reload();
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    expect([website.choices(visitor.site).length, await visitor.evaluate("localStorage.length")]).toEqual([1, 0]);
  }),
);

testInBrowser("a grant that an earlier release queued does not claim to keep its id", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ intake: 503 });
    await visitor.press(".accept");
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    await visitor.evaluate(`(() => {
      const name = localStorage.key(0);
      const { given_at, subject_id: subject, event, method, decisions, language, gpc } = JSON.parse(localStorage[name]);
      const choice = { event, method, decisions, services: {}, servicesOff: [], language, rule: null, number: 3, gpc };
      const ids = { placeToken: null, subject, external: null, givenAt: Date.parse(given_at) };
      localStorage[name] = JSON.stringify({ ...choice, ...ids, key: Array(16).fill(7) });
    })()`);
    website.replace(visitor.site, {});
    await visitor.reload();
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    const [first, again] = website.choices(visitor.site);
    expect(again?.body).toMatchObject({ event: "given", subject_id: first?.body.subject_id });
    expect([first?.body.subject_kept, again?.body.subject_kept]).toEqual([true, undefined]);
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
