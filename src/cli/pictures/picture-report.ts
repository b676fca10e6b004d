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
}

/** The font that replaces the document's, because a font that one machine has is missing on the next. */
export const PICTURE_FONT = '"Noto Sans", "DejaVu Sans", sans-serif';

/** The sentences above the pictures. */
export function remarksOf({ base, pictures, drawn, browser, scheme }: PictureReport): string[] {
  const change =
    base === null
      ? `${drawn} pictures.`
      : `${pictures.length} of ${drawn} pictures differ from ${base}. Pictures with the same bytes are left out.`;
  return [
    change,
    `The document's font is replaced by ${PICTURE_FONT.replaceAll('"', "")}, and its logo is left out. The theme is ${scheme}.`,
    "Where a layer scrolls, the picture is higher than the screen.",
    `Drawn with ${browser}.`,
  ];
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
