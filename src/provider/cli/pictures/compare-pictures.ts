import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import type { PlannedPicture } from "./plan-pictures";

/** A picture before and after, and their difference. */
export interface ComparedPicture {
  readonly picture: PlannedPicture;
  /** Null if the picture is new, or if there is nothing to compare with. */
  readonly before: Buffer | null;
  /** Null if the picture is no longer drawn. */
  readonly after: Buffer | null;
  /** The changed pixels in color; null unless both exist and differ. */
  readonly mask: Buffer | null;
  /** Changed pixels in percent, from 0 to 100. */
  readonly percent: number;
}

/** The pictures of one document. */
export interface DrawnPictures {
  readonly pictures: readonly PlannedPicture[];
  /** PNG files by {@link PlannedPicture.source}. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The pictures that differ. Pictures with the same bytes are left out. */
export function comparePictures(
  before: readonly PlannedPicture[],
  after: readonly PlannedPicture[],
  files: DrawnPictures["files"],
) {
  const fileOf = (picture: PlannedPicture | undefined) => (picture && files.get(picture.source)) ?? null;
  const [old, now] = [before, after].map((list) => new Map(list.map((picture) => [picture.name, picture])));
  const all = new Map([...(old ?? []), ...(now ?? [])]);
  return [...all.values()].flatMap((picture): ComparedPicture[] => {
    const [one, other] = [fileOf(old?.get(picture.name)), fileOf(now?.get(picture.name))];
    if (one !== null && other !== null && one.equals(other)) return [];
    return [{ picture, before: one, after: other, ...difference(one, other) }];
  });
}

function difference(before: Buffer | null, after: Buffer | null): Pick<ComparedPicture, "mask" | "percent"> {
  if (before === null || after === null) return { mask: null, percent: 100 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const mask = new PNG({ width, height });
  const [left, right] = [padded(one, width, height), padded(other, width, height)];
  // Both come from one browser in one run, so every difference is one of the document.
  const changed = pixelmatch(left, right, mask.data, width, height, { threshold: 0, includeAA: true, alpha: 0.2 });
  return { mask: PNG.sync.write(mask), percent: (100 * changed) / (width * height) };
}

/** The pixels of a picture with transparent ones below and beside it. */
function padded(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}
