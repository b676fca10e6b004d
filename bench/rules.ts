import { corpusBanners, findingsIn } from "../test/support/banner-corpus";
import type { Row } from "./row";

/** False errors and misses of the rules over the banners of the corpus. */
export async function measureRules(): Promise<Row[]> {
  const lawful = corpusBanners("lawful").map(findingsIn);
  const unlawful = corpusBanners("unlawful").map((banner) => ({ found: findingsIn(banner), ...banner }));
  const isError = ({ level }: { level: string }) => level !== "W";
  const row = (what: string, part: number, whole: number, goal?: Row["goal"]): Row => ({
    subject: `rules, ${what}`,
    ours: `${part} of ${whole}`,
    against: "banners of test/corpus/banners",
    ratio: part / whole,
    ...(goal !== undefined && { goal }),
  });
  const caught = unlawful.filter(({ found, expects }) => found.some(({ code }) => code === expects));
  const asError = unlawful.filter(({ found, expects }) => found.some((each) => each.code === expects && isError(each)));
  return [
    row(
      "lawful banners with an error that cannot be waived",
      lawful.filter((found) => found.some((each) => isError(each) && !each.waivable)).length,
      lawful.length,
      { atMost: 0 },
    ),
    row("lawful banners with any error", lawful.filter((found) => found.some(isError)).length, lawful.length),
    row("lawful banners with a warning", lawful.filter((found) => found.length > 0).length, lawful.length),
    row("unlawful banners whose practice is found", caught.length, unlawful.length, { atLeast: 1 }),
    row("unlawful banners whose practice is an error", asError.length, unlawful.length),
  ];
}
