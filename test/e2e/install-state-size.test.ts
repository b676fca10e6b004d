import { SAMPLE_BANNERS } from "../../bench/sample-banner";
import { workbench } from "./workbench";

const bench = workbench(1);

/** Inputs hold the document once; outputs, versions and promotions hold its digest. What the engine adds (URNs, stack traces) is not counted. */
const MAX_RATIO = 1.1;

const program = `
const consentform = require("consentform");
const site = new consentform.Site("shop", { deletionProtection: false });
const draft = new consentform.ConfigDraft("draft", { site, document: consentform.readBanner("banner.json") });
const version = new consentform.Version("version", { site, draftDigest: draft.digest });
new consentform.Promotion("live", { site, versionNumber: version.number });
`;

test("state of a site with a 100 kB document is at most 1.1 times the document", async () => {
  const document = JSON.stringify(SAMPLE_BANNERS.large());
  expect(document.length).toBeGreaterThan(99_000);
  const stack = await bench.place().commandLine({ "index.js": program, "banner.json": document });
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 4 } });
  const { deployment } = await stack.exportState();
  const ours = (deployment.resources ?? []).filter(({ type }) => type.includes("consentform:"));
  expect(ours).toHaveLength(4);
  const bytes = JSON.stringify(ours.map(({ inputs, outputs }) => [inputs, outputs])).length;
  expect(bytes / document.length).toBeLessThanOrEqual(MAX_RATIO);
});
