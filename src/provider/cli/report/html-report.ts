import { type Html, html, raw } from "../html";
import type { Report } from "./plan-report";
import { type OutlineSection, type OutlineTable, reportOutline } from "./report-outline";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1a1a1a;background:#fff}
table{border-collapse:collapse;width:100%;margin:1rem 0;table-layout:fixed}
th,td{border:1px solid #767676;padding:.4rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{background:#f2f2f2}
.swatch{display:inline-block;width:1em;height:1em;border:1px solid #767676;margin-inline-end:.4em;vertical-align:-.15em}`;

/** The report as one HTML file without scripts or requests, so that it can be an artifact of a pipeline. */
export function htmlReport(report: Report, pictures: URL | null): string {
  const { title, sections } = reportOutline(report);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>consentform: ${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>${title}</h1>
${pictures === null ? "" : html`<p><a href="${pictures.href}">Pictures of the banner</a></p>`}
${sections.map(section)}
</body>
</html>
`.markup;
}

function section({ title, paragraphs, tables }: OutlineSection): Html {
  return html`<section>
<h2>${title}</h2>
${paragraphs.map((text) => html`<p>${text}</p>`)}
${tables.map(table)}
</section>`;
}

function table({ columns, rows }: OutlineTable): Html {
  return html`<table>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((text) => html`<td dir="auto">${swatch(text)}${text}</td>`)}</tr>`)}</tbody>
</table>
`;
}

/** A color beside its code. Only six or three hexadecimal digits reach the style attribute. */
function swatch(text: string): Html | "" {
  return /^#(?:[0-9a-f]{3}){1,2}$/i.test(text) ? html`<span class="swatch" style="background:${text}"></span>` : "";
}
