import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "@consentform/consent/failures";
import { htmlPictures } from "./html-pictures";
import { markdownPictures } from "./markdown-pictures";
import type { PictureReport } from "./picture-report";

/**
 * Creates the folder. One with files is refused: pictures of an earlier run would seem to be of this one, and a link in
 * it could lead elsewhere.
 *
 * @throws UsageError
 */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) {
    throw new UsageError(`--out ${folder} is not empty. Name a new folder, or remove its files.`);
  }
}

/** Writes the report and its pictures into a prepared folder. */
export function writePictures(folder: string, report: PictureReport): void {
  const files: Record<string, string | Buffer> = {
    "pictures.html": htmlPictures(report),
    "pictures.md": markdownPictures(report),
  };
  for (const { picture, before, after, mask } of report.pictures) {
    if (after !== null) files[`${picture.name}.png`] = after;
    if (before !== null) files[`${picture.name}.before.png`] = before;
    if (mask !== null) files[`${picture.name}.mask.png`] = mask;
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { flag: "wx" });
  }
}
