import { formatChoice } from "../../src/consent/banner/choice";
import type { BannerDocument } from "../../src/consent/rules";
import { inBannerBrowser } from "../support/banner-browser";
import type { Visitor } from "../support/banner-visit";
import { testInBrowser } from "../support/browser";
import { readGpp } from "../support/gpp-reader";
import { readTc } from "../support/tc-reader";
import { vendorList } from "../support/vendor-list";

/** The Transparency and Consent Framework in a real browser; strings are read by the text of the specification. */

const run = inBannerBrowser();

type Tcf = NonNullable<BannerDocument["tcf"]>;

const tcf: Tcf = {
  enabled: true,
  cmp_id: 300,
  publisher_country: "DE",
  vendors: [2, 10, 755, 800, 4000],
  purposes: { marketing: [1, 2, 3, 4], analytics: [8, 9] },
  publisher_restrictions: [{ purpose: 3, type: "not_allowed", vendors: "all" }],
};
const withTcf =
  (changes: Partial<Tcf> = {}, isGpp = false) =>
  (document: BannerDocument): void => {
    document.tcf = { ...tcf, ...changes };
    if (isGpp) document.gpp = { enabled: true };
    const texts = document.texts.en?.banner;
    if (texts) texts.body = "We and {vendor_count} partners";
  };
const inGermany = { place: "DE", change: withTcf(), vendorList: vendorList() };

interface TcData {
  readonly tcString?: string;
  readonly gdprApplies?: boolean;
  readonly eventStatus?: string;
  readonly addtlConsent?: string;
  readonly purpose?: { readonly consents: Record<string, boolean> };
}

const events = `window.events = [];
  window.__tcfapi("addEventListener", 2, (data, success) => window.events.push([data && data.eventStatus, success]));`;
const head = `<script>${events}</script>`;
const pinging = `<script>window.__gpp("ping", ({ supportedAPIs }) => { window.early = supportedAPIs; });</script>`;

const ping = (visitor: Visitor) =>
  visitor.evaluate<Record<string, unknown>>("new Promise((resolve) => window.__tcfapi('ping', 2, resolve))");

async function data(visitor: Visitor): Promise<TcData> {
  await visitor.page.waitForFunction(
    "new Promise((resolve) => window.__tcfapi('ping', 2, resolve)).then(({ cmpStatus }) => cmpStatus === 'loaded')",
    { timeout: 5000 },
  );
  return visitor.evaluate("new Promise((resolve) => window.__tcfapi('getTCData', 2, resolve))");
}

/** The grants and the disclosed vendors of a string. */
async function read(visitor: Visitor) {
  const { tcString = "" } = await data(visitor);
  const { purposes, vendors, disclosed } = readTc(tcString);
  return { purposes, vendors, disclosed };
}

const disclosed = [2, 10, 755];
const accepted = { purposes: [1, 2, 3, 4, 8, 9], vendors: [2, 10, 755], disclosed };
const refused = { purposes: [], vendors: [], disclosed };

const now = Math.floor(Date.now() / 1000);
const choice = (changes: Partial<Parameters<typeof formatChoice>[0]> = {}) =>
  formatChoice({
    revision: 1,
    model: "opt_in",
    gpc: false,
    rule: null,
    decided: now - 100,
    until: now + 86_400,
    granted: ["functional", "analytics", "marketing"],
    servicesOff: [],
    subject: "0123456789abcdef".repeat(2),
    ...changes,
  });

