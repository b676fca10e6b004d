import { formatChoice } from "../../src/consent/banner/choice";
import type { BannerDocument } from "../../src/consent/rules";
import { inBannerBrowser } from "../support/banner-browser";
import type { Visitor } from "../support/banner-visit";
import { testInBrowser } from "../support/browser";
import { readGpp } from "../support/gpp-reader";

/** The Global Privacy Platform in a real browser; strings are read by the text of the specification. */

const run = inBannerBrowser();

const withGpp = (document: BannerDocument): void => {
  document.gpp = { enabled: true };
};
const inCalifornia = { place: "US-CA", change: withGpp };

interface Ping {
  readonly gppString: string;
  readonly cmpStatus: string;
  readonly signalStatus: string;
  readonly applicableSections: readonly number[];
}

const ping = (visitor: Visitor) => visitor.evaluate<Ping>("new Promise((resolve) => window.__gpp('ping', resolve))");

/** The answer of the framework's script, once it has answered. */
async function loaded(visitor: Visitor): Promise<Ping> {
  await visitor.page.waitForFunction(
    "new Promise((resolve) => window.__gpp('ping', resolve)).then(({ cmpStatus }) => cmpStatus !== 'stub')",
    { timeout: 5000 },
  );
  return ping(visitor);
}

/** Notice and opt-out of sale, sharing and targeted advertising, and the signal. */
async function optOuts(visitor: Visitor): Promise<unknown> {
  const { gppString } = await loaded(visitor);
  const { 7: section = {} } = readGpp(gppString);
  const { SaleOptOutNotice, SaleOptOut, SharingOptOut, TargetedAdvertisingOptOut, Gpc } = section;
  return [SaleOptOutNotice, SaleOptOut, SharingOptOut, TargetedAdvertisingOptOut, Gpc];
}

const [stays, optedOut, signaled] = [
  [1, 2, 2, 2, 0],
  [1, 1, 1, 1, 0],
  [1, 1, 1, 1, 1],
];

async function recorded(visitor: Visitor, choices: () => readonly { readonly body: Record<string, unknown> }[]) {
  for (let i = 0; i < 100 && choices().length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 50));
  if (choices().length === 0) throw new Error(`${visitor.url} sent nothing.`);
  return choices().at(-1)?.body.gpp_string;
}

testInBrowser("an opt-out is in the string, in the record, and in the string after a reload", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ ...inCalifornia, body: '<a href="#consent-opt-out">Opt out</a>' });
    expect(await loaded(visitor)).toMatchObject({
      cmpStatus: "loaded",
      signalStatus: "ready",
      applicableSections: [7],
    });
    expect(await optOuts(visitor)).toEqual(stays);
    await visitor.evaluate(
      "void (window.seen = [], window.__gpp('addEventListener', (event) => window.seen.push(event)))",
    );
    await visitor.page.click("a");
    await visitor.press(".reject");
    expect(await optOuts(visitor)).toEqual(optedOut);
    const { gppString } = await ping(visitor);
    expect(await visitor.evaluate("window.seen.map(({ eventName, data }) => [eventName, data])")).toEqual([
      ["listenerRegistered", true],
      ["sectionChange", "usnat"],
    ]);
    expect(await recorded(visitor, () => website.choices(visitor.site))).toBe(gppString);
    await visitor.reload();
    expect((await loaded(visitor)).gppString).toBe(gppString);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("a privacy signal is an opt-out, and the record of the signal has its string", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit(inCalifornia, { gpc: true });
    expect(await optOuts(visitor)).toEqual(signaled);
    expect(await recorded(visitor, () => website.choices(visitor.site))).toBe((await ping(visitor)).gppString);
  }),
);

