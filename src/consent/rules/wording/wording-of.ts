import { bg } from "./languages/bg";
import { cs } from "./languages/cs";
import { da } from "./languages/da";
import { de } from "./languages/de";
import { el } from "./languages/el";
import { en } from "./languages/en";
import { es } from "./languages/es";
import { et } from "./languages/et";
import { fi } from "./languages/fi";
import { fr } from "./languages/fr";
import { hr } from "./languages/hr";
import { hu } from "./languages/hu";
import { is } from "./languages/is";
import { it } from "./languages/it";
import { ja } from "./languages/ja";
import { ko } from "./languages/ko";
import { lt } from "./languages/lt";
import { lv } from "./languages/lv";
import { nb } from "./languages/nb";
import { nl } from "./languages/nl";
import { pl } from "./languages/pl";
import { pt } from "./languages/pt";
import { ro } from "./languages/ro";
import { sk } from "./languages/sk";
import { sl } from "./languages/sl";
import { sv } from "./languages/sv";
import { tr } from "./languages/tr";
import { vi } from "./languages/vi";
import type { Wording } from "./wording";

/** The phrases of each language, by its primary tag. */
export const wordings: Readonly<Record<string, Wording>> = {
  ...{ bg, et, hr, lt, lv, sk, sl },
  ...{ cs, da, de, el, en, es, fi, fr, hu, is, it, ja, ko, nb, nl, pl, pt, ro, sv, tr, vi },
  // Nynorsk and Norwegian without a written form: the Norwegian phrases have both.
  nn: nb,
  no: nb,
};

/** The phrases of a language (BCP 47); null where there are none. */
export function wordingOf(tag: string): Wording | null {
  const primary = tag.split("-")[0]?.toLowerCase() ?? "";
  return (Object.hasOwn(wordings, primary) ? wordings[primary] : undefined) ?? null;
}
