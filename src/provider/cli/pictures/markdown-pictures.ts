import { previewLayers } from "@consentform/consent/banner";
import { counted, shownText } from "../report/shown-text";
import type { ComparedPicture } from "./compare-pictures";
import { type PictureReport, remarksOf, titleOf } from "./picture-report";

/** The report as a Markdown table with a row for each rule and layer, so that it stays short with many languages. */
export function markdownPictures(report: PictureReport): string {
  const { base, pictures } = report;
  const remarks = remarksOf(report).map(escaped).join("\n");
  const heading = `## ${escaped(titleOf(report))}\n\n${remarks}\n`;
  if (pictures.length === 0) return heading;
  const rules = [...new Set(pictures.map(({ picture }) => picture.rule))];
  const rows = rules.flatMap((rule) =>
    previewLayers.flatMap((layer) => {
      const group = pictures.filter(({ picture }) => picture.rule === rule && picture.layer === layer);
      return group.length === 0 ? [] : [`| ${[rule, layer, languagesOf(group), sumOf(group, base)].join(" | ")} |`];
    }),
  );
  return [heading, "| Rule | Layer | Languages | Pictures |", "|---|---|---|---|", ...rows, ""].join("\n");
}

function languagesOf(group: readonly ComparedPicture[]): string {
  return [...new Set(group.map(({ picture }) => picture.language))].join(", ");
}

function sumOf(group: readonly ComparedPicture[], base: string | null): string {
  if (base === null) return counted(group.length, "picture");
  const added = group.filter(({ before }) => before === null).length;
  const removed = group.filter(({ after }) => after === null).length;
  const changed = group.length - added - removed;
  const most = Math.max(...group.filter(({ mask }) => mask !== null).map(({ percent }) => percent));
  return [
    ...(changed > 0 ? [`${changed} changed, at most ${most.toFixed(1)} %`] : []),
    ...(added > 0 ? [`${added} added`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join("; ");
}

/** Names of files and commits are text, not markup. */
function escaped(text: string): string {
  return shownText(text).replace(/[\\`*_{}[\]<>#|!~@$&]/g, "\\$&");
}
