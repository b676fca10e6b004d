import { partialWording } from "../partial-wording";
import type { Wording } from "../wording";
import { authority, edpbLabels, edpbScrolling } from "../wording-sources";

/** Slovak: implied consent and labels. */
export const sk: Wording = {
  ...partialWording,
  sources: [authority("Act 452/2021, section 109(8): browsing on is not consent"), edpbScrolling, edpbLabels],
  goingOn: `
    (pokračovaním|používaním|prehliadaním|prezeraním|návštevou|zotrvaním|zatvorením|posúvaním|rolovaním|surfovaním|ďalším|užívaním);
    (ak|keď|pokiaľ|kým) …
    (pokračujete|budete|používate|zostanete|prehliadate|zatvoríte|navštívite|prezeráte|zotrváte|surfujete);
    (pokračujete|zostanete|budete) li; (používanie|prehliadanie|pokračovanie|zotrvanie|návšteva|ďalšie|prezeranie)
    … … … (znamená|považuje|predstavuje|je súhlas|sa rovná|vyjadruje)`,
  idle: `
    (mlčanie|mlčaním|nečinnosť|nečinnosťou);
    (zatvorenie|zatvoríte|zatvorením|ignorovanie|ignorujete|posúvanie|rolovanie); (ak|kým|pokiaľ) …
    (nenamietate|neodmietnete|nevyberiete|neodpoviete|nezmeníte|nereagujete|nevyjadríte); (bez|absencia|chýbajúc*)
    … (odpovede|námietky|námietok|voľby|reakcie|nesúhlasu|odpoveď); (po|do) … (sekundách|sekúnd|minútach|minúte);
    (vaša návšteva|vaša prítomnosť); kto … (zostane|pokračuje|neodmietne)`,
  consenting: `súhlas*; prijím*; prijm*; prijat*; akcept*; povol*; schvaľ*`,
  affirming: `
    (ako|za) (áno|súhlas|povolenie); (všetky) … (cookies|účely|súbory) … (aktív*|zapn*|prijat*)`,
  unopposed: `
    (ak|kým|pokiaľ|ledaže) … (nenamietate|neodmietnete|nevyjadríte nesúhlas|nepoviete|neodpoviete|nesúhlas);
    (bez|pri absencii) … (námietok|námietky|nesúhlasu|odmietnutia|odpovede)`,
  processing: `
    (začne*|spust*|načíta*|aktivuje*|zdieľa*|odovzdá*|odovzdáva*|pošle*|predá*|sleduje*|meria*|zbiera*|zapne*|použi*|budeme|uloží*)
    … … … … (cookie*|reklam*|partner*|profil*|údaj*|sledov*|marketing*|návštev*|skript*)`,
  clickingOr: `(kliknutím|kliknite|stlačením|stlačte) … … … alebo`,
  notConsenting: `
    (ne|nie|bez|nikdy|ani) … … (súhlas*|prijat*|je|znamená|považuje|udel*|povol*|potreb*);
    (neznamená|nepovažujeme|nepovažuje|nepredstavuje|nesúhlas*|neukladáme|nepoužívame|nevyžaduje|nezávisí|nepotrebuj*|nestačí|nevyjadruje|neudeľ*|nespust*);
    (ak|keď) (súhlasíte|prijmete|povolíte|udelíte); (len|iba|výlučne) … (nevyhnutn*|so|ak|po|s); (môžete|môžeš) …
    (pokračovať|používať|prehliadať|odmietnuť|zostať); s … súhlasom; (nič|žiadn*); aj keď`,
  denying: `
    (ako|znamená|za) … odmietnut*; odmietate; (odvola*|zmen*) … … … (v|na|kliknutím|cez);
    (kliknite|kliknutím|stlač*) … … (prij*|súhlas*|tlačidl*)`,
  accepting: `prij*; súhlas*; povoľ*; povol*; áno; akcept*; schvaľ*; zapnúť`,
  refusing: `
    nevyhnutn*; odmiet*; zamiet*; nie; nesúhlas*; bez; len; iba; nič; blokov*; vypn*; potrebn*; technick*; neprij*`,
  settings: `nastav*; výber*; vybra*; zvol*; sprav*; prispôsob*; možnost*; uložiť; zmen*; preferenc*`,
  elsewhere: `
    viac; informác*; zisti*; podrobn*; zatvor*; zavrieť; pokrač*; ďalej; neskôr; rozumiem; ok; presk*; prečíta*;
    späť; odís*; pripom*`,
  disagreeing: `nesúhlas*; neprij*`,
  acknowledging: `ok; áno; dobre`,
};
