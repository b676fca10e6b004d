import type { DeclarationWords } from "./declaration-words";
import { cs } from "./words-in/cs";
import { da } from "./words-in/da";
import { de } from "./words-in/de";
import { el } from "./words-in/el";
import { en } from "./words-in/en";
import { es } from "./words-in/es";
import { fi } from "./words-in/fi";
import { fr } from "./words-in/fr";
import { hu } from "./words-in/hu";
import { is } from "./words-in/is";
import { it } from "./words-in/it";
import { ja } from "./words-in/ja";
import { ko } from "./words-in/ko";
import { nb } from "./words-in/nb";
import { nl } from "./words-in/nl";
import { pl } from "./words-in/pl";
import { pt } from "./words-in/pt";
import { ptBr } from "./words-in/pt-br";
import { ro } from "./words-in/ro";
import { sv } from "./words-in/sv";
import { tr } from "./words-in/tr";

/** The words of each language of the starters, by tag. A tag without its own is served by its primary language. */
export const wordsByLanguage: { readonly en: DeclarationWords } & Readonly<Record<string, DeclarationWords>> = {
  en,
  cs,
  da,
  de,
  el,
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
  "pt-BR": ptBr,
  ro,
  sv,
  tr,
};
