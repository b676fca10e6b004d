import type { BannerDocument } from "../rules/generated/banner-document";
import { placesByRule } from "../rules/places-by-rule";
import { firstPreviewedPlace } from "./first-previewed-place";
import { contentPolicy, hashSource, type PreviewScripts, previewFrame } from "./preview-frame";
import { type PreviewChoices, type PreviewRule, type PreviewScenario, scriptJson } from "./preview-scenario";

/**
 * One page that shows the banner of a document, with controls for place, language, layer, size and theme. It needs no
 * service, requests nothing, stores nothing and works from a file. The document has to match the schema.
 *
 * @param day the day whose law decides which places get which rule, `YYYY-MM-DD`
 */
export function previewPage(document: BannerDocument, scripts: PreviewScripts, day: string): string {
  const frame = previewFrame(document, scripts);
  const rules = previewRules(document, day);
  const choices: PreviewChoices = {
    rules,
    firstPlace: firstPreviewedPlace(document, rules),
    languages: document.languages.available,
    defaultLanguage: document.languages.default,
    schemes: previewSchemes(document),
    remarks: remarksOn(document),
    frame: frame.html,
  };
  // The frame inherits this policy, so its scripts are named here, too.
  const policy = contentPolicy([hashSource(scripts.preview.page), ...frame.sources]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}; frame-src 'none'">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Banner preview</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Banner preview</h1><form id="controls"></form><p id="remarks"></p></header>
<main id="stage"></main>
<script type="application/json" id="choices">${scriptJson(choices)}</script>
<script>${scripts.preview.page}</script>
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;display:flex;flex-direction:column;min-height:100vh;background:Canvas;color:CanvasText}
header{padding:.75rem 1rem;border-bottom:1px solid GrayText}
h1{font-size:1.1rem;margin:0 0 .5rem}
form{display:flex;flex-wrap:wrap;gap:.5rem 1rem}
label{display:grid;grid-template-columns:minmax(0,auto);font-size:.85rem;max-width:min(22rem,100%)}
[hidden]{display:none}
select{font:inherit;font-size:1rem;min-height:2rem;min-width:0;max-width:100%}
header p{margin:.5rem 0 0;font-size:.85rem}
main{flex:1;padding:1rem;overflow:auto;background:#8883}
.screen{margin:0 auto;overflow:hidden}
iframe{display:block;transform-origin:0 0;border:1px solid GrayText;background:#fff}`;

/** The color schemes that make a difference: two if the document follows the visitor's system. */
function previewSchemes({ theme }: BannerDocument): PreviewScenario["scheme"][] {
  const followsSystem = (theme?.mode ?? "auto") === "auto" && theme?.tokens?.dark !== undefined;
  return followsSystem ? ["light", "dark"] : ["light"];
}

function previewRules(document: BannerDocument, day: string): PreviewRule[] {
  return placesByRule(document, day).map(({ rule, places }) => ({
    id: rule.id,
    model: rule.model,
    isAsking: rule.model !== "none" && rule.first_layer.length > 0,
    hasOptOut: rule.opt_out_link || rule.first_layer.includes("opt_out"),
    places: places.map(({ country, region, regime, law, gpcRequired }) => ({
      country,
      region,
      regime,
      law,
      gpc_required: gpcRequired,
    })),
  }));
}

function remarksOn({ theme }: BannerDocument): string[] {
  return [
    "This page requests nothing and stores nothing: a choice is forgotten when you change a control.",
    ...(theme?.logo_url === undefined ? [] : ["The logo is not shown, because a preview sends no requests."]),
  ];
}
