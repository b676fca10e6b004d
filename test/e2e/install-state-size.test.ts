import { SAMPLE_BANNERS } from "../../bench/sample-banner";
import { workbench } from "./workbench";

const bench = workbench(1);

/**
 * Inputs hold the document once; outputs, versions and promotions hold its digest. All that the engine writes of a
 * resource is counted.
 */
const MAX_RATIO = 1.09;

const program = `
const consentform = require("consentform");
const site = new consentform.Site("shop", { deletionProtection: false });
const draft = new consentform.ConfigDraft("draft", { site, document: consentform.readBanner("banner.json") });
const version = new consentform.Version("version", { site, draftDigest: draft.digest });
new consentform.Promotion("live", { site, versionNumber: version.number });
`;

test("state of a site with a 100 KiB document is at most 1.09 times the document", async () => {
  const document = JSON.stringify(SAMPLE_BANNERS.large());
  expect(document.length).toBeGreaterThan(101_000);
  // Nothing is preloaded: its frames would be in the stack traces that the engine records.
  const withoutPreload = { env: { NODE_OPTIONS: undefined } };
  const stack = await bench.place().commandLine({ "index.js": program, "banner.json": document }, withoutPreload);
  expect(await stack.up()).toMatchObject({ exitCode: 0, changes: { create: 4 } });
  const { deployment } = stack.state();
  const ours = (deployment.resources ?? []).filter(({ type }) => type.includes("consentform:"));
  expect(ours).toHaveLength(4);
  expect(JSON.stringify(ours).length / document.length).toBeLessThanOrEqual(MAX_RATIO);
  // The line of the program, not of our base class, and none of the engine's own frames.
  const line = program.split("\n").findIndex((text) => text.includes("new consentform.Site")) + 1;
  const position = { sourcePosition: expect.stringMatching(new RegExp(`^project:///index\\.js#${line},`)) };
  expect(ours[0]).toMatchObject({ ...position, stackTrace: [position] });
});
