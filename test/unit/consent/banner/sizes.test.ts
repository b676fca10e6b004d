import { gzipSync } from "node:zlib";
import {
  firstLayerSlice,
  loaderFile,
  loaderSettings,
  type PublishedBanner,
  preferencesSlice,
} from "../../../../src/consent/banner/make-slices";
import { starterDocument } from "../../../../src/consent/rules";
import { gppSections } from "../../../../src/consent/rules/regimes/gpp-sections";
import { bannerScripts } from "../../../support/banner-scripts";

/** Sizes of what a visitor loads, compressed with gzip, for the document that a new site starts with. */

const published: PublishedBanner = {
  site: "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
  environment: "production",
  number: 1,
  revision: 1,
  document: starterDocument("en"),
  services: [],
};
const addresses = {
  loader: `https://consent.example/s/${published.site}/production/loader.js`,
  banner: "0123456789abcdef/banner.js",
  place: `../../../v1/r?site=${published.site}`,
};

const loader = (settings = loaderSettings(published, addresses)) =>
  bannerScripts()[loaderFile(settings)].replace("CONSENTFORM_SETTINGS", () => JSON.stringify(settings));
const size = (...texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0);
const strings = JSON.stringify(firstLayerSlice(published, "en"));

test("the loader takes at most 3,072 bytes", () => {
  expect(size(loader())).toBeLessThanOrEqual(3072);
});

/** Holding back unmarked tags costs about 3,200 bytes, and storage another 900: see docs/decisions/banner.md. */
test.each([
  ["requests", "report", 4864],
  ["requests and storage", "block", 5760],
] as const)("the loader that holds %s stays within its limit, plus 1,024 bytes for 100 hosts", (_, storage, most) => {
  const hosts = Array.from({ length: 100 }, (_, index) => `cdn${(index * 7919) % 1000}.tracker-${index}.example`);
  const services = hosts.map((host, index) => ({
    key: `service-${index}`,
    category: "analytics",
    hosts: [host],
    scripts: [],
    storage: [],
    blocking: "auto" as const,
  }));
  const document = { ...published.document, blocking: { mode: "auto", unknown_storage: storage } as const };
  const sizeWith = (count: number) =>
    size(loader(loaderSettings({ ...published, document, services: services.slice(0, count) }, addresses)));
  expect(sizeWith(1)).toBeLessThanOrEqual(most);
  expect(sizeWith(100)).toBeLessThanOrEqual(most + 1024);
});

test("the first layer with its loader and strings takes at most 8,192 bytes", () => {
  const { "banner.js": script } = bannerScripts();
  expect(size(loader(), script, strings)).toBeLessThanOrEqual(8192);
});

test("the preferences add at most 6,144 bytes", () => {
  const { "preferences.js": script } = bannerScripts();
  expect(size(script, JSON.stringify(preferencesSlice(published, "en")))).toBeLessThanOrEqual(6144);
});

test("a section of the Global Privacy Platform takes at most 6,144 bytes", () => {
  const scripts = Object.entries(bannerScripts()).filter(([name]) => name.startsWith("gpp-"));
  expect(scripts).toHaveLength(Object.keys(gppSections).length);
  for (const [name, text] of scripts) expect([name, size(text) <= 6144]).toEqual([name, true]);
});

test("the Transparency and Consent Framework takes at most 14,336 bytes", () => {
  expect(size(bannerScripts()["tcf.js"])).toBeLessThanOrEqual(14_336);
});

test.each([
  [{}],
  [{ gpp: { enabled: true } }],
  [{ blocking: { mode: "auto", unknown_requests: "block", unknown_storage: "block" } }],
] as const)("the loader of %j is ES5, or old browsers get no defaults", (more) => {
  const newer = /=>|`|\b(const|let|class|async|await)\s|\.\.\.|\?\.|\?\?/;
  const code = loader(loaderSettings({ ...published, document: { ...published.document, ...more } }, addresses))
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\/(?![*/])(?:[^/\\\n]|\\.)+\/[a-z]*/g, "0");
  expect(newer.exec(code)?.[0] ?? null).toBeNull();
});
