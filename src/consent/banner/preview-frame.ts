import { createHash } from "node:crypto";
import type { BannerDocument } from "../rules/generated/banner-document";
import { type LoaderFile, loaderFile, loaderSettings, type PublishedBanner, slicesOf } from "./make-slices";
import { type PreviewFiles, SCENARIO_MARK, scriptJson } from "./preview-scenario";

/** The scripts of a preview, as the build makes them. */
export interface PreviewScripts {
  readonly loaders: Readonly<Record<LoaderFile, string>>;
  /** The scripts that the service serves beside the slices, by file name. */
  readonly served: Readonly<Record<string, string>>;
  /** The scripts that only a preview has: around the banner, and around the frame. */
  readonly preview: { readonly frame: string; readonly page: string };
}

/** The markup of a preview's frame, and the scripts that its policy allows. */
export interface PreviewFrame {
  /** Holds {@link SCENARIO_MARK} once before any text of the document. */
  readonly html: string;
  /** Sources for `script-src`. */
  readonly sources: readonly string[];
}

/** A host that never exists (RFC 2606). Everything below it is in the page. */
const FOLDER = "https://preview.invalid/s/";
const BUILD_FOLDER = "b/";
const PLACE_FILE = "place.json";

/** Accepts a choice and sends it nowhere, as a service that does not answer. */
const NO_REPORT = "export const sendReport = async () => null;";

/** A page with the banner of a document. It runs the scripts that a site's visitors get, and requests nothing. */
export function previewFrame(document: BannerDocument, scripts: PreviewScripts): PreviewFrame {
  const published: PublishedBanner = {
    site: "site_preview",
    environment: "preview",
    number: 1,
    revision: 1,
    services: [],
    document: withoutLogo(document),
  };
  const parts = { ...scripts.served, "report.js": NO_REPORT };
  const imports = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [`${FOLDER}${BUILD_FOLDER}${name}`, dataAddress(text)]),
  );
  const files: PreviewFiles = {
    bannerAddress: `${FOLDER}${BUILD_FOLDER}banner.js`,
    banner: dataAddress(scripts.served["banner.js"] ?? ""),
    slices: Object.fromEntries(Object.entries(slicesOf(published)).map(([name, text]) => [name, JSON.parse(text)])),
    place: PLACE_FILE,
  };
  const inline = {
    map: scriptJson({ imports }),
    frame: scripts.preview.frame,
    loader: loaderText(published, scripts),
  };
  const sources = [...Object.values(inline).map(hashSource), "data:"];
  return { html: markup(inline, files, sources), sources };
}

function markup(inline: Record<"map" | "frame" | "loader", string>, files: PreviewFiles, sources: readonly string[]) {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(sources)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<script type="application/json" id="scenario">${SCENARIO_MARK}</script>
<script type="application/json" id="files">${scriptJson(files)}</script>
<script type="importmap">${inline.map}</script>
<script>${inline.frame}</script>
<script>${inline.loader}</script>
<style>${STYLE}</style>
</head>
<body>
<main aria-hidden="true"><i></i><i></i><i></i><i></i><i></i><i></i><i></i></main>
</body>
</html>
`;
}

/** Gray bars in place of a website, which has the system's font. */
const STYLE = `body{margin:0;background:#fff;font-family:system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:2rem 1.5rem}
i{display:block;height:14px;margin:0 0 18px;border-radius:3px;background:#e4e4ea}i:first-child{width:40%;height:32px}
i:nth-child(3n){width:85%}i:nth-child(4n){width:60%;margin-bottom:40px}
.dark body{background:#16161a}.dark i{background:#2c2c34}`;

/** The policy of a page that requests nothing and runs only the given scripts. */
export function contentPolicy(sources: readonly string[]): string {
  return `default-src 'none'; script-src ${sources.join(" ")}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
}

/** The source of `script-src` that allows one inline script. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The loader with settings by which the scenario decides about the language. Frameworks draw nothing, and their scripts
 * would be requests.
 */
function loaderText(published: PublishedBanner, { loaders }: PreviewScripts): string {
  const { frameworks: _, ...settings } = loaderSettings(published, {
    loader: `${FOLDER}loader.js`,
    banner: `${BUILD_FOLDER}banner.js`,
    place: PLACE_FILE,
  });
  const chosen = { ...settings, languages: { ...settings.languages, detect: "html" as const } };
  return loaders[loaderFile(settings)].replace("CONSENTFORM_SETTINGS", () => scriptJson(chosen));
}

/** A logo is a file of the site or of its asset host, so a page without requests cannot show it. */
function withoutLogo(document: BannerDocument): BannerDocument {
  const { logo_url: _, ...theme } = document.theme ?? {};
  return { ...document, theme } as BannerDocument;
}

function dataAddress(script: string): string {
  return `data:text/javascript;charset=utf-8;base64,${Buffer.from(script).toString("base64")}`;
}