testInBrowser("an expired opt-out counts no more", () =>
  run(async ({ visit }) => {
    const now = Math.floor(Date.now() / 1000);
    const choice = { revision: 1, model: "opt_out", gpc: false, rule: null, granted: [], servicesOff: [] } as const;
    const refusal = (until: number) => formatChoice({ ...choice, decided: now - 100, until, subject: null });
    expect(await optOuts(await visit(inCalifornia, { choice: refusal(now + 1000) }))).toEqual(optedOut);
    expect(await optOuts(await visit(inCalifornia, { choice: refusal(now - 1) }))).toEqual(stays);
  }),
);

testInBrowser("a state has its section if the document lists it, and other places have none", () =>
  run(async ({ visit }) => {
    const change = (document: BannerDocument) => {
      document.gpp = { enabled: true, sections: ["usca"] };
    };
    const { gppString, applicableSections } = await loaded(await visit({ place: "US-CA", change }));
    expect([applicableSections, Object.keys(readGpp(gppString))]).toEqual([[8], ["8"]]);
    expect(readGpp(gppString)[8]).toMatchObject({ Version: 1, SaleOptOutNotice: 1, SaleOptOut: 2, Gpc: 0 });
    for (const place of ["US-CO", "DE", "unknown", "down"]) {
      const elsewhere = await loaded(await visit({ place, change }));
      expect([place, elsewhere.applicableSections, readGpp(elsewhere.gppString)]).toEqual([place, [-1], {}]);
    }
  }),
);

testInBrowser("calls before the script are answered, and a missing script reports an error", () =>
  run(async ({ visit }) => {
    const head = `<script>
      window.calls = [];
      window.__gpp("ping", ({ cmpStatus }) => calls.push(cmpStatus));
      window.__gpp("addEventListener", ({ eventName, data }) => calls.push(eventName + " " + data));
      window.__gpp("getField", (value) => calls.push("field " + value), "usnat.SaleOptOut");
      window.__gpp("nothing", (value) => calls.push("nothing " + value));</script>`;
    const expected = ["stub", "listenerRegistered true", "cmpStatus loaded"];
    const visitor = await visit({ ...inCalifornia, head });
    await loaded(visitor);
    await visitor.page.waitForFunction("window.calls.length === 8", { timeout: 5000 });
    expect(await visitor.evaluate("window.calls")).toEqual([
      ...[...expected, "field 2", "nothing null", "sectionChange usnat", "cmpDisplayStatus hidden"],
      "signalStatus ready",
    ]);
    for (const missing of ["gpp-usnat.js", "banner.js", "en.first.json"]) {
      const failed = await visit({ ...inCalifornia, head, missing: [missing] });
      expect(await loaded(failed)).toMatchObject({ cmpStatus: "error", signalStatus: "not ready", gppString: "" });
      expect(await failed.evaluate("window.calls")).toContain("cmpStatus error");
      if (missing !== "gpp-usnat.js") expect(await failed.granted()).toEqual(["necessary"]);
    }
  }),
);

/** Messages that no platform has to answer. */
const hostile = `
  for (const message of [
    ...[null, 0, "", "__gppCall", "{", '{"__gppCall":null}', '{"__gppCall":{"command":5}}', [], { __gppCall: 1 }],
    { __gppCall: { command: "constructor", callId: 1 } },
    { __gppCall: { command: "addEventListener", callId: { toString: null } } },
    { __gppCall: { command: "__proto__", parameter: { length: -1 }, callId: "x".repeat(100000) } },
    { __gppCall: { command: "getField", parameter: "__proto__.polluted", callId: 2 } },
    { __gppCall: { command: "removeEventListener", parameter: "1", callId: 3 } },
  ]) window.top.postMessage(message, "*");`;

