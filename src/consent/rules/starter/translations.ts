import type { StarterTexts } from "./starter-texts";
import { cs } from "./texts/cs";
import { da } from "./texts/da";
import { de } from "./texts/de";
import { el } from "./texts/el";
import { en } from "./texts/en";
import { enGb } from "./texts/en-gb";
import { es } from "./texts/es";
import { fi } from "./texts/fi";
import { fr } from "./texts/fr";
import { hu } from "./texts/hu";
import { is } from "./texts/is";
import { it } from "./texts/it";
import { ja } from "./texts/ja";
import { ko } from "./texts/ko";
import { nb } from "./texts/nb";
import { nl } from "./texts/nl";
import { pl } from "./texts/pl";
import { pt } from "./texts/pt";
import { ptBr } from "./texts/pt-br";
import { ro } from "./texts/ro";
import { sv } from "./texts/sv";
import { tr } from "./texts/tr";

/** Translations of the starter document by tag. A tag without its own is served by its primary language. */
export const translations: Readonly<Record<string, StarterTexts>> = {
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hu,
  is,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  sv,
  tr,
  "en-GB": enGb,
  "pt-BR": ptBr,
};
