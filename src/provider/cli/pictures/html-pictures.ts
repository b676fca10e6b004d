import { contentPolicy, hashSource } from "@consentform/consent/banner";
import { type Html, html, raw } from "../html";
import type { ComparedPicture } from "./compare-pictures";
import { changeOf, type PictureReport, remarksOf, titleOf } from "./picture-report";

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:2rem auto;max-width:90rem;padding:0 1rem}
section{border-top:1px solid GrayText;margin-top:2rem}
article{margin:1rem 0 2rem}
fieldset{border:0;padding:0;margin:0 0 .5rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
img{display:block;max-width:100%;border:1px solid GrayText;background:#fff}
figure{margin:0}
figcaption{font-size:.85rem}
.views{display:grid;gap:1rem;grid-template-columns:1fr 1fr;align-items:start}
.slider{display:none;position:relative}
.slider img{max-width:100%}
.slider img+img{position:absolute;inset:0 auto auto 0;clip-path:inset(0 0 0 var(--cut,50%))}
.slider input{width:100%}
.mask{display:none}
[data-view=slider] .side,[data-view=mask] .side{display:none}
[data-view=slider] .slider,[data-view=mask] .mask{display:block;grid-column:1/-1}`;

/** Switches the view of a picture, and moves its slider. */
const SCRIPT = `document.addEventListener("input", ({ target }) => {
  const article = target.closest("article");
  if (target.type === "radio") article.dataset.view = target.value;
  if (target.type === "range") article.querySelector(".slider").style.setProperty("--cut", target.value + "%");
});`;

/** The report as one HTML file with every picture. It requests nothing, so that it can be an artifact of a pipeline. */
export function htmlPictures(report: PictureReport): string {
  const rules = [...new Set(report.pictures.map(({ picture }) => picture.rule))];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(`${contentPolicy([hashSource(SCRIPT)])}; img-src data:`)}">
<meta name="viewport" content="width=device-width">
<title>${titleOf(report)}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>${titleOf(report)}</h1>
${remarksOf(report).map((text) => html`<p>${text}</p>`)}
${rules.map((rule) => section(report, rule))}
<script>${raw(SCRIPT)}</script>
</body>
</html>
`.markup;
}

function section(report: PictureReport, rule: string): Html {
  const pictures = report.pictures.filter(({ picture }) => picture.rule === rule);
  return html`<section>
<h2>Rule ${rule}</h2>
${pictures.map((each) => article(each, report))}
</section>
`;
}

function article(compared: ComparedPicture, report: PictureReport): Html {
  const { picture, before, after, mask } = compared;
  const { language, layer, screen } = picture;
  const change = changeOf(compared, report);
  const title = `${language}, ${layer}, ${screen.width} px${change === "" ? "" : `: ${change}`}`;
  return html`<article data-view="side">
<h3>${title}</h3>
${mask === null ? "" : views(picture.name)}
<div class="views">
${before === null ? "" : figure("Before", before)}
${after === null ? "" : figure(report.base === null ? "" : "After", after)}
${before === null || after === null || mask === null ? "" : comparison(before, after, mask)}
</div>
</article>
`;
}

function views(name: string): Html {
  return html`<fieldset>${[
    ["side", "Side by side"],
    ["slider", "Slider"],
    ["mask", "Changed pixels"],
  ].map(
    ([view = "", label = ""]) =>
      html`<label><input type="radio" name="${name}" value="${view}"${raw(view === "side" ? " checked" : "")}> ${label}</label>`,
  )}</fieldset>`;
}

function figure(caption: string, picture: Buffer): Html {
  return html`<figure class="side">${image(picture, caption)}<figcaption>${caption}</figcaption></figure>`;
}

function comparison(before: Buffer, after: Buffer, mask: Buffer): Html {
  return html`<div class="slider"><input type="range" min="0" max="100" value="50" aria-label="Border between before and after">
<div style="position:relative">${image(before, "Before")}${image(after, "After")}</div></div>
<figure class="mask">${image(mask, "Changed pixels")}</figure>`;
}

function image(picture: Buffer, alt: string): Html {
  return html`<img loading="lazy" alt="${alt}" src="data:image/png;base64,${raw(picture.toString("base64"))}">`;
}