testInBrowser("frames of other sites are answered, and no message breaks the page", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ ...inCalifornia, body: '<iframe name="ad" src="OTHER/ad.html"></iframe>' });
    const { gppString } = await loaded(visitor);
    const frame = visitor.page.frames().find((each) => each.name() === "ad");
    await frame?.evaluate(hostile);
    for (const isText of [true, false]) {
      const answer = await frame?.evaluate(`new Promise((resolve) => {
        window.addEventListener("message", ({ data }) => {
          const { __gppReturn } = typeof data === "string" ? JSON.parse(data) : data;
          if (__gppReturn?.callId === "mine") resolve([typeof data === "string", __gppReturn.returnValue.gppString]);
        });
        const call = { __gppCall: { command: "ping", callId: "mine" } };
        window.top.postMessage(${isText} ? JSON.stringify(call) : call, "*");
      })`);
      expect(answer).toEqual([isText, gppString]);
    }
    expect(await visitor.evaluate("[window.frames.__gppLocator !== undefined, 'polluted' in {}]")).toEqual([
      true,
      false,
    ]);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("a page without the platform has neither its function nor its frame", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ place: "US-CA" });
    expect(await visitor.evaluate("[typeof window.__gpp, window.frames.__gppLocator === undefined]")).toEqual([
      "undefined",
      true,
    ]);
    const loader = await visitor.evaluate(
      "fetch(document.querySelector('script[src]').src).then((file) => file.text())",
    );
    expect(loader).not.toMatch(/gpp|tcf/i);
  }),
);

testInBrowser.each([
  ["a strict content security policy", ""],
  ["Trusted Types", "; require-trusted-types-for 'script'; trusted-types consentform"],
])("under %s everything works, and nothing is reported", (_what, more) =>
  run(async ({ visit, website }) => {
    const asset = website.address("asset", "");
    const policy = `default-src 'none'; script-src 'self' ${asset}; style-src 'self'; connect-src ${asset}; img-src data:${more}`;
    const visitor = await visit({ headers: { "content-security-policy": policy }, change: withGpp });
    expect(await loaded(visitor)).toMatchObject({ cmpStatus: "loaded" });
    expect(
      await visitor.evaluate(
        "getComputedStyle(document.querySelector('[data-consentform=first-layer]').shadowRoot.querySelector('.box')).position",
      ),
    ).toBe("fixed");
    await visitor.press(".customize");
    await visitor.preferences();
    await visitor.press('[name="analytics"]');
    await visitor.press(".in-preferences .customize");
    expect(await visitor.granted()).toEqual(["necessary", "analytics"]);
    expect(visitor.errors).toEqual([]);
  }),
);

const tags = `
  <script type="text/plain" data-consent="analytics" src="OTHER/analytics.js"></script>
  <script type="text/plain" data-consent="marketing">window.ran = (window.ran || []).concat("inline");</script>
  <script type="text/plain" data-consent="marketing" src="OTHER/marketing.js"></script>`;

testInBrowser("pages that require Trusted Types run marked scripts, and trust no other address", () =>
  run(async ({ visit, website }) => {
    const policy = "require-trusted-types-for 'script'; trusted-types consentform";
    const spy = `const create = TrustedTypePolicyFactory.prototype.createPolicy;
      TrustedTypePolicyFactory.prototype.createPolicy = function (name, rules) {
        window.rules = rules;
        return create.call(this, name, rules);
      };`;
    const page = { headers: { "content-security-policy": policy }, body: tags };
    const visitor = await visit(page, { before: spy });
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran && window.ran.length === 3");
    expect((await visitor.ran()).sort()).toEqual(["/analytics.js", "/marketing.js", "inline"]);
    const folder = website.address("asset", `/s/${visitor.site}/`);
    const others = ["", "/s/", `/s/${visitor.site}`].map((path) => website.address("asset", `${path}.evil/x.js`));
    const addresses = [`${folder}d/banner.js`, `${folder}../x.js`, `${folder}%2e%2e/x.js`, "x.js", ...others];
    const accepted = `${JSON.stringify(addresses)}.filter((each) => { try { return rules.createScriptURL(each); } catch { return false; } })`;
    expect(await visitor.evaluate(accepted)).toEqual([`${folder}d/banner.js`]);
  }),
);

testInBrowser("a page that the browser does not paint runs tags all the same", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ body: tags }, { before: "window.requestAnimationFrame = () => 0;" });
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran && window.ran.length === 3", { polling: 50 });
    expect(visitor.errors).toEqual([]);
  }),
);