testInBrowser("each choice changes the string, which lasts and is recorded", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({ ...inGermany, head });
    expect(await visitor.text("first-layer")).toContain("We and 3 partners");
    const unanswered = { tcString: "", gdprApplies: true, eventStatus: "cmpuishown", publisherCC: "DE" };
    expect(await data(visitor)).toMatchObject(unanswered);
    expect((await data(visitor)).purpose?.consents).toEqual({});
    await visitor.press(".accept");
    expect(await read(visitor)).toEqual(accepted);
    const { tcString = "" } = await data(visitor);
    expect(readTc(tcString)).toMatchObject({
      cmpId: 300,
      country: "DE",
      language: "EN",
      vendorListVersion: 91,
      policyVersion: 5,
      isServiceSpecific: true,
      specialFeatures: [],
      purposesOfInterest: [],
      vendorsOfInterest: [],
      restrictions: [[3, 0, expect.arrayContaining([2, 10])]],
      created: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
    });
    await visitor.page.waitForFunction("window.consentform.record !== null", { timeout: 5000 });
    expect(website.choices(visitor.site).at(-1)?.body.tc_string).toBe(tcString);
    expect(await visitor.evaluate("window.events")).toEqual([
      ["cmpuishown", true],
      ["useractioncomplete", true],
    ]);
    await visitor.reload();
    expect(await data(visitor)).toMatchObject({ tcString, eventStatus: "tcloaded" });
    await visitor.press(".reopen");
    await visitor.press('[name="analytics"]');
    await visitor.press(".customize");
    expect(await read(visitor)).toEqual({ purposes: [1, 2, 3, 4], vendors: [2, 10, 755], disclosed });
    await visitor.evaluate("window.consentform.withdraw()");
    expect(await read(visitor)).toEqual(refused);
    expect(await visitor.evaluate("window.events.at(-1)")).toEqual(["useractioncomplete", true]);
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("Google's additional providers have consent once every purpose has it", () =>
  run(async ({ visit }) => {
    const listening = `<script>window.strings = [];
      window.__tcfapi("addEventListener", 2, (data) => {
        window.listener = data.listenerId;
        window.strings.push(data.addtlConsent);
      });</script>`;
    const change = withTcf({ google_providers: [1001, 7, 89] });
    const visitor = await visit({ ...inGermany, head: listening, change });
    expect(await visitor.text("first-layer")).toContain("We and 6 partners");
    const string = async () => (await data(visitor)).addtlConsent;
    expect(await string()).toBeUndefined();
    await visitor.press(".accept");
    expect(await string()).toBe("2~7.89.1001~dv.");
    await visitor.press(".reopen");
    await visitor.press('[name="analytics"]');
    await visitor.press(".customize");
    expect(await string()).toBe("2~~dv.7.89.1001");
    expect(await visitor.evaluate("window.strings")).toEqual([null, "2~7.89.1001~dv.", "2~~dv.7.89.1001"]);
    const removed = `new Promise((resolve) => window.__tcfapi("removeEventListener", 2, (...answer) => resolve(answer), window.listener))`;
    expect(await visitor.evaluate(removed)).toEqual([true, true]);
    const without = await visit(inGermany, { choice: choice() });
    expect(await data(without)).not.toHaveProperty("addtlConsent");
    const elsewhere = await visit({ ...inGermany, place: "US-CA", change }, { choice: choice() });
    expect(await data(elsewhere)).not.toHaveProperty("addtlConsent");
    expect(visitor.errors).toEqual([]);
  }),
);

testInBrowser("purpose 1 has no consent where the publisher's law does not ask for it", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ ...inGermany, change: withTcf({ purpose_one_treatment: true }) });
    await visitor.press(".accept");
    const { purposes, isPurposeOneUnasked } = readTc((await data(visitor)).tcString ?? "");
    expect([isPurposeOneUnasked, purposes]).toEqual([true, [2, 3, 4, 8, 9]]);
  }),
);

testInBrowser("nothing but a choice of this visitor is consent", () =>
  run(async ({ visit }) => {
    const refusing = await visit(inGermany);
    await data(refusing);
    await refusing.press(".reject");
    expect(await read(refusing)).toEqual(refused);
    const pages = [
      [inGermany, { choice: choice({ until: now - 1 }) }],
      [{ ...inGermany, revision: 2 }, { choice: choice() }],
      [inGermany, { choice: choice({ model: "opt_out" }) }],
      [{ ...inGermany, place: "down" }, {}],
    ] as const;
    for (const [page, coming] of pages) {
      expect(await data(await visit(page, coming))).toMatchObject({ tcString: "", gdprApplies: true });
    }
    const signaled = await visit({ ...inGermany, place: "unknown" }, { gpc: true, choice: choice() });
    expect(await read(signaled)).toEqual({ purposes: [8, 9], vendors: [755], disclosed });
    const elsewhere = await data(await visit({ ...inGermany, place: "US-CA" }));
    expect([elsewhere.gdprApplies, elsewhere.tcString]).toEqual([false, undefined]);
  }),
);

testInBrowser("a page from the back-forward cache has the string of another tab's choice", () =>
  run(async ({ visit }) => {
    const visitor = await visit(inGermany);
    await data(visitor);
    const other = await visitor.page.browserContext().newPage();
    await visitor.page.goto("about:blank");
    await other.goto(visitor.url);
    await (await other.waitForSelector(">>> .accept"))?.click();
    await visitor.page.goBack();
    await visitor.page.waitForFunction("window.consentform?.has('marketing')", { timeout: 5000 });
    expect(await read(visitor)).toEqual(accepted);
  }),
);

testInBrowser("a script or list that cannot load is reported as an error, without a string", () =>
  run(async ({ visit }) => {
    for (const missing of ["tcf.js", "vendors.json", "banner.js"]) {
      const visitor = await visit({ ...inGermany, head, missing: [missing] }, { choice: choice() });
      await visitor.page.waitForFunction(
        "new Promise((resolve) => window.__tcfapi('ping', 2, resolve)).then(({ cmpStatus }) => cmpStatus === 'error')",
        { timeout: 5000 },
      );
      expect(await ping(visitor)).toMatchObject({ cmpLoaded: false, cmpStatus: "error" });
      expect(await visitor.evaluate("window.events")).toEqual([[null, false]]);
    }
  }),
);

