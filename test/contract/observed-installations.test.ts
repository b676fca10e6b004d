import { findBrowser } from "../../src/consent/chromium";
import { type BannerScans, startBannerScans } from "../support/banner-scans";
import { tellMissing } from "../support/required";
import { type ScannableSite, scannableSite } from "../support/scannable-site";
import { executablePath } from "../support/start-browser";

/** Install checks of a service with a browser report what was seen, and pass only what was seen. */

/** The whole Chromium, for what passes. What does not pass is the same with the headless shell. */
const whole = findBrowser();
if (whole === null) tellMissing("chromium", "No Chromium on this machine: install checks run no page.");

interface Checked {
  result: string;
  checks: { code: string; status: string; detail: string }[];
  observation: Record<string, unknown> | null;
}

let scans: BannerScans;
let site: ScannableSite;

/** Opens a service with a browser, and a site, for the tests beside it. */
function checkWith(browserPath: string | null): void {
  beforeAll(async () => {
    scans = await startBannerScans(browserPath);
    site = await scannableSite(scans.under, scans.website);
  });
  afterAll(() => scans.close());
}

const check = async (head: string, body = ""): Promise<Checked> => {
  scans.website.pages = {
    "/": `<!doctype html><html><head>${head}<link rel="icon" href="data:,"></head><body><h1>Shop</h1>${body}</body></html>`,
  };
  const path = { id: site.id };
  return (await scans.under.call("createInstallCheck", { path, body: { environment: "preview" } })).body;
};
const seen = ({ checks }: Checked) =>
  checks
    .filter(({ code }) => ["script-runs", "banner-drawn", "blocked-before-consent"].includes(code))
    .map(({ status }) => status);

(whole === null ? describe.skip : describe)("an install check with the whole Chromium", () => {
  checkWith(whole);

  test("passes a banner that was drawn, with the digest of its document", async () => {
    const { body: version } = await scans.under.call("getVersion", { path: { id: site.id, number: 1 } });
    const answer = await check(scans.tag(site));
    expect([answer.result, seen(answer)]).toEqual(["passed", ["passed", "passed", "passed"]]);
    expect(answer.observation).toEqual({
      script_requested: true,
      script_executed: true,
      banner: "drawn",
      fired_before_consent: [],
      runtime_digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      config_digest: version.config_digest,
    });
    expect(scans.asked.filter((each) => each.startsWith("POST"))).toEqual([]);
  });

  test("does not pass a page that never lets go, and answers in time", async () => {
    const answer = await check(scans.tag(site), "<script>setTimeout(() => { for (;;); }, 100);</script>");
    expect(answer.result).not.toBe("passed");
    expect(seen(answer)[1]).not.toBe("passed");
  });
});

(executablePath === null ? describe.skip : describe)("an install check with a browser", () => {
  checkWith(executablePath);

  const unrun = { script_executed: false, banner: "not-run", config_digest: null };
  test.each<[string, () => [string, string?], string[], Record<string, unknown>]>([
    ["without the script", () => [""], ["failed", "skipped", "passed"], { ...unrun, script_requested: false }],
    [
      "whose policy forbids the script",
      () => [`<meta http-equiv="content-security-policy" content="script-src 'self'">${scans.tag(site)}`],
      ["failed", "skipped", "passed"],
      { ...unrun, script_requested: false },
    ],
    [
      "that breaks the banner",
      () => [`<script>window["consentform:loaded"] = {};</script>${scans.tag(site)}`],
      ["failed", "skipped", "passed"],
      { ...unrun, script_requested: true },
    ],
    [
      "that hides the banner",
      () => [`${scans.tag(site)}<style>body { display: none }</style>`],
      ["passed", "failed", "passed"],
      { script_executed: true, banner: "hidden" },
    ],
    [
      "that draws a false banner only",
      () => ["", '<div data-consentform="first-layer"></div><div data-consentform="said"></div>'],
      ["failed", "skipped", "passed"],
      { ...unrun, script_requested: false },
    ],
    [
      "with a tracker that does not wait",
      () => [`${scans.tag(site)}<script>document.cookie = "_fbp=1; Max-Age=1000";</script>`],
      ["passed", "passed", "failed"],
      { banner: "drawn", fired_before_consent: ["_fbp"] },
    ],
  ])("does not pass a page %s", async (_what, page, statuses, observation) => {
    const answer = await check(...page());
    expect(answer.result).not.toBe("passed");
    expect(seen(answer)).toEqual(statuses);
    expect(answer.observation).toMatchObject(observation);
  });

  test("reports that nothing is asked at the visitor's place", async () => {
    scans.place = ["US", "TX"];
    try {
      const answer = await check(scans.tag(site));
      expect([answer.result, seen(answer)]).toEqual(["warning", ["passed", "warning", "passed"]]);
      expect(answer.observation).toMatchObject({ script_executed: true, banner: "not-drawn" });
    } finally {
      scans.place = ["DE", ""];
    }
  });
});
