import { type BannerScans, startBannerScans } from "../support/banner-scans";
import { tellMissing } from "../support/required";
import { type ScannableSite, scannableSite } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { executablePath } from "../support/start-browser";

/** Scans press the buttons of the site's banner, and report what runs although it was refused. */

if (executablePath === null) tellMissing("chromium", "No Chromium on this machine: no scan presses a button.");

(executablePath === null ? describe.skip : describe)("a scan of a page with the banner", () => {
  let scans: BannerScans;
  beforeAll(async () => {
    scans = await startBannerScans(executablePath);
  });
  afterAll(() => scans.close());

  const made = () => scannableSite(scans.under, scans.website);
  const pageWith = (site: ScannableSite, head: string, body = "") =>
    `<!doctype html><html><head>${scans.tag(site)}<link rel="icon" href="data:,">${head}</head><body><h1>Shop</h1>${body}</body></html>`;
  const reported = async (scan: { id: string }, pattern = /./): Promise<string[]> =>
    (await findingsOf(scans.under, scan.id, { limit: 200 }))
      .map(
        ({ rule_id, consent_state, subject }: { rule_id: string; consent_state: string; subject: { name: string } }) =>
          `${rule_id} ${consent_state} ${subject.name}`,
      )
      .filter((line: string) => pattern.test(line))
      .sort();

  test("visits after each choice, and records no consent", async () => {
    const site = await made();
    scans.website.pages = { "/": pageWith(site, "") };
    const scan = await scanned(scans.under, site);
    expect(scan).toMatchObject({ failure: null, engine: "browser", visits_not_made: [] });
    expect(scan.consent_states.slice(0, 4)).toEqual(["none", "gpc", "reject", "accept"]);
    expect(scan.consent_states.slice(4)).toEqual(expect.arrayContaining(["category:analytics", "category:marketing"]));
    expect(await reported(scan)).toEqual([]);
    expect(scans.asked.filter((each) => each.startsWith("POST"))).toEqual([]);
  });

  test("finds what runs after reject, and accuses nothing innocent", async () => {
    const site = await made();
    scans.website.pages = {
      "/": {
        html: pageWith(
          site,
          `<script>
            // Ignores the banner.
            document.cookie = "_fbp=1; Max-Age=1000";
            new Image().src = "https://www.facebook.com/tr?id=1";
            // Waits for the choice, and misreads it.
            if (/cf_consent_/.test(document.cookie)) document.cookie = "_ga=GA1.2.3; Max-Age=1000";
            // Stops and cleans up when it is refused.
            if (!/cf_consent_/.test(document.cookie)) document.cookie = "_hjSessionUser_1=1; Max-Age=1000";
            consentform.on("change", () => {});
            const left = setInterval(() => {
              if (/cf_consent_/.test(document.cookie)) document.cookie = "_hjSessionUser_1=; Max-Age=0";
            }, 50);
            // Runs only when it is granted.
            if (consentform.has("marketing")) document.cookie = "_tt_enable_cookie=1; Max-Age=1000";
            consentform.on("change", () => {
              if (consentform.has("marketing")) document.cookie = "_tt_enable_cookie=1; Max-Age=1000";
            });
          </script>`,
        ),
        headers: { "set-cookie": ["PHPSESSID=1; Path=/", "_gcl_au=1; Max-Age=1000; Path=/"] },
      },
    };
    const scan = await scanned(scans.under, site, { max_pages: 1 });
    expect(scan.visits_not_made).toEqual([]);
    expect(await reported(scan, /^fires-after-reject/)).toEqual([
      "fires-after-reject reject _fbp",
      "fires-after-reject reject _ga",
      "fires-after-reject reject www.facebook.com",
    ]);
    expect(await reported(scan, /_tt_enable_cookie/)).toEqual(["undeclared-service accept _tt_enable_cookie"]);
    expect(await reported(scan, /cf_consent|consentform/)).toEqual([]);
  });
});