testInBrowser("without a list, a mapping or an id nothing of it is on the page", () =>
  run(async ({ visit }) => {
    const { cmp_id: _, ...withoutId } = tcf;
    const { vendorList: list, ...withoutList } = inGermany;
    const pages = [
      withoutList,
      ...[{ purposes: {} }, { purposes: { necessary: [1] } }, { gvl_version: 90 }].map((changes) => ({
        ...withoutList,
        vendorList: list,
        change: withTcf(changes),
      })),
      { ...inGermany, change: (document: BannerDocument) => void Object.assign(document, { tcf: withoutId }) },
    ];
    for (const page of pages) {
      const visitor = await visit(page);
      expect(await visitor.evaluate("[typeof window.__tcfapi, window.frames.__tcfapiLocator === undefined]")).toEqual([
        "undefined",
        true,
      ]);
    }
  }),
);

testInBrowser("the string is a section of the GPP string", () =>
  run(async ({ visit, website }) => {
    const page = { ...inGermany, change: withTcf({}, true), head: pinging };
    const visitor = await visit(page, { choice: choice({ granted: [] }) });
    const { tcString } = await data(visitor);
    await visitor.page.waitForFunction(
      "new Promise((resolve) => window.__gpp('ping', resolve)).then(({ sectionList }) => sectionList.length > 0)",
      { timeout: 5000 },
    );
    const { gppString, applicableSections } = await visitor.evaluate<{
      gppString: string;
      applicableSections: unknown;
    }>("new Promise((resolve) => window.__gpp('ping', resolve))");
    expect([readGpp(gppString), applicableSections]).toEqual([{ 2: { text: tcString } }, [2]]);
    expect(await visitor.evaluate("window.early")).toEqual(["2:tcfeuv2", "7:usnat"]);
    await visitor.press(".reopen");
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.consentform.record !== null", { timeout: 5000 });
    const { tc_string, gpp_string } = website.choices(visitor.site).at(-1)?.body ?? {};
    expect(readTc(String(tc_string)).purposes).toEqual(accepted.purposes);
    expect(readGpp(String(gpp_string))).toEqual({ 2: { text: tc_string } });
  }),
);

testInBrowser("frames of other sites are answered, and no message or callback breaks the page", () =>
  run(async ({ visit }) => {
    const visitor = await visit({ ...inGermany, head, body: '<iframe name="ad" src="OTHER/ad.html"></iframe>' });
    const hostile = `for (const message of [null, "__tcfapiCall", '{"__tcfapiCall":{}}', { __tcfapiCall: 5 },
      { __tcfapiCall: { command: "constructor", version: 2, parameter: "window.hacked = 1", callId: 1 } },
      { __tcfapiCall: { command: "getVendorList", version: 2, parameter: "LATEST", callId: 2 } },
      { __tcfapiCall: { command: "getTCData", version: 2, parameter: { length: 1e9 }, callId: 3 } },
      { __tcfapiCall: { command: "addEventListener", version: {}, callId: 4 } },
    ]) window.top.postMessage(message, "*");`;
    await visitor.evaluate("void (window.__tcfapi('getTCData', 2), window.__tcfapi('call', 2, 5))");
    const frame = visitor.page.frames().find((each) => each.name() === "ad");
    await frame?.evaluate(hostile);
    await data(visitor);
    await frame?.evaluate(hostile);
    await visitor.evaluate(
      "window.__tcfapi('addEventListener', 2, (data) => { if (data.eventStatus !== 'cmpuishown') throw new Error('own'); })",
    );
    await visitor.evaluate(events.replace("window.events = [];", ""));
    await visitor.press(".accept");
    expect(await visitor.evaluate("window.events.at(-1)")).toEqual(["useractioncomplete", true]);
    const { tcString } = await data(visitor);
    const answer = await frame?.evaluate(`new Promise((resolve) => {
      window.addEventListener("message", ({ data }) => {
        const { __tcfapiReturn } = typeof data === "string" ? JSON.parse(data) : data;
        if (__tcfapiReturn?.callId === "mine") resolve(__tcfapiReturn.returnValue.tcString);
      });
      const call = { __tcfapiCall: { command: "getTCData", version: 2, callId: "mine" } };
      window.top.postMessage(JSON.stringify(call), "*");
    })`);
    expect(answer).toBe(tcString);
    expect(await visitor.evaluate("window.hacked")).toBeUndefined();
    expect(visitor.errors.filter((error) => !error.includes("own"))).toEqual([]);
  }),
);
