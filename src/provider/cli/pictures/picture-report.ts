import type { ComparedPicture } from "./compare-pictures";

/** The result of a run. It has no times, so that two runs write the same bytes. */
export interface PictureReport {
  /** Path of the document, as the user wrote it. */
  readonly file: string;
  /** The name of the document before; null without one. */
  readonly base: string | null;
  /** Pictures of the document and of the one before. */
  readonly drawn: number;
  readonly pictures: readonly ComparedPicture[];
  /** Name and version of the browser. */
  readonly browser: string;
  readonly scheme: string;
  /** The document's `theme.font_family`. */
  readonly font: string;
  /** Names of the fonts that the browser used, sorted. */
  readonly fonts: readonly string[];
}

/** The sentences above the pictures. */
export function remarksOf(report: PictureReport): string[] {
  const { base, pictures, drawn, browser, scheme } = report;
  const change =
    base === null
      ? `${drawn} pictures.`
      : `${pictures.length} of ${drawn} pictures differ from ${base}. Pictures with the same bytes are left out.`;
  return [
    change,
    fontRemark(report),
    `The logo is left out. The theme is ${scheme}.`,
    "Where a layer scrolls, the picture is higher than the screen.",
    `Drawn with ${browser}.`,
  ];
}

/** The font of the pictures, and the font that a visitor gets if it differs. */
function fontRemark({ font, fonts }: PictureReport): string {
  const used = `Font: ${fonts.join(", ")}.`;
  if (font === "inherit") return `${used} This is the machine's system font; visitors get the font of your page.`;
  const [first = ""] = font.split(",").map((name) => name.replace(/["']/g, "").trim());
  const isGeneric = /^(system-ui|(ui-)?(sans-serif|serif|monospace|rounded)|cursive|fantasy|math)$/i.test(first);
  const isMissing = !isGeneric && !fonts.some((name) => name.toLowerCase() === first.toLowerCase());
  return isMissing ? `${used} This machine does not have ${first}, the first font of theme.font_family.` : used;
}

/** The title of a report. */
export function titleOf({ file, base }: PictureReport): string {
  return base === null ? `Pictures of ${file}` : `Pictures of ${file}, compared with ${base}`;
}

/** The change of a picture. */
export function changeOf({ before, after, percent }: ComparedPicture, { base }: Pick<PictureReport, "base">): string {
  if (base === null) return "";
  if (before === null) return "added";
  if (after === null) return "removed";
  return `${percent < 0.1 ? "under 0.1" : percent.toFixed(1)} % changed`;
}
