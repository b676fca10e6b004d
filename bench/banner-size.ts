import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import {
  firstLayerSlice,
  loaderFile,
  loaderSettings,
  type PublishedBanner,
  preferencesSlice,
} from "../src/consent/banner/make-slices";
import { starterDocument } from "../src/consent/rules";
import type { Row } from "./row";

/** Most that a first paint may load for the document that a new site starts with, in bytes. */
const FIRST_PAINT_GOAL = 8192;
/** Most that the preferences may add. */
const PREFERENCES_GOAL = 6144;
/** Most that one section of the Global Privacy Platform may take. */
const GPP_GOAL = 6144;
/** Most that the Transparency and Consent Framework may take, without its list of vendors. */
const TCF_GOAL = 14_336;

const scripts = join(__dirname, "../src/consent/dist/banner/scripts");

/** Sizes of what a visitor loads, compressed with gzip: each part, a first paint and the preferences. */
export async function measureBannerSize(): Promise<Row[]> {
  const published: PublishedBanner = {
    site: "site_01jd2v7k3q8m4n5p6r7s8t9v0w",
    environment: "production",
    number: 1,
    revision: 1,
    document: starterDocument("en"),
    services: [],
  };
  const folder = "0123456789abcdef";
  const settings = loaderSettings(published, {
    loader: `https://consent.example/s/${published.site}/production/loader.js`,
    banner: `${folder}/banner.js`,
    place: `../../../v1/r?site=${published.site}`,
  });
  const loader = read(loaderFile(settings));
  const parts = {
    "loader.js with its settings": loader.replace("CONSENTFORM_SETTINGS", () => JSON.stringify(settings)),
    "banner.js": read("banner.js"),
    "first layer, one language": JSON.stringify(firstLayerSlice(published, "en")),
  };
  const preferences = [read("preferences.js"), JSON.stringify(preferencesSlice(published, "en"))];
  const sizes = Object.entries(parts).map(([name, text]) => ({ name, bytes: sizeOf(text) }));
  const first = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const information = ["actions.js", "embeds.js", "report.js"].map((name) => ({ name, bytes: sizeOf(read(name)) }));
  return [
    limited("first paint: loader, banner and strings", first, FIRST_PAINT_GOAL),
    againstPeer(first),
    ...[...sizes, ...information].map(({ name, bytes }) => ({
      subject: name,
      ours: `${bytes} B`,
      against: `first paint: ${first} B`,
      ratio: bytes / first,
    })),
    limited(
      "preferences, with strings",
      preferences.reduce((sum, text) => sum + sizeOf(text), 0),
      PREFERENCES_GOAL,
    ),
    ...frameworkRows(),
  ];
}

/** The scripts of frameworks, which only documents that enable one load: the largest section, and the TCF. */
function frameworkRows(): Row[] {
  const sections = readdirSync(scripts).filter((name) => /^gpp-\w+\.js$/.test(name));
  const [largest = ""] = sections.sort((a, b) => sizeOf(read(b)) - sizeOf(read(a)));
  return [
    ...encodings(`${largest}, the largest of ${sections.length} sections`, read(largest), GPP_GOAL),
    ...encodings("tcf.js", read("tcf.js"), TCF_GOAL),
  ];
}

/** One row for each form in which a script is sent. The limit is for gzip, which every browser accepts. */
function encodings(name: string, text: string, limit: number): Row[] {
  const gzip = sizeOf(text);
  const others = { raw: Buffer.byteLength(text), brotli: brotliCompressSync(text).byteLength };
  return [
    limited(`${name}, gzip`, gzip, limit),
    ...Object.entries(others).map(([form, bytes]) => ({
      subject: `${name}, ${form}`,
      ours: `${bytes} B`,
      against: `gzip: ${gzip} B`,
      ratio: bytes / gzip,
    })),
  ];
}

function read(name: string): string {
  return readFileSync(join(scripts, name), "utf8");
}

/** The first paint of vanilla-cookieconsent: its script and style sheet, without the page's own configuration. */
function againstPeer(bytes: number): Row {
  const folder = join(__dirname, "../node_modules/vanilla-cookieconsent/dist");
  const files = ["cookieconsent.umd.js", "cookieconsent.css"].map((name) => readFileSync(join(folder, name), "utf8"));
  const theirs = files.reduce((sum, text) => sum + sizeOf(text), 0);
  const against = `vanilla-cookieconsent, script and style sheet: ${theirs} B`;
  return { subject: "first paint", ours: `${bytes} B`, against, ratio: bytes / theirs, goal: { atMost: 1 } };
}

function limited(subject: string, bytes: number, limit: number): Row {
  return { subject, ours: `${bytes} B`, against: `the limit: ${limit} B`, ratio: bytes / limit, goal: { atMost: 1 } };
}

function sizeOf(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}
