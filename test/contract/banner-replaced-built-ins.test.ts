import { inBannerBrowser } from "../support/banner-browser";
import { testInBrowser } from "../support/browser";
import { replacedBuiltIns } from "../support/replaced-built-ins";
import { until } from "../support/until";

/** Pages that replace every built-in of the language. Libraries that replace some are in page-zoo.test.ts. */

const run = inBannerBrowser();

const noted = `document.addEventListener("consentform:error", () => { window.isAnnounced = true; });
  window.heard = 0;
  Object.prototype.analytics = true;`;
const asked = `const { consentform } = window;
  consentform.on("change", () => { window.heard += 1; })();
  window.answer = () => consentform.has("necessary") && !consentform.has("analytics") && !consentform.has("*");`;
const tag = '<script type="text/plain" data-consent="analytics">window.ran = true</script>';

testInBrowser.each([
  ["throws", "throw new Error('replaced')"],
  ["answers nonsense", "return 7"],
])("a page where every built-in %s gets no grant and no error but the announced one", (_, body) =>
  run(async ({ visit }) => {
    const head = `<script>${noted}${replacedBuiltIns(body)}${asked}</script>`;
    // No file is missing: nothing is drawn to wait for.
    const visitor = await visit({ head, body: tag, missing: ["none"] }, { isAlone: true });
    await until(() => visitor.evaluate("window.isAnnounced === true"), 10_000);
    expect(await visitor.evaluate("window.answer() && window.heard === 0 && !window.ran")).toBe(true);
    expect([await visitor.stored(), visitor.errors]).toEqual(["", []]);
  }),
);
